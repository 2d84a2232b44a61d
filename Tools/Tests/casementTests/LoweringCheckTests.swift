// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

/// What `casement lower FOLDER` does, counted in parses: they are what takes the time.
struct LoweringCheckTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func check() throws -> LoweringCheck {
        try LoweringCheck(Files.all(under: folder.url, endingIn: ".swift"))
    }

    @Test(arguments: [1, 10, 40])
    func aFileIsParsedOnceAndItsResultOnceIfItDiffers(count: Int) throws {
        for number in 0..<count {
            let text = "import UIKit\nclass A\(number): UIView { @objc func a() {} }\n"
            try folder.write(text, to: "A\(number).swift")
            try folder.write("let plain\(number) = 1\n", to: "Plain\(number).swift")
        }
        let check = try check()
        #expect(check.files == 2 * count && check.lines == 3 * count)
        #expect(check.parses == 3 * count)
        #expect(check.complaints.isEmpty)
    }

    @Test func whatBuildsAndPackageManagersLeaveIsNotRead() throws {
        try folder.write("let a = 1\n", to: "Sources/A.swift")
        for place in [".build/checkouts/B", "Pods/B", "Carthage/B", "DerivedData/B"] {
            try folder.write("let b = 1\n", to: place + "/B.swift")
        }
        #expect(try check().files == 1)
    }

    @Test func aFileThatDidNotParseBeforeIsNoFault() throws {
        try folder.write("import UIKit\nclass A: UIView { @objc func a( }\n", to: "A.swift")
        let check = try check()
        #expect(check.broken == 0 && check.files == 1)
    }
}
