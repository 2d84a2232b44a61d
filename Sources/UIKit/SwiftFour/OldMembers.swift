// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKitCells
import UIKitCollections
import UIKitControllers
import UIKitCore
import UIKitDynamics
import UIKitNibs
import UIKitPickers
import UIKitSheets
import UIKitTables
import UIKitText

// Methods and properties under their names in Swift 4.
// The SDK renamed them for Swift 4.2: source in the language mode 4 has them, and in newer modes the
// compiler says what they are called now.

extension UIView {
    /// `bringSubviewToFront(_:)` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
}

extension UIView {
    /// `sendSubviewToBack(_:)` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
    /// `addChild(_:)` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
    public func addChildViewController(_ child: UIViewController) { addChild(child) }
}

extension UIViewController {
    /// `removeFromParent()` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
    public func removeFromParentViewController() { removeFromParent() }
}

extension UIViewController {
    /// `willMove(toParent:)` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController parent: UIViewController?) {
        willMove(toParent: parent)
    }
}

extension UIViewController {
    /// `didMove(toParent:)` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController parent: UIViewController?) {
        didMove(toParent: parent)
    }
}

extension UIViewController {
    /// `children` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "children")
    public var childViewControllers: [UIViewController] { children }
}

extension UIViewController {
    /// `childForStatusBarStyle` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "childForStatusBarStyle")
    public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }
}

extension UIViewController {
    /// `childForStatusBarHidden` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "childForStatusBarHidden")
    public var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }
}

extension UIViewController {
    /// `childForHomeIndicatorAutoHidden` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "childForHomeIndicatorAutoHidden")
    public func childViewControllerForHomeIndicatorAutoHidden() -> UIViewController? {
        childForHomeIndicatorAutoHidden
    }
}

// In Swift 4 an enumeration; its values are options since.
extension NSUnderlineStyle {
    /// `[]` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "init(rawValue:)")
    public static var styleNone: NSUnderlineStyle { [] }

    /// `single` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "single")
    public static var styleSingle: NSUnderlineStyle { .single }

    /// `thick` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "thick")
    public static var styleThick: NSUnderlineStyle { .thick }

    /// `double` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "double")
    public static var styleDouble: NSUnderlineStyle { .double }

    /// `[]` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "init(rawValue:)")
    public static var patternSolid: NSUnderlineStyle { [] }
}
