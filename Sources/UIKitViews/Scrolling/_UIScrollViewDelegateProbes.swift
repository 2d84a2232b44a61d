// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// The probes of `UIScrollViewDelegate`: by its optional methods' names, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UIScrollViewDelegateProbes: AnyObject {}

extension _UIScrollViewDelegateProbes {
    private var target: (any UIScrollViewDelegate)? { self as? any UIScrollViewDelegate }

    /// `scrollViewDidScroll(_:)`, if it is implemented.
    public var scrollViewDidScroll: ((UIScrollView) -> Void)? {
        guard let target, _objcImplements(target, "scrollViewDidScroll(_:)") else { return nil }
        return { scrollView in
            _ = _objcOptional(target, "scrollViewDidScroll(_:)") {
                target.scrollViewDidScroll(scrollView)
            }
        }
    }

    /// `scrollViewDidZoom(_:)`, if it is implemented.
    public var scrollViewDidZoom: ((UIScrollView) -> Void)? {
        guard let target, _objcImplements(target, "scrollViewDidZoom(_:)") else { return nil }
        return { scrollView in
            _ = _objcOptional(target, "scrollViewDidZoom(_:)") {
                target.scrollViewDidZoom(scrollView)
            }
        }
    }

    /// `scrollViewWillBeginDragging(_:)`, if it is implemented.
    public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
        guard let target, _objcImplements(target, "scrollViewWillBeginDragging(_:)") else {
            return nil
        }
        return { scrollView in
            _ = _objcOptional(target, "scrollViewWillBeginDragging(_:)") {
                target.scrollViewWillBeginDragging(scrollView)
            }
        }
    }

    /// The methods called `scrollViewWillEndDragging`.
    public var scrollViewWillEndDragging: _UIScrollViewDelegateWillEndDragging? {
        target.map { _UIScrollViewDelegateWillEndDragging(target: $0) }
    }

    /// The methods called `scrollViewDidEndDragging`.
    public var scrollViewDidEndDragging: _UIScrollViewDelegateDidEndDragging? {
        target.map { _UIScrollViewDelegateDidEndDragging(target: $0) }
    }

    /// `scrollViewWillBeginDecelerating(_:)`, if it is implemented.
    public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
        guard let target, _objcImplements(target, "scrollViewWillBeginDecelerating(_:)") else {
            return nil
        }
        return { scrollView in
            _ = _objcOptional(target, "scrollViewWillBeginDecelerating(_:)") {
                target.scrollViewWillBeginDecelerating(scrollView)
            }
        }
    }

    /// `scrollViewDidEndDecelerating(_:)`, if it is implemented.
    public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
        guard let target, _objcImplements(target, "scrollViewDidEndDecelerating(_:)") else {
            return nil
        }
        return { scrollView in
            _ = _objcOptional(target, "scrollViewDidEndDecelerating(_:)") {
                target.scrollViewDidEndDecelerating(scrollView)
            }
        }
    }

    /// `scrollViewDidEndScrollingAnimation(_:)`, if it is implemented.
    public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
        guard let target, _objcImplements(target, "scrollViewDidEndScrollingAnimation(_:)") else {
            return nil
        }
        return { scrollView in
            _ = _objcOptional(target, "scrollViewDidEndScrollingAnimation(_:)") {
                target.scrollViewDidEndScrollingAnimation(scrollView)
            }
        }
    }

    /// The methods called `viewForZooming`.
    public var viewForZooming: _UIScrollViewDelegateViewForZooming? {
        target.map { _UIScrollViewDelegateViewForZooming(target: $0) }
    }

    /// The methods called `scrollViewWillBeginZooming`.
    public var scrollViewWillBeginZooming: _UIScrollViewDelegateWillBeginZooming? {
        target.map { _UIScrollViewDelegateWillBeginZooming(target: $0) }
    }

    /// The methods called `scrollViewDidEndZooming`.
    public var scrollViewDidEndZooming: _UIScrollViewDelegateDidEndZooming? {
        target.map { _UIScrollViewDelegateDidEndZooming(target: $0) }
    }

    /// `scrollViewShouldScrollToTop(_:)`, if it is implemented.
    public var scrollViewShouldScrollToTop: _ObjCOptional<UIScrollView, Bool>? {
        guard let target, _objcImplements(target, "scrollViewShouldScrollToTop(_:)") else {
            return nil
        }
        return _ObjCOptional { scrollView in
            _objcOptional(target, "scrollViewShouldScrollToTop(_:)") {
                target.scrollViewShouldScrollToTop(scrollView)
            }
        }
    }

    /// `scrollViewDidScrollToTop(_:)`, if it is implemented.
    public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
        guard let target, _objcImplements(target, "scrollViewDidScrollToTop(_:)") else {
            return nil
        }
        return { scrollView in
            _ = _objcOptional(target, "scrollViewDidScrollToTop(_:)") {
                target.scrollViewDidScrollToTop(scrollView)
            }
        }
    }

    /// `scrollViewDidChangeAdjustedContentInset(_:)`, if it is implemented.
    public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
        guard let target, _objcImplements(target, "scrollViewDidChangeAdjustedContentInset(_:)")
        else { return nil }
        return { scrollView in
            _ = _objcOptional(target, "scrollViewDidChangeAdjustedContentInset(_:)") {
                target.scrollViewDidChangeAdjustedContentInset(scrollView)
            }
        }
    }
}

/// The methods of `UIScrollViewDelegate` called `scrollViewWillEndDragging`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UIScrollViewDelegateWillEndDragging {
    let target: any UIScrollViewDelegate

    /// Calls `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
    @discardableResult
    public func callAsFunction(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) -> Void? {
        _objcOptional(target, "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
            target.scrollViewWillEndDragging(
                scrollView,
                withVelocity: velocity,
                targetContentOffset: targetContentOffset
            )
        }
    }
}

/// The methods of `UIScrollViewDelegate` called `scrollViewDidEndDragging`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UIScrollViewDelegateDidEndDragging {
    let target: any UIScrollViewDelegate

    /// Calls `scrollViewDidEndDragging(_:willDecelerate:)`.
    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void?
    {
        _objcOptional(target, "scrollViewDidEndDragging(_:willDecelerate:)") {
            target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        }
    }
}

/// The methods of `UIScrollViewDelegate` called `viewForZooming`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UIScrollViewDelegateViewForZooming {
    let target: any UIScrollViewDelegate

    /// Calls `viewForZooming(in:)`.
    @discardableResult
    public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
        _objcOptional(target, "viewForZooming(in:)") { target.viewForZooming(in: scrollView) }
            ?? nil
    }
}

/// The methods of `UIScrollViewDelegate` called `scrollViewWillBeginZooming`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UIScrollViewDelegateWillBeginZooming {
    let target: any UIScrollViewDelegate

    /// Calls `scrollViewWillBeginZooming(_:with:)`.
    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? {
        _objcOptional(target, "scrollViewWillBeginZooming(_:with:)") {
            target.scrollViewWillBeginZooming(scrollView, with: view)
        }
    }
}

/// The methods of `UIScrollViewDelegate` called `scrollViewDidEndZooming`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UIScrollViewDelegateDidEndZooming {
    let target: any UIScrollViewDelegate

    /// Calls `scrollViewDidEndZooming(_:with:atScale:)`.
    @discardableResult
    public func callAsFunction(
        _ scrollView: UIScrollView,
        with view: UIView?,
        atScale scale: CGFloat
    ) -> Void? {
        _objcOptional(target, "scrollViewDidEndZooming(_:with:atScale:)") {
            target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
        }
    }
}
