// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Whether a class implements an optional requirement, as far as known.
enum Presence {
    case present
    case absent
    case unknown

    /// The facts learnt from earlier calls.
    private static let learnt = Mutex<[ObjectIdentifier: [String: Bool]]>([:])

    /// The answer of the name tables and of earlier calls.
    ///
    /// A listed class that does not list the requirement is not taken for one that lacks it: a
    /// class above it may implement it in plain Swift. The first call settles that.
    ///
    /// Nothing is known of a class whose objects are asked by `responds(to:)`.
    static func known(of name: String, in aClass: AnyClass) -> Presence {
        if let isPresent = learnt.withLock({ $0[ObjectIdentifier(aClass)]?[name] }) {
            return isPresent ? .present : .absent
        }
        let table = Registry.shared.table(of: aClass)
        guard !table.asksToRespond, table.requirements[name] != nil else { return .unknown }
        learn(.present, of: name, in: aClass)
        return .present
    }

    static func learn(_ presence: Presence, of name: String, in aClass: AnyClass) {
        guard presence != .unknown else { return }
        learnt.withLock { $0[ObjectIdentifier(aClass), default: [:]][name] = presence == .present }
    }

    /// Forgets what calls taught: new members were listed.
    static func forget() { learnt.withLock { $0 = [:] } }
}
