// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UIKitTesting

/// Animators and behaviors.
extension LeakTable {
    static let dynamics: [LeakRow] = [
        LeakRow(
            UIDynamicAnimator.self,
            on: { stage in
                let animator = UIDynamicAnimator(referenceView: stage.view)
                animator.addBehavior(UIGravityBehavior(items: [box(on: stage)]))
                stage.app.advance(by: 0.2)
                animator.removeAllBehaviors()
                return animator
            }
        ),
        LeakRow(UIDynamicBehavior.self) { UIDynamicBehavior() },
        LeakRow(
            UIAttachmentBehavior.self,
            on: {
                UIAttachmentBehavior(item: box(on: $0), attachedToAnchor: CGPoint(x: 100, y: 100))
            }
        ),
        LeakRow(UICollisionBehavior.self, on: { UICollisionBehavior(items: [box(on: $0)]) }),
        LeakRow(UIDynamicItemBehavior.self, on: { UIDynamicItemBehavior(items: [box(on: $0)]) }),
        LeakRow(UIDynamicItemGroup.self, on: { UIDynamicItemGroup(items: [box(on: $0)]) }),
        LeakRow(
            UIFieldBehavior.self,
            on: { stage in
                let field = UIFieldBehavior.dragField()
                field.addItem(box(on: stage))
                return field
            }
        ),
        LeakRow(UIGravityBehavior.self, on: { UIGravityBehavior(items: [box(on: $0)]) }),
        LeakRow(
            UIPushBehavior.self,
            on: { UIPushBehavior(items: [box(on: $0)], mode: .continuous) }
        ),
        LeakRow(
            UISnapBehavior.self,
            on: {
                UISnapBehavior(item: box(on: $0), snapTo: CGPoint(x: 100, y: 100))
            }
        ),
        LeakRow(UIRegion.self) { UIRegion(radius: 40) },
    ]
}

extension LeakTable {
    private static func box(on stage: LeakStage) -> UIView {
        let view = UIView(frame: CGRect(x: 100, y: 200, width: 40, height: 40))
        stage.view.addSubview(view)
        return view
    }
}
