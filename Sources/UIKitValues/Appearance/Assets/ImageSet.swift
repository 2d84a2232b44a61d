// SPDX-License-Identifier: Apache-2.0

import Foundation
import VectorPictures

/// A set of pictures in an asset catalogue.
struct ImageSet {
    private let folder: String
    private let contents: AssetContents

    /// Reads the description of a set; nil if there is none.
    init?(path: String) {
        guard let contents = AssetContents(folder: path) else { return nil }
        folder = path
        self.contents = contents
    }

    /// Whether there are pictures for other traits than the scale.
    var varies: Bool {
        contents.entries("images").contains { entry in
            ["appearances", "width-class", "height-class"].contains { entry[$0] != nil }
        }
    }

    /// The picture that suits traits best, as the set wants it drawn.
    func storage(for traits: UITraitCollection) -> ImageStorage? {
        let wanted = traits.displayScale > 0 ? traits.displayScale : 1
        let entries = contents.entries("images").filter { $0["filename"] is String }
        let best = AssetMatch.best(entries, traits) { entry in
            // The scale asked for is best, then larger ones, then smaller ones.
            let scale = ImageSet.scale(entry) ?? wanted
            return scale >= wanted ? 500 - Int((scale - wanted) * 10) : 100 + Int(scale * 10)
        }
        guard let entry = best, let name = entry["filename"] as? String,
            let data = FileManager.default.contents(
                atPath: (folder as NSString).appendingPathComponent(name)
            ),
            var storage = read(
                data,
                for: wanted,
                scale: ImageSet.scale(entry) ?? 1,
                file: "\(folder)/\(name)"
            )
        else { return nil }
        switch contents.properties["template-rendering-intent"] as? String {
        case "template": storage.renderingMode = .alwaysTemplate
        case "original": storage.renderingMode = .alwaysOriginal
        default: break
        }
        if (entry["language-direction"] ?? contents.properties["language-direction"]) != nil {
            storage.flipsForRightToLeft = true
        }
        slice(&storage, entry["resizing"] as? [String: Any])
        storage.asset = UIImageAsset(set: self)
        return storage
    }

    /// Reads a file: a PDF or SVG one is drawn for the screen's scale, others have one of their own.
    private func read(
        _ data: Data,
        for wanted: CGFloat,
        scale: CGFloat,
        file: String
    ) -> ImageStorage? {
        let keeps = contents.properties["preserves-vector-representation"] as? Bool ?? false
        do {
            if let picture = try VectorPicture(data, scale: wanted, keepsVectors: keeps) {
                return ImageStorage(source: ImageSource(picture), scale: wanted)
            }
        } catch {
            NSLog("%@", "\(file): the SVG picture cannot be read: \(error)")
            return nil
        }
        return ImageStorage(data: data, scale: scale, origin: file)
    }

    private static func scale(_ entry: [String: Any]) -> CGFloat? {
        (entry["scale"] as? String).flatMap { Double($0.dropLast()) }.map { CGFloat($0) }
    }

    /// Sets the caps that a picture was given in Xcode; they are written in pixels.
    private func slice(_ storage: inout ImageStorage, _ resizing: [String: Any]?) {
        guard let resizing, let caps = resizing["cap-insets"] as? [String: Any] else { return }
        func cap(_ key: String) -> CGFloat {
            CGFloat((caps[key] as? NSNumber)?.doubleValue ?? 0) / storage.scale
        }
        storage.capInsets = UIEdgeInsets(
            top: cap("top"),
            left: cap("left"),
            bottom: cap("bottom"),
            right: cap("right")
        )
        let mode = (resizing["center"] as? [String: Any])?["mode"] as? String
        storage.resizingMode = mode == "tile" ? .tile : .stretch
    }
}

/// A set of raw data in an asset catalogue.
package struct DataSet {
    /// The bytes.
    package let data: Data
    /// The uniform type identifier that the set gives its data.
    package let typeIdentifier: String

    /// Reads a set; nil if it names no readable file.
    init?(path: String) {
        guard let contents = AssetContents(folder: path),
            let entry = contents.entries("data").first(where: { $0["filename"] is String }),
            let name = entry["filename"] as? String,
            let data = FileManager.default.contents(
                atPath: (path as NSString).appendingPathComponent(name)
            )
        else { return nil }
        self.data = data
        typeIdentifier = entry["universal-type-identifier"] as? String ?? "public.data"
    }
}
