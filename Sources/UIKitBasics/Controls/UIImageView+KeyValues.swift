// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of image views and activity indicators.

extension UIImageView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("image", of: UIImageView.self, { $0.image }, { $0.image = $1 })
                m.property("highlightedImage", of: UIImageView.self, { $0.highlightedImage }) {
                    $0.highlightedImage = $1
                }
                m.property("isHighlighted", of: UIImageView.self, { $0.isHighlighted }) {
                    $0.isHighlighted = $1
                }
                m.property("preferredSymbolConfiguration", of: UIImageView.self) {
                    $0.preferredSymbolConfiguration
                } _: {
                    $0.preferredSymbolConfiguration = $1
                }
                m.property("preferredImageDynamicRange", of: UIImageView.self) {
                    $0.preferredImageDynamicRange
                } _: {
                    $0.preferredImageDynamicRange = $1
                }
                m.property("imageDynamicRange", of: UIImageView.self, { $0.imageDynamicRange })
                m.property("animationImages", of: UIImageView.self, { $0.animationImages }) {
                    $0.animationImages = $1
                }
                m.property("highlightedAnimationImages", of: UIImageView.self) {
                    $0.highlightedAnimationImages
                } _: {
                    $0.highlightedAnimationImages = $1
                }
                m.property("animationDuration", of: UIImageView.self, { $0.animationDuration }) {
                    $0.animationDuration = $1
                }
                m.property("animationRepeatCount", of: UIImageView.self) {
                    $0.animationRepeatCount
                } _: {
                    $0.animationRepeatCount = $1
                }
                m.property("isAnimating", of: UIImageView.self, { $0.isAnimating })
                return UIImageView.self
            }
        }
}

extension UIActivityIndicatorView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("style", of: UIActivityIndicatorView.self, { $0.style }) {
                    $0.style = $1
                }
                m.property("hidesWhenStopped", of: UIActivityIndicatorView.self) {
                    $0.hidesWhenStopped
                } _: {
                    $0.hidesWhenStopped = $1
                }
                m.property("color", of: UIActivityIndicatorView.self, { $0.color as UIColor? }) {
                    $0.color = $1
                }
                m.property("isAnimating", of: UIActivityIndicatorView.self, { $0.isAnimating })
                return UIActivityIndicatorView.self
            }
        }
}
