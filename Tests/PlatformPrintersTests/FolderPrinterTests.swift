// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import Testing

@testable import PlatformPrinters

/// Documents that become files.
@MainActor
final class FolderPrinterTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("FolderPrinterTests-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func print(_ title: String, _ bytes: String) -> PlatformError? {
        var trouble: PlatformError?
        let order = PrintOrder(document: Data(bytes.utf8), title: title, paper: (612, 792))
        FolderPrinter(folder: folder).print(order) { trouble = $0 }
        return trouble
    }

    @Test func documentsOfOneTitleDoNotOverwriteEachOther() throws {
        for text in ["one", "two", "three"] { #expect(print("Bill", text) == nil) }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["Bill 2.pdf", "Bill 3.pdf", "Bill.pdf"])
        let second = try Data(contentsOf: folder.appendingPathComponent("Bill 2.pdf"))
        #expect(String(decoding: second, as: UTF8.self) == "two")
    }

    @Test(arguments: [
        ("../../etc/passwd", "-.-..-etc-passwd"), ("", "Document"), ("  ", "Document"),
        (".hidden", "-hidden"), ("a\nb\u{0}c", "a-b-c"), ("Größe 4/5", "Größe 4-5"),
    ])
    func titlesBecomeHarmlessNames(title: String, name: String) {
        #expect(FolderPrinter.fileName(title) == name)
    }

    @Test func aTitleTooLongForAFileIsCut() {
        let name = FolderPrinter.fileName(String(repeating: "ü", count: 300))
        #expect(name.utf8.count <= 200 && name.allSatisfy { $0 == "ü" })
    }

    @Test func aFolderThatCannotBeMadeIsNamed() {
        var trouble: PlatformError?
        let order = PrintOrder(document: Data(), title: "Bill", paper: (612, 792))
        FolderPrinter(folder: URL(fileURLWithPath: "/dev/null/prints")).print(order) {
            trouble = $0
        }
        #expect(
            trouble?.description.hasPrefix("'Bill' cannot be written into /dev/null/prints: ")
                == true
        )
    }
}
