// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What has a proxy: what is set of the proxy is set of all instances that have not set it
/// themselves, when they come into a window.
///
/// The proxy is an instance of the class that is never shown. Each class's setters tell it what is
/// to be set (`customizes`); `AppearanceCenter` sets it. A subclass's own `@objc dynamic` properties
/// count, too.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy of all instances of the class and its subclasses.
    static func appearance() -> Self

    /// The proxy of those inside instances of a class, themselves inside one of the next, and so on.
    static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self

    /// The proxy of those whose traits hold the given ones.
    static func appearance(for trait: UITraitCollection) -> Self

    /// The proxy of those whose traits hold the given ones and that are inside certain instances.
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// What a proxy of appearance may be limited to the inside of.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// The proxy of all instances of the class and its subclasses.
    public class func appearance() -> Self {
        AppearanceCenter.prototype(of: self, in: [], traits: nil)
    }

    /// The proxy of those inside instances of a class, themselves inside one of the next, and so on.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceCenter.prototype(of: self, in: containerTypes, traits: nil)
    }

    /// The proxy of those whose traits hold the given ones.
    public class func appearance(for trait: UITraitCollection) -> Self {
        AppearanceCenter.prototype(of: self, in: [], traits: trait)
    }

    /// The proxy of those whose traits hold the given ones and that are inside certain instances.
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

    /// The proxy of those in bars inside instances of a class, themselves inside one of the next,
    /// and so on.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceCenter.prototype(of: self, in: containerTypes, traits: nil)
    }

    /// The proxy of those in bars whose traits hold the given ones.
    public class func appearance(for trait: UITraitCollection) -> Self {
        AppearanceCenter.prototype(of: self, in: [], traits: trait)
    }

    /// The proxy of those in bars whose traits hold the given ones and that are inside certain
    /// instances.
    public class func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceCenter.prototype(of: self, in: containerTypes, traits: trait)
    }
}

extension UIViewController: UIAppearanceContainer {}

extension UIPresentationController: UIAppearanceContainer {}
