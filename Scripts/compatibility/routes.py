# SPDX-License-Identifier: Apache-2.0
"""Where a library keeps its tests: in its package, or in a project beside or below it.

`casement test` in the library's folder is what a new user types, so it comes first. Where that says that
there are no tests, the folders of this list are tried, the nearest first.
"""
import pathlib
import re

UNIT_TESTS = 'com.apple.product-type.bundle.unit-test'
# What dependency managers and builds leave in a library's folder.
FOREIGN = {'Pods', 'Carthage', '.build', 'DerivedData', 'node_modules', '.git', 'checkouts'}
DEEPEST = 3
TEST_FUNCTION = re.compile(r'^\s*(?:@\w+(?:\([^)]*\))?\s+|\w+\s+)*func\s+test\w*\s*\(\s*\)', re.M)
EXAMPLE = re.compile(r'^\s*(?:it|fit|pit)\s*\(\s*"', re.M)
SWIFT_TEST = re.compile(r'^\s*@Test\b', re.M)
PICTURES = re.compile(r'__Snapshots__|ReferenceImages|FailureDiffs', re.I)


def below(folder):
    """A folder and those below it, the nearest first, without what is not the library's own."""
    level = [pathlib.Path(folder)]
    for _ in range(DEEPEST + 1):
        yield from level
        level = [child for parent in level for child in sorted(parent.iterdir())
                 if child.is_dir() and not child.is_symlink() and child.name not in FOREIGN
                 and not child.name.startswith('.') and not child.suffix]


def declares_tests(manifest):
    """Whether a manifest has a test target."""
    return '.testTarget(' in manifest.read_text(errors='replace')


def projects(folder):
    """The Xcode projects right in a folder that have unit tests."""
    found = []
    for project in sorted(pathlib.Path(folder).glob('*.xcodeproj')):
        file = project / 'project.pbxproj'
        if file.is_file() and UNIT_TESTS in file.read_text(errors='replace'):
            found.append(project)
    return found


def others(folder):
    """The places with tests, besides what `casement test` finds in the library's folder."""
    folder = pathlib.Path(folder)
    found = []
    for place in below(folder):
        manifest = place / 'Package.swift'
        if place != folder and manifest.is_file() and declares_tests(manifest):
            found.append(place)
        found += projects(place)
    return [place.relative_to(folder) for place in found]


def swift_files(folder):
    """The library's Swift files."""
    for path in sorted(pathlib.Path(folder).rglob('*.swift')):
        if not FOREIGN & set(path.relative_to(folder).parts):
            yield path


def count_tests(folder):
    """How many tests the library's files declare, as far as their text tells."""
    count = 0
    for path in swift_files(folder):
        if not path.is_file():
            continue
        text = path.read_text(errors='replace')
        if 'import Quick' in text:
            count += len(EXAMPLE.findall(text))
        elif 'XCTest' in text or 'TestCase' in text:
            count += len(TEST_FUNCTION.findall(text))
        count += len(SWIFT_TEST.findall(text))
    return count


def count_pictures(folder):
    """How many pictures the library's tests compare with."""
    folder = pathlib.Path(folder)
    return sum(1 for path in folder.rglob('*.png')
               if PICTURES.search(str(path.relative_to(folder).parent))
               and not FOREIGN & set(path.relative_to(folder).parts))
