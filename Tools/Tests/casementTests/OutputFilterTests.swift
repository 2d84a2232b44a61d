// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

struct OutputFilterTests {
    /// A filter that knows one lowered file of two lines.
    private func filter() throws -> (OutputFilter, String) {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString + ".swift")
        try "let a = #selector(x)\nlet b = 1\n".write(to: file, atomically: true, encoding: .utf8)
        return (OutputFilter(lowered: [file.path: file]), file.path)
    }

    @Test func excerptsShowTheUsersOwnLines() throws {
        var (filter, path) = try filter()
        #expect(filter.take("\(path):2:5: error: no") == ["\(path):2:5: error: no"])
        #expect(filter.take("2 | let generated = 1") == ["2 | let b = 1"])
        #expect(filter.take("  | `- error: no") == ["  | `- error: no"])
        #expect(filter.atEnd() == [])
    }

    @Test func errorsInGeneratedTextShowOnlyWhereThereAreNoOthers() throws {
        var (filter, path) = try filter()
        #expect(filter.take("\(path):2:200: error: follows") == [])
        #expect(filter.take("2 | let b = 1; generated") == [])
        #expect(filter.atEnd() == ["\(path):2:200: error: follows"])
        _ = filter.take("\(path):2:1: error: own")
        #expect(filter.atEnd() == [])
    }

    @Test func whatIsNotSaidLeavesNoBlankLine() throws {
        var (filter, path) = try filter()
        let noise = "warning: '#sourceLocation' directive produces '#fileID' string of 'M/A.swift'"
        for _ in 0..<2 {
            #expect(filter.take("\(path):2:1: \(noise)") == [])
            #expect(filter.take("2 | let b = 1") == [])
            #expect(filter.take("") == [])
        }
        #expect(filter.take("Build complete") == ["Build complete"])
        #expect(filter.take("") == [""])
    }

    @Test func aBadSelectorSaysThatThereIsNoSuchMember() throws {
        var (filter, path) = try filter()
        let line = "\(path):1:9: error: generic parameter 'R' could not be inferred"
        #expect(
            filter.take(line) == ["\(path):1:9: error: #selector names no member of that type"]
        )
    }

    @Test func modulesOfUIKitAreCalledUIKit() throws {
        var (filter, path) = try filter()
        let place = "\(path):2:5: warning: "
        #expect(
            filter.take(place + "'UIKitValues.UIColor' of 'MyUIKitValues' in 'UIKitViews'")
                == [place + "'UIKit.UIColor' of 'MyUIKitValues' in 'UIKit'"]
        )
    }

    @Test func aMissingModuleIsNamed() throws {
        var (filter, path) = try filter()
        let lines = filter.take("\(path):1:8: error: no such module 'GameKit'")
        #expect(lines.count == 2)
        #expect(lines.last?.contains("'GameKit' is a module of iOS") == true)
        let other = filter.take("\(path):1:8: error: no such module 'Mine'")
        #expect(other.last?.contains("dependencies") == true)
    }

    @Test func warningsThatOnlyLinuxHasAreNotShown() throws {
        var (filter, path) = try filter()
        #expect(
            filter.take(
                "\(path):2:5: warning: non-'@objc' instance method declared in extension cannot be "
                    + "overridden; use 'public' instead"
            ) == []
        )
        #expect(filter.take("2 | let b = 1") == [])
        #expect(
            filter.take(
                "\(path):2:5: warning: property 'rate' nearly matches defaulted requirement 'rate' "
                    + "of protocol 'P'"
            ) == []
        )
        #expect(
            filter.take(
                "\(path):2:5: warning: extension declares a conformance of imported type 'NSObject' to "
                    + "imported protocol '_ObjCMade'; this will not behave correctly"
            ) == []
        )
        // The same as an error stands for a mistake.
        let error =
            "\(path):2:5: error: non-'@objc' instance method declared in extension cannot be "
            + "overridden"
        #expect(filter.take(error) == [error])
    }

    @Test func aProgramWithoutAnEntryPointIsNamed() throws {
        var (filter, _) = try filter()
        let lines = filter.take(
            "/usr/bin/ld.gold: error: undefined symbol 'Hits_main' referenced in expression"
        )
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("error: Hits has no entry point") == true)
        let other = "/usr/bin/ld.gold: error: undefined symbol 'Hits_mainly'"
        #expect(filter.take(other) == [other])
    }

    @Test func otherLinesPass() throws {
        var (filter, _) = try filter()
        #expect(filter.take("Build complete!") == ["Build complete!"])
    }
}
