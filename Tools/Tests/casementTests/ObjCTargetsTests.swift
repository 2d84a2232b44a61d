// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCHeaders
import Testing

@testable import casement

/// Which targets of a package are taken for Objective-C.
struct ObjCTargetsTests {
    private static let dump = """
        {"name": "Kit", "targets": [
          {"name": "KitObjC", "type": "regular", "exclude": ["Old"], "publicHeadersPath": "Shown",
           "settings": [
            {"tool": "c", "kind": {"headerSearchPath": {"_0": "Inner"}}},
            {"tool": "cxx", "kind": {"define": {"_0": "KIT=1"}}},
            {"tool": "c", "kind": {"unsafeFlags": {"_0": ["-w"]}}},
            {"tool": "swift", "kind": {"define": {"_0": "OTHER"}}}],
           "dependencies": [{"byName": ["KitC", null]}]},
          {"name": "KitC", "type": "regular"},
          {"name": "KitNames", "type": "regular"},
          {"name": "Kit", "type": "regular", "dependencies": [{"byName": ["KitObjC", null]}]}]}
        """

    /// The targets in Objective-C of a package with some files.
    private func targets(_ files: [String: String]) throws -> [ObjCTarget] {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        let dump = try JSONDecoder().decode(PackageDump.self, from: Data(Self.dump.utf8))
        return dump.targets.compactMap { target in
            guard let place = dump.folder(of: target, in: folder.url) else { return nil }
            return ObjCTarget(target, in: folder.url, place)
        }
    }

    @Test
    func targetsOfPlainCStayAndThoseInObjectiveCAreFound() throws {
        let found = try targets([
            "Sources/KitObjC/Shown/Kit.h": "@interface Kit : NSObject\n@end\n",
            "Sources/KitObjC/Inner/Private.h": "int a;\n",
            "Sources/KitObjC/Kit.m": "@implementation Kit\n@end\n",
            "Sources/KitObjC/Old/Older.m": "",
            "Sources/KitC/include/KitC.h": "int answer(void);\n",
            "Sources/KitC/KitC.c": "int answer(void) { return 42; }\n",
            "Sources/KitNames/include/Names.h": "typedef NS_ENUM(NSInteger, A) { AB };\n",
            "Sources/Kit/Kit.swift": "",
            "Sources/Kit/include/Kit.h": "@interface Kit : NSObject\n@end\n",
        ])
        #expect(found.map(\.module) == ["KitObjC", "KitNames"])
        let first = try #require(found.first)
        #expect(first.headers.map(\.lastPathComponent) == ["Kit.h"])
        #expect(first.implementations.map(\.lastPathComponent) == ["Kit.m"])
        #expect(first.neighbours.map(\.lastPathComponent).sorted() == ["Kit.h", "Private.h"])
        #expect(first.folders.map(\.lastPathComponent) == ["Shown", "KitObjC", "Inner"])
        #expect(first.definitions == ["KIT=1"])
        #expect(first.dependencies == ["KitC"])
        #expect(first.standIn.path.hasSuffix("/.build/casement/stand-ins/KitObjC"))
    }

    @Test
    func aPackageWithoutHeadersHasNone() throws {
        #expect(try targets(["Sources/Kit/Kit.swift": ""]).isEmpty)
    }

    @Test(arguments: [
        ("#import <UIKit/UIKit.h>\nFOUNDATION_EXPORT double KitVersionNumber;\n", false),
        ("// NS_ENUM\n@import UIKit;\n", false), ("#import \"Other.h\"\n", true),
        ("#import <Foundation/Foundation.h>\n#define A 1\n", true),
    ])
    func aFrameworksOwnHeaderIsReadIfItSaysMore(_ text: String, _ isRead: Bool) throws {
        let folder = try TemporaryFolder()
        let header = try folder.write(text, to: "Kit.h")
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
