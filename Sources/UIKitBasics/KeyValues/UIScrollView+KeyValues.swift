// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

extension UIScrollView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("contentOffset", of: UIScrollView.self, { $0.contentOffset }) {
                    $0.contentOffset = $1
                }
                m.property("contentSize", of: UIScrollView.self, { $0.contentSize }) {
                    $0.contentSize = $1
                }
                m.property("contentInset", of: UIScrollView.self, { $0.contentInset }) {
                    $0.contentInset = $1
                }
                m.property("delegate", of: UIScrollView.self, { $0.delegate }) { $0.delegate = $1 }
                m.property(
                    "adjustedContentInset",
                    of: UIScrollView.self,
                    { $0.adjustedContentInset }
                )
                m.property("isScrollEnabled", of: UIScrollView.self, { $0.isScrollEnabled }) {
                    $0.isScrollEnabled = $1
                }
                m.property("isPagingEnabled", of: UIScrollView.self, { $0.isPagingEnabled }) {
                    $0.isPagingEnabled = $1
                }
                m.property("bounces", of: UIScrollView.self, { $0.bounces }) { $0.bounces = $1 }
                m.property("zoomScale", of: UIScrollView.self, { $0.zoomScale }) {
                    $0.zoomScale = $1
                }
                return UIScrollView.self
            }
        }
}
