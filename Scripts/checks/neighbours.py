#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The table of UIKit's neighbours, of what their README files say that they have and lack.

usage: neighbours.py --write   writes the table in Docs/subsystems/neighbours.md anew

A README says it in two paragraphs that begin with **Has:** and **Lacks:**. Every module in Sources/Neighbours needs
both; other modules that have both stand in the table, too.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = 'Docs/subsystems/neighbours.md'
BEGIN = '<!-- Written by: Scripts/checks/neighbours.py --write -->\n'
END = '<!-- The end of the table. -->\n'


def said(readme):
    """What a README says that the module has and lacks; None for each that it does not say."""
    text = readme.read_text(encoding='utf-8') if readme.is_file() else ''
    found = []
    for word in ('Has', 'Lacks'):
        match = re.search(rf'^\*\*{word}:\*\* (.+?)(?:\n\n|\Z)', text, re.S | re.M)
        found.append(' '.join(match.group(1).split()).rstrip('.') if match else None)
    return found


def modules(root):
    """The folders of the modules, by name."""
    folders = list((root / 'Sources').glob('*')) + list((root / 'Sources/Neighbours').glob('*'))
    return {folder.name: folder for folder in sorted(folders, key=lambda f: f.name.lower())
            if folder.is_dir() and folder.name != 'Neighbours'}


def table(root):
    """The table's text."""
    lines = ['| module | has | lacks |\n', '|---|---|---|\n']
    for name, folder in modules(root).items():
        has, lacks = said(folder / 'README.md')
        if has and lacks:
            lines.append(f'| `{name}` | {has} | {lacks} |\n')
    return ''.join(lines)


def check_neighbours(root):
    """Each neighbour says what it has and lacks, and the page's table is made of that."""
    page = root / PAGE
    problems = []
    for name, folder in modules(root).items():
        if folder.parent.name == 'Neighbours':
            for word, text in zip(('Has', 'Lacks'), said(folder / 'README.md')):
                if not text:
                    problems.append(f'{(folder / "README.md").relative_to(root)}: says no **{word}:**')
    # Trees without neighbours are those of other checks' tests.
    if not problems and (root / 'Sources/Neighbours').is_dir():
        text = page.read_text(encoding='utf-8') if page.is_file() else ''
        if BEGIN + '\n' + table(root) + '\n' + END not in text:
            problems.append(f'{PAGE}: not what Scripts/checks/neighbours.py --write gives')
    return problems


def write(root):
    """Writes the table anew."""
    page = root / PAGE
    text = page.read_text(encoding='utf-8')
    before, rest = text.split(BEGIN, 1)
    after = rest.split(END, 1)[1]
    page.write_text(before + BEGIN + '\n' + table(root) + '\n' + END + after, encoding='utf-8')


if __name__ == '__main__':
    if sys.argv[1:] != ['--write']:
        sys.exit(__doc__)
    write(ROOT)
