# SPDX-License-Identifier: Apache-2.0
"""Methods that programs may replace: each name stands in three places, which must agree.

`Sources/UIKit/Replacing/NAME+Replaceable.swift` lists the names for the class NAME and calls its own
implementations by them; the methods themselves ask by them (`replaced("name")`).
"""
import re

from tree import swift_files

FOLDER = 'Sources/UIKit/Replacing'
CASE = re.compile(r'case ((?:"[^"]+"(?:,\s*)?)+):')
LIST = re.compile(r'm\.own\(\s*\[(.*?)\],\s*of: (\w+)\.self', re.S)
CLASS_METHOD = re.compile(r'm\.ownClassMethod\("([^"]+)"')
ASKED = re.compile(r'\breplaced\(\s*"([^"]+)"')
TEXT = re.compile(r'"([^"]+)"')


def asking(root):
    """The names by which methods ask whether they were replaced."""
    return {name for file in swift_files(root, 'Sources') for name in ASKED.findall(file.read_text(encoding='utf-8'))}


def check_replaceable(root):
    """Every name that is listed is called and asked for, and the other way round."""
    files = sorted((root / FOLDER).glob('*+Replaceable.swift'))
    if not files:
        return []
    asked, problems = asking(root), []
    # Class methods are listed with their call.
    listed = {name for file in (root / FOLDER).glob('*.swift')
              for name in CLASS_METHOD.findall(file.read_text(encoding='utf-8'))}
    for file in files:
        place = file.relative_to(root)
        text = file.read_text(encoding='utf-8')
        called = {name for names in CASE.findall(text) for name in TEXT.findall(names)}
        found = LIST.search(text)
        if not found:
            problems.append(f'{place}: lists no methods by `m.own([ … ], of:)`')
            continue
        names = set(TEXT.findall(found.group(1)))
        listed |= names
        problems += [f'{place}: {name} is listed and not called' for name in sorted(names - called)]
        problems += [f'{place}: {name} is called and not listed' for name in sorted(called - names)]
        problems += [f'{place}: no method asks for {name}' for name in sorted(names - asked)]
    return problems + [f'{FOLDER}: a method asks for {name}, which is not listed' for name in sorted(asked - listed)]
