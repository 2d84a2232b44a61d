# SPDX-License-Identifier: Apache-2.0
"""The list of libraries: one a line, in one of two forms.

* `OWNER/NAME [COMMIT]`, or a URL or a folder in the place of `OWNER/NAME`: a suite at that commit.
* fields between tabs, under a heading that names them: kind (`suite` or `compile`), repository, commit,
  and, where they are known, `tests…` (numbers between slashes, which are added) and `pictures`.

Empty lines and lines that begin with `#` are passed over.
"""
import dataclasses
import re


class BadList(Exception):
    """A line of the list that says nothing usable."""


@dataclasses.dataclass(frozen=True)
class Entry:
    """One library."""
    repository: str
    commit: str = ''
    kind: str = 'suite'
    tests: int = 0
    pictures: int = 0

    @property
    def key(self):
        """The name of the library's record and of its folder."""
        name = re.sub(r'^(?:[a-z]+://[^/]+/|git@[^:]+:)', '', self.repository)
        name = re.sub(r'\.git$', '', name.strip('/'))
        return re.sub(r'[^\w.+-]', '_', '+'.join(name.split('/')[-2:]))

    @property
    def name(self):
        """The name as the page shows it."""
        return self.key.replace('+', '/', 1)


def number(text):
    """The sum of the numbers between slashes; 0 where there is none."""
    return sum(int(part) for part in (text or '').split('/') if part.strip().isdigit())


def read(text, name='the list'):
    """The entries of a list."""
    entries, heading = [], None
    for count, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith('#'):
            continue
        if '\t' not in line:
            words = line.split()
            if len(words) > 2:
                raise BadList(f'{name}:{count}: not `repository [commit]`')
            entries.append(Entry(*words))
            continue
        fields = [field.strip() for field in line.split('\t')]
        if 'repository' in fields:
            heading = [field.split(' ')[0] for field in fields]
            continue
        row = dict(zip(heading or ['kind', 'repository', 'commit'], fields))
        if row.get('kind', 'suite') not in ('suite', 'compile') or not row.get('repository'):
            raise BadList(f'{name}:{count}: the kind is `suite` or `compile`, then comes the repository')
        entries.append(Entry(row['repository'], row.get('commit', ''), row.get('kind', 'suite'),
                             number(row.get('tests')), number(row.get('pictures'))))
    return entries
