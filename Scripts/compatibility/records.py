# SPDX-License-Identifier: Apache-2.0
"""What is known of each library: a record in JSON, one for each library and version of the tool.

The newest of each library is kept beside the page, shortened, so that a machine that ran some of the libraries writes
their rows and leaves the others.
"""
import datetime
import hashlib
import json
import pathlib
import re
import subprocess


def version(root, tool):
    """A short name of what runs the libraries: the tool's program and the framework's sources."""
    digest = hashlib.sha256()
    program = next((pathlib.Path(word) if pathlib.Path(word).is_absolute() else root / word
                    for word in reversed(tool) if word.endswith('casement')), None)
    if program and program.is_file():
        digest.update(program.read_bytes())
    for path in [root / 'Package.swift', *sorted((root / 'Sources').rglob('*'))]:
        if path.is_file():
            digest.update(str(path.relative_to(root)).encode() + b'\0' + path.read_bytes())
    return digest.hexdigest()[:12]


def commit(root):
    """The commit of the sources, with a mark where files differ from it."""
    def git(*words):
        return subprocess.run(['git', '-C', str(root), *words], capture_output=True, text=True, check=False)
    name = git('rev-parse', '--short=9', 'HEAD').stdout.strip()
    changed = git('status', '--porcelain', '--untracked-files=no', 'Sources', 'Tools', 'Package.swift').stdout
    return name + (' and changes' if changed.strip() and name else '')


def now():
    """The day and the minute, for records."""
    return datetime.datetime.now(datetime.timezone.utc).strftime('%Y-%m-%d %H:%M')


KEPT = ('name', 'repository', 'commit', 'kind', 'outcome', 'tests', 'declared', 'files', 'pictures', 'warm', 'at',
        'sources', 'remarks')


def shortened(record):
    """What the page shows of a record; nothing of it names a folder of the machine."""
    short = {name: record[name] for name in KEPT if record.get(name)}
    short['seconds'] = round(record['seconds'])
    short['sources'] = record.get('sources') or record['version']
    short['why'] = record.get('why', '')[:160]
    short['causes'] = [{'text': cause['text'][:160], 'tests': cause['tests']} for cause in record.get('causes', [])[:6]]
    return json.loads(re.sub(r'(?<![\w.])/(?:[\w.+@-]+/)+', '…/', json.dumps(short, ensure_ascii=False)))


class KeptRecords:
    """The shortened records beside a page: a file of one line for each library."""

    def __init__(self, page):
        self.path = pathlib.Path(page).with_suffix('.jsonl')

    def read(self):
        """The records by name."""
        if not self.path.exists():
            return {}
        return {record['name']: record for record in map(json.loads, self.path.read_text().splitlines())}

    def merge(self, records):
        """Takes records that are newer than what is kept; answers all."""
        kept = self.read()
        for record in records:
            old = kept.get(record['name'])
            if old is None or old['at'] <= record['at']:
                kept[record['name']] = shortened(record)
        lines = [json.dumps(kept[name], ensure_ascii=False, sort_keys=True) + '\n' for name in sorted(kept)]
        self.path.write_text(''.join(lines))
        return kept


class Records:
    """A folder of records."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)

    def path(self, entry, version_name):
        """The file of a library's record."""
        return self.folder / version_name / f'{entry.key}.json'

    def read(self, entry, version_name):
        """A library's record of one version; None where there is none."""
        path = self.path(entry, version_name)
        try:
            return json.loads(path.read_text())
        except (OSError, ValueError):
            return None

    def write(self, entry, version_name, record):
        """Keeps a record, whole or not at all."""
        path = self.path(entry, version_name)
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix('.new')
        new.write_text(json.dumps(record, indent=1, sort_keys=True) + '\n')
        new.replace(path)

    def latest(self, entry):
        """The newest record of a library that was run in the list's way, of whatever version."""
        found = [self.read(entry, place.name) for place in sorted(self.folder.iterdir()) if place.is_dir()] \
            if self.folder.is_dir() else []
        return max((record for record in found if record and record['kind'] == entry.kind), key=lambda record: record['at'], default=None)
