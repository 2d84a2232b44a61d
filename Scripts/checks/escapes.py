# SPDX-License-Identifier: Apache-2.0
"""Escapes from the compiler's proof that no two threads meet.

Idioms: a constant of Core Foundation's is `nonisolated(unsafe) public let name: CFString =
NSString(string: "…")` and needs no words, since nobody writes an immutable string. A value that
crosses to another thread is carried by `UncheckedTransfer`. Every other escape has its reason in a
comment directly above its declaration.
"""
import collections
import re

import ratchet
from tree import modules, split, swift_files, text_of

ESCAPE = re.compile(r'nonisolated\s*\(\s*unsafe\s*\)|@unchecked\s+Sendable')
CONSTANT = re.compile(r'^nonisolated\(unsafe\) public let \w+: CFString = NSString\($|'
                      r'^nonisolated\(unsafe\) public let \w+: CFString = NSString\(string:\s+\)$')
# In a doc comment only these words make a reason: most say what a type is, not why it is safe.
REASON = re.compile(r'\b(?:unchecked|unsafe|Sendable|nonisolated|threads?|lock(?:s|ed)?|mutex)\b',
                    re.I)
DIRECTIVE = re.compile(r'// (?:swift-format-ignore|MARK:|SPDX)')


def explains(comments):
    """Whether lines of comment say why: an ordinary comment, or a doc comment that names threads."""
    for line in comments:
        if line.startswith('///'):
            if REASON.search(line):
                return True
        elif line.startswith('//') and not DIRECTIVE.match(line):
            return True
    return False


def unexplained(text):
    """The numbers of the lines with an escape and without its reason.

    The reason is looked for above the declaration, past its attributes; declarations on adjacent
    lines share the comment above the first of them.
    """
    code, comments = (part.splitlines() for part in split(text))
    found = []
    for index, line in enumerate(code):
        if not ESCAPE.search(line) or CONSTANT.match(line.strip()):
            continue
        above, said = index - 1, []
        # `open class Name:` may stand above its list of protocols.
        while above >= 0:
            written, comment = code[above].strip(), comments[above].strip()
            if comment.startswith('//') and not written:
                said.append(comment)
            elif said or not written:
                break
            elif not (written.startswith('@') or ESCAPE.search(written)
                      or re.search(r'[:,]$', written)):
                break
            above -= 1
        if not explains(said):
            found.append(index + 1)
    return found


def places(root):
    """The escapes without a reason: module, path and line."""
    module = modules(root)
    for file in swift_files(root, 'Sources'):
        text = text_of(file)
        if ESCAPE.search(text):
            for number in unexplained(text):
                yield module(file), f'{file.relative_to(root)}:{number}'


def debts(root):
    """How many there are, by module."""
    return dict(collections.Counter(module for module, _ in places(root)))


def check_escapes(root):
    """`nonisolated(unsafe)` and `@unchecked Sendable` have their reason in a comment above."""
    found = list(places(root))
    counts = dict(collections.Counter(module for module, _ in found))
    limits = ratchet.allowed(root, 'escapes')
    over = [f'{path}: say above it why no two threads meet here'
            for module, path in found if counts[module] > limits.get(module, 0)]
    return ratchet.compare(root, 'escapes', counts, 'escapes without a reason') + over
