// SPDX-License-Identifier: Apache-2.0

// The compiler reads `Bundle` with members that have Core Foundation's types only where these are imported.
import CoreFoundation
import Foundation
import ObjCRuntime
import Testing

/// A bundle of a program that changes its language while it runs, lowered.
private final class Shouting: Bundle, _ObjCTranslating, @unchecked Sendable {
    override func localizedString(
        forKey key: String,
        value: String?,
        table tableName: String?
    ) -> String {
        _objcTranslation(forKey: key, value: value, table: tableName).uppercased()
    }
}

struct TranslatingBundleTests {
    @Test func aBundleThatTranslatesItselfIsAsked() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("translating-" + UUID().uuidString)
        let table = folder.appendingPathComponent("en.lproj/Localizable.strings")
        try FileManager.default.createDirectory(
            at: table.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        try "\"hello\" = \"Hello!\";".write(to: table, atomically: true, encoding: .utf8)
        let bundle: Bundle = try #require(Shouting(path: folder.path))
        #expect(bundle._objcLocalizedString(forKey: "hello", value: nil, table: nil) == "HELLO!")
        #expect(_objcLocalizedString("bye", bundle: bundle, comment: "") == "BYE")
        let plain = try #require(Bundle(path: folder.path + "/en.lproj"))
        #expect(plain._objcLocalizedString(forKey: "bye", value: "Bye", table: nil) == "Bye")
    }
}
