// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

/// Which targets of a package are taken for Objective-C.
struct ObjCTargetsTests {
    private static let manifest = """
        let package = Package(name: "Kit", targets: [
            .target(name: "KitObjC", exclude: ["Old"], cSettings: [.headerSearchPath("Inner")]),
            .target(name: "KitC"),
            .target(name: "KitNames"),
            .target(name: "Kit", dependencies: ["KitObjC"]),
        ])
        """

    private func package(_ files: [String: String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("objc-targets-\(UUID().uuidString)")
        for (path, text) in files.merging(
            ["Package.swift": Self.manifest],
            uniquingKeysWith: { $1 }
        ) {
            try Files.write(text, to: folder.appendingPathComponent(path))
        }
        return folder
    }

    @Test
    func targetsOfPlainCStayAndThoseInObjectiveCAreFound() throws {
        let folder = try package([
            "Sources/KitObjC/include/Kit.h": "@interface Kit : NSObject\n@end\n",
            "Sources/KitObjC/Inner/Private.h": "int a;\n",
            "Sources/KitObjC/Kit.m": "@implementation Kit\n@end\n",
            "Sources/KitObjC/Old/Older.m": "",
            "Sources/KitC/include/KitC.h": "int answer(void);\n",
            "Sources/KitC/KitC.c": "int answer(void) { return 42; }\n",
            "Sources/KitNames/include/Names.h": "typedef NS_ENUM(NSInteger, A) { AB };\n",
            "Sources/Kit/Kit.swift": "",
            "Sources/Kit/Kit.h": "@import UIKit;\n",
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let found = try ObjCTargets.targets(of: folder)
        #expect(found.map(\.module) == ["KitObjC", "KitNames"])
        let first = try #require(found.first)
        #expect(first.headers.map(\.lastPathComponent) == ["Kit.h"])
        #expect(first.implementations.map(\.lastPathComponent) == ["Kit.m"])
        #expect(first.neighbours.map(\.lastPathComponent).sorted() == ["Kit.h", "Private.h"])
        #expect(first.folders.map(\.lastPathComponent) == ["include", "KitObjC", "Inner"])
    }

    @Test
    func aPackageWithoutHeadersHasNone() throws {
        let folder = try package(["Sources/Kit/Kit.swift": ""])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try ObjCTargets.targets(of: folder).isEmpty)
    }

    @Test(arguments: [
        ("#import <UIKit/UIKit.h>\nFOUNDATION_EXPORT double KitVersionNumber;\n", false),
        ("// NS_ENUM\n@import UIKit;\n", false), ("#import \"Other.h\"\n", true),
        ("#import <Foundation/Foundation.h>\n#define A 1\n", true),
    ])
    func aFrameworksOwnHeaderIsReadIfItSaysMore(_ text: String, _ isRead: Bool) throws {
        let folder = try package(["Kit.h": text])
        defer { try? FileManager.default.removeItem(at: folder) }
        let header = folder.appendingPathComponent("Kit.h")
        #expect(ImportedPackage.speaksObjectiveC(header) == isRead)
    }

    @Test
    func theCompilersWordsBecomeProblems() {
        let lines = [
            "/k/K.swift:3:4: error: type 'K' does not conform to protocol 'A' [type_does_not_conform]",
            "code", "^",
            "/k/K.swift:3:4: error: type 'K' does not conform to protocol 'B' [type_does_not_conform]",
            "B.f:2:6: note: protocol requires function 'f()' with type '() -> ()' [no_witnesses]",
            "func f()}",
            "/k/Other.swift:1:1: error: not ours [other]",
            "/k/K.swift:9:1: error: without a name",
        ]
        let problems = GeneratedCheck.problems(lines, in: "/k/K.swift")
        #expect(problems.map(\.line) == [3, 3, 9])
        #expect(problems.map(\.requirements) == [["func f()}"], ["func f()}"], []])
        #expect(problems.last?.identifier == "")
    }
}
