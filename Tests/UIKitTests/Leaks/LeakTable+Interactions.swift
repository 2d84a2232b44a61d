// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// Pointer, drag and drop, menus, pencil, feedback.
extension LeakTable {
    static let interactions: [LeakRow] = [
        LeakRow(UIDragPreviewParameters.self) { UIDragPreviewParameters() },
        LeakRow(UIFeedbackGenerator.self) { UIFeedbackGenerator() },
        LeakRow(UIImpactFeedbackGenerator.self) { UIImpactFeedbackGenerator() },
        LeakRow(UINotificationFeedbackGenerator.self) { UINotificationFeedbackGenerator() },
        LeakRow(UISelectionFeedbackGenerator.self) { UISelectionFeedbackGenerator() },
        LeakRow(UICanvasFeedbackGenerator.self) { UICanvasFeedbackGenerator() },
        LeakRow(UIPencilInteraction.self) { UIPencilInteraction() },
        LeakRow(UIPreviewParameters.self) { UIPreviewParameters() },
        LeakRow(UIToolTipInteraction.self) { UIToolTipInteraction() },
        LeakRow(UIPasteConfiguration.self) { UIPasteConfiguration() },
        LeakRow(UIFocusEffect.self) { UIFocusEffect() },
        LeakRow(UIFocusHaloEffect.self) { UIFocusHaloEffect() },
        LeakRow(UIScrollEdgeElementContainerInteraction.self) {
            UIScrollEdgeElementContainerInteraction()
        },

        LeakRow(UIActivityItemsConfiguration.self) {
            UIActivityItemsConfiguration(objects: ["Soak" as NSString])
        },
        LeakRow(UIBandSelectionInteraction.self) { UIBandSelectionInteraction { _ in } },
        LeakRow(UIContextMenuConfiguration.self) {
            UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "Soak") })
        },
        LeakRow(UIContextMenuInteraction.self) {
            UIContextMenuInteraction(delegate: LeakDelegate.shared)
        },
        LeakRow(UIDragInteraction.self) { UIDragInteraction(delegate: LeakDelegate.shared) },
        LeakRow(UIDropInteraction.self) { UIDropInteraction(delegate: LeakDelegate.shared) },
        LeakRow(UIDragItem.self) {
            UIDragItem(itemProvider: NSItemProvider(object: "Soak" as NSString))
        },
        LeakRow(UIDragPreview.self) { UIDragPreview(view: UIView()) },
        LeakRow(
            UIDragPreviewTarget.self,
            on: { UIDragPreviewTarget(container: $0.view, center: .zero) }
        ),
        LeakRow(UIDropProposal.self) { UIDropProposal(operation: .copy) },
        LeakRow(UIEditMenuInteraction.self) { UIEditMenuInteraction(delegate: nil) },
        LeakRow(UIIndirectScribbleInteraction<LeakDelegate>.self) {
            UIIndirectScribbleInteraction(delegate: LeakDelegate.shared)
        },
        LeakRow(UIScribbleInteraction.self) {
            UIScribbleInteraction(delegate: LeakDelegate.shared)
        },
        LeakRow(UILargeContentViewerInteraction.self) { UILargeContentViewerInteraction() },
        LeakRow(UIPasteboard.self) { UIPasteboard.withUniqueName() },
        LeakRow(UIPointerAccessory.self) { UIPointerAccessory.arrow(.top) },
        LeakRow(UIPointerInteraction.self) { UIPointerInteraction(delegate: LeakDelegate.shared) },
        LeakRow(UIPointerRegion.self) {
            UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
        },
        LeakRow(UIPointerStyle.self) { UIPointerStyle(shape: .path(UIBezierPath())) },
        LeakRow(UISpringLoadedInteraction.self) { UISpringLoadedInteraction { _, _ in } },
        LeakRow(UIPreviewTarget.self, on: { UIPreviewTarget(container: $0.view, center: .zero) }),
        LeakRow(
            UITargetedPreview.self,
            on: { stage in
                let view = UIView(frame: stage.frame)
                stage.view.addSubview(view)
                return UITargetedPreview(view: view)
            }
        ),
        LeakRow(
            UITargetedDragPreview.self,
            on: { stage in
                URL(string: "https://example.com").map {
                    UITargetedDragPreview(
                        for: $0,
                        target: UIDragPreviewTarget(container: stage.view, center: .zero)
                    )
                }
            }
        ),
        LeakRow(UIToolTipConfiguration.self) { UIToolTipConfiguration(toolTip: "Soak") },
        LeakRow(UIHoverStyle.self) { UIHoverStyle(shape: nil) },
        LeakRow(UIWindowScene.ActivationConfiguration.self) {
            UIWindowScene.ActivationConfiguration(
                userActivity: NSUserActivity(activityType: "soak")
            )
        },
        LeakRow(UIWindowScene.ActivationInteraction.self) {
            UIWindowScene.ActivationInteraction({ _, _ in nil }, errorHandler: { _ in })
        },
    ]
}

/// Recognizers, events and what they carry.
extension LeakTable {
    static let gestures: [LeakRow] = [
        LeakRow(UIHoverGestureRecognizer.self) { UIHoverGestureRecognizer() },
        LeakRow(UILongPressGestureRecognizer.self) { UILongPressGestureRecognizer() },
        LeakRow(UIPanGestureRecognizer.self) { UIPanGestureRecognizer() },
        LeakRow(UIPinchGestureRecognizer.self) { UIPinchGestureRecognizer() },
        LeakRow(UIRotationGestureRecognizer.self) { UIRotationGestureRecognizer() },
        LeakRow(UIScreenEdgePanGestureRecognizer.self) { UIScreenEdgePanGestureRecognizer() },
        LeakRow(UISwipeGestureRecognizer.self) { UISwipeGestureRecognizer() },
        LeakRow(UITapGestureRecognizer.self) { UITapGestureRecognizer() },
        LeakRow(UIEvent.self) { UIEvent() },
        LeakRow(UIPress.self) { UIPress() },
        LeakRow(UIPressesEvent.self) { UIPressesEvent() },
        LeakRow(UITouch.self) { UITouch() },
        LeakRow(UIFocusAnimationCoordinator.self) { UIFocusAnimationCoordinator() },
        LeakRow(UIFocusUpdateContext.self) { UIFocusUpdateContext() },
        LeakRow(UIGestureRecognizer.self) { UIGestureRecognizer(target: nil, action: nil) },
        LeakRow(UIFocusMovementHint.self) {
            UIFocusMovementHint(
                direction: CGVector(dx: 1, dy: 0),
                size: CGSize(width: 4, height: 4)
            )
        },
    ]
}

/// Answers what interactions ask.
@MainActor final class LeakDelegate: NSObject {
    static let shared = LeakDelegate()
}

extension LeakDelegate: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Soak") { _ in }])
        })
    }
}

extension LeakDelegate: UIDragInteractionDelegate, UIDropInteractionDelegate {
    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "Soak" as NSString))]
    }
}

extension LeakDelegate: UIPointerInteractionDelegate {
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
    }
}

extension LeakDelegate: UIScribbleInteractionDelegate {}

extension LeakDelegate: UIIndirectScribbleInteractionDelegate {
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        requestElementsIn rect: CGRect,
        completion: @escaping ([String]) -> Void
    ) { completion([]) }

    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        isElementFocused elementIdentifier: String
    ) -> Bool { false }

    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        frameForElement elementIdentifier: String
    ) -> CGRect { .zero }

    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        focusElementIfNeeded elementIdentifier: String,
        referencePoint focusReferencePoint: CGPoint,
        completion: @escaping ((any UIResponder & UITextInput)?) -> Void
    ) { completion(nil) }
}
