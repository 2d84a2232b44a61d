// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of scroll views, and of what is shown when one is pulled down.

extension UIScrollView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("delegate", of: UIScrollView.self) {
                    $0.delegate as (any UIScrollViewDelegate)?
                } _: {
                    $0.delegate = $1
                }
                m.property("contentOffset", of: UIScrollView.self, { $0.contentOffset }) {
                    $0.contentOffset = $1
                }
                m.property("contentSize", of: UIScrollView.self, { $0.contentSize }) {
                    $0.contentSize = $1
                }
                m.property("contentInset", of: UIScrollView.self, { $0.contentInset }) {
                    $0.contentInset = $1
                }
                m.property("adjustedContentInset", of: UIScrollView.self) {
                    $0.adjustedContentInset
                }
                m.property("contentInsetAdjustmentBehavior", of: UIScrollView.self) {
                    $0.contentInsetAdjustmentBehavior
                } _: {
                    $0.contentInsetAdjustmentBehavior = $1
                }
                m.property("contentAlignmentPoint", of: UIScrollView.self) {
                    $0.contentAlignmentPoint
                } _: {
                    $0.contentAlignmentPoint = $1
                }
                m.property("contentLayoutGuide", of: UIScrollView.self, { $0.contentLayoutGuide })
                m.property("frameLayoutGuide", of: UIScrollView.self, { $0.frameLayoutGuide })
                m.property("isScrollEnabled", of: UIScrollView.self, { $0.isScrollEnabled }) {
                    $0.isScrollEnabled = $1
                }
                m.property("isDirectionalLockEnabled", of: UIScrollView.self) {
                    $0.isDirectionalLockEnabled
                } _: {
                    $0.isDirectionalLockEnabled = $1
                }
                m.property("bounces", of: UIScrollView.self, { $0.bounces }, { $0.bounces = $1 })
                m.property("bouncesHorizontally", of: UIScrollView.self) {
                    $0.bouncesHorizontally
                } _: {
                    $0.bouncesHorizontally = $1
                }
                m.property("bouncesVertically", of: UIScrollView.self, { $0.bouncesVertically }) {
                    $0.bouncesVertically = $1
                }
                m.property("alwaysBounceVertical", of: UIScrollView.self) {
                    $0.alwaysBounceVertical
                } _: {
                    $0.alwaysBounceVertical = $1
                }
                m.property("alwaysBounceHorizontal", of: UIScrollView.self) {
                    $0.alwaysBounceHorizontal
                } _: {
                    $0.alwaysBounceHorizontal = $1
                }
                m.property("isPagingEnabled", of: UIScrollView.self, { $0.isPagingEnabled }) {
                    $0.isPagingEnabled = $1
                }
                m.property("decelerationRate", of: UIScrollView.self, { $0.decelerationRate }) {
                    $0.decelerationRate = $1
                }
                m.property("transfersHorizontalScrollingToParent", of: UIScrollView.self) {
                    $0.transfersHorizontalScrollingToParent
                } _: {
                    $0.transfersHorizontalScrollingToParent = $1
                }
                m.property("transfersVerticalScrollingToParent", of: UIScrollView.self) {
                    $0.transfersVerticalScrollingToParent
                } _: {
                    $0.transfersVerticalScrollingToParent = $1
                }
                m.property("allowsKeyboardScrolling", of: UIScrollView.self) {
                    $0.allowsKeyboardScrolling
                } _: {
                    $0.allowsKeyboardScrolling = $1
                }
                m.property("scrollsToTop", of: UIScrollView.self, { $0.scrollsToTop }) {
                    $0.scrollsToTop = $1
                }
                m.property("keyboardDismissMode", of: UIScrollView.self) {
                    $0.keyboardDismissMode
                } _: {
                    $0.keyboardDismissMode = $1
                }
                m.property("indexDisplayMode", of: UIScrollView.self, { $0.indexDisplayMode }) {
                    $0.indexDisplayMode = $1
                }
                m.property("isTracking", of: UIScrollView.self, { $0.isTracking })
                m.property("isDragging", of: UIScrollView.self, { $0.isDragging })
                m.property("isDecelerating", of: UIScrollView.self, { $0.isDecelerating })
                m.property("isScrollAnimating", of: UIScrollView.self, { $0.isScrollAnimating })
                m.property("delaysContentTouches", of: UIScrollView.self) {
                    $0.delaysContentTouches
                } _: {
                    $0.delaysContentTouches = $1
                }
                m.property("canCancelContentTouches", of: UIScrollView.self) {
                    $0.canCancelContentTouches
                } _: {
                    $0.canCancelContentTouches = $1
                }
                m.property("panGestureRecognizer", of: UIScrollView.self) {
                    $0.panGestureRecognizer
                }
                m.property("pinchGestureRecognizer", of: UIScrollView.self) {
                    $0.pinchGestureRecognizer
                }
                m.property("directionalPressGestureRecognizer", of: UIScrollView.self) {
                    $0.directionalPressGestureRecognizer
                }
                m.property("maximumZoomScale", of: UIScrollView.self, { $0.maximumZoomScale }) {
                    $0.maximumZoomScale = $1
                }
                m.property("minimumZoomScale", of: UIScrollView.self, { $0.minimumZoomScale }) {
                    $0.minimumZoomScale = $1
                }
                m.property("zoomScale", of: UIScrollView.self, { $0.zoomScale }) {
                    $0.zoomScale = $1
                }
                m.property("bouncesZoom", of: UIScrollView.self, { $0.bouncesZoom }) {
                    $0.bouncesZoom = $1
                }
                m.property("isZooming", of: UIScrollView.self, { $0.isZooming })
                m.property("isZoomBouncing", of: UIScrollView.self, { $0.isZoomBouncing })
                m.property("isZoomAnimating", of: UIScrollView.self, { $0.isZoomAnimating })
                m.property("indicatorStyle", of: UIScrollView.self, { $0.indicatorStyle }) {
                    $0.indicatorStyle = $1
                }
                m.property("showsHorizontalScrollIndicator", of: UIScrollView.self) {
                    $0.showsHorizontalScrollIndicator
                } _: {
                    $0.showsHorizontalScrollIndicator = $1
                }
                m.property("showsVerticalScrollIndicator", of: UIScrollView.self) {
                    $0.showsVerticalScrollIndicator
                } _: {
                    $0.showsVerticalScrollIndicator = $1
                }
                m.property("verticalScrollIndicatorInsets", of: UIScrollView.self) {
                    $0.verticalScrollIndicatorInsets
                } _: {
                    $0.verticalScrollIndicatorInsets = $1
                }
                m.property("horizontalScrollIndicatorInsets", of: UIScrollView.self) {
                    $0.horizontalScrollIndicatorInsets
                } _: {
                    $0.horizontalScrollIndicatorInsets = $1
                }
                m.property("automaticallyAdjustsScrollIndicatorInsets", of: UIScrollView.self) {
                    $0.automaticallyAdjustsScrollIndicatorInsets
                } _: {
                    $0.automaticallyAdjustsScrollIndicatorInsets = $1
                }
                m.property("refreshControl", of: UIScrollView.self, { $0.refreshControl }) {
                    $0.refreshControl = $1
                }
                m.property("visibleSize", of: UIScrollView.self, { $0.visibleSize })
                // No public name, but libraries exchange it.
                m.method("_adjustContentOffsetIfNecessary") { object, _ in
                    (object as? UIScrollView)?.bringOffsetIntoReach()
                }
                return UIScrollView.self
            }
        }
}

extension UIRefreshControl {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("attributedTitle", of: UIRefreshControl.self, { $0.attributedTitle }) {
                    $0.attributedTitle = $1
                }
                m.property("isRefreshing", of: UIRefreshControl.self, { $0.isRefreshing })
                return UIRefreshControl.self
            }
        }
}
