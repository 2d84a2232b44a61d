// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of page controls.

extension UIPageControl {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("numberOfPages", of: UIPageControl.self, { $0.numberOfPages }) {
                    $0.numberOfPages = $1
                }
                m.property("currentPage", of: UIPageControl.self, { $0.currentPage }) {
                    $0.currentPage = $1
                }
                m.property("hidesForSinglePage", of: UIPageControl.self) {
                    $0.hidesForSinglePage
                } _: {
                    $0.hidesForSinglePage = $1
                }
                m.property("defersCurrentPageDisplay", of: UIPageControl.self) {
                    $0.defersCurrentPageDisplay
                } _: {
                    $0.defersCurrentPageDisplay = $1
                }
                m.property("pageIndicatorTintColor", of: UIPageControl.self) {
                    $0.pageIndicatorTintColor
                } _: {
                    $0.pageIndicatorTintColor = $1
                }
                m.property("currentPageIndicatorTintColor", of: UIPageControl.self) {
                    $0.currentPageIndicatorTintColor
                } _: {
                    $0.currentPageIndicatorTintColor = $1
                }
                m.property("backgroundStyle", of: UIPageControl.self, { $0.backgroundStyle }) {
                    $0.backgroundStyle = $1
                }
                m.property("direction", of: UIPageControl.self, { $0.direction }) {
                    $0.direction = $1
                }
                m.property("allowsContinuousInteraction", of: UIPageControl.self) {
                    $0.allowsContinuousInteraction
                } _: {
                    $0.allowsContinuousInteraction = $1
                }
                m.property("preferredIndicatorImage", of: UIPageControl.self) {
                    $0.preferredIndicatorImage
                } _: {
                    $0.preferredIndicatorImage = $1
                }
                m.property("preferredCurrentPageIndicatorImage", of: UIPageControl.self) {
                    $0.preferredCurrentPageIndicatorImage
                } _: {
                    $0.preferredCurrentPageIndicatorImage = $1
                }
                return UIPageControl.self
            }
        }
}
