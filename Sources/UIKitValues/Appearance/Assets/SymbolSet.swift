// SPDX-License-Identifier: Apache-2.0

import Foundation
import VectorPictures

/// A symbol of the program's own in an asset catalogue.
struct SymbolSet {
    private let folder: String
    private let contents: AssetContents

    /// Reads the description of a set; nil if there is none.
    init?(path: String) {
        guard let contents = AssetContents(folder: path) else { return nil }
        folder = path
        self.contents = contents
    }

    /// The symbol for traits in the usual looks; nil, with the reason in the log, if it cannot be read.
    func storage(named name: String, for traits: UITraitCollection) -> ImageStorage? {
        let entries = contents.entries("symbols").filter { $0["filename"] is String }
        guard let file = AssetMatch.best(entries, traits)?["filename"] as? String,
            let data = FileManager.default.contents(atPath: "\(folder)/\(file)")
        else { return nil }
        do {
            return ImageStorage(
                symbol: name,
                configuration: UIImage.Configuration(traitCollection: traits),
                template: try SymbolTemplate(data: data)
            )
        } catch {
            NSLog("%@", "\(folder)/\(file): the symbol cannot be read: \(error)")
            return nil
        }
    }
}
