// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import QuartzCore

/// `View()` in lowered source, where `View` is a generic parameter: by the class's own `init()`, or as
/// on iOS by `init(frame:)` where it has none.
@preconcurrency @MainActor
public func _objcNew<T: UIView>(_ aClass: T.Type) -> T { newView(aClass) }

/// `Page()` in lowered source, where `Page` is a generic parameter: by the class's own `init()`, or as
/// on iOS by `init(nibName:bundle:)` where it has none.
@preconcurrency @MainActor
public func _objcNew<T: UIViewController>(_ aClass: T.Type) -> T { newController(aClass) }

/// `View(frame: …)` in lowered source, where `View` is a generic parameter: makes a view of a class
/// known at run time.
@preconcurrency @MainActor
public func _objcNew<T: UIView>(_ aClass: T.Type, frame: CGRect) -> T {
    makeInstance(ofView: aClass, frame: frame)
}

/// `Page(nibName: …, bundle: …)` in lowered source, where `Page` is a generic parameter: makes a
/// controller of a class known at run time.
@preconcurrency @MainActor
public func _objcNew<T: UIViewController>(
    _ aClass: T.Type,
    nibName: String?,
    bundle: Bundle?
) -> T {
    makeInstance(ofController: aClass, nibName: nibName, bundle: bundle)
}

/// `aClass.init(identifier: …, source: …, destination: …)` in lowered source, where `aClass` is a
/// variable.
@preconcurrency @MainActor
public func _objcNew<T: UIStoryboardSegue>(
    _ aClass: T.Type,
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
) -> T {
    let made = makeInstance(
        ofSegue: aClass,
        identifier: identifier,
        source: source,
        destination: destination
    )
    guard let segue = made as? T else { preconditionFailure("a segue is of its class") }
    return segue
}

private func newView<T: UIView>(_ aClass: T.Type) -> T {
    guard inheritsInit(aClass, from: UIView.self) else { return makeByOwnInit(aClass) }
    return makeInstance(ofView: aClass, frame: .zero)
}

private func newController<T: UIViewController>(_ aClass: T.Type) -> T {
    guard inheritsInit(aClass, from: UIViewController.self) else { return makeByOwnInit(aClass) }
    return makeInstance(ofController: aClass)
}

extension UIView: MadeByAnotherInitializer {
    package nonisolated static func makeAsByInit() -> Foundation.NSObject { newView(self) }
}

extension UIViewController: MadeByAnotherInitializer {
    package nonisolated static func makeAsByInit() -> Foundation.NSObject { newController(self) }
}

// MARK: Initializers as functions

// On iOS `UIView.init` may be a function without parameters, too. Lowered source hands the name on with the
// class, and the type that is expected chooses.

/// `frames.map(Row.init)`: the initializer that has the expected type.
public func _objcInit<T: NSObject, Initializer>(
    of aClass: T.Type,
    or initializer: Initializer
) -> Initializer {
    initializer
}

/// `Property(default: Row.init)`, where a function without parameters is expected.
public func _objcInit<T: NSObject>(
    of aClass: T.Type,
    or initializer: @MainActor (NSCoder) -> T?
) -> () -> T {
    { ObjCRuntime._objcNew(aClass) }
}
