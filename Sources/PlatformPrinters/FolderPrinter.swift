// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Platform

/// A printer that writes each document as a PDF file into a folder.
package final class FolderPrinter: PrintService {
    /// The name of the printer.
    package static let name = "PDF"

    package let usualPaper: (width: Double, height: Double)
    private let folder: URL

    /// Makes a printer into a folder, which is made with the first document.
    package init(folder: URL, usualPaper: (width: Double, height: Double) = Paper.letter) {
        self.folder = folder
        self.usualPaper = usualPaper
    }

    /// The printer's description.
    package var printer: PrinterDescription {
        var printer = PrinterDescription(
            name: Self.name,
            address: folder.absoluteString,
            title: "Save as PDF"
        )
        printer.makeAndModel = "PDF files"
        printer.location = folder.path
        printer.printsBothSides = true
        return printer
    }

    package func findPrinters(_ completion: @escaping @MainActor ([PrinterDescription]) -> Void) {
        completion([printer])
    }

    package func print(
        _ order: PrintOrder,
        completion: @escaping @MainActor (PlatformError?) -> Void
    ) {
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true
            )
            // Never overwrites a file, as two documents may have one title.
            try order.document.write(to: freeFile(order.title), options: .withoutOverwriting)
            completion(nil)
        } catch {
            completion(
                PlatformError(
                    "'\(order.title)' cannot be written into \(folder.path): "
                        + error.localizedDescription
                )
            )
        }
    }

    private func freeFile(_ title: String) -> URL {
        let name = Self.fileName(title)
        var file = folder.appendingPathComponent(name + ".pdf")
        var number = 1
        while FileManager.default.fileExists(atPath: file.path) {
            number += 1
            file = folder.appendingPathComponent("\(name) \(number).pdf")
        }
        return file
    }

    /// A title as the name of a file: no slashes, no dot in front, not too long.
    static func fileName(_ title: String) -> String {
        let harmless = title.unicodeScalars.map { scalar -> Character in
            scalar == "/" || scalar.value < 0x20 || scalar.value == 0x7F ? "-" : Character(scalar)
        }
        let text = String(harmless).trimmingCharacters(in: .whitespaces)
        let visible = text.hasPrefix(".") ? "-" + text.dropFirst() : text
        guard !visible.isEmpty else { return "Document" }
        var name = visible
        while name.utf8.count > 200 { name.removeLast() }
        return name
    }
}
