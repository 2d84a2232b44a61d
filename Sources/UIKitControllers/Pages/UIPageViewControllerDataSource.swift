// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import UIKitCore

/// Has the pages of a page controller.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
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

    // @optional

    /// How many dots there are.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// Which dot stands out; asked when code sets the pages.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
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
