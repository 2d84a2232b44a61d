// SPDX-License-Identifier: Apache-2.0

/// Functions that run around a method of an object's class.
package enum MethodObservation {
    /// Called with the receiver, the arguments, and what runs in the method's place.
    package typealias Observer = (AnyObject, [Any?], IMP) -> Void

    private struct Key: Hashable {
        let aClass: ObjectIdentifier
        let selector: Selector
    }

    // Guarded by `lock`.
    private nonisolated(unsafe) static var observed: [Key: IMP] = [:]
    private static let lock = StateLock()

    /// Runs functions before and after a method, for each object of the class of `object`; the functions of
    /// the first call count.
    ///
    /// Where that class inherits the method, objects of the class above are not concerned.
    ///
    /// - Returns: What runs in the method's place from now on; nil if the class has no such method.
    package static func observe(
        _ selector: Selector,
        of object: AnyObject,
        before: @escaping Observer,
        after: @escaping Observer
    ) -> IMP? {
        let aClass: AnyClass = type(of: object)
        let selector = Registry.shared.canonical(selector)
        let key = Key(aClass: ObjectIdentifier(aClass), selector: selector)
        if let known = lock.withLock({ observed[key] }) { return known }
        guard let owner = Replacements.shared.definingClass(aClass, selector, false) else {
            return nil
        }
        let inner = Replacements.shared.current(owner, selector, false)
        var own: IMP?
        let outer = Implementation { object, selector, arguments in
            if let own { before(object, arguments, own) }
            defer { if let own { after(object, arguments, own) } }
            return try inner.call(object, selector, arguments)
        }
        let implementation = IMP(outer)
        own = implementation
        Replacements.shared.replace(aClass, selector, false, by: outer)
        lock.withLock { observed[key] = implementation }
        return implementation
    }

    /// An implementation that no method has, to compare others with.
    package static func makeUnused() -> IMP { IMP(Implementation { _, _, _ in nil }) }

    /// An address that stands for a selector's name as long as the process runs.
    package static func address(of selector: Selector) -> UnsafeMutableRawPointer {
        UnsafeMutableRawPointer(mutating: InternedNames.address(of: selector.name))
    }
}
