// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering
import Testing

@testable import casement

struct ToldCutsTests {
    private func cut(_ path: String, _ line: Int, _ column: Int, _ name: String) -> Cut {
        Cut(path: path, line: line, column: column, name: name, reason: "no type", isGone: true)
    }

    @Test func whatLoweringAddsIsNotToldAsTheUsers() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("protocol P {\n    func a(_ x: X)\n}\n", to: "A.swift").path
        let own = cut(path, 2, 17, "P.a(_:)")
        var told = ToldCuts()
        #expect(told.from([cut(path, 3, 70, "P.a(_:)"), own, own]) == [own])
    }

    @Test func aFileInWhichOnlyAddedTextFailsIsToldOnce() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("protocol P {\n    func a(_ x: X)\n}\n", to: "A.swift").path
        var told = ToldCuts()
        let cuts = told.from([cut(path, 3, 70, "P.a(_:)"), cut(path, 3, 90, "_PProbes.a(_:)")])
        #expect(cuts == [cut(path, 3, 1, "what Casement adds to this line")])
    }
}
