# SPDX-License-Identifier: Apache-2.0
"""What the words of `casement` say: files, tests, and what stands in the way."""
import json
import os
import pathlib
import re

from . import causes

PLACE = re.compile(r'^(/[^:\n]+|<[^>]+>[^:]*):(\d+):(?:(\d+):)? (?:fatal )?error: +(.*)$')
BARE = re.compile(r'^(?:error|Error|fatal error): +(.*)$')
COMPILED = re.compile(r'^(\d+) files? compiled(?:, (\d+) of them without)?')
COUNTS = re.compile(r'^(\d+) passed, (\d+) failed, (\d+) skipped')
CUT = re.compile(r'^(/[^:\n]+):(\d+):\d+: (?:warning|error): (.*(?:left out|the program ends where|stops where).*)$')
MORE = re.compile(r'^    the same in (\d+) more:')
TEST = re.compile(r'^([\w.`]+/[^:]+|[\w.]+): (.*)$')
# They follow from another error, which is told, too.
FOLLOWING = re.compile(r'command failed with exit code|fatalError$|emit-module command|too many errors'
                       r'|^terminated|linker command failed|no tests ran', re.I)
LISTING = re.compile(r'^(?:\[\d+/\d+\] )?(?:Compiling|Emitting module) (\w+)')
MODULE = re.compile(r'^  ".*/([^/"]+)\.build/sources":$')
NOTE = re.compile(r'^note: (.*)$')


def lines(path):
    """The lines of a log, or none where it is not there."""
    path = pathlib.Path(path)
    return path.read_text(errors='replace').splitlines() if path.is_file() else []


def tests(output):
    """Passed, failed and skipped; None where no test ran."""
    for line in reversed(output):
        found = COUNTS.match(line)
        if found:
            passed, failed, skipped = map(int, found.groups())
            return {'passed': passed, 'failed': failed, 'skipped': skipped}
    return None


def errors(output):
    """The errors of a build in their order, each once: file, line and message."""
    found, seen = [], set()
    for line in output:
        place, bare = PLACE.match(line), BARE.match(line)
        # Failed tests have no column.
        if place and place.group(3):
            item = (place.group(1), int(place.group(2)), place.group(4).strip())
        elif bare:
            item = ('', 0, bare.group(1).strip())
        else:
            continue
        if item not in seen and not FOLLOWING.search(item[2]):
            seen.add(item)
            found.append(item)
    return found


def cuts(output):
    """What the tool leaves out of a library's files so that the rest runs: file, line and message, each once."""
    found = [(cut.group(1), int(cut.group(2)), cut.group(3)) for cut in map(CUT.match, output) if cut]
    return list(dict.fromkeys(found))


def test_failures(output):
    """The causes of failed tests: place, the test, message, and how many tests have it."""
    found = []
    for line in output:
        place, more = PLACE.match(line), MORE.match(line)
        if place or (bare := BARE.match(line)):
            text = place.group(4) if place else bare.group(1)
            test = TEST.match(text)
            found.append({
                'file': place.group(1) if place else '', 'line': int(place.group(2)) if place else 0,
                'test': test.group(1) if test else '', 'text': test.group(2) if test else text, 'tests': 1,
            })
        elif more and found:
            found[-1]['tests'] += int(more.group(1))
    return found


def modules(build):
    """The modules of a build with their files, from the plan that SwiftPM writes."""
    plans = [path for path in sorted(pathlib.Path(build).glob('*.yaml')) if path.name != 'plugin-tools.yaml']
    found, name = {}, ''
    for line in lines(plans[0]) if plans else []:
        if module := MODULE.match(line):
            name = module.group(1)
        elif name and '"<sources-file-list>"' in line:
            files = json.loads(line.partition(':')[2])
            found[name] = {file for file in files if file.endswith('.swift')}
            name = ''
    return found


def original(file, folder, scratch):
    """The library's own file behind one of a build; None for files of others and generated ones.

    A package that is made from a project has its files in the scratch folder, as copies or links, at the
    path that they have in the project's folder.
    """
    imported = f'{scratch}/import/Sources/'
    if file.startswith(imported):
        real = os.path.realpath(file)
        if real != file:
            return real
        return f'{folder}/' + file[len(imported):].partition('/')[2]
    if file.startswith(f'{folder}/') and not file.startswith(f'{scratch}/'):
        return file
    return None


def files(folder, log):
    """How many of a library's files compile, of those that its targets have; None before there is a plan.

    A file counts where its module was compiled, no error names it and nothing of it was left out. Files of
    modules that wait for one that fails do not count, since nobody knows.
    """
    folder = str(folder)
    scratch = f'{folder}/.build/casement'
    output = lines(log)
    begun = {found.group(1) for found in map(LISTING.match, output) if found}
    wrong = {os.path.realpath(file) for file, _, _ in errors(output) + cuts(output) if file}
    failed = {os.path.realpath(file) for file, _, _ in errors(output) if file}
    products = pathlib.Path(scratch) / 'build/debug'
    total, compiled = set(), set()
    for name, sources in modules(f'{scratch}/build').items():
        own = {os.path.realpath(file) for file in (original(file, folder, scratch) for file in sources) if file}
        total |= own
        made = (products / 'Modules' / f'{name}.swiftmodule').exists()
        if made or name in begun or own & failed:
            compiled |= own - wrong
    return {'compiled': len(compiled), 'total': len(total)} if total else None


def told_files(output):
    """How many files the tool itself says it has compiled, and how many of them in part."""
    for line in reversed(output):
        found = COMPILED.match(line)
        if found:
            return int(found.group(1)), int(found.group(2) or 0)
    return None


def notes(output, limit=5):
    """What the tool says that it did or left out."""
    return [found.group(1) for found in map(NOTE.match, output) if found][:limit]


def first_error(found):
    """The error that the others follow from: one at a place goes before one without."""
    return next((error for error in found if error[0]), found[0] if found else None)


def grouped(failures):
    """Failures by class, the one with most tests first."""
    classes = {}
    for failure in failures:
        name = causes.classify(failure['text'])
        entry = classes.setdefault(name, {'class': name, 'tests': 0, **{
            key: failure[key] for key in ('file', 'line', 'text')}})
        entry['tests'] += failure['tests']
    return sorted(classes.values(), key=lambda entry: -entry['tests'])
