// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
public import UIKitCore
import UIKitText

/// The probes of `UISearchControllerDelegate`: its optional methods by name, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UISearchControllerDelegateProbes: AnyObject {}

extension _UISearchControllerDelegateProbes {
    private var target: (any UISearchControllerDelegate)? {
        self as? any UISearchControllerDelegate
    }

    /// The methods called `willPresentSearchController`.
    public var willPresentSearchController: _UISearchControllerDelegateWillPresentSearchController?
    {
        target.map { _UISearchControllerDelegateWillPresentSearchController(target: $0) }
    }

    /// The methods called `didPresentSearchController`.
    public var didPresentSearchController: _UISearchControllerDelegateDidPresentSearchController? {
        target.map { _UISearchControllerDelegateDidPresentSearchController(target: $0) }
    }

    /// The methods called `willDismissSearchController`.
    public var willDismissSearchController: _UISearchControllerDelegateWillDismissSearchController?
    {
        target.map { _UISearchControllerDelegateWillDismissSearchController(target: $0) }
    }

    /// The methods called `didDismissSearchController`.
    public var didDismissSearchController: _UISearchControllerDelegateDidDismissSearchController? {
        target.map { _UISearchControllerDelegateDidDismissSearchController(target: $0) }
    }

    /// The methods called `presentSearchController`.
    public var presentSearchController: _UISearchControllerDelegatePresentSearchController? {
        target.map { _UISearchControllerDelegatePresentSearchController(target: $0) }
    }

    /// The methods called `searchController`.
    public var searchController: _UISearchControllerDelegateSearchController? {
        target.map { _UISearchControllerDelegateSearchController(target: $0) }
    }
}

/// The methods of `UISearchControllerDelegate` called `willPresentSearchController`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UISearchControllerDelegateWillPresentSearchController {
    let target: any UISearchControllerDelegate

    /// Calls `willPresentSearchController(_:)`.
    @discardableResult
    public func callAsFunction(_ searchController: UISearchController) -> Void? {
        _objcOptional(target, "willPresentSearchController(_:)") {
            target.willPresentSearchController(searchController)
        }
    }
}

/// The methods of `UISearchControllerDelegate` called `didPresentSearchController`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UISearchControllerDelegateDidPresentSearchController {
    let target: any UISearchControllerDelegate

    /// Calls `didPresentSearchController(_:)`.
    @discardableResult
    public func callAsFunction(_ searchController: UISearchController) -> Void? {
        _objcOptional(target, "didPresentSearchController(_:)") {
            target.didPresentSearchController(searchController)
        }
    }
}

/// The methods of `UISearchControllerDelegate` called `willDismissSearchController`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UISearchControllerDelegateWillDismissSearchController {
    let target: any UISearchControllerDelegate

    /// Calls `willDismissSearchController(_:)`.
    @discardableResult
    public func callAsFunction(_ searchController: UISearchController) -> Void? {
        _objcOptional(target, "willDismissSearchController(_:)") {
            target.willDismissSearchController(searchController)
        }
    }
}

/// The methods of `UISearchControllerDelegate` called `didDismissSearchController`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UISearchControllerDelegateDidDismissSearchController {
    let target: any UISearchControllerDelegate

    /// Calls `didDismissSearchController(_:)`.
    @discardableResult
    public func callAsFunction(_ searchController: UISearchController) -> Void? {
        _objcOptional(target, "didDismissSearchController(_:)") {
            target.didDismissSearchController(searchController)
        }
    }
}

/// The methods of `UISearchControllerDelegate` called `presentSearchController`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UISearchControllerDelegatePresentSearchController {
    let target: any UISearchControllerDelegate

    /// Calls `presentSearchController(_:)`.
    @discardableResult
    public func callAsFunction(_ searchController: UISearchController) -> Void? {
        _objcOptional(target, "presentSearchController(_:)") {
            target.presentSearchController(searchController)
        }
    }
}

/// The methods of `UISearchControllerDelegate` called `searchController`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UISearchControllerDelegateSearchController {
    let target: any UISearchControllerDelegate

    /// Calls `searchController(_:willChangeTo:)`.
    @discardableResult
    public func callAsFunction(
        _ searchController: UISearchController,
        willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) -> Void? {
        _objcOptional(target, "searchController(_:willChangeTo:)") {
            target.searchController(searchController, willChangeTo: newPlacement)
        }
    }

    /// Calls `searchController(_:didChangeFrom:)`.
    @discardableResult
    public func callAsFunction(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) -> Void? {
        _objcOptional(target, "searchController(_:didChangeFrom:)") {
            target.searchController(searchController, didChangeFrom: previousPlacement)
        }
    }
}
