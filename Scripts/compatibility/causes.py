# SPDX-License-Identifier: Apache-2.0
"""What stands in the way, by class: from the words of the tool, of SwiftPM and of the compiler.

A class is what one change would mend in many libraries. What no row of the table knows keeps its own
words, without names and numbers, so that the same mistake in two libraries still counts as one.
"""
import re

# Words, class. The first row that is found counts.
TABLE = [
    # The package itself.
    (r'no tests found|has no test target', 'no tests found where the library lies'),
    (r'holds no Package\.swift and no Xcode project', 'no package and no project'),
    (r'Swift tools version \S+ which is no longer supported', 'a manifest older than Swift 4'),
    (r'dependencies cannot be resolved|could not be resolved', 'dependencies cannot be had'),
    (r'[Ff]ailed to clone|unable to access|Could not resolve host|not found in pinned|Couldn.t (?:fetch|check)',
     'dependencies cannot be had'),
    (r'Invalid manifest|manifest parse|manifest cannot be', 'the manifest does not compile'),
    (r'unknown package|product .* required by package', 'a product that no package has'),
    (r'mixed language source|mixes? languages', 'one target in Swift and Objective-C'),
    (r"no such module '(\w+)'|'(\w+)' is a module of iOS", "the module {0} is not here"),
    (r"'objc/\S+' file not found|'(?:UIKit|Foundation)/\S+' file not found|Objective-C",
     'sources in Objective-C'),
    (r"'\S+\.h' file not found", 'a header that is not found'),
    # Swift.
    (r'cannot be overridden from extension|overriding declarations in extensions|in extensions? cannot override'
     r'|declared in .extension.* cannot be overridden|non-@objc .* declared in .* cannot be overridden',
     'an override in or of an extension'),
    (r"does not conform to protocol 'NSObjectProtocol'", 'a test case or class that is no NSObject here'),
    (r"cannot find '(\w+)' in scope|cannot find type '(\w+)' in scope", "'{0}' is not here"),
    (r"(?:type|value of type) '([^']+)'(?: \([^)]*\))? has no (?:dynamic )?member '([^']+)'",
     "'{0}' has no member '{1}'"),
    (r"'super\.init' isn't called", 'an initialiser that Objective-C ends by itself'),
    (r'sending .* risks|actor-isolated|main actor|Sendable|data race', 'isolation'),
    (r'ambiguous use of|is ambiguous', 'a name that is ambiguous'),
    (r'linker command failed|undefined (?:reference|symbol)', 'the program does not link'),
    (r'compiler (?:crashed|command failed due to signal)|fatalError.*SIL|Stack dump', 'the compiler crashes'),
    (r'value of optional type', 'an optional that iOS unwraps by itself'),
    (r"instance member 'classForCoder'", "a class method that is an instance's here"),
    (r"missing argument for parameter 'coder'", 'a Foundation class without init()'),
    # While tests run.
    (r'needs (\w+), which', 'a test needs {0}'),
    (r'Fatal error: Unexpectedly found nil|unexpectedly found nil', 'a crash: nil was unwrapped'),
    (r'Fatal error|crashed|signal|SIG[A-Z]+', 'a crash'),
    (r'hang|no event for|time limit', 'a test that hangs'),
    (r'Snapshot|snapshot|does not match reference|newly-taken|[Ii]mages? .*differ', 'a picture differs'),
    (r'Asynchronous wait failed|Timed? ?out', 'a wait that ended without what it waited for'),
    (r'XCTAssert\w*|XCTUnwrap|Expectation failed|expected to', 'an assertion'),
]
ROWS = [(re.compile(words), name) for words, name in TABLE]


def generic(text):
    """A message without names and numbers."""
    text = re.sub(r"'[^']*'|\"[^\"]*\"|“[^”]*”", '…', text)
    text = re.sub(r' \(aka …\)', '', text)
    text = re.sub(r'/\S+', '…', text)
    return re.sub(r'\b\d[\d.]*\b', '…', text).strip()[:100]


def classify(text):
    """The class of a message."""
    for pattern, name in ROWS:
        found = pattern.search(text)
        if found:
            return name.format(*[group for group in found.groups() if group])
    return generic(text) or 'unknown'
