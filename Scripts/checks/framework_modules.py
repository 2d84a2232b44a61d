# SPDX-License-Identifier: Apache-2.0
"""The runtime's list of the framework's modules is that of the manifest."""
import re

LIST = 'Sources/ObjCRuntime/Registry/FrameworkModules.swift'
TARGETS = re.compile(r'let targets = \[(.*?)\]', re.S)
HIDDEN = re.compile(r'let hidden = \[(.*?)\]', re.S)
DECLARED_HIDDEN = re.compile(r'let hiddenModules: Set<String> = \[(.*?)\]', re.S)
PRODUCTS = re.compile(r'let products = \[(.*?)\]', re.S)
LOWERED = 'Tools/Sources/SourceLowering/Lowerer.swift'
SDK_MODULES = re.compile(r'let sdkModules: Set<String> = \[(.*?)\]', re.S)
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


def check_products(root):
    """Each of UIKit's neighbours is a product, which the SDK has, and known to the lowering: nobody can import others."""
    folder = root / 'Sources/Neighbours'
    found = PRODUCTS.search((root / 'Package.swift').read_text())
    if not folder.is_dir() or not found:
        return []
    neighbours = {path.name for path in folder.iterdir() if path.is_dir()}
    products = set(re.findall(r'"(\w+)"', found.group(1)))
    problems = [f'Package.swift: products do not name {name}, which the SDK lacks then'
                for name in sorted(neighbours - products)]
    lowerer = root / LOWERED
    if lowerer.is_file():
        modules = SDK_MODULES.search(lowerer.read_text())
        known = set(re.findall(r'"(\w+)"', modules.group(1))) if modules else set()
        problems += [f'{LOWERED}: sdkModules does not name {name}'
                     for name in sorted(neighbours - known)]
    return problems
