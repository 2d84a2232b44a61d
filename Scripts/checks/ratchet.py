# SPDX-License-Identifier: Apache-2.0
"""Debts of today that may only shrink: `ratchet.tsv` has a line for each check and module that has one.

`check.py --write-ratchet` writes the list anew. It may move a debt from module to module, as a module
that is split does, and refuses to let the sum of a check's debts grow.
"""
LIST = 'Scripts/checks/ratchet.tsv'
HEAD = ('# Debts of today, which may only shrink: check, module, how much.\n'
        '# Written by: python3 Scripts/checks/check.py --write-ratchet\n')


def allowed(root, check):
    """What the list allows a check, by module."""
    file = root / LIST
    if not file.exists():
        return {}
    rows = [line.split('\t') for line in file.read_text().splitlines()
            if line and not line.startswith('#')]
    return {module: int(count) for name, module, count in rows if name == check}


def compare(root, check, found, what, slack=0):
    """What is wrong with the modules' debts: grown ones, and entries to be lowered."""
    limits = allowed(root, check)
    problems = []
    for module in sorted(set(found) | set(limits)):
        count, limit = found.get(module, 0), limits.get(module, 0)
        if count > limit:
            problems.append(f'{module}: {count} {what}, {limit} at most')
        elif count < limit - slack or (limit and not count):
            problems.append(f'{module}: only {count} {what} now; lower its entry of {limit} by '
                            'Scripts/checks/check.py --write-ratchet')
    return problems


def write(root, debts):
    """Writes the list for the debts by check and module; the checks whose sum grew, nothing then."""
    grown = []
    for check, found in debts.items():
        before, now = sum(allowed(root, check).values()), sum(found.values())
        if (root / LIST).exists() and now > before:
            grown.append(f'{check}: {now}, was {before}')
    if not grown:
        lines = [f'{check}\t{module}\t{count}\n' for check in sorted(debts)
                 for module, count in sorted(debts[check].items()) if count]
        (root / LIST).parent.mkdir(parents=True, exist_ok=True)
        (root / LIST).write_text(HEAD + ''.join(lines))
    return grown
