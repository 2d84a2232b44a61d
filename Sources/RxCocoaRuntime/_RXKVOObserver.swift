// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: NoLeadingUnderscores, TypeNamesShouldBeCapitalized
// The names of RxCocoa's headers.

import Foundation
public import ObjCRuntime

/// Calls a function with each new value at a key path, until it is disposed of.
open class _RXKVOObserver: NSObject {
    // The caller disposes of the observer before the target goes, or has it retained.
    private unowned(unsafe) var target: NSObject?
    private var retainedTarget: NSObject?
    private let keyPath: String
    private let callback: (Any?) -> Void

    /// Begins to observe.
    ///
    /// `retainTarget`: whether the target lives until `dispose()`.
    public init(
        target: Any!,
        retainTarget: Bool,
        keyPath: String!,
        options: NSKeyValueObservingOptions,
        callback: ((Any?) -> Void)!
    ) {
        let object = target as? NSObject
        self.target = object
        retainedTarget = retainTarget ? object : nil
        self.keyPath = keyPath
        self.callback = callback
        super.init()
        object?.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
    }

    /// Hands the new value to the function.
    open override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        objc_sync_enter(self)
        defer { objc_sync_exit(self) }
        callback(change?[.newKey])
    }

    /// Ends the observation.
    open func dispose() {
        target?.removeObserver(self, forKeyPath: keyPath, context: nil)
        target = nil
        retainedTarget = nil
    }
}
