// SPDX-License-Identifier: Apache-2.0

public import UIKitControllers
import UIKitCore

/// `aClass.init(rootViewController: …)` in lowered source, where `aClass` is a generic parameter or a
/// variable: makes a navigation controller of a class known at run time.
@preconcurrency @MainActor
public func _objcNew<T: UINavigationController>(
    _ aClass: T.Type,
    rootViewController: UIViewController
) -> T {
    makeInstance(ofNavigation: aClass, root: rootViewController)
}

/// `aClass.init(navigationBarClass: …, toolbarClass: …)` in lowered source, where `aClass` is a generic
/// parameter or a variable: makes a navigation controller of a class known at run time.
@preconcurrency @MainActor
public func _objcNew<T: UINavigationController>(
    _ aClass: T.Type,
    navigationBarClass: AnyClass?,
    toolbarClass: AnyClass?
) -> T {
    makeInstance(ofNavigation: aClass, barClass: navigationBarClass, toolbarClass: toolbarClass)
}
