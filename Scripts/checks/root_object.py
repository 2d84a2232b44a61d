#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The files that make `NSObject` mean the framework's root class.

Foundation and ObjCRuntime both declare `NSObject`. In a file that sees both, the name is ambiguous unless the file's own
module declares it, too, and neither the compiler nor SwiftPM has a setting that says so for a module. So each module
that needs it has a file NSObject.swift, which is a symbolic link to the one in Sources/Shared or Tests/Support.

usage: root_object.py --link TARGET ...   makes the links of these targets
"""
import os
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHARED = {'Sources': 'Sources/Shared/NSObject.swift', 'Tests': 'Tests/Support/NSObject.swift'}
# Modules that need the name for their clients: they re-export Foundation, or several modules that do, and with them
# Foundation's `NSObject`.
FOR_CLIENTS = {'CoreGraphics', 'Security', 'UIKit', 'UIKitCore'}
NAMED = re.compile(r'(?<![.\w])NSObject\b')


def targets(root, kind):
    """The folders of the targets under Sources or Tests, by name."""
    folders = [p for p in (root / kind).glob('*') if p.is_dir()]
    folders += [p for p in (root / kind / 'Neighbours').glob('*') if p.is_dir()]
    # The class itself stands in the runtime.
    return {p.name: p for p in folders
            if p.name not in ('Neighbours', 'Shared', 'Support', 'ObjCRuntime')}


def is_needed(name, folder):
    """Whether a file of the target names the class, or a client means it."""
    if name in FOR_CLIENTS:
        return True
    for file in folder.rglob('*.swift'):
        lines = file.read_text(encoding='utf-8').splitlines()
        if file.name != 'NSObject.swift' and any(
                NAMED.search(line) for line in lines if not line.strip().startswith('//')):
            return True
    return False


def check_root_object(root):
    """Each NSObject.swift is the shared one, and is needed."""
    problems = []
    for kind, shared in SHARED.items():
        for name, folder in sorted(targets(root, kind).items()):
            for file in sorted(folder.rglob('NSObject.swift')):
                where = file.relative_to(root)
                if not ((root / shared).is_file() and file.is_file()
                        and file.samefile(root / shared)):
                    problems.append(f'{where}: no link to {shared}')
                elif not is_needed(name, folder):
                    problems.append(f'{where}: nothing in {name} names NSObject')
    return problems


def link(root, name):
    """Makes the link of a target; False if there is no such target."""
    kind = 'Tests' if name in targets(root, 'Tests') else 'Sources'
    folder = targets(root, kind).get(name)
    if folder is None:
        return False
    place = next(iter(sorted(folder.rglob('NSObject.swift'))), folder / 'NSObject.swift')
    place.unlink(missing_ok=True)
    place.symlink_to(os.path.relpath(root / SHARED[kind], place.parent))
    return True


def main(arguments):
    if arguments[:1] != ['--link'] or len(arguments) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    unknown = [name for name in arguments[1:] if not link(ROOT, name)]
    for name in unknown:
        print(f'root_object: no target {name!r} under Sources or Tests', file=sys.stderr)
    return 1 if unknown else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
