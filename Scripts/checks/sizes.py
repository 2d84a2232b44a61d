# SPDX-License-Identifier: Apache-2.0
"""How large modules are."""
import collections

import ratchet
from tree import modules, swift_files, text_of

LARGEST_MODULE = 15_000
# The kernel: what is overridden or called for every view stands in one module.
LARGER = {'UIKitViews': 17_500}
# A module on the list may lose so many lines before its entry has to follow.
SLACK = 100


def debts(root):
    """The lines of modules that are over the limit, by module."""
    lines = collections.Counter()
    module = modules(root)
    for file in swift_files(root, 'Sources'):
        lines[module(file)] += text_of(file).count('\n')
    return {name: count for name, count in lines.items()
            if count > LARGER.get(name, LARGEST_MODULE)}


def check_sizes(root):
    """No module has more than 15,000 lines of Swift; those that had more today only shrink."""
    return ratchet.compare(root, 'sizes', debts(root), 'lines of Swift', SLACK)
