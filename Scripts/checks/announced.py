# SPDX-License-Identifier: Apache-2.0
"""Properties that can be set by name: their setters notify observers.

Lists of keys say `m.property("key", of: Class.self, { get }, { set })`. The setter itself calls
`announcing("key")`, since observing cannot replace it as on iOS; a key like `isHidden` is announced
as `hidden`, too. `silent-keys.txt` lists the keys whose setters are silent.
"""
import re

from tree import code_of, line_at, swift_files, text_of

LIST = 'Scripts/checks/silent-keys.txt'
CALL = re.compile(r'\bm\.property\(')
KEY = re.compile(r'\s*"(\w+)"')
OWNER = re.compile(r'\bof:\s*(\w+)\.self')
EXTENSION = re.compile(r'\b(?:class|extension)\s+(\w+)')
ANNOUNCED = re.compile(r'\b(?:announcing|beginAnnouncing|changing|willChangeValue)\(\s*(?:forKey:\s*)?\[?((?:"\w+",?\s*)+)')
TEXT = re.compile(r'"(\w+)"')
LABEL = re.compile(r'\s*(?:\w+\s*:\s*)?\{')


def closing(code, start):
    """The offset behind the bracket that closes the one at an offset."""
    depth = 0
    for at in range(start, len(code)):
        if code[at] in '({[':
            depth += 1
        elif code[at] in ')}]':
            depth -= 1
            if depth == 0:
                return at + 1
    return len(code)


def closures(code, start):
    """How many closures a call has whose parenthesis is at an offset."""
    end, at, count = closing(code, start), start + 1, 0
    while at < end - 1:
        if code[at] in '({[':
            count += code[at] == '{'
            at = closing(code, at)
        else:
            at += 1
    while True:
        found = LABEL.match(code, end)
        if not found:
            return count
        count += 1
        end = closing(code, found.end() - 1)


def settable(root):
    """The keys with setters as (class, key), with the places of their lists."""
    keys = {}
    for file in swift_files(root, 'Sources'):
        text = text_of(file)
        if 'm.property(' not in text:
            continue
        code = code_of(file)
        for call in CALL.finditer(code):
            key = KEY.match(text, call.end())
            if not key or closures(code, call.end() - 1) < 2:
                continue
            owner = OWNER.search(code, call.end(), closing(code, call.end() - 1))
            if not owner:
                owner = list(EXTENSION.finditer(code, 0, call.start()))[-1]
            place = f'{file.relative_to(root)}:{line_at(text, call.start())}'
            keys[owner.group(1), key.group(1)] = place
    return keys


def announced(root):
    """The keys that a class's files announce, by class."""
    keys = {}
    for file in swift_files(root, 'Sources'):
        names = keys.setdefault(file.stem.split('+')[0], set())
        for found in ANNOUNCED.finditer(text_of(file)):
            names.update(TEXT.findall(found.group(1)))
    return keys


def spellings(key):
    """The names under which a property is observed: Swift's, and Objective-C's."""
    found = re.fullmatch(r'is([A-Z])(\w*)', key)
    return [key, found.group(1).lower() + found.group(2)] if found else [key]


def silent(root):
    """The keys that their classes do not announce in all spellings, with the places of their lists."""
    known = announced(root)
    return {pair: place for pair, place in settable(root).items()
            if not set(spellings(pair[1])) <= known.get(pair[0], set())}


def check_announced(root):
    """Each property that can be set by name notifies its observers, or is listed as silent."""
    listing = root / LIST
    lines = listing.read_text(encoding='utf-8').splitlines() if listing.exists() else []
    listed = {tuple(line.split('.')) for line in lines if line and not line.startswith('#')}
    found = silent(root)
    problems = [f'{place}: the setter of {owner}.{key} announces no change of {" and ".join(spellings(key))}; '
                f'let it call `announcing`, or list {owner}.{key} in {LIST}'
                for (owner, key), place in sorted(found.items()) if (owner, key) not in listed]
    return problems + [f'{LIST}: {owner}.{key} is announced, or no key that can be set'
                       for owner, key in sorted(listed - set(found))]
