# SPDX-License-Identifier: Apache-2.0
"""Finds the imports of a generated file, and which of them its public declarations need.

The compiler refuses a public declaration whose types come from an internal import, and (warnings
are errors) a public import that no public declaration needs. It takes an import for needed if it
is the module that declares a type, or the first that passes such a module on.
"""
import re

TYPE = re.compile(
    r'^(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:@\w+ )?(?:(?:final|indirect|nonisolated) )*'
    r'(?:class|struct|enum|protocol|typealias|actor) (\w+)', re.M)
EXPORT = re.compile(r'^@_exported public import (\w+)$', re.M)
# Not a member (`.Key`), not an attribute.
TYPE_NAME = re.compile(r'(?<![\w.@])([A-Z]\w*|_ObjCOptional)')
STANDARD = set(
    'Any AnyClass AnyHashable AnyObject Array Bool Character Dictionary Double Error Float Int '
    'Int32 Int64 MainActor Never Optional Range Self Sendable Set String UInt UInt32 UInt64 '
    'UnsafeMutablePointer UnsafeMutableRawPointer UnsafePointer UnsafeRawPointer Void'.split())
# The toolchain has no sources here. What nobody else declares is Foundation's, and of that these
# are the module's below it.
ESSENTIALS = set(
    'AttributedString Calendar ComparisonResult Data Date DateComponents DateInterval Decimal '
    'IndexPath Locale TimeInterval TimeZone URL URLComponents UUID'.split())
# What Foundation has in a module of its own on Linux.
NETWORKING = set(
    'HTTPCookie HTTPCookieStorage HTTPURLResponse URLAuthenticationChallenge URLCache URLCredential '
    'URLProtectionSpace URLProtocol URLRequest URLResponse URLSession URLSessionConfiguration '
    'URLSessionTask'.split())


class Modules:
    """The public types of each module, and what it exports of others."""

    def __init__(self, sources):
        """`sources`: (module, text) of every Swift file."""
        self.types = {}
        self.exports = {'Foundation': {'FoundationEssentials'}}
        for module, text in sources:
            self.types.setdefault(module, set()).update(TYPE.findall(text))
            self.exports.setdefault(module, set()).update(EXPORT.findall(text))

    def passed_on(self, module):
        """The module and all that it exports, directly or not."""
        found, pending = set(), [module]
        while pending:
            name = pending.pop()
            if name not in found:
                found.add(name)
                pending += self.exports.get(name, ())
        return found

    def owner(self, name, own, imported):
        """The module that declares a type; None where no import is needed for it."""
        if name in STANDARD or name in self.types.get(own, ()):
            return None
        # Several modules may declare the name; the ones that are seen here count.
        seen = [m for i in imported for m in sorted(self.passed_on(i))]
        found = next((m for m in [*imported, *seen] if name in self.types.get(m, ())), None)
        # What the file's own module exports needs no import.
        if not found and any(name in self.types.get(m, ()) for m in self.passed_on(own)):
            return None
        if not found and name in NETWORKING:
            return 'FoundationNetworking'
        return found or ('FoundationEssentials' if name in ESSENTIALS else 'Foundation')

    def public(self, names, own, imported):
        """Those of the sorted imports that must be public for declarations to use the names."""
        owners = {self.owner(name, own, imported) for name in names} - {None}
        chosen = owners & set(imported)
        for owner in sorted(owners):
            if not any(owner in self.passed_on(module) for module in chosen):
                # Where no import passes it on, the compiler will say that the type is unknown.
                chosen |= {next((m for m in imported if owner in self.passed_on(m)), owner)}

        def is_needed(module):
            before = [m for m in chosen if m < module]
            return module in owners or any(
                owner in self.passed_on(module)
                and not any(owner in self.passed_on(m) for m in before) for owner in owners)

        return {module for module in chosen if is_needed(module)}

    def import_lines(self, protocol, own, types):
        """The import lines of a protocol's generated file, which sees what its own file sees."""
        imported = sorted({module for _, module in protocol.imports} | {'ObjCRuntime'})
        names = {name for text in types for name in TYPE_NAME.findall(text)}
        public = self.public(names, own, imported)
        return [f'public import {m}' if m in public else f'import {m}' for m in imported]
