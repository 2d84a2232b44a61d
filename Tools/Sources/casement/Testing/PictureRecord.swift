// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The pictures of a comparison that failed.
struct PictureRecord: Codable, Equatable, Sendable {
    var name: String
    /// PNG files in base 64, without any where there is no such picture.
    var expected: String?
    var actual: String?
    var difference: String?
    /// What the comparison said: tolerances, and by how much they were missed.
    var figures: [String] = []
}

/// The files of the pictures that a failure's message names.
struct PictureFiles: Equatable {
    var expected: URL?
    var actual: URL?
    var difference: URL?

    /// Finds them as the libraries for snapshot tests write them down.
    ///
    /// swift-snapshot-testing names the recorded picture and then the new one, under the paths or
    /// addresses of files, in quotation marks; iOSSnapshotTestCase has the new one as `failed_NAME`,
    /// with `reference_NAME` and `diff_NAME` beside it.
    static func all(in message: String) -> [PictureFiles] {
        let files = paths(in: message).filter { FileManager.default.fileExists(atPath: $0.path) }
        var found: [PictureFiles] = []
        var rest: [URL] = []
        for file in files {
            let name = file.lastPathComponent
            guard name.hasPrefix("failed_") else {
                rest.append(file)
                continue
            }
            func sibling(_ prefix: String) -> URL? {
                let place = file.deletingLastPathComponent()
                    .appendingPathComponent(prefix + name.dropFirst("failed_".count))
                return FileManager.default.fileExists(atPath: place.path) ? place : nil
            }
            found.append(
                PictureFiles(
                    expected: sibling("reference_"),
                    actual: file,
                    difference: sibling("diff_")
                )
            )
        }
        for start in stride(from: 0, to: rest.count, by: 2) {
            let pair = rest[start...].prefix(2)
            // One alone is a picture that was recorded just now.
            found.append(
                pair.count == 2
                    ? PictureFiles(expected: pair.first, actual: pair.last)
                    : PictureFiles(actual: pair.first)
            )
        }
        return found
    }

    /// The paths of PNG files in a text, each once.
    static func paths(in message: String) -> [URL] {
        var found: [URL] = []
        for line in message.split(separator: "\n") {
            for piece in line.split(separator: "\"") {
                var rest = piece
                while let end = rest.range(of: ".png", options: .caseInsensitive) {
                    let head = rest[..<end.upperBound]
                    rest = rest[end.upperBound...]
                    let address = head.range(of: "file://")
                    let start = address?.upperBound ?? head.firstIndex(of: "/")
                    guard let start else { continue }
                    let file = file(at: String(head[start...]), isAddress: address != nil)
                    if !found.contains(file) { found.append(file) }
                }
            }
        }
        return found
    }

    /// A file by its path; in an address it may be written as it is, or as addresses are.
    private static func file(at path: String, isAddress: Bool) -> URL {
        let isThere = FileManager.default.fileExists(atPath: path)
        let plain = isAddress && !isThere ? path.removingPercentEncoding ?? path : path
        return URL(fileURLWithPath: plain)
    }

    /// Reads the pictures.
    func record(_ message: String) -> PictureRecord {
        func text(_ file: URL?) -> String? {
            file.flatMap { try? Data(contentsOf: $0) }?.base64EncodedString()
        }
        var name = (actual ?? expected)?.deletingPathExtension().lastPathComponent ?? "picture"
        if name.hasPrefix("failed_") { name = String(name.dropFirst("failed_".count)) }
        return PictureRecord(
            name: name,
            expected: text(expected),
            actual: text(actual),
            difference: text(difference),
            figures: Self.figures(in: message)
        )
    }

    /// The lines of a message that say by how much pictures differ.
    static func figures(in message: String) -> [String] {
        let words = ["precision", "tolerance", "pixels", "@"]
        return message.split(separator: "\n").compactMap { line in
            // The path of a picture behind the figures is none.
            let end = line.range(of: "; see /")?.lowerBound ?? line.endIndex
            let text = line[..<end].trimmingCharacters(in: .whitespaces)
            let isFigure = words.contains { text.localizedCaseInsensitiveContains($0) }
            return isFigure && text.contains { $0.isNumber } && !text.contains(".png") ? text : nil
        }
    }
}
