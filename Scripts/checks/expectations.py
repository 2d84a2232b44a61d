# SPDX-License-Identifier: Apache-2.0
"""Expectations that accept more than one outcome."""
import collections
import re

import ratchet
from tree import line_at, modules, split, swift_files, text_of

EXPECTATION = re.compile(r'#(?:expect|require)\s*\(')


def alternatives(text):
    """The numbers of the lines whose expectation joins two statements without a reason above it."""
    code, comments = split(text)
    lines = comments.splitlines()
    found = []
    for match in EXPECTATION.finditer(code):
        depth, end = 1, match.end()
        while depth and end < len(code):
            depth += {'(': 1, ')': -1}.get(code[end], 0)
            end += 1
        if '||' not in code[match.end():end]:
            continue
        number = line_at(code, match.start())
        # The statement may begin on a line before, `let a = try #require(`, but not further up.
        if number < 2 or not lines[number - 2].strip():
            found.append(number)
    return found


def places(root):
    """The expectations with `||` and no reason: module, path and line."""
    module = modules(root)
    for file in swift_files(root, 'Tests', 'Tools', 'Examples', 'Benchmarks'):
        text = text_of(file)
        if '||' in text and EXPECTATION.search(text):
            for number in alternatives(text):
                yield module(file), f'{file.relative_to(root)}:{number}'


def debts(root):
    """How many there are, by module."""
    return dict(collections.Counter(module for module, _ in places(root)))


def check_expectations(root):
    """`||` in an #expect or #require has its reason in a comment on the line above."""
    found = list(places(root))
    counts = dict(collections.Counter(module for module, _ in found))
    limits = ratchet.allowed(root, 'expectations')
    over = [f'{path}: || in an expectation: expect each, or say why above it'
            for module, path in found if counts[module] > limits.get(module, 0)]
    return ratchet.compare(root, 'expectations', counts, 'expectations with || and no reason') + over
