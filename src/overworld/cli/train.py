"""`overworld train`: train a network by self-play."""

from __future__ import annotations

import argparse
from dataclasses import replace
from functools import partial
from pathlib import Path

import torch

from overworld.bots.network import NetworkError, load_network
from overworld.cli.common import CommandError, file_errors
from overworld.env.cuda import missing_for_cuda
from overworld.i18n import t
from overworld.training.settings import TrainingSettings, small
from overworld.training.trainer import CHECKPOINT, WEIGHTS, Trainer


def train(arguments: argparse.Namespace) -> int:
    """Train for some minutes in a folder; a folder with a checkpoint needs `--resume`."""
    folder, gpu = Path(arguments.out), arguments.device == "cuda"
    if gpu and (missing_for_cuda() is not None or not torch.cuda.is_available()):
        raise CommandError(t("error-no-gpu"))
    if (folder / CHECKPOINT).exists() and not arguments.resume:
        raise CommandError(t("error-train-resume", folder=str(folder)))
    parts = [float(players in arguments.players) for players in (2, 3, 4)]
    mix = (parts[0] / sum(parts), parts[1] / sum(parts), parts[2] / sum(parts))
    settings = TrainingSettings() if gpu else small()
    settings = replace(settings, mix=mix, expert_share=arguments.expert_percent / 100)
    start = Path(arguments.start) if arguments.start else None
    device, write = torch.device(arguments.device), partial(print, flush=True)
    with file_errors(folder):
        try:
            if start is not None:  # the network keeps its size, also on a CPU
                about = load_network(start).about
                settings = replace(settings, width=about.width, blocks=about.blocks)
            trainer = Trainer(folder, settings, device, write, resume=arguments.resume, start=start)
            trainer.run(arguments.minutes)
        except NetworkError as error:
            raise CommandError(str(error)) from error
    print(t("train-done", file=str(folder / WEIGHTS)))
    return 0
