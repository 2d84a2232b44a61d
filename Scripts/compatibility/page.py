# SPDX-License-Identifier: Apache-2.0
"""Docs/compatibility.md and the ranking of causes, from records."""
import collections

from . import causes as classes

HEAD = '''# Libraries that run as they are

Public libraries for iOS, at the commit that the table names, through `casement test` or `casement build`, without a
change to their files.
`Scripts/corpus` writes this page: `make corpus LIST=… [ONLY=…]` runs a list, and the rows of other libraries stay.

* **files**: Swift files of the library's targets that compile whole, of all.
* **tests**: passed of run of those that the library declares.
  Where a package has no tests and a project beside it has, the project's are run, and the last column says so.
* **pictures**: those that the library's tests compare with.
* **s**: seconds of build and tests together; with a star, in a folder with earlier builds.
* **why not**: the first cause.
  It begins with the sources of the run where those are not the newest: such a row may be better by now.
'''


def number(value):
    """A number with commas between thousands."""
    return f'{value:,}'


def cell(text, limit=110):
    """Text that does no harm in a table."""
    text = ' '.join(text.replace('|', '\\|').replace('<', '&lt;').split())
    return text if len(text) <= limit else text[:limit - 1].rstrip() + '…'


def total(record):
    """How many tests a library has: as many as it declares or as have run."""
    return max(record.get('declared') or 0, ran(record))


def ran(record):
    """How many tests of a library ran."""
    return sum((record.get('tests') or {}).values())


def passed(record):
    """How many tests of a library passed."""
    return (record.get('tests') or {}).get('passed', 0)


def runs(record):
    """Whether a suite runs: all, in part or not at all; whether a library compiles whole."""
    if record['kind'] == 'compile':
        return 'compiles' if record['outcome'] == 'whole' else 'no'
    if not ran(record):
        return 'no'
    return 'all pass' if record['outcome'] == 'green' else 'yes'


def link(record):
    """The library with its address."""
    name, commit = record['name'], record.get('commit') or ''
    if record['repository'].count('/') == 1 and not record['repository'].startswith('.'):
        return f'[{name}](https://github.com/{record["repository"]}/tree/{commit})'
    return name


def source(record):
    """The sources that a record was made with."""
    return record.get('sources') or record['version']


def newest_source(records):
    """The sources of the newest record."""
    return source(max(records, key=lambda record: record['at']))


def row(record, newest=None):
    """A library's line in the table; a record of other sources than the newest says so."""
    files = record.get('files')
    tests = '' if record['kind'] == 'compile' else \
        f'{number(passed(record))} of {number(ran(record))} of {number(total(record))}'
    pictures = record.get('pictures') or 0
    old = f'run with {source(record)}' if newest and source(record) != newest else ''
    why = '; '.join(filter(None, [record.get('why', ''), *record.get('remarks', [])]))
    # Cut apart from the rest, so that a long reason does not hide it.
    why = '; '.join(filter(None, [old, cell(why)]))
    return '| ' + ' | '.join([
        link(record), f'`{(record.get("commit") or "")[:7]}`',
        f'{number(files["compiled"])} of {number(files["total"])}' if files else '–',
        runs(record), tests, number(pictures) if pictures else '', f'{round(record["seconds"])}{"*" * record.get("warm", False)}', why,
    ]) + ' |'


def ranking(records):
    """Classes of causes with tests lost, libraries and an example, those that cost most first."""
    found = collections.OrderedDict()
    for record in records:
        lost = total(record) - passed(record) - (record.get('tests') or {}).get('skipped', 0)
        causes = record.get('causes') or []
        if not ran(record):
            # Without a result all tests are lost to the first cause; the others are named without numbers.
            causes = [dict(cause, tests=max(lost, 0) if index == 0 and record['kind'] == 'suite' else 0)
                      for index, cause in enumerate(causes)]
        for cause in causes:
            # Not as the record has it: the table may have grown since.
            name = classes.classify(cause['text'])
            entry = found.setdefault(name, {'class': name, 'tests': 0, 'first': 0, 'libraries': [],
                                            'text': cause['text']})
            entry['tests'] += cause['tests']
            entry['first'] += cause is causes[0]
            if record['name'] not in entry['libraries']:
                entry['libraries'].append(record['name'])
    return sorted(found.values(), key=lambda entry: (-entry['tests'], -entry['first'], -len(entry['libraries'])))


def summary(records, listed=0):
    """The numbers that the page begins with; `listed`: how many libraries the list has."""
    suites = [record for record in records if record['kind'] == 'suite']
    others = [record for record in records if record['kind'] == 'compile']
    lines = []
    if listed > len(records):
        lines.append(f'* {len(records)} of the {listed} libraries of the list have been tried.')
    if suites:
        run = [record for record in suites if ran(record)]
        count, run_count = sum(map(passed, suites)), sum(map(ran, suites))
        all_count = sum(map(total, suites))
        green = sum(record['outcome'] == 'green' for record in suites)
        share = f', {100 * count / run_count:.1f} %' if run_count else ''
        lines.append(f'* {len(run)} of {len(suites)} suites build and run; in {green} of them all tests pass.')
        lines.append(f'* {number(count)} tests pass of {number(run_count)} that run{share}; '
                     f'the suites declare {number(all_count)}.')
    if others:
        whole = sum(record['outcome'] == 'whole' for record in others)
        lines.append(f'* {whole} of {len(others)} libraries without a suite compile whole.')
    files = [record['files'] for record in records if record.get('files')]
    if files:
        lines.append(f'* {number(sum(file["compiled"] for file in files))} of '
                     f'{number(sum(file["total"] for file in files))} files compile.')
    return lines


def table(records, newest=None):
    """The rows of some libraries: those with most tests first."""
    ordered = sorted(records, key=lambda record: (-total(record), record['name'].lower()))
    return ['| library | commit | files | runs | tests | pictures | s | why not |',
            '|---|---|---:|---|---:|---:|---:|---|', *(row(record, newest) for record in ordered)]


def seen_on(records):
    """The sources that the records were made with."""
    sources = collections.Counter(map(source, records))
    days = sorted({record['at'].split(' ')[0] for record in records})
    when = days[0] if len(days) == 1 else f'{days[0]} to {days[-1]}'
    names = ', '.join(f'`{name}`' + (f' ({count})' if len(sources) > 1 else '')
                      for name, count in sources.most_common())
    return f'Seen on {when} with the sources of {names}.'


def page(records, limit=25):
    """The page as a whole."""
    records = list(records)
    lines = HEAD.splitlines() + ['', '## In numbers', '']
    if not records:
        return '\n'.join(lines + ['Nothing has been run.', ''])
    lines += wrapped(seen_on(records)) + [''] + summary(records)
    suites = [record for record in records if record['kind'] == 'suite']
    others = [record for record in records if record['kind'] == 'compile']
    if suites:
        lines += ['', '## Suites', '', *table(suites, newest_source(records))]
    if others:
        lines += ['', '## Libraries without a suite', '', *table(others, newest_source(records))]
    causes = ranking(records)
    if causes:
        lines += ['', '## What stands in the way', '',
                  'Tests lost by cause; a suite without a result loses all to the first one.', '',
                  '| tests lost | libraries | cause | as in |', '|---:|---:|---|---|']
        for cause in causes[:limit]:
            lines.append(f'| {number(cause["tests"])} | {len(cause["libraries"])} | {cell(cause["class"])} '
                         f'| {cell(", ".join(cause["libraries"][:3]))} |')
    return '\n'.join(lines) + '\n'


def wrapped(text, width=116):
    """Text in lines that pages may have."""
    lines = ['']
    for word in text.split(' '):
        if len(lines[-1]) + len(word) + 1 > width:
            lines.append('')
        lines[-1] += (' ' if lines[-1] else '') + word
    return lines


def ranking_text(records):
    """The ranking as a file: tests lost, libraries, class, an example of the words, names."""
    lines = ['tests lost\tlibraries\tcause\twords\tnames']
    for cause in ranking(records):
        lines.append('\t'.join([str(cause['tests']), str(len(cause['libraries'])), cause['class'],
                                ' '.join(cause['text'].split())[:200], ' '.join(cause['libraries'])]))
    return '\n'.join(lines) + '\n'
