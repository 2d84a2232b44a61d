// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceLowering

struct EditListTests {
    @Test func anEditOfANodeThatStandsElsewhereIsDropped() throws {
        let source = "f(first, second)"
        let item = try #require(Parser.parse(source: source).statements.first?.item)
        let call = try #require(item.as(FunctionCallExprSyntax.self))
        // The collection's own `filter` makes another tree, where the second argument stands first.
        let moved = try #require(call.arguments.filter { $0.expression.code == "second" }.first)
        var edits = EditList(source)
        edits.replace(moved.expression, with: "third")
        edits.blank(moved.expression)
        #expect(edits.applied() == source)
        let last = try #require(call.arguments.last)
        edits.replace(last.expression, with: "third")
        #expect(edits.applied() == "f(first, third)")
    }

    @Test func ofEditsThatOverlapOneIsMade() {
        var edits = EditList("abcdef")
        edits.replace(1..<4, with: "X")
        edits.replace(3..<5, with: "Y")
        edits.replace(2..<3, with: "Z")
        #expect(edits.applied() == "aXef")
    }
}
