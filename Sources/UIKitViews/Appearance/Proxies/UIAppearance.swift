// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Has an appearance proxy: values set on the proxy apply to all instances that have not set them
/// directly, when they are added to a window.
///
/// The proxy is an instance that is never shown. Setters record their values on it (`customizes`),
/// and `AppearanceCenter` applies them. A subclass's own `@objc dynamic` properties count, too.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy of all instances of the class and its subclasses.
    static func appearance() -> Self

    /// The proxy of instances inside the given containers, the innermost first.
    static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self

    /// The proxy of instances whose environment has the given traits.
    static func appearance(for trait: UITraitCollection) -> Self

    /// The proxy of instances whose environment has the given traits, inside containers.
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class that may limit a proxy to its instances' contents.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// The proxy of all instances of the class and its subclasses.
    public class func appearance() -> Self {
        AppearanceCenter.prototype(of: self, in: [], traits: nil)
    }

    /// The proxy of instances inside the given containers, the innermost first.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceCenter.prototype(of: self, in: containerTypes, traits: nil)
    }

    /// The proxy of instances whose environment has the given traits.
    public class func appearance(for trait: UITraitCollection) -> Self {
        AppearanceCenter.prototype(of: self, in: [], traits: trait)
    }

    /// The proxy of instances whose environment has the given traits, inside containers.
    public class func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceCenter.prototype(of: self, in: containerTypes, traits: trait)
    }
}

extension UIBarItem: UIAppearance {
    /// The proxy of all instances of the class and its subclasses.
    public class func appearance() -> Self {
        AppearanceCenter.prototype(of: self, in: [], traits: nil)
    }

    /// The proxy of items in bars inside the given containers, the innermost first.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceCenter.prototype(of: self, in: containerTypes, traits: nil)
    }

    /// The proxy of items in bars whose environment has the given traits.
    public class func appearance(for trait: UITraitCollection) -> Self {
        AppearanceCenter.prototype(of: self, in: [], traits: trait)
    }

    /// The proxy of items in bars whose environment has the given traits, inside containers.
    public class func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceCenter.prototype(of: self, in: containerTypes, traits: trait)
    }
}

extension UIViewController: UIAppearanceContainer {}

extension UIPresentationController: UIAppearanceContainer {}
