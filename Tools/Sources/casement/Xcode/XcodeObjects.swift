// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The objects of a `project.pbxproj`, which name each other by identifier.
struct XcodeObjects {
    /// One object of the file.
    struct Object {
        let id: String
        let fields: [String: Any]

        /// The kind: `PBXGroup`, `PBXNativeTarget`.
        var kind: String { string("isa") ?? "" }

        func string(_ key: String) -> String? { fields[key] as? String }
        func strings(_ key: String) -> [String] { fields[key] as? [String] ?? [] }
    }

    private let table: [String: [String: Any]]
    let rootID: String

    /// Reads the file of a project folder; it is a property list of the old kind, or of a new one.
    init(project: URL) throws {
        let file = project.appendingPathComponent("project.pbxproj")
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw Failure("\(file.path): cannot be read: \(error.localizedDescription)")
        }
        guard
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let whole = list as? [String: Any], let objects = whole["objects"] as? [String: Any],
            let root = whole["rootObject"] as? String
        else { throw Failure("\(file.path): is no Xcode project file, or is damaged") }
        table = objects.compactMapValues { $0 as? [String: Any] }
        rootID = root
    }

    subscript(id: String) -> Object? { table[id].map { Object(id: id, fields: $0) } }

    /// All objects, by identifier.
    var all: [Object] {
        table.keys.sorted().compactMap { self[$0] }
    }

    /// The object that a field names.
    func object(_ owner: Object, _ key: String) -> Object? {
        owner.string(key).flatMap { self[$0] }
    }

    /// The objects that a field names, in order.
    func objects(_ owner: Object, _ key: String) -> [Object] {
        owner.strings(key).compactMap { self[$0] }
    }
}
