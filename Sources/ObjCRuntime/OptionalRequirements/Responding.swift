// SPDX-License-Identifier: Apache-2.0

/// Overrides of `responds(to:)`, with which an object switches optional requirements off that its class
/// implements.
enum Responding {
    /// Overrides nothing.
    private final class PlainProbe: NSObject {}

    /// Overrides `responds(to:)`.
    private final class RespondingProbe: NSObject {
        override func responds(to aSelector: Selector) -> Bool { false }
    }

    private static let method = MethodSlots(
        base: NSObject.self,
        plain: PlainProbe.self,
        overriding: RespondingProbe.self
    )

    /// Whether a class itself overrides `responds(to:)`, and not only one above it.
    static func isOverridden(in aClass: AnyClass) -> Bool {
        guard aClass is NSObject.Type, let parent = _getSuperclass(aClass), parent is NSObject.Type
        else { return false }
        return method.isOverridden(in: aClass, of: parent)
    }
}
