#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the tool's man pages from the description that its argument parser gives of itself.

usage: casement --experimental-dump-help | manual.py VERSION EPOCH FOLDER
"""

import json
import pathlib
import sys
import time


def escaped(text):
    """Text as troff takes it: no line that begins with a command, hyphens that can be copied."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in text.split("\n"))


def names(argument):
    """How an argument is written on the command line."""
    if argument["kind"] == "positional":
        return ["<" + argument.get("valueName", "value") + ">"]
    written = []
    for name in argument.get("names", []):
        dashes = "--" if name["kind"] == "long" else "-"
        written.append(dashes + name["name"])
    value = argument.get("valueName")
    if argument["kind"] == "option" and value:
        written[-1] += " <" + value + ">"
    return written


def page(command, path, version, date, others):
    """The page of a command."""
    title = "-".join(path)
    lines = [f'.TH {title.upper()} 1 "{date}" "casement {version}" "Casement"', ".SH NAME"]
    lines.append(f"{escaped(title)} \\- {escaped(command.get('abstract', '')).rstrip('.')}")
    shown = [a for a in command.get("arguments", []) if a.get("shouldDisplay", True)]
    usage = [escaped(names(a)[-1]) for a in shown]
    lines += [".SH SYNOPSIS", ".B " + escaped(" ".join(path))]
    lines += [f"[{word}]" for word in usage]
    if command.get("discussion"):
        lines += [".SH DESCRIPTION", escaped(command["discussion"])]
    if shown:
        lines.append(".SH OPTIONS")
    for argument in shown:
        lines += [".TP", ".B " + escaped(", ".join(names(argument))), escaped(argument.get("abstract", ""))]
    if others:
        lines.append(".SH SEE ALSO")
        lines.append(", ".join(escaped(other) + "(1)" for other in others))
    return "\n".join(line for line in lines if line) + "\n"


def write(command, path, version, date, folder):
    """Writes the page of a command and those of its subcommands; hidden ones have none."""
    subcommands = [
        s
        for s in command.get("subcommands", [])
        if s.get("shouldDisplay", True) and s["commandName"] != "help"
    ]
    others = ["-".join(path + [s["commandName"]]) for s in subcommands]
    if len(path) > 1:
        others = ["-".join(path[:-1])]
    text = page(command, path, version, date, others)
    (folder / ("-".join(path) + ".1")).write_text(text)
    for subcommand in subcommands:
        write(subcommand, path + [subcommand["commandName"]], version, date, folder)


def main():
    version, epoch, folder = sys.argv[1], int(sys.argv[2]), pathlib.Path(sys.argv[3])
    command = json.load(sys.stdin)["command"]
    date = time.strftime("%Y-%m-%d", time.gmtime(epoch))
    write(command, [command["commandName"]], version, date, folder)


if __name__ == "__main__":
    main()
