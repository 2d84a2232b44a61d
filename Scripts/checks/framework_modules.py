# SPDX-License-Identifier: Apache-2.0
"""The runtime's list of the framework's modules is that of the manifest."""
import re

LIST = 'Sources/ObjCRuntime/Registry/FrameworkModules.swift'
TARGETS = re.compile(r'let targets = \[(.*?)\]', re.S)
HIDDEN = re.compile(r'let hidden = \[(.*?)\]', re.S)
DECLARED_HIDDEN = re.compile(r'let hiddenModules: Set<String> = \[(.*?)\]', re.S)
LIBRARY = re.compile(r'(?<!\w)library\(\s*"(\w+)"')


def check_modules(root):
    """FrameworkModules names each library target of Package.swift, but Swift Testing's empty ones."""
    file = root / LIST
    if not file.is_file():
        return []
    found = TARGETS.search(file.read_text())
    if not found:
        return [f'{LIST}: no `let targets = [ … ]`']
    listed = set(re.findall(r'"(\w+)"', found.group(1)))
    manifest = (root / 'Package.swift').read_text()

    def names(pattern, text):
        found = pattern.search(text)
        return set(re.findall(r'"(\w+)"', found.group(1))) if found else set()

    hidden = names(HIDDEN, file.read_text()) ^ names(DECLARED_HIDDEN, manifest)
    declared = {name for name in LIBRARY.findall(manifest) if not name.startswith('_Testing_')}
    return [f'{LIST}: does not name the target {name}' for name in sorted(declared - listed)] + [
        f'{LIST}: there is no library target {name}' for name in sorted(listed - declared)] + [
        f'{LIST}: {name} is hidden in the SDK there or in Package.swift only'
        for name in sorted(hidden)]
