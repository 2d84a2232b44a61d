// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of what arranges presentations.

extension UIPresentationController {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("presentingViewController", of: UIPresentationController.self) {
                    $0.presentingViewController
                }
                m.property("presentedViewController", of: UIPresentationController.self) {
                    $0.presentedViewController
                }
                m.property("delegate", of: UIPresentationController.self) {
                    $0.delegate as (any UIAdaptivePresentationControllerDelegate)?
                } _: {
                    $0.delegate = $1
                }
                m.property("presentationStyle", of: UIPresentationController.self) {
                    $0.presentationStyle
                }
                m.property("adaptivePresentationStyle", of: UIPresentationController.self) {
                    $0.adaptivePresentationStyle
                }
                m.property("shouldPresentInFullscreen", of: UIPresentationController.self) {
                    $0.shouldPresentInFullscreen
                }
                m.property("shouldRemovePresentersView", of: UIPresentationController.self) {
                    $0.shouldRemovePresentersView
                }
                m.property("containerView", of: UIPresentationController.self, { $0.containerView })
                m.property("presentedView", of: UIPresentationController.self, { $0.presentedView })
                m.property("frameOfPresentedViewInContainerView", of: UIPresentationController.self)
                {
                    $0.frameOfPresentedViewInContainerView
                }
                m.property("traitCollection", of: UIPresentationController.self) {
                    $0.traitCollection
                }
                m.property("overrideTraitCollection", of: UIPresentationController.self) {
                    $0.overrideTraitCollection
                } _: {
                    $0.overrideTraitCollection = $1
                }
                m.property("preferredContentSize", of: UIPresentationController.self) {
                    $0.preferredContentSize
                }
                return UIPresentationController.self
            }
        }
}

extension UIPopoverPresentationController {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("sourceView", of: UIPopoverPresentationController.self) {
                    $0.sourceView
                } _: {
                    $0.sourceView = $1
                }
                m.property("sourceRect", of: UIPopoverPresentationController.self) {
                    $0.sourceRect
                } _: {
                    $0.sourceRect = $1
                }
                m.property("barButtonItem", of: UIPopoverPresentationController.self) {
                    $0.barButtonItem
                } _: {
                    $0.barButtonItem = $1
                }
                m.property("permittedArrowDirections", of: UIPopoverPresentationController.self) {
                    $0.permittedArrowDirections
                } _: {
                    $0.permittedArrowDirections = $1
                }
                m.property("arrowDirection", of: UIPopoverPresentationController.self) {
                    $0.arrowDirection
                }
                m.property("canOverlapSourceViewRect", of: UIPopoverPresentationController.self) {
                    $0.canOverlapSourceViewRect
                } _: {
                    $0.canOverlapSourceViewRect = $1
                }
                m.property("popoverLayoutMargins", of: UIPopoverPresentationController.self) {
                    $0.popoverLayoutMargins
                } _: {
                    $0.popoverLayoutMargins = $1
                }
                m.property("passthroughViews", of: UIPopoverPresentationController.self) {
                    $0.passthroughViews
                } _: {
                    $0.passthroughViews = $1
                }
                m.property("backgroundColor", of: UIPopoverPresentationController.self) {
                    $0.backgroundColor
                } _: {
                    $0.backgroundColor = $1
                }
                m.property(
                    "adaptiveSheetPresentationController",
                    of: UIPopoverPresentationController.self
                ) {
                    $0.adaptiveSheetPresentationController
                }
                return UIPopoverPresentationController.self
            }
        }
}

extension UISheetPresentationController {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("detents", of: UISheetPresentationController.self, { $0.detents }) {
                    $0.detents = $1
                }
                m.property("selectedDetentIdentifier", of: UISheetPresentationController.self) {
                    $0.selectedDetentIdentifier
                } _: {
                    $0.selectedDetentIdentifier = $1
                }
                m.property(
                    "largestUndimmedDetentIdentifier",
                    of: UISheetPresentationController.self
                ) {
                    $0.largestUndimmedDetentIdentifier
                } _: {
                    $0.largestUndimmedDetentIdentifier = $1
                }
                m.property(
                    "prefersScrollingExpandsWhenScrolledToEdge",
                    of: UISheetPresentationController.self
                ) {
                    $0.prefersScrollingExpandsWhenScrolledToEdge
                } _: {
                    $0.prefersScrollingExpandsWhenScrolledToEdge = $1
                }
                m.property("prefersGrabberVisible", of: UISheetPresentationController.self) {
                    $0.prefersGrabberVisible
                } _: {
                    $0.prefersGrabberVisible = $1
                }
                m.property("preferredCornerRadius", of: UISheetPresentationController.self) {
                    $0.preferredCornerRadius
                } _: {
                    $0.preferredCornerRadius = $1
                }
                m.property(
                    "prefersEdgeAttachedInCompactHeight",
                    of: UISheetPresentationController.self
                ) {
                    $0.prefersEdgeAttachedInCompactHeight
                } _: {
                    $0.prefersEdgeAttachedInCompactHeight = $1
                }
                m.property(
                    "widthFollowsPreferredContentSizeWhenEdgeAttached",
                    of: UISheetPresentationController.self
                ) {
                    $0.widthFollowsPreferredContentSizeWhenEdgeAttached
                } _: {
                    $0.widthFollowsPreferredContentSizeWhenEdgeAttached = $1
                }
                m.property("prefersPageSizing", of: UISheetPresentationController.self) {
                    $0.prefersPageSizing
                } _: {
                    $0.prefersPageSizing = $1
                }
                m.property("sourceView", of: UISheetPresentationController.self) {
                    $0.sourceView
                } _: {
                    $0.sourceView = $1
                }
                return UISheetPresentationController.self
            }
        }
}
