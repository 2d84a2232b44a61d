// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// How far an anchored query has come.
open class HKQueryAnchor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let value: Int

    /// An anchor of a number that earlier systems gave.
    public init(fromValue value: Int) {
        self.value = value
        super.init()
    }

    /// The number.
    open override var description: String { "<HKQueryAnchor: \(value)>" }

    /// Whether another anchor is as far.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKQueryAnchor)?.value == value
    }

    /// A hash of the number.
    open override var hash: Int { value.hashValue }

    /// The anchor itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The anchor itself.
    open override func copy() -> Any { self }

    /// Archives can keep anchors.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the number.
    open func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }

    /// Reads what `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "value") else { return nil }
        self.init(fromValue: coder.decodeInteger(forKey: "value"))
    }
}
