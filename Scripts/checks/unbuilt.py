# SPDX-License-Identifier: Apache-2.0
"""`Docs/unbuilt.txt`: what calls the tracker of unbuilt API, and properties that nothing reads."""
import re

import stored
from tree import code_of, line_at, swift_files, text_of

LIST = 'Docs/unbuilt.txt'
STORED = '# Stored, not read yet: properties that keep what is set and change nothing.\n'
HEAD = ('# Every API that exists but is not built yet; each says so once when it is called.\n'
        '# {name} stands for what is known only when the program runs.\n'
        '# Written by: python3 Scripts/checks/check.py --write-unbuilt\n')
REPORT = re.compile(r'\bUnbuilt\.report\(\s*')


def literal(text, start):
    """The string literal at an offset, `{expression}` for what is interpolated; None for none."""
    if text[start:start + 1] != '"':
        return None
    name, at = '', start + 1
    while text[at] != '"':
        if text.startswith('\\(', at):
            depth, end = 1, at + 2
            while depth:
                depth += {'(': 1, ')': -1}.get(text[end], 0)
                end += 1
            name += '{' + text[at + 2:end - 1] + '}'
            at = end
        else:
            at += text[at] == '\\'
            name += text[at]
            at += 1
    return name


def reported(root):
    """What calls the tracker: the name, None for one that is no literal, and where."""
    for file in swift_files(root, 'Sources'):
        text = text_of(file)
        if 'Unbuilt.report' in text:
            # The code has no comments, and every literal at its place.
            for match in REPORT.finditer(code_of(file)):
                start = match.start() + len(REPORT.match(text, match.start()).group())
                where = f'{file.relative_to(root)}:{line_at(text, match.start())}'
                yield literal(text, start), where


def listed(root):
    """The list's two parts: what reports itself, and stored properties."""
    file = root / LIST
    text = file.read_text() if file.exists() else ''
    return tuple({line.strip() for line in part.splitlines()
                  if line.strip() and not line.startswith('#')}
                 for part in (text + STORED).split(STORED)[:2])


def check_unbuilt(root):
    """What reports itself as unbuilt, and what is stored and not read, stands in Docs/unbuilt.txt."""
    named, kept = listed(root)
    found = list(reported(root))
    problems = [f'{where}: the name of what is not built has to be a literal'
                for name, where in found if name is None]
    problems += [f'{where}: {name} reports itself unbuilt but is not in {LIST}'
                 for name, where in found if name is not None and name not in named]
    problems += [f'{LIST}: {name} is listed but nothing reports it'
                 for name in sorted(named - {name for name, _ in found})]
    unread = stored.unread(root)
    problems += [f'{file}: nothing reads {name}: build it, remove it or list it in {LIST}'
                 for name, file in sorted(unread.items()) if name not in kept]
    problems += [f'{LIST}: {name} is listed as stored, but it is read or gone'
                 for name in sorted(kept - set(unread))]
    return problems


def write_unbuilt(root):
    """Writes the list anew."""
    names = sorted({name for name, _ in reported(root) if name is not None})
    lines = [HEAD] + [name + '\n' for name in names]
    lines += ['\n', STORED] + [name + '\n' for name in sorted(stored.unread(root))]
    (root / LIST).parent.mkdir(exist_ok=True)
    (root / LIST).write_text(''.join(lines))
