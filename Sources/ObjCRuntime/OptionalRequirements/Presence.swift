// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What is known of a class and an optional requirement.
enum Presence {
    case present
    case absent
    case unknown

    /// What calls have taught so far.
    private static let learnt = Mutex<[ObjectIdentifier: [String: Bool]]>([:])

    /// What the name tables and earlier calls say.
    ///
    /// A listed class that does not list the requirement is not taken for one that lacks it: a
    /// class above it may implement it in plain Swift. The first call settles that.
    static func known(of name: String, in aClass: AnyClass) -> Presence {
        if let isPresent = learnt.withLock({ $0[ObjectIdentifier(aClass)]?[name] }) {
            return isPresent ? .present : .absent
        }
        guard Registry.shared.table(of: aClass).requirements[name] != nil else { return .unknown }
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
