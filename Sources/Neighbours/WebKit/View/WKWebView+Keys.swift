// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCore

// What programs observe of a page by name, as the names are in Objective-C.

extension WKWebView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("title", of: WKWebView.self, { $0.title })
                m.property("URL", of: WKWebView.self, { $0.url })
                m.property("url", of: WKWebView.self, { $0.url })
                m.property("estimatedProgress", of: WKWebView.self, { $0.estimatedProgress })
                m.property("loading", of: WKWebView.self, { $0.isLoading })
                m.property("isLoading", of: WKWebView.self, { $0.isLoading })
                m.property("canGoBack", of: WKWebView.self, { $0.canGoBack })
                m.property("canGoForward", of: WKWebView.self, { $0.canGoForward })
                m.property("hasOnlySecureContent", of: WKWebView.self) {
                    $0.hasOnlySecureContent
                }
                m.property("themeColor", of: WKWebView.self, { $0.themeColor })
                m.property("underPageBackgroundColor", of: WKWebView.self) {
                    $0.underPageBackgroundColor
                } _: {
                    $0.underPageBackgroundColor = $1
                }
                m.property("fullscreenState", of: WKWebView.self, { $0.fullscreenState })
                m.property("cameraCaptureState", of: WKWebView.self, { $0.cameraCaptureState })
                m.property("microphoneCaptureState", of: WKWebView.self) {
                    $0.microphoneCaptureState
                }
                m.property("scrollView", of: WKWebView.self, { $0.scrollView })
                return WKWebView.self
            }
        }
}
