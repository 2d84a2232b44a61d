// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import UIKitCore

/// Has the pages of a page controller.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol,
    _UIPageViewControllerDataSourceProbes
{
    /// The page before one; nil for none.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// The page after one; nil for none.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// How many dots there are.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// Which dot stands out; asked when code sets the pages.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Says that there is no such method.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        _objcDefault(self, "presentationCount(for:)", pageViewController, else: 0)
    }

    /// Says that there is no such method.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        _objcDefault(self, "presentationIndex(for:)", pageViewController, else: 0)
    }
}

/// The probes of `UIPageViewControllerDataSource`: its optional methods by name.
@preconcurrency @MainActor
public protocol _UIPageViewControllerDataSourceProbes: AnyObject {}

extension _UIPageViewControllerDataSourceProbes {
    private var target: (any UIPageViewControllerDataSource)? {
        self as? any UIPageViewControllerDataSource
    }

    /// `presentationCount(for:)`, if it is implemented.
    public var presentationCount: _UIPageViewControllerDataSourceNumber? {
        let name = "presentationCount(for:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return _UIPageViewControllerDataSourceNumber { controller in
            _objcOptional(target, name) { target.presentationCount(for: controller) }
        }
    }

    /// `presentationIndex(for:)`, if it is implemented.
    public var presentationIndex: _UIPageViewControllerDataSourceNumber? {
        let name = "presentationIndex(for:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return _UIPageViewControllerDataSourceNumber { controller in
            _objcOptional(target, name) { target.presentationIndex(for: controller) }
        }
    }
}

/// A method of a data source that gives a number for a page controller, as a value.
@preconcurrency @MainActor
public struct _UIPageViewControllerDataSourceNumber {
    let ask: (UIPageViewController) -> Int?

    /// Calls it; nil if it is not implemented.
    public func callAsFunction(for pageViewController: UIPageViewController) -> Int? {
        ask(pageViewController)
    }
}
