// SPDX-License-Identifier: Apache-2.0

/// The type of a trait, as it is handed to registrations and look-ups.
public typealias UITrait = any UITraitDefinition.Type

/// A kind of value that views hand down to the views inside them.
///
/// Declare a type of your own and read or write its value with the type as the key.
public protocol UITraitDefinition: SendableMetatype {
    /// The type of the trait's value. Changes are noticed if it is `Equatable`; otherwise every
    /// assignment counts as a change.
    associatedtype Value

    /// The value where the trait is not specified.
    static var defaultValue: Value { get }

    /// The name that descriptions print; the name of the type unless you choose one.
    static var name: String { get }

    /// A string that stands for the trait in archives; the full name of the type unless you choose
    /// one.
    static var identifier: String { get }

    /// Whether dynamic colours may resolve differently when the value changes; false unless you
    /// say so. Views redraw themselves after a change of such a trait.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The name of the type.
    public static var name: String { String(describing: self) }

    /// The full name of the type, with its module.
    public static var identifier: String { String(reflecting: self) }

    /// False: colours do not depend on the trait.
    public static var affectsColorAppearance: Bool { false }
}
