// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A program or a device that wrote objects.
open class HKSource: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The name for people.
    open private(set) var name: String
    /// The identifier of the program.
    open private(set) var bundleIdentifier: String

    // Public for the compiler, so that subclasses inherit the convenience initializers.
    @usableFromInline
    init(name: String, bundleIdentifier: String) {
        self.name = name
        self.bundleIdentifier = bundleIdentifier
        super.init()
    }

    /// The program itself.
    open class func `default`() -> HKSource {
        let name = ProcessInfo.processInfo.processName
        return HKSource(name: name, bundleIdentifier: Bundle.main.bundleIdentifier ?? name)
    }

    /// Name and identifier.
    open override var description: String { "\(name) (\(bundleIdentifier))" }

    /// Whether another source is the same program.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKSource)?.bundleIdentifier == bundleIdentifier
    }

    /// A hash of the identifier.
    open override var hash: Int { bundleIdentifier.hashValue }

    /// The source itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The source itself.
    open override func copy() -> Any { self }

    /// Archives can keep sources.
    open class var supportsSecureCoding: Bool { true }

    /// Writes name and identifier.
    open func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(bundleIdentifier as NSString, forKey: "bundleIdentifier")
    }

    /// Reads what `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        guard let name = coder.string("name"), let identifier = coder.string("bundleIdentifier")
        else { return nil }
        self.init(name: name, bundleIdentifier: identifier)
    }
}
