// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import XCTest

/// An expectation that a property will change, or have a value.
// Sendable as XCTest's own: what it holds is set before it is waited for.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
    /// Says whether a change is the one that is waited for.
    public typealias Handler = (Any, [AnyHashable: Any]) -> Bool

    /// The path of the property.
    public let keyPath: String
    /// The object that has it.
    public let observedObject: Any
    /// The value that the property must have; nil if any change will do.
    public let expectedValue: Any?
    /// What observers are told with a change.
    public let options: NSKeyValueObservingOptions
    /// Asked at each change, if there is one.
    open var handler: Handler? {
        get { watch.handler }
        set { watch.handler = newValue }
    }
    private let watch: KeyValueWatch

    /// Expects that a property will change, or have a value if one is given.
    public init(
        keyPath: String,
        object: Any,
        expectedValue: Any? = nil,
        options: NSKeyValueObservingOptions = [.initial, .new, .old]
    ) {
        self.keyPath = keyPath
        observedObject = object
        self.expectedValue = expectedValue
        self.options = options
        watch = KeyValueWatch(object, keyPath, expectedValue)
        super.init(description: "Expect value of '\(keyPath)' of \(object)")
        watch.start(options) { [weak self] in self?.fulfill() }
    }
}

// Sendable as the class above: it holds nothing.
/// An expectation of a notification between processes, of which there are none here.
@available(*, unavailable, message: "Casement has no notifications between processes")
public final class XCTDarwinNotificationExpectation: XCTestExpectation, @unchecked Sendable {
    /// Expects a notification by its name.
    public init(notificationName: String) { super.init(description: notificationName) }
}
