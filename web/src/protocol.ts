// Written by `make types` from the messages of the server. Do not edit.

/** Reasons why the server refuses a request. */
export type ErrorCode =
  | "no_table"
  | "no_step"
  | "no_route"
  | "no_player"
  | "wrong_method"
  | "malformed"
  | "too_large"
  | "bad_options"
  | "bad_record"
  | "bad_name"
  | "unwanted_name"
  | "bad_chat"
  | "bad_paint"
  | "bad_move"
  | "bad_push"
  | "bad_origin"
  | "bad_host"
  | "not_host"
  | "not_your_seat"
  | "no_secret"
  | "option_off"
  | "muted"
  | "kicked"
  | "silenced"
  | "excluded"
  | "no_spectators"
  | "seat_given"
  | "people_off"
  | "not_invited"
  | "no_own_name"
  | "bad_proof"
  | "stale"
  | "illegal"
  | "not_your_turn"
  | "cannot_undo"
  | "seat_not_online"
  | "seat_taken"
  | "seats_open"
  | "already_started"
  | "not_started"
  | "game_over"
  | "not_over"
  | "not_away"
  | "archived"
  | "no_clock"
  | "led"
  | "have_seat"
  | "no_person"
  | "no_offer"
  | "seek_paused"
  | "name_taken"
  | "renamed_lately"
  | "name_given"
  | "already_named"
  | "last_way_back"
  | "too_many_ways_back"
  | "no_passkeys"
  | "no_push"
  | "day_not_over"
  | "future_day"
  | "one_try"
  | "rated_game"
  | "too_many_actions"
  | "too_many_requests"
  | "too_many_tables"
  | "too_many_open"
  | "too_many_names"
  | "names_full"
  | "too_many_tries"
  | "too_many_sockets"
  | "too_many_reviews"
  | "too_many_deals"
  | "push_full"
  | "log_full"
  | "busy"
  | "unavailable"
  | "damaged"
  | "internal";

/** Reasons why a move is not legal. */
export type ReasonCode =
  | "game_over"
  | "outcome_pending"
  | "not_asked"
  | "action_used"
  | "no_action_left"
  | "actions_owed"
  | "column_empty"
  | "block_covered"
  | "too_far"
  | "nothing_there"
  | "face_down"
  | "not_a_building"
  | "not_a_mob"
  | "not_a_weapon"
  | "short_of_blocks"
  | "no_action_mob"
  | "not_next_to_you"
  | "not_on_this_card"
  | "no_such_decision"
  | "not_a_chance_event"
  | "not_this_event"
  | "not_possible";

/** Decisions that a table waits for. */
export type PromptCode =
  | "set_up"
  | "chance"
  | "act"
  | "extra"
  | "second"
  | "bow"
  | "pickaxe"
  | "tnt"
  | "end"
  | "trade"
  | "score"
  | "over";

/** Reasons why the last decision cannot be undone. */
export type Barrier = "nothing" | "revealed" | "ended" | "turn_start" | "other_player";

/** Kinds of updates. */
export type EventKind =
  | "create"
  | "change"
  | "join"
  | "leave"
  | "kick"
  | "rename"
  | "start"
  | "move"
  | "undo"
  | "resign"
  | "bot"
  | "back"
  | "overtime"
  | "flag"
  | "here"
  | "away"
  | "chat"
  | "mute"
  | "paint"
  | "pause"
  | "extend"
  | "outage"
  | "offer"
  | "give"
  | "claim"
  | "rematch"
  | "archive"
  | "restore"
  | "erase";

/** States of a table. */
export type Status = "lobby" | "playing" | "over" | "replay";

/** Kinds of seats. */
export type SeatKind = "here" | "online" | "bot" | "closed";

/** Powers of a revealed token. */
export type Power = "bow" | "pickaxe" | "tnt";

/** Messages from a client to the server. */
export type ClientMessage = Act | Ping | ShowStep | React;

/** Messages from the server to a client. */
export type ServerMessage =
  | Hello
  | Update
  | Done
  | Seated
  | Spectators
  | Pong
  | Error
  | Gone
  | Reviewing
  | Notes
  | ShownStep
  | Reaction;

/** Actions of a player at a table. */
export type AnyAction =
  | Join
  | Leave
  | Kick
  | Rename
  | Change
  | Start
  | Play
  | UndoMove
  | Resign
  | ReplaceAbsent
  | ReclaimSeat
  | Chat
  | Mute
  | Paint
  | Pause
  | Extend
  | Offer
  | GiveSeat
  | Claim
  | Token
  | Rematch
  | Restore;

/** Events of a game. */
export type LogEntry =
  | GameBegan
  | TurnBegan
  | Mined
  | Uncovered
  | LayerUsedUp
  | Explored
  | CellRevealed
  | Built
  | FightBegan
  | TokenRevealed
  | BowUsed
  | Declined
  | Detonated
  | Fought
  | Took
  | Traded
  | TurnEnded
  | Scored
  | BonusScored
  | GameOver;

/** The options of a table. `hints` is off by default if two or more people play. */
export interface Options {
  seats: SeatOption[];
  first?: number | null;
  deal?: string | null;
  clock?: ClockOption;
  undo?: boolean;
  odds?: boolean;
  hints?: boolean | null;
  spectators?: boolean;
  chat?: boolean;
  /** The name of one of the server's boxes; empty for the first one. */
  box?: string;
  /** Whether the server lists the lobby, so that all people may find it and sit down. */
  open?: boolean;
  /** Whether the game changes ratings, if two or more players have a name. */
  rated?: boolean;
  /** The day, if the game is a try at the deal of the day. Only the server sets it. */
  day?: string;
}

/** A request for an action. */
export interface Act {
  type: "act";
  id: string;
  action: AnyAction;
}

/** A seat and the secret with which another device can claim it. */
export interface ClaimLink {
  seat: number;
  secret: string;
}

/** A name to take or to change to, with a painted face. */
export interface NameRequest {
  name: string;
  /** The painted face, 64 hexadecimal digits; empty removes it, null leaves it. */
  face?: string | null;
  /** The label of this browser in the list of devices, such as `Firefox on Linux`. */
  label?: string;
}

/** A code from another device. */
export interface CodeRequest {
  code: string;
  label?: string;
}

/** The answer of a browser that has made a passkey. */
export interface Created {
  client_data: string;
  attestation: string;
  label?: string;
}

/** A name and its recovery letters, in any case and with blanks. */
export interface LettersRequest {
  name: string;
  letters: string;
  label?: string;
}

/** The answer of a browser that has used a passkey. */
export interface Used {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  label?: string;
}

/** The time for an analysis in milliseconds; the server has a limit. */
export interface AnalysisRequest {
  ms?: number;
}

/**
 * Where a fork begins, the seat of the player, and the bot of the other seats.
 *
 * Without a bot, the opponents stay the same, and `DEFAULT_BOT` plays for people.
 */
export interface ForkRequest {
  step: number;
  seat?: number;
  bot?: string;
}

/** A decision to try out at a step of a reviewed game. */
export interface TryRequest {
  move: string;
}

/** A note about a step; an empty text removes the author's note. */
export interface NoteRequest {
  text: string;
}

/** The result of a player's first try at a puzzle. */
export interface PuzzleAttempt {
  found: boolean;
}

/** A search: table sizes, speeds, and seconds after which bots may fill the seats (0: never). */
export interface Seek {
  sizes: (2 | 3 | 4)[];
  speeds: ("days" | "live" | "relaxed")[];
  patience: 0 | 60 | 300;
  name?: string;
}

/** The answer to an offer of quick match. */
export interface Answer {
  offer: string;
  ready: boolean;
}

/** The name under which a person sits down. */
export interface Sit {
  name?: string;
}

/** The seat of a person to block. */
export interface BlockSeat {
  seat: number;
}

/** A report about the person at a seat, for the operator. */
export interface Report {
  seat: number;
  reason: "insults" | "name" | "other" | "stalls";
  text?: string;
}

/** A report about a player, for the operator. */
export interface PlayerReport {
  reason: "insults" | "name" | "other" | "stalls";
  text?: string;
}

/** The code in an invitation of the operator. */
export interface InvitationCode {
  invitation: string;
}

/** The name of the player at the table; it may be empty. */
export interface StartTry {
  name?: string;
}

/** The subscription of this browser at its push service. */
export interface SubscribeRequest {
  endpoint: string;
  /** The public key of the browser, in Base64url. */
  p256dh: string;
  /** The secret of the subscription, in Base64url. */
  auth: string;
  /** The time zone of the browser, such as `Europe/Berlin`. */
  zone: string;
  /** The label of this browser in your list, such as `Firefox on Linux`. */
  label?: string;
}

/** The notifications that you want. */
export interface WishesRequest {
  kinds: ("full" | "time" | "turn")[];
  quiet_from: number;
  /** The minutes of the day between which you want none; equal for none. */
  quiet_to: number;
  /** The time zone of these minutes, such as `Europe/Berlin`. */
  zone: string;
}

/** A record to import. */
export interface ImportRequest {
  record: string;
}

/** A table that was made, and the link to it. */
export interface CreatedTable {
  code: string;
  link: string;
}

/**
 * The first message on a socket.
 *
 * A client that has missed only a few events gets a short hello, and the events as updates.
 * Otherwise the hello has the whole state.
 */
export interface Hello {
  type: "hello";
  seq: number;
  game_seq: number;
  now: number;
  you: You;
  /** The version of the server. A page of another version continues, and may offer to reload. */
  version?: string;
  spectators?: number;
  info?: TableInfo | null;
  view?: View | null;
  log?: LogEntry[] | null;
  chat?: ChatLine[] | null;
  clocks?: ClockInfo | null;
  build?: string;
  /** The public URL of the server, for links to share; empty if it has none. */
  url?: string;
  /** Until when the operator has muted you, in milliseconds since 1970; 0 if you are not. */
  silenced_until?: number;
}

/** The public data of a table, without its game. */
export interface TableInfo {
  code: string;
  status: Status;
  options: Options;
  seats: SeatInfo[];
  host_seat: number | null;
  created: number;
  grace: number;
  winners?: number[];
  rematch?: string;
  origin?: string;
  /** The number of steps that come from the game of `origin`, if this game continues it. */
  continued?: number | null;
  spectators_muted?: boolean;
  archived?: boolean;
}

/** The answer to an action. Only this client receives the `secret`. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
  secret?: string;
  code?: string;
}

/** A table in a list. */
export interface Listed {
  code: string;
  status: string;
  created: number;
  updated: number;
  summary: Summary;
  /** Your seats. */
  mine?: number[];
  /** Whether you are the host. */
  host?: boolean;
}

/** All personal data that the server keeps under the hash of a browser's secret. */
export interface MyData {
  /** The hash of the browser's secret, which identifies it. */
  id: string;
  tables: MyTable[];
  /** Your name, on the first page; null for a guest. */
  player?: MyPlayer | null;
  /** The number of tables that the server could not read; ask the operator for that data. */
  failed?: number;
  /** Where the next page begins (`?after=`); empty on the last page. */
  next?: string;
  /** The names of people whom you block; on the first page. */
  blocked?: string[];
  /** The reports that you sent; on the first page. */
  reports?: MyReport[];
  /** Your notifications, on the first page; null without a browser that gets them. */
  notifications?: MyNotifications | null;
  /** The operator's sanctions against you; on the first page. */
  sanctions?: MySanction[];
  /** The days whose deal you have tried; on the last page. */
  tries?: string[];
}

/** The number of tables from which a person's data was erased, and of deleted tables. */
export interface Erased {
  erased?: number;
  deleted?: number;
  /** The number of tables that the server could not read; the operator can erase that data. */
  failed?: number;
  /** Where to continue (`?after=`); empty at the end. */
  next?: string;
}

/** The name of the player who asks, and the ways back to it. A guest has none. */
export interface MyName {
  name?: string;
  /** When the player took the name, in milliseconds since 1970. */
  since?: number;
  /** When the name may change, in milliseconds since 1970. */
  rename_from?: number;
  /** Until when you keep the name that the operator gave you; 0 if you chose it. */
  given_until?: number;
  face?: string;
  /** Whether the player has recovery letters. */
  letters?: boolean;
  devices?: Device[];
  passkeys?: Passkey[];
  /** Why a guest cannot take a name here: `people_off` or `not_invited`; else empty. */
  refused?: string;
  /** The host for which this page can make passkeys; empty if it cannot. */
  passkey_host?: string;
  /** Why it cannot: `insecure` (no HTTPS) or `missing` (the server lacks the extra). */
  no_passkeys?: string;
}

/** Whether you could have a name. */
export interface NameCheck {
  /** The name in its normal form. */
  name: string;
  free: boolean;
}

/** New recovery letters, which the server shows once. */
export interface Letters {
  letters: string;
}

/** A code that makes another device yours; it works once. */
export interface PairingCode {
  code: string;
  /** When it stops working, in milliseconds since 1970. */
  until: number;
  /** The link in the QR code, without the code. */
  link: string;
}

/** The options of `navigator.credentials.create`, in their JSON form. */
export interface CreationOptions {
  rp: RelyingParty;
  user: PasskeyUser;
  challenge: string;
  pubKeyCredParams: Algorithm[];
  excludeCredentials: KnownPasskey[];
  authenticatorSelection: Selection;
  attestation: string;
  timeout: number;
}

/** A browser that has become a device of a player. */
export interface Arrived {
  name: string;
  /** Tables of this browser from before, which it can bring along. */
  games?: number;
  /** The new recovery letters, if the browser used the old ones. */
  letters?: string;
}

/** The options of `navigator.credentials.get`, in their JSON form. */
export interface RequestOptions {
  challenge: string;
  rpId: string;
  userVerification: string;
  timeout: number;
}

/** The number of tables that a browser has brought along. */
export interface Brought {
  brought?: number;
  failed?: number;
  /** Where to continue (`?after=`); empty at the end. */
  next?: string;
}

/** A player as any client sees them. */
export interface Profile {
  name: string;
  /** When the player took the name, in milliseconds since 1970. */
  since: number;
  face?: string;
  /** Whether it is the player who asks. */
  you?: boolean;
  /** Whether you block this player. */
  blocked?: boolean;
  /** The last games, the newest first. */
  games?: PlayedGame[];
  /** Your games against this player; null for yourself and for a client without games. */
  together?: Together | null;
  /** The rating; null without rated games and while it is provisional. */
  rating?: ShownRating | null;
  /** Whether the player finished each of the last 20 games with others, the oldest first. */
  kept?: boolean[];
  /** The fixed ratings of the bots. */
  marks?: BotMark[];
}

/** A game as the server sends it to clients. */
export interface View {
  /** Sixteen hex digits that identify the position. */
  hash: string;
  phase: string;
  /** The seat that decides; None at a chance node and after the end. */
  decider: number | null;
  /** The seat whose turn it is; None until the first player is drawn. */
  turn: number | null;
  turns: number;
  prompt: Prompt;
  undo: Undo;
  cube: Record<string, string>;
  world: Record<string, Cell>;
  players: Player[];
  /** From the top. */
  layers: Layer[];
  forecasts: Forecast[];
  unseen: Unseen;
  /** The five actions in their order. */
  actions: Choice[];
  /** Trade and end. */
  endings: Choice[];
  legal?: Legal[];
  /** Actions owed, one in progress included. */
  owed?: number;
  /** Kinds of action that are used up in this turn. */
  used?: string[];
  /** The number of scored cards. */
  scored?: number;
  /** The card of the current scoring round. */
  card?: string | null;
  fight?: Fight | null;
  /** The probability to win each legal fight and the fight in progress, by cell. */
  odds?: Record<string, number>;
  /** The probability to win after each answer to the question of a fight, by verb. */
  answers?: Record<string, number>;
  scores?: number[];
  winners?: number[];
  over?: boolean;
}

/** The effect of a build: payment (R11), covered tile, XP, groups. */
export interface BuildPreview {
  tile: string;
  space: number;
  /** Changes for the cards that are not yet scored. */
  changes: GroupChange[];
  paid?: Record<string, number>;
  covered?: string | null;
  xp?: number;
}

/** The reason why a move is illegal. */
export interface Refusal {
  /** The kind of the reason, one of `overworld.game.refusal.ALL_CODES`. */
  code: ReasonCode;
  /** The numbers and names of the reason. */
  facts?: Record<string, number | string>;
}

/** The views of a game step by step; ask again for the steps up to `last` that are missing. */
export interface Steps {
  /** The step of the first view. */
  first: number;
  /** The last step of the game. */
  last: number;
  views: View[];
}

/** The estimates of the search for a position. */
export interface Analysed {
  seat: number;
  simulations: number;
  moves: AnalysedMove[];
  line: string[];
  /** Why the first move is better than the second one. */
  reason?: BetterReason | null;
}

/**
 * The review of a table's game, or its progress.
 *
 * While it waits, `ahead` is the number of reviews before it. `seconds` is the estimated time
 * until it is done. While it runs, `values` are the win shares of the last positions, in the order
 * of the game: a review goes from the last position to the first.
 */
export interface ReviewState {
  state: "done" | "failed" | "none" | "running" | "waiting";
  percent?: number;
  ahead?: number;
  seconds?: number;
  values?: number[][];
  review?: Review | null;
}

/** How good a tried decision is: its grade and win shares, and the view after it. */
export interface TriedMove {
  grade: "almost" | "excellent" | "good" | "not_yet" | "same" | "worse";
  /** The win share of the deciding player after it. */
  share: number;
  /** The win share after the best decision. */
  best: number;
  /** The win share after the decision in the game. */
  played: number;
  /** The loss against the best decision up to which another one is as good. */
  margin: number;
  /** The advantage of the best decision over a worse one, or its own reason; else None. */
  reason: BetterReason | null;
  view: View;
}

/** A note about a step of a game, by a player or the host. */
export interface Note {
  step: number;
  name: string;
  text: string;
  at: number;
  seat?: number | null;
}

/** The contents of the box of a table, and the bots, the weakest first. */
export interface Box {
  name: string;
  title: string;
  blocks: BoxBlock[];
  cards: BoxCard[];
  weapons: BoxWeapon[];
  mobs: BoxMob[];
  buildings: BoxBuilding[];
  boards: Board[];
  actions: string[];
  limits: BoxLimits;
  bots: string[];
  /** Bots that were trained on another box. They play this one less well. */
  strangers: string[];
  strongest: BoxStrength[];
}

/** A box: its name in options and its title for players. */
export interface BoxTitle {
  name: string;
  title: string;
}

/** An entry of the list of lessons. */
export interface LessonInfo {
  number: number;
  name: string;
  steps: number;
}

/** A lesson with the table that it is shown at. */
export interface LessonAtTable {
  number: number;
  name: string;
  colours: string[];
  moments: Moment[];
  steps: LessonStep[];
  info: TableInfo;
}

/** An entry of the list of puzzles, with its difficulty. */
export interface PuzzleInfo {
  number: number;
  name: string;
  /** How often our bots solve it, in %; None for a goal that bots do not pursue. */
  bots?: number | null;
  /** How many people tried it on this server. */
  tries?: number;
  /** How many of them solved it on the first try. */
  found?: number;
}

/** A puzzle with the table that it is shown at. */
export interface PuzzleAtTable {
  number: number;
  name: string;
  rule: string;
  colours: string[];
  nodes: PuzzleNode[];
  best: boolean;
  card: string;
  info: TableInfo;
}

/** The list of the square, and the search of this client. */
export interface SquareState {
  square: SquareList;
  search: SquareYou;
}

/** The search of this client for a table. */
export interface SquareYou {
  type: "search";
  /** The time of the server, in milliseconds since 1970. */
  now: number;
  /** `none`, `looking`, `offered`, `seating`, `seated` or `out`. */
  state?: string;
  since?: number;
  patience?: number;
  sizes?: number[];
  speeds?: string[];
  /** When a client that is out may look for a table again. */
  until?: number;
  offer?: OfferInfo | null;
  /** The table where this client has got a seat. */
  code?: string;
}

/** The seat that a person has taken. */
export interface TakenSeat {
  code: string;
  seat: number;
}

/** A person whom a client blocks, with the name that they had. The id says nothing else. */
export interface Blocked {
  id: string;
  name: string;
  at: number;
}

/** A day that is over. */
export interface ArchivedDay {
  day: string;
  line_up: LineUp;
  /** Your lead, if you have finished your try. */
  lead?: number | null;
  /** Whether you finished the game, if your try is over. */
  kept?: boolean;
}

/** The deal of a day. Before your try is finished, it has nothing about the others' tries. */
export interface Day {
  day: string;
  /** When the day is over, in milliseconds since 1970. */
  ends: number;
  now: number;
  line_up: LineUp;
  /** The number of people who have finished their try. */
  played: number;
  week: DaySquare[];
  tried?: boolean;
  finished?: boolean;
  /** The table of your try. */
  code?: string;
  over?: boolean;
  /** The seed of the deal; empty until the day is over. */
  seed?: string;
  lead?: number | null;
  /** Whether you finished the game, if your try is over; a player who resigns is last. */
  kept?: boolean;
  beaten?: number;
  others?: number;
  /** Whether the bots are among the others, because few people have played. */
  bots_count?: boolean;
  marks?: DayMark[];
  entries?: DayEntry[];
}

/** The tables of a week and its season. Today counts only after you have finished your try. */
export interface DayTables {
  days: string[];
  week: WeekEntry[];
  season_first: string;
  season_last: string;
  season: SeasonEntry[];
}

/** The notifications that you get while the page is closed. */
export interface NotificationChoices {
  /** The key with which this browser can subscribe; empty if the server cannot notify you. */
  key: string;
  /** The notifications that you want. */
  kinds: ("full" | "time" | "turn")[];
  quiet_from: number;
  /** The minutes of the day between which none comes; equal for none. */
  quiet_to: number;
  /** The time zone of these minutes; empty without a browser that gets notifications. */
  zone: string;
  /** Your browsers that get notifications, the last used first. */
  browsers: NotifiedBrowser[];
}

/** The ladder: players in the order of their ratings, and bots as fixed marks. */
export interface Ladder {
  entries: LadderEntry[];
  marks: BotMark[];
  /** The names of players whose ratings are provisional, in alphabetical order. */
  provisional?: string[];
  /** Players that are left out, because the list is long. */
  more?: number;
}

/** How a game changed the rating of the player who asks. */
export interface GameRating {
  marks: BotMark[];
  rated?: boolean;
  /** Why it is not rated although the host wanted it: `few`, `often` or `unknown`. */
  why?: string;
  /** Your rating before the game; null while it was provisional, and for other clients. */
  before?: number | null;
  /** Your rating after the game; null while it is provisional, and for other clients. */
  after?: ShownRating | null;
  /** Whether the game changed your rating, which is still provisional. */
  provisional?: boolean;
  kept?: Kept | null;
}

/** A request for a `pong`. */
export interface Ping {
  type: "ping";
}

/** A request to show a step of an ended game to the table; without a step, to end that. */
export interface ShowStep {
  type: "lead";
  id: string;
  step?: number | null;
}

/** A request to show a reaction of a player to the table for a few seconds. */
export interface React {
  type: "react";
  id: string;
  seat: number;
  reaction: "cheer" | "laugh" | "oops" | "wow";
}

/** An event, and the data that it changed. */
export interface Update {
  type: "update";
  seq: number;
  game_seq: number;
  at: number;
  kind: EventKind;
  seat?: number | null;
  text?: string;
  log?: LogEntry[];
  view?: View | null;
  info?: TableInfo | null;
  clocks?: ClockInfo | null;
  chat?: ChatLine | null;
  /** All chat lines, if seats have new numbers or lines were erased. */
  lines?: ChatLine[] | null;
}

/** The seats of this client, after players have changed. */
export interface Seated {
  type: "seated";
  you: You;
}

/** The number of spectators. */
export interface Spectators {
  type: "spectators";
  count: number;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  now: number;
}

/** A refused request: a documented error code, and values for the sentence about it. */
export interface Error {
  type: "error";
  code: ErrorCode;
  facts?: Record<string, string | number>;
  id?: string;
}

/** The host has deleted the table. */
export interface Gone {
  type: "gone";
}

/** The state of the game's review; clients can read it when it is done. */
export interface Reviewing {
  type: "review";
  state: "done" | "failed" | "none" | "running" | "waiting";
  percent?: number;
}

/** All notes about the game, sent after a change. */
export interface Notes {
  type: "notes";
  notes?: Note[];
}

/** The step of an ended game that a person shows to the table; None if no person leads. */
export interface ShownStep {
  type: "led";
  step?: number | null;
  seat?: number | null;
  name?: string;
}

/** A reaction of a player, which clients show for a few seconds. It is not stored. */
export interface Reaction {
  type: "reaction";
  seat: number;
  reaction: "cheer" | "laugh" | "oops" | "wow";
}

/** Take an open seat. */
export interface Join {
  do: "join";
  seat: number;
  name?: string;
}

/** Leave a seat before the game begins. */
export interface Leave {
  do: "leave";
  seat: number;
}

/** Remove a player from the lobby and do not let them join again; for the host. */
export interface Kick {
  do: "kick";
  seat: number;
}

/** Change the name of your seat. */
export interface Rename {
  do: "rename";
  seat: number;
  name: string;
}

/** Change the options before the game begins; for the host. */
export interface Change {
  do: "change";
  options: Options;
}

/** Start the game; for the host. */
export interface Start {
  do: "start";
}

/** Play a move, written or by number. `expected` is the `seq` of the last game event. */
export interface Play {
  do: "play";
  move: string | number;
  expected: number;
}

/** Undo the last decision. */
export interface UndoMove {
  do: "undo";
  expected: number;
}

/** Resign. With two players the other one wins; with more, a bot takes the seat. */
export interface Resign {
  do: "resign";
  seat: number;
}

/** Wait for a player who is away, or let a bot play this turn or until they return. */
export interface ReplaceAbsent {
  do: "absent";
  seat: number;
  choice: "return" | "turn" | "wait";
}

/** Take your seat back from a bot. */
export interface ReclaimSeat {
  do: "return";
  seat: number;
}

/** Send a chat message to the table. */
export interface Chat {
  do: "chat";
  text: string;
}

/** Mute or unmute a seat, or all spectators; for the host. */
export interface Mute {
  do: "mute";
  muted: boolean;
  seat?: number | null;
}

/** Show your painted character: 64 hexadecimal digits, eight rows of eight colours. */
export interface Paint {
  do: "paint";
  seat: number;
  pixels: string;
}

/** Stop the clocks, or let them run again; for the host. */
export interface Pause {
  do: "pause";
  paused: boolean;
}

/** Give a seat more time. A player who has timed out gets the seat back. For the host. */
export interface Extend {
  do: "extend";
  seat: number;
  seconds: number;
}

/** Ask for a secret with which another device can take your seat. */
export interface Offer {
  do: "offer";
  seat: number;
}

/**
 * Ask for a secret with which another device can take an absent player's seat; for the host.
 *
 * The secret is void when the player returns.
 */
export interface GiveSeat {
  do: "give";
  seat: number;
}

/** Take over a seat from another device. */
export interface Claim {
  do: "claim";
  seat: number;
  secret: string;
}

/** Ask for a secret with which an outside bot can play an open seat; for the host. */
export interface Token {
  do: "token";
  seat: number;
  name?: string;
}

/** Create a table for the same players, each one seat further. */
export interface Rematch {
  do: "rematch";
}

/** Take a table out of the archive; for the host and players with a seat. */
export interface Restore {
  do: "restore";
}

/** The table is set up, and a seat begins. */
export interface GameBegan {
  code: "began";
  at: number;
  seat: number;
}

/** A turn begins. */
export interface TurnBegan {
  code: "turn";
  at: number;
  seat: number;
  /** The number of the turn, from 1. */
  turn: number;
}

/** A player takes a block, with the Collect action or with a pickaxe. */
export interface Mined {
  code: "mined";
  at: number;
  seat: number;
  /** The column of the cube, such as `w1`. */
  column: string;
  /** The kind of the block. */
  block: string;
  /** Whether the player used a pickaxe. */
  pickaxe?: boolean;
}

/** A block becomes visible; its level counts from 0 at the bottom. */
export interface Uncovered {
  code: "uncovered";
  at: number;
  /** The column of the cube, such as `w1`. */
  column: string;
  /** The level of the block, from 0 at the bottom. */
  level: number;
  /** The kind of the block. */
  block: string;
}

/** The players have used up a layer; layers count from 1 at the top. */
export interface LayerUsedUp {
  code: "layer";
  at: number;
  /** The number of the layer, from 1 at the top. */
  layer: number;
  /** The card that this layer triggers, or None for the last layer. */
  card?: string | null;
}

/** A character moves or stays. */
export interface Explored {
  code: "explored";
  at: number;
  seat: number;
  /** The crossing where the character was, such as `33`. */
  start: string;
  /** The crossing where it is now. */
  crossing: string;
  /** The number of steps between them. */
  steps: number;
}

/** A player reveals a tile or token of the Overworld. */
export interface CellRevealed {
  code: "revealed";
  at: number;
  /** The cell of the Overworld, such as `c3`. */
  cell: string;
  /** The id of the tile or token. */
  face: string;
}

/** A player pays for a building and places it, perhaps over another. */
export interface Built {
  code: "built";
  at: number;
  seat: number;
  /** The cell of the Overworld, such as `c3`. */
  cell: string;
  /** The id of the building. */
  tile: string;
  /** The space of the board, from 1 to 9 in reading order. */
  space: number;
  /** The number of blocks paid, by kind. */
  paid?: Record<string, number>;
  /** The id of the building below, or None. */
  covered?: string | null;
  /** The XP that the seat gains. */
  xp?: number;
}

/** A fight begins; `chance` is the chance to win it. */
export interface FightBegan {
  code: "fight";
  at: number;
  seat: number;
  /** The cell of the Overworld, such as `c3`. */
  cell: string;
  /** The id of the mob. */
  mob: string;
  /** The hearts that defeat the mob. */
  needed: number;
  /** The chance to win, from 0 to 1, if the player plays well. */
  chance: number;
}

/** A player reveals a token; `hearts` are those of the fight so far. */
export interface TokenRevealed {
  code: "turned";
  at: number;
  seat: number;
  /** The id of the weapon. */
  weapon: string;
  /** The hearts of the fight so far. */
  hearts: number;
  /** The chance to win after this token, from 0 to 1, if the player plays well. */
  chance: number;
  /** The XP that the seat gains. */
  xp?: number;
}

/** A player uses a bow to reveal one more token. */
export interface BowUsed {
  code: "drew";
  at: number;
  seat: number;
}

/** A player does not use a power. */
export interface Declined {
  code: "declined";
  at: number;
  seat: number;
  /** The power. */
  power: Power;
  /** The chance to win the fight now, from 0 to 1, if the player plays well. */
  chance: number;
}

/** A player detonates a TNT; `hearts` are those of the fight so far. */
export interface Detonated {
  code: "detonated";
  at: number;
  seat: number;
  /** The hearts of the fight so far. */
  hearts: number;
}

/**
 * A fight ends.
 *
 * `hoe_xp` (`hoes` in JSON) and `blocks` are the gains during the fight. They also have their own
 * events. `revealed` (`turned` in JSON) are the tokens of the fight.
 */
export interface Fought {
  code: "fought";
  at: number;
  seat: number;
  /** The cell of the Overworld, such as `c3`. */
  cell: string;
  /** The id of the mob. */
  mob: string;
  /** The hearts that defeat the mob. */
  needed: number;
  /** The hearts at the end of the fight. */
  hearts: number;
  /** Whether the player has defeated the mob. */
  won: boolean;
  /** The XP that the seat gains. */
  xp?: number;
  /** The XP from hoes during the fight; `hoes` in JSON. */
  hoes?: number;
  /** The blocks from pickaxes during the fight, by kind. */
  blocks?: Record<string, number>;
  /** The number of revealed tokens by weapon id; `turned` in JSON. */
  turned?: Record<string, number>;
  /** The number of TNT that the player detonated. */
  detonated?: number;
}

/** A player takes a weapon. */
export interface Took {
  code: "took";
  at: number;
  seat: number;
  /** The cell of the Overworld, such as `c3`. */
  cell: string;
  /** The id of the weapon. */
  weapon: string;
}

/** A player trades in a mob for an extra action. */
export interface Traded {
  code: "traded";
  at: number;
  seat: number;
  /** The id of the mob. */
  mob: string;
}

/** A turn ends; `due` has the letters of the cards to score now. */
export interface TurnEnded {
  code: "ended";
  at: number;
  seat: number;
  /** The letters of the cards to score now. */
  due?: string;
}

/** A seat scores a characteristic: `xp` is `spaces` times `points`. */
export interface Scored {
  code: "scored";
  at: number;
  seat: number;
  /** The card: A, B or C. */
  card: string;
  /** The characteristic that is scored. */
  characteristic: string;
  /** The number of spaces that count. */
  spaces: number;
  /** The XP for each space. */
  points: number;
  /** The XP that the seat gains. */
  xp?: number;
}

/**
 * A scoring mob gives its bonus at the end: `xp` is `spaces` times `points`.
 *
 * `mask` has a bit for each space that counts, connected or not: 1 for space 1, 2 for space 2.
 */
export interface BonusScored {
  code: "bonus";
  at: number;
  seat: number;
  /** The id of the mob. */
  mob: string;
  /** The characteristic that is scored. */
  characteristic: string;
  /** The number of spaces that count. */
  spaces: number;
  /** The XP for each space. */
  points: number;
  /** The XP that the seat gains. */
  xp?: number;
  /** The spaces that count: bit 0 is space 1, bit 1 is space 2. */
  mask?: number;
}

/** The game ends; `scores` is the XP of each seat, and `blocks` the tie-break. */
export interface GameOver {
  code: "over";
  at: number;
  /** The XP of each seat. */
  scores: number[];
  /** The number of blocks left of each seat, which breaks ties. */
  blocks: number[];
  /** The seats that have won. */
  winners: number[];
}

/** No clock, a bank of seconds with an increment per turn, or days per turn. */
export interface ClockOption {
  mode?: "bank" | "days" | "off";
  bank?: number;
  increment?: number;
  days?: number;
}

/** The seats of a client, and whether it is the host. */
export interface You {
  seats: number[];
  host: boolean;
  /** The seats of this client that the host has given to another device. */
  given?: number[];
}

/** The data of a table in a list. */
export interface Summary {
  names: string[];
  boards: string[];
  turn?: number | null;
  turns?: number;
  winners?: number[];
  scores?: number[];
  /** The seats of bots. */
  bots?: number[];
  /** The bot of each of these seats; empty in summaries of older versions. */
  bot_ids?: string[];
  deal?: string;
  /** The title of its box, if that is not the first one. */
  box?: string;
  /** The closed seats. */
  closed?: number[];
  /** Whether the game continues another one from a step. */
  continued?: boolean;
  /** The day, if the game is a try at the deal of the day. */
  day?: string;
}

/** The site that a passkey belongs to. */
export interface RelyingParty {
  id: string;
  name: string;
}

/** The player, as the dialog of the browser shows them. */
export interface PasskeyUser {
  id: string;
  name: string;
  displayName: string;
}

/** The abilities that an authenticator needs. */
export interface Selection {
  residentKey: string;
  requireResidentKey: boolean;
  userVerification: string;
}

/** The player to move and the required decision; only the facts of its code are set. */
export interface Prompt {
  code: PromptCode;
  seat?: number | null;
  /** `act`: the number of actions owed. */
  owed?: number;
  /** `score`: the card. */
  card?: string | null;
  /** In a fight: the mob. */
  mob?: string | null;
  /** In a fight: the hearts that defeat the mob. */
  needed?: number;
  /** In a fight: the hearts revealed so far. */
  hearts?: number;
  /** `tnt`: the hearts after this detonation. */
  detonated?: number;
  /** `tnt`: whether the fight is won without any more TNT, or lost with all of it. */
  pointless?: boolean;
  /** `bow`, `tnt`: the verb of the answer that can never be worse; empty if there is none. */
  safe?: string;
}

/** The seat that can undo, or the barrier against it; exactly one is set. */
export interface Undo {
  seat?: number | null;
  barrier?: Barrier | null;
}

/** The number of unseen copies of each thing, in the order of the box. */
export interface Unseen {
  buildings: number[];
  mobs: number[];
  weapons: number[];
}

/**
 * Numbers of the rules.
 *
 * Actions in a turn, blocks in a Collect, steps in an Explore, tokens in a fight, tiles in a
 * stack, the last number of the XP track, and the number of players.
 */
export interface BoxLimits {
  actions: number;
  blocks: number;
  steps: number;
  tokens: number;
  tiles: number;
  track: number;
  fewest_players: number;
  most_players: number;
}

/**
 * The open tables and the waiting people, the longest waiting first.
 *
 * The server sends it at most once a second, and only after a change.
 */
export interface SquareList {
  type: "square";
  tables: OpenTableInfo[];
  waiting: SeekerInfo[];
  /** The number of tables and people that the list leaves out. */
  more?: number;
}

/** The seats of a day's game: how many, the person's, and the one that begins. */
export interface LineUp {
  size: number;
  seat: number;
  first: number;
  bot?: string;
}

/** The clocks: milliseconds left by seat, the seat whose clock runs, and since when. */
export interface ClockInfo {
  left: number[];
  running: number | null;
  since: number;
  paused: boolean;
}

/** The public data of a seat. */
export interface SeatInfo {
  kind: SeatKind;
  board: string;
  name: string;
  filled: boolean;
  bot?: string;
  beginner?: boolean;
  away_since?: number | null;
  stand_in?: string;
  stand_until?: string;
  muted?: boolean;
  paint?: string;
  resigned?: boolean;
  overtime?: boolean;
  timed_out?: boolean;
  outside_bot?: boolean;
  /** The steps at which a bot played for the player. */
  bot_steps?: StepRange[];
}

/** Personal data of a browser at one table. */
export interface MyTable {
  code: string;
  status: string;
  created: number;
  updated: number;
  host: boolean;
  seats: number[];
  /** All names that the server still has, in the order of time. */
  names: string[];
  chat: ChatLine[];
  /** Painted characters, 64 hexadecimal digits each. */
  pictures: string[];
  notes: MyNote[];
}

/** The name of a player and the ways back to it, in an export. */
export interface MyPlayer {
  name: string;
  created: number;
  /** When the name changed; 0 if it never did. */
  renamed: number;
  face: string;
  /** Whether the player has recovery letters, of which the server keeps only a hash. */
  letters: boolean;
  devices: MyDevice[];
  passkeys: MyPasskey[];
  rating?: MyRating | null;
}

/** A report that a person sent. */
export interface MyReport {
  at: number;
  code: string;
  name: string;
  reason: string;
  text: string;
}

/** The notifications that a person gets, in an export. */
export interface MyNotifications {
  kinds: string[];
  quiet_from: number;
  /** The minutes of the day between which none comes; equal for none. */
  quiet_to: number;
  zone: string;
  /** The last time with an open connection, in milliseconds since 1970. */
  seen: number;
  browsers: MyDevice[];
}

/** A sanction of the operator: `mute`, `exclude` or `rename`. */
export interface MySanction {
  kind: string;
  /** When it ends, in milliseconds since 1970. */
  until: number;
}

/** A browser of a player. */
export interface Device {
  id: string;
  label: string;
  /** The day of its last visit, in days since 1970. */
  day: number;
  /** Whether it is the browser that asks. */
  this: boolean;
}

/** A passkey of a player. */
export interface Passkey {
  id: string;
  label: string;
  /** The host where it works. */
  host: string;
  /** The day of its last use, in days since 1970. */
  day: number;
}

/** A kind of key that the server accepts. */
export interface Algorithm {
  alg: number;
  type?: string;
}

/** A passkey that the player has already. */
export interface KnownPasskey {
  id: string;
  type?: string;
}

/** A finished game in a profile. */
export interface PlayedGame {
  /** Milliseconds since 1970. */
  ended: number;
  place: number;
  xp: number;
  others: OtherPlayer[];
  /** The table, if you played there; else empty. */
  code?: string;
}

/** The games that you and another player played at the same table. */
export interface Together {
  games: number;
  /** Games in which you finished higher. */
  ahead: number;
  behind: number;
}

/** A rating that is no longer provisional. */
export interface ShownRating {
  rating: number;
  /** The number after ±. */
  deviation: number;
  /** The rated games. */
  games: number;
  /** The best bot that is not better; empty below all bots. */
  below?: string;
  /** The weakest bot that is better; empty above all bots. */
  above?: string;
}

/** The fixed rating of a bot. */
export interface BotMark {
  bot: string;
  rating: number;
}

/** A cell of the Overworld. */
export interface Cell {
  /** The id of the face-up tile or token, or None. */
  face?: string | null;
  /** The number of tiles or tokens left in the cell. */
  left?: number;
}

/** The possessions of a seat, without counts of 0. */
export interface Player {
  colour: string;
  crossing: string;
  board: (string | null)[];
  xp?: number;
  beginner?: boolean;
  supply?: Record<string, number>;
  pile?: Record<string, number>;
  mobs?: Record<string, number>;
  /**
   * How the seat can pay for each building next to its character, by cell.
   *
   * A payment has a letter for each block of the cost, in the order of the box: `b` for a matching
   * block, `w` for a wildcard and `-` for a missing block.
   */
  payments?: Record<string, string>;
}

/** A layer of the cube: the blocks left, and the card that is scored when it is used up. */
export interface Layer {
  left: number;
  card?: string | null;
}

/**
 * The forecast of a seat: twelve characteristics in the order of the box, and its mobs.
 *
 * `groups` are the spaces that count, as nine bits: 1 for space 1, 2 for space 2, 4 for space 3.
 */
export interface Forecast {
  spaces: number[];
  points: number[];
  groups: number[];
  bonuses?: Bonus[];
}

/** An action, trade or end; legal unless it has a reason. */
export interface Choice {
  id: string;
  reason?: Refusal | null;
}

/** A legal decision, and whether a chance event follows, after which no undo is possible. */
export interface Legal {
  id: number;
  text: string;
  reveals?: boolean;
}

/** The fight in progress. */
export interface Fight {
  /** The cell of the mob. */
  cell: string;
  /** The id of the mob. */
  mob: string;
  /** The hearts that defeat the mob. */
  needed: number;
  /** The hearts so far. */
  hearts: number;
  /** The number of tokens still to reveal. */
  draws: number;
  /** The number of revealed tokens by weapon id; `turned` in JSON. */
  turned?: Record<string, number>;
  /** The number of TNT still to decide on. */
  tnt?: number;
}

/** The largest group of a card before and after. */
export interface GroupChange {
  card: string;
  before: Group;
  after: Group;
}

/** The estimate of the search for one move: win share and final XP by seat. */
export interface AnalysedMove {
  move: string;
  visits: number;
  share: number[];
  xp: number[];
}

/** A reason why a move would have been better, as a code with facts; chances in percent. */
export interface BetterReason {
  code: "action" | "armed" | "block" | "card" | "denied" | "detonate" | "draw" | "keep" | "layer" | "layer_open" | "long_shot" | "near" | "near_mob" | "near_weapon" | "odds" | "reveals" | "score" | "share" | "tiles" | "tokens" | "toward" | "weapon" | "wild" | "win" | "xp";
  facts?: Record<string, string | number>;
}

/** A review of a game; `values[k]` are the win shares after `k` steps. */
export interface Review {
  /** The bot whose search judged the game. */
  bot: string;
  /** The simulations per position. */
  simulations: number;
  /** The colours of the seats. */
  colours: string[];
  /** The number of steps of the set-up, which are not judged. */
  start: number;
  /** The win shares of all seats after each number of steps. */
  values: number[][];
  /** All steps after the set-up. */
  steps: ReviewStep[];
  /** The steps of the up to three most costly decisions, in the order of the game. */
  moments: number[];
  /** The sums by seat. */
  seats: SeatReview[];
  /** Whether the game has ended, so that the last value is its result. */
  finished: boolean;
}

/** A kind of block: its letter in `cube`, how many there are, and whether it pays for any. */
export interface BoxBlock {
  id: string;
  letter: string;
  count: number;
  wildcard: boolean;
}

/** A scoring card: its four characteristics; `printed` if biomes printed on a board count. */
export interface BoxCard {
  id: string;
  group: string;
  printed: boolean;
  characteristics: BoxCharacteristic[];
}

/**
 * A kind of weapon; its power gives `xp` or `blocks`.
 *
 * `start` is the number in each player's first pile, `neutral` the number in the Overworld.
 */
export interface BoxWeapon {
  id: string;
  hearts: number;
  power: string;
  xp: number;
  blocks: number;
  start: number;
  neutral: number;
}

/**
 * A kind of mob tile.
 *
 * With `action`, a player can trade it in for an action. Otherwise it scores `points` for every
 * space with its `characteristic` at the end.
 */
export interface BoxMob {
  id: string;
  kind: string;
  hearts: number;
  xp: number;
  action: boolean;
  characteristic: string | null;
  points: number;
  count: number;
}

/** A kind of building tile; `cost` says which blocks it needs. */
export interface BoxBuilding {
  id: string;
  biome: string;
  material: string;
  type: string;
  cost: Record<string, number>;
  xp: number;
  count: number;
}

/** A player board: nine printed biomes in reading order; its id is the colour of the seat. */
export interface Board {
  id: string;
  biomes: string[];
}

/** The strongest bot for a number of players, and its win share in a match against obsidians. */
export interface BoxStrength {
  players: number;
  bot: string;
  percent: number;
  /** Half of the 95 % interval of `percent`. */
  within: number;
  games: number;
}

/** A position and everything that the page needs to show it; `log` has the events before it. */
export interface Moment {
  view: View;
  log?: LogEntry[];
  /** Reasons against illegal decisions; a decision without a reason is legal. */
  why?: Record<string, Refusal>;
  /** The preview of each legal build. */
  previews?: Record<string, BuildPreview>;
}

/** A step of a lesson: its message, its highlights, and the event that ends it. */
export interface LessonStep {
  /** The key of the message, after the name of the lesson. */
  say: string;
  /** The index of the moment that the page shows. */
  moment: number;
  expect?: "choose" | "move" | "open" | "read" | "refuse" | "turn";
  /** `move`: the decision that ends the step; `refuse`: an illegal decision. */
  move?: string;
  /** `open`: the part of the page to open. */
  open?: string;
  /** Places and parts of the page to highlight. */
  point?: string[];
  /** The key of the answer to any other decision; the usual answer if empty. */
  other?: string;
  /** The section of the rules to link. */
  rule?: string;
}

/**
 * A moment of a puzzle, the decisions that solve it, and those that lead to another moment.
 *
 * Every other decision misses the goal; `missed` says by how much, unless that depends on chance.
 */
export interface PuzzleNode {
  moment: Moment;
  solves?: string[];
  /** The moments after each decision that solves it: its fight, and the scoring if one is due. */
  then?: Record<string, Moment[]>;
  next?: Record<string, number>;
  missed?: Record<string, Missed>;
}

/** A table that is offered to this client. */
export interface OfferInfo {
  id: string;
  size: number;
  speed: string;
  /** When the offer ends, in milliseconds since 1970; 0 while the server seats the people. */
  until: number;
  people: OfferedPerson[];
  ready?: boolean;
  bots?: number;
  /** The code of the open table, if it is a seat at one. */
  table?: string;
}

/** A day of your week. */
export interface DaySquare {
  day: string;
  tried?: boolean;
  lead?: number | null;
  /**
   * The beaten share of the others, from 0 to 1; None if the try is not finished.
   *
   * It is 0 if you resigned.
   */
  share?: number | null;
  /** Whether you finished the game, if your try is over. */
  kept?: boolean;
}

/** The lead of a bot from the same seat on the same deal. */
export interface DayMark {
  bot: string;
  lead: number;
}

/** A finished try in the list of a day. */
export interface DayEntry {
  name: string;
  lead: number;
  kept?: boolean;
  /** The place among people with names; None for a guest. */
  place?: number | null;
  named?: boolean;
  you?: boolean;
  /** The table, which you can watch after your own try. */
  code?: string;
}

/** A person in the table of a week. */
export interface WeekEntry {
  name: string;
  /** The place in this list; people with equal scores share one. */
  place: number;
  score: number;
  shares: (number | null)[];
  named?: boolean;
  you?: boolean;
}

/** A person in the table of a season. */
export interface SeasonEntry {
  name: string;
  /** The place in this list; people with equal points share one. */
  place: number;
  points: number;
  weeks: number;
  named?: boolean;
  you?: boolean;
}

/** A browser of yours that gets notifications. */
export interface NotifiedBrowser {
  id: string;
  label: string;
  /** The day when it was last here or got a notification, in days since 1970. */
  day: number;
  /** Whether it is the browser that asks. */
  this: boolean;
}

/** A player on the ladder. */
export interface LadderEntry {
  name: string;
  place: number;
  rating: number;
  deviation: number;
  games: number;
  kept: Kept;
  face?: string;
  you?: boolean;
}

/** How many of the last games with other people a player has finished. */
export interface Kept {
  kept: number;
  games: number;
}

/** A chat message. */
export interface ChatLine {
  seq: number;
  at: number;
  seat: number | null;
  text: string;
}

/** The option of one seat: its kind and its board. */
export interface SeatOption {
  kind: SeatKind;
  bot?: string;
  board?: string;
  beginner?: boolean;
  name?: string;
}

/** The largest group of a card: its characteristic, its number of spaces, and its points. */
export interface Group {
  characteristic: string;
  spaces: number;
  points: number;
}

/** An open table in the list. */
export interface OpenTableInfo {
  code: string;
  since: number;
  speed: string;
  seats: OpenSeatInfo[];
  /** Whether this client is the host or has a seat. */
  yours?: boolean;
  /** Whether the game changes ratings. */
  rated?: boolean;
}

/** A person who waits for a table, and the tables that they would take. */
export interface SeekerInfo {
  name: string;
  sizes: number[];
  speeds: string[];
  since: number;
  you?: boolean;
}

/** The steps of a game from `first` up to `end`, which does not belong to them. */
export interface StepRange {
  first: number;
  /** None if the range has not ended. */
  end?: number | null;
}

/** A note that a person wrote about a step of a game. */
export interface MyNote {
  step: number;
  at: number;
  name: string;
  text: string;
}

/** A browser of a player, in an export. */
export interface MyDevice {
  label: string;
  /** The day of its last visit, in days since 1970. */
  day: number;
}

/** A passkey of a player, in an export. */
export interface MyPasskey {
  label: string;
  host: string;
  /** The day of its last use, in days since 1970. */
  day: number;
}

/** The rating of a player, in an export. */
export interface MyRating {
  mu: number;
  sigma: number;
  /** The rated games. */
  games: number;
  /** The end of the last rated game, in milliseconds since 1970. */
  last: number;
}

/** Another seat of a game in a profile. A guest has neither name nor bot. */
export interface OtherPlayer {
  name?: string;
  bot?: string;
}

/** The bonus of a defeated scoring mob at the end. */
export interface Bonus {
  mob: string;
  spaces: number;
  points: number;
}

/**
 * One step of a game: a decision, or a chance outcome (then `seat` is None).
 *
 * `at` is the number of steps before it.
 */
export interface ReviewStep {
  at: number;
  /** The move, as a string. */
  move: string;
  /** The kind of the move. */
  kind: "block" | "build" | "collect" | "end" | "explore" | "fight" | "power" | "score" | "tile" | "token" | "trade" | "turned" | "weapon";
  seat?: number | null;
  /** The number of legal moves; 0 for a chance outcome. */
  choices?: number;
  /** The loss of win share against the best move. */
  cost?: number;
  /** The better move; empty if the played one is as good, within the margin. */
  best?: string;
  /** The win shares after the better move, before the chance outcome. */
  after?: number[];
  /** A likely continuation, which starts with the better move. */
  line?: string[];
  /** Why the better move is better, or None. */
  reason?: BetterReason | null;
  /** The verdict on the decision, or None if it was good. */
  verdict?: "blunder" | "inaccuracy" | "mistake" | null;
  /** Whether the values come from an enumeration to the end of the game. */
  exact?: boolean;
  /** The moves of `line` after the better move, up to the end of the turn or a chance outcome. */
  follow_ups?: FollowUp[];
  /** The loss against the better move up to which another one is as good; 0 if exact. */
  margin?: number;
}

/**
 * The causes of the change of a seat's win share over the game.
 *
 * `luck`, the seat's `decisions` and those of the `others` add up to the change.
 */
export interface SeatReview {
  /** The change of the win share by chance outcomes. */
  luck: number;
  /** The change by the seat's own decisions. */
  decisions: number;
  /** The change by the decisions of the other seats. */
  others: number;
  /** The sum of the losses of win share against the best moves. */
  cost: number;
  /** The mean accuracy of the seat's decisions, from 0 to 100; None without any choice. */
  accuracy: number | null;
  /** The accuracy by kind of decision. */
  kinds: KindReview[];
  /** The number of inaccuracies, the smallest errors that count. */
  inaccuracies?: number;
  /** The number of mistakes. */
  mistakes?: number;
  /** The number of blunders. */
  blunders?: number;
}

/** A characteristic and what each space with it scores. */
export interface BoxCharacteristic {
  id: string;
  points: number;
}

/** The distance to a goal: the reached and the needed value, probabilities in %. */
export interface Missed {
  goal: "best" | "keeps" | "layer" | "near" | "odds" | "reward" | "safe" | "score";
  reached?: number;
  needed?: number;
}

/** Another person of an offer. */
export interface OfferedPerson {
  name: string;
  ready?: boolean;
}

/** A seat of an open table. */
export interface OpenSeatInfo {
  board: string;
  name?: string;
  bot?: string;
  free?: boolean;
}

/** A later move of a line, and the id of the block, tile, mob, weapon or power in it, if any. */
export interface FollowUp {
  move: string;
  name?: string;
}

/** The accuracy of a seat in one kind of decision; forced moves do not count. */
export interface KindReview {
  /** The kind of decision. */
  kind: "block" | "build" | "collect" | "end" | "explore" | "fight" | "power" | "score" | "tile" | "token" | "trade" | "turned" | "weapon";
  /** The number of decisions with a choice. */
  decisions: number;
  /** The mean accuracy of these decisions, from 0 to 100. */
  accuracy: number;
  /** The sum of the losses of win share against the best moves. */
  cost: number;
}
