// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

/// What an environment stores so that others can register for changes of its traits.
@MainActor
package protocol TraitChangeHost: AnyObject {
    /// The registrations made with this environment.
    var traitRegistrations: TraitRegistrations { get set }
}

/// The registrations of one environment, oldest first.
@MainActor
package struct TraitRegistrations {
    private var entries: [TraitChangeRegistration] = []

    package init() {}

    /// Whether nobody has registered.
    package var isEmpty: Bool { entries.isEmpty }

    mutating func add(_ entry: TraitChangeRegistration) { entries.append(entry) }

    mutating func remove(_ registration: any UITraitChangeRegistration) {
        entries.removeAll { $0 === registration }
    }

    /// Calls everybody who asked for one of the traits that differ between the two collections.
    package func notify(
        _ environment: AnyObject,
        previous: UITraitCollection,
        current: UITraitCollection
    ) {
        for entry in entries
        where entry.traits.contains(where: { !current.table.isSame($0, previous.table) }) {
            entry.call(environment, previous)
        }
    }
}

/// One registration: the traits it is about and what to call.
// Sendable is unchecked because the stored block is only ever called on the main actor.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration, @unchecked Sendable {
    let traits: [UITrait]
    let call: @MainActor (AnyObject, UITraitCollection) -> Void

    init(traits: [UITrait], call: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.call = call
        super.init()
    }

    override func copy() -> Any { self }

    func copy(with zone: NSZone?) -> Any { self }
}
