// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceLowering

/// Weak captures of closures in modules with types that are not copied.
struct CaptureTests {
    /// The lines of the notes about a function with a statement, in a module with another file.
    private func notes(_ statement: String, beside other: String) -> [Int] {
        let source = "import UIKit\nfunc f(_ a: A, _ b: A) {\n    \(statement)\n}\n"
        var files = [ParsedFile(source), ParsedFile(other)].map(\.facts)
        files[0].folder = "/p/Sources/M"
        files[1].folder = "/p/Sources/M"
        let lowerer = Lowerer(facts: ProjectFacts(files: files))
        let result = lowerer.lower(ParsedFile(source), path: "/p/A.swift", module: "M")
        return result.notes.filter { $0.message.contains("weak capture") }.map(\.line)
    }

    @Test func aSecondWeakCaptureThatIsLostIsToldAtItsClosure() {
        let other = "struct S: ~Copyable {}\n"
        #expect(notes("let c = { [weak a, weak b] in g(a, b) }; c()", beside: other) == [3])
        #expect(notes("g { [weak a, weak b] in h(a, b) }", beside: other) == [])
        #expect(notes("self.c = { [weak a, weak b] in h(a, b) }", beside: other) == [])
        #expect(notes("let c = { [weak a, b] in g(a, b) }; c()", beside: other) == [])
        #expect(notes("let c = { [weak a, weak b] in g(a, b) }", beside: "struct S {}\n") == [])
    }
}
