/** Write ZIP files of small strings, without compression. */

const UTF8 = 0x0800;
const VERSION = 20;
/** 1 January 1980, the first date that the format has. */
const DATE = 0x21;

export interface ZipEntry {
  name: string;
  text: string;
}

/** Return the bytes of a ZIP file. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const files: number[] = [];
  const directory: number[] = [];
  for (const entry of entries) {
    const name = encoder.encode(entry.name);
    const data = encoder.encode(entry.text);
    // Both headers share these fields: version, flags, no compression, time, date, checksum, sizes, lengths of the name and extras.
    const about = [...u16(VERSION, UTF8, 0, 0, DATE), ...u32(crc32(data), data.length, data.length)];
    const lengths = u16(name.length, 0);
    directory.push(...u32(0x02014b50), ...u16(VERSION), ...about, ...lengths);
    // No comment, first disk, no attributes, and where the file begins.
    directory.push(...u16(0, 0, 0), ...u32(0, files.length), ...name);
    append(files, u32(0x04034b50), about, lengths, name, data);
  }
  const end = [...u32(0x06054b50), ...u16(0, 0, entries.length, entries.length)];
  append(end, u32(directory.length, files.length), u16(0));
  append(files, directory, end);
  return new Uint8Array(files);
}

/** Append without spreading, because an argument list has a limit. */
function append(to: number[], ...parts: Iterable<number>[]): void {
  for (const part of parts) for (const byte of part) to.push(byte);
}

const u16 = (...values: number[]) => values.flatMap((value) => [value & 0xff, (value >>> 8) & 0xff]);
const u32 = (...values: number[]) => values.flatMap((value) => [...u16(value & 0xffff), ...u16(value >>> 16)]);

function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
