// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Each class of the framework: an instance is made, used in a window, removed, and gone.
@MainActor
@Suite(.serialized)
struct LeakTests {
    private final class Weak {
        weak var object: AnyObject?
        let name: String

        init(_ object: AnyObject, _ name: String) {
            self.object = object
            self.name = name
        }
    }

    // A frame of its own, which holds nothing after it returned.
    @inline(never)
    private func used(_ row: LeakRow, on stage: LeakStage) throws -> Weak {
        let object = try #require(try row.make(stage), "none was made")
        stage.use(object)
        return Weak(object, String(describing: type(of: object)))
    }

    @Test(arguments: await LeakTable.names)
    func whatWasUsedAndRemovedIsGone(name: String) throws {
        let row = try #require(LeakTable.rows.first { $0.name == name })
        let stage = try LeakStage()
        let left = try used(row, on: stage)
        stage.clear()
        #expect(left.object == nil, "\(left.name) is still there")
    }

    @Test func eachClassHasOneRow() {
        let names = LeakTable.names
        #expect(Set(names).count == names.count)
    }
}
