// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceLowering

/// Lowers a text as a package of one file and checks what holds for every file: it parses, no line
/// moves, and lowering once more changes nothing.
func lowered(
    _ source: String,
    framework: [String: Set<String>] = [:],
    classes: Set<String> = ["UIView", "UIViewController"],
    parents: [String: String] = [:],
    at location: SourceLocation = #_sourceLocation
) -> Lowerer.Result {
    let facts = ProjectFacts(
        framework: framework,
        frameworkClasses: classes,
        frameworkParents: parents,
        files: [Lowerer.facts(of: source)]
    )
    let lowerer = Lowerer(facts: facts)
    let result = lowerer.lower(source, path: "/p/File.swift")
    #expect(Lowerer.syntaxErrors(in: result.text) == [], sourceLocation: location)
    #expect(lineCount(result.text) == lineCount(source), sourceLocation: location)
    let again = lowerer.lower(result.text, path: "/p/File.swift")
    #expect(again.text == result.text, sourceLocation: location)
    return result
}

private func lineCount(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

/// The lowered text of an expression or statement in a class's method.
func loweredInMethod(_ statement: String) -> String {
    let text = lowered("import UIKit\nclass A: UIView { func f() {\n\(statement)\n} }").text
    return String(text.split(separator: "\n")[2])
}
