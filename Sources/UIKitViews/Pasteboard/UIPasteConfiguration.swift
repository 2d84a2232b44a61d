// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Which types something accepts when they are pasted or dropped.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, @preconcurrency NSSecureCoding,
    @preconcurrency NSCopying
{
    private final var types: [String] = []

    /// Makes a configuration that accepts nothing.
    public override init() { super.init() }

    /// Makes a configuration that accepts types.
    public init(acceptableTypeIdentifiers: [String]) {
        super.init()
        types = acceptableTypeIdentifiers
    }

    /// Makes a configuration that accepts the types that a class can read.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Makes a configuration that accepts the types that a value's class can read.
    public convenience init<T: _ObjectiveCBridgeable>(forAccepting aType: T.Type)
    where T._ObjectiveCType: NSItemProviderReading {
        self.init(forAccepting: T._ObjectiveCType.self)
    }

    /// Reads an archived configuration.
    public required init?(coder: NSCoder) {
        super.init()
        types = coder.presentObject("types", NSArray.self, NSString.self) as? [String] ?? []
    }

    /// Configurations can be archived securely.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the configuration.
    open func encode(with coder: NSCoder) {
        coder.encode(types as NSArray, forKey: "types")
    }

    /// A copy of the configuration.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIPasteConfiguration(acceptableTypeIdentifiers: types)
    }

    /// The types that are accepted.
    open var acceptableTypeIdentifiers: [String] {
        get { types }
        set { types = newValue }
    }

    /// Accepts further types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        for type in acceptableTypeIdentifiers where !types.contains(type) { types.append(type) }
    }

    /// Also accepts the types that a class can read.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Also accepts the types that a value's class can read.
    public func addTypeIdentifiers<T: _ObjectiveCBridgeable>(forAccepting aType: T.Type)
    where T._ObjectiveCType: NSItemProviderReading {
        addTypeIdentifiers(forAccepting: T._ObjectiveCType.self)
    }

    /// Whether an item has one of the types, or a subtype.
    func accepts(_ provider: NSItemProvider) -> Bool {
        types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
}
