// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import PlatformPrinters

/// What a program prints on.
@MainActor
enum PrinterChoice {
    /// The printers of the system, and a folder for PDF files: `CASEMENT_PRINTS`, which then is the
    /// only one, else the user's documents, else the folder in which the program was started.
    static func make(environment: [String: String]) -> any PrintService {
        let paper = Paper.usual(in: environment)
        if let path = environment["CASEMENT_PRINTS"], !path.isEmpty {
            return FolderPrinter(folder: URL(fileURLWithPath: path), usualPaper: paper)
        }
        let folder = FolderPrinter(folder: documents(environment), usualPaper: paper)
        return SystemPrinters(folder: folder, usualPaper: paper)
    }

    private static func documents(_ environment: [String: String]) -> URL {
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        guard let home = environment["HOME"], !home.isEmpty else { return here }
        let documents = URL(fileURLWithPath: home).appendingPathComponent("Documents")
        return FileManager.default.fileExists(atPath: documents.path) ? documents : here
    }
}
