// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files as the compiler reads them through its virtual file systems.
struct VirtualFiles {
    private var places: [String: String] = [:]

    /// `overlays`: the descriptions of virtual file systems, the uppermost last.
    init(_ overlays: [String]) throws {
        for overlay in overlays {
            let data = Data(try Files.text(URL(fileURLWithPath: overlay)).utf8)
            let tree = try JSONSerialization.jsonObject(with: data) as? [String: Any]
            for root in tree?["roots"] as? [[String: Any]] ?? [] { read(root, in: "") }
        }
    }

    private mutating func read(_ node: [String: Any], in folder: String) {
        guard let name = node["name"] as? String else { return }
        let path = folder.isEmpty ? name : folder + "/" + name
        if let place = node["external-contents"] as? String { places[path] = place }
        for child in node["contents"] as? [[String: Any]] ?? [] { read(child, in: path) }
    }

    /// Where a file's text lies in truth.
    func place(of path: String) -> String { places[path] ?? path }

    /// A file's text.
    func text(of path: String) throws -> String {
        try Files.text(URL(fileURLWithPath: place(of: path)))
    }
}
