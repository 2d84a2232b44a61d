// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import LocaleDefaults

/// One step of an observed path: listens to one key of one object, and re-hooks the steps behind
/// it when that key's value becomes another object.
final class Hook {
    let key: String
    private weak var observation: KeyPathObservation?
    private weak var object: Foundation.NSObject?
    /// The value, where the object is one of Foundation's, whose setters tell nobody.
    private var value: ObservedValue?
    /// The path behind this key, nil at the last step.
    private let rest: String?
    /// The hooks on the objects behind, and on what this key's value depends on.
    private var following: [Hook] = []
    private var dependencies: [Hook] = []

    /// Hooks a path onto an object.
    ///
    /// `depending`: the keys that are being hooked for their dependents, to end cycles.
    init?(
        _ path: String,
        on object: Foundation.NSObject,
        for observation: KeyPathObservation,
        depending: Set<String> = []
    ) {
        let key = String(path.prefix { $0 != "." })
        // An operator such as `@count` and all behind it has no object of its own to listen to.
        guard !key.isEmpty, !key.hasPrefix("@") else { return nil }
        self.key = key
        self.object = object
        self.observation = observation
        rest = key.count < path.count ? String(path.dropFirst(key.count + 1)) : nil
        if let object = object as? NSObject {
            object.extrasMade.observing.add(self)
            hookDependencies(of: object, for: observation, depending)
        } else {
            value = ObservedValues.shared.add(
                key,
                of: object,
                read: { KeyValueCoding.knownValue(of: $0, forKey: key) },
                changed: { [weak self] old in self?.announceAndConclude(old) }
            )
        }
        hookFollowing()
    }

    private func hookDependencies(
        of object: NSObject,
        for observation: KeyPathObservation,
        _ depending: Set<String>
    ) {
        let depending = depending.union([key])
        for path in type(of: object).keyPathsForValuesAffectingValue(forKey: key).sorted()
        where !depending.contains(path) {
            let hook = Hook(path, on: object, for: observation, depending: depending)
            if let hook { dependencies.append(hook) }
        }
    }

    private func hookFollowing() {
        guard let rest, let observation,
            let next = object.flatMap({ KeyValueCoding.knownValue(of: $0, forKey: key) })
                as? Foundation.NSObject
        else { return }
        if let hook = Hook(rest, on: next, for: observation) { following = [hook] }
    }

    /// The key is about to change.
    func announce(_ change: ElementChange?) { observation?.announce(self, isLast ? change : nil) }

    /// The key of an object of Foundation's changed.
    private func announceAndConclude(_ old: Any?) {
        observation?.announce(self, nil, old: old ?? NSNull())
        conclude(nil)
    }

    /// The key changed: what stands behind it may be another object now.
    func conclude(_ change: ElementChange?) {
        for hook in following { hook.unhook() }
        following = []
        hookFollowing()
        observation?.conclude(self, isLast ? change : nil)
    }

    private var isLast: Bool { rest == nil }

    /// Ends listening, here and at all steps behind.
    func unhook() {
        (object as? NSObject)?.extras?.observing.remove(self)
        if let value { ObservedValues.shared.remove(value) }
        for hook in following + dependencies { hook.unhook() }
        following = []
        dependencies = []
    }
}
