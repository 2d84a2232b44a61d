// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What stands for a controller, a view or a registered object in another object's saved state.
// Sendable is unchecked because the fields never change.
final class StateReference: Foundation.NSObject, NSSecureCoding, @unchecked Sendable {
    /// What kind of object it is.
    enum Kind: String {
        /// A controller, by its identifier path.
        case controller
        /// A view, by its controller's identifier path and its own identifier.
        case view
        /// A registered object, by its identifier path.
        case object
        /// An object that cannot be named.
        case nothing
    }

    static var supportsSecureCoding: Bool { true }

    let kind: Kind
    let path: [String]

    init(_ kind: Kind, _ path: [String]) {
        self.kind = kind
        self.path = path
    }

    init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "kind"), coder.containsValue(forKey: "path"),
            let name = coder.decodeObject(forKey: "kind") as? String,
            let kind = Kind(rawValue: name),
            let path = coder.decodeObject(forKey: "path") as? [String]
        else { return nil }
        self.kind = kind
        self.path = path
    }

    func encode(with coder: NSCoder) {
        coder.encode(kind.rawValue as NSString, forKey: "kind")
        coder.encode(path.map { $0 as NSString } as NSArray, forKey: "path")
    }
}
