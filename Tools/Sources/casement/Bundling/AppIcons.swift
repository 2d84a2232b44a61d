// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The pictures of a program's icon in its asset catalogues.
struct AppIcons {
    /// A picture and its side in pixels.
    struct Picture: Equatable {
        let file: URL
        let side: Int
    }

    /// One picture of each side, the smallest first.
    let pictures: [Picture]

    init(in folders: [URL]) {
        var found: [Int: URL] = [:]
        for folder in folders {
            for contents in Files.all(under: folder, endingIn: "Contents.json") {
                let set = contents.deletingLastPathComponent()
                guard set.pathExtension == "appiconset", !set.path.contains("/.build/") else {
                    continue
                }
                for picture in Self.pictures(of: contents) where found[picture.side] == nil {
                    found[picture.side] = picture.file
                }
            }
        }
        pictures = found.sorted { $0.key < $1.key }.map { Picture(file: $0.value, side: $0.key) }
    }

    private struct Contents: Decodable {
        struct Image: Decodable {
            let filename: String?
            /// Other looks of the icon: dark, tinted.
            let appearances: [[String: String]]?
        }

        let images: [Image]?
    }

    private static func pictures(of contents: URL) -> [Picture] {
        guard let data = try? Data(contentsOf: contents),
            let list = try? JSONDecoder().decode(Contents.self, from: data)
        else { return [] }
        return (list.images ?? []).compactMap { image in
            guard image.appearances == nil, let name = image.filename else { return nil }
            let file = contents.deletingLastPathComponent().appendingPathComponent(name)
            return side(of: file).map { Picture(file: file, side: $0) }
        }
    }

    /// The side of a square PNG, from its header.
    private static func side(of file: URL) -> Int? {
        guard let handle = try? FileHandle(forReadingFrom: file),
            let head = try? handle.read(upToCount: 24), head.count == 24,
            head.starts(with: [0x89, 0x50, 0x4E, 0x47])
        else { return nil }
        func number(_ place: Int) -> Int {
            head[(head.startIndex + place)..<(head.startIndex + place + 4)]
                .reduce(0) { $0 << 8 | Int($1) }
        }
        let (width, height) = (number(16), number(20))
        return width == height && (1...4096).contains(width) ? width : nil
    }
}
