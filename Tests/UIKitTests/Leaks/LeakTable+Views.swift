// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UIKitTesting

/// Views that show without being operated, and what they are made of.
extension LeakTable {
    static let views: [LeakRow] = [
        LeakRow(UIView.self) { UIView() },
        LeakRow(UILabel.self) { UILabel() },
        LeakRow(UIImageView.self) { UIImageView() },
        LeakRow(UIStackView.self) { UIStackView() },
        LeakRow(UIBackgroundExtensionView.self) { UIBackgroundExtensionView() },
        LeakRow(UIScrollView.self) { UIScrollView() },
        LeakRow(UIResponder.self) { UIResponder() },
        LeakRow(UILayoutGuide.self) { UILayoutGuide() },
        LeakRow(UIFocusGuide.self) { UIFocusGuide() },
        LeakRow(UITrackingLayoutGuide.self) { UITrackingLayoutGuide() },
        LeakRow(UIKeyboardLayoutGuide.self) { UIKeyboardLayoutGuide() },
        LeakRow(UIMotionEffect.self) { UIMotionEffect() },
        LeakRow(UIMotionEffectGroup.self) { UIMotionEffectGroup() },
        LeakRow(UISpringTimingParameters.self) { UISpringTimingParameters() },
        LeakRow(UICubicTimingParameters.self) { UICubicTimingParameters() },
        LeakRow(UIWindow.self) { UIWindow() },
        LeakRow(UIVisualEffectView.self) {
            UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        },
        LeakRow(UIActivityIndicatorView.self) {
            let view = UIActivityIndicatorView(style: .large)
            view.startAnimating()
            return view
        },
        LeakRow(UIInputView.self) { UIInputView(frame: .zero, inputViewStyle: .keyboard) },
        LeakRow(UIInterpolatingMotionEffect.self) {
            UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        },
        LeakRow(UIScrollEdgeEffect.self) { UIScrollView().topEdgeEffect },
        LeakRow(
            NSLayoutConstraint.self,
            on: { stage in
                stage.view.heightAnchor.constraint(greaterThanOrEqualToConstant: 10)
            }
        ),
        LeakRow(
            UIViewPropertyAnimator.self,
            on: { stage in
                let view = UIView(frame: stage.frame)
                stage.view.addSubview(view)
                let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeInOut) {
                    view.alpha = 0
                }
                animator.startAnimation()
                stage.app.advance(by: 0.5)
                view.removeFromSuperview()
                return animator
            }
        ),
        LeakRow(UIViewPrintFormatter.self) { UIView().viewPrintFormatter() },
    ]
}
