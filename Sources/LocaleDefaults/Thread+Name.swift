// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux forgets the name of a thread that has not begun, cuts longer names off, gives each thread
// the name of the one that asks, and the process's where there is none.
// `CRedefinedFunctions` puts these functions into the class's table of methods.

extension Thread {
    private static let nameKey = "casement.thread.name"

    /// `Thread.name`, getter.
    @_silgen_name("casement_thread_name")
    public final func _name() -> String? {
        if let name = threadDictionary[Self.nameKey] as? String { return name }
        // Foundation may have several objects for the main thread.
        return isMainThread || self === Thread.current && Thread.isMainThread ? "main" : ""
    }

    /// `Thread.name`, setter.
    @_silgen_name("casement_set_thread_name")
    public final func _setName(_ name: String?) {
        threadDictionary[Self.nameKey] = name
        _setSystemName(name)
    }

    /// Foundation's function, by which debuggers see the name.
    @_silgen_name("foundation_set_thread_name")
    private final func _setSystemName(_ name: String?)
}
