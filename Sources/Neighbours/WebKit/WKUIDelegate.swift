// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import UIKitCore

/// Shows what scripts want to show; there are none here.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol, _WKUIDelegateProbes {
    /// Asks for a view for another window.
    func webView(
        _ webView: WKWebView,
        createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView?

    /// The page closed its window.
    func webViewDidClose(_ webView: WKWebView)

    /// A script wants to say something.
    func webView(
        _ webView: WKWebView,
        runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void
    )

    /// A script asks.
    func webView(
        _ webView: WKWebView,
        runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void
    )
}

extension WKUIDelegate {
    /// Says that there is no such method.
    public func webView(
        _ webView: WKWebView,
        createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        _objcDefault(
            self,
            "webView(_:createWebViewWith:for:windowFeatures:)",
            webView,
            configuration,
            navigationAction,
            windowFeatures
        )
    }

    /// Says that there is no such method.
    public func webViewDidClose(_ webView: WKWebView) {
        _objcDefault(self, "webViewDidClose(_:)", webView)
    }

    /// Says that there is no such method.
    public func webView(
        _ webView: WKWebView,
        runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void
    ) {
        _objcDefault(
            self,
            "webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)",
            webView,
            message,
            frame,
            completionHandler
        )
    }

    /// Says that there is no such method.
    public func webView(
        _ webView: WKWebView,
        runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void
    ) {
        _objcDefault(
            self,
            "webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)",
            webView,
            message,
            frame,
            completionHandler
        )
    }
}

/// The probes of `WKUIDelegate`: its optional methods by name.
@preconcurrency @MainActor
public protocol _WKUIDelegateProbes: AnyObject {}

extension _WKUIDelegateProbes {
    private var target: (any WKUIDelegate)? { self as? any WKUIDelegate }

    /// The methods of this name as a value.
    public var webView: _WKUIDelegate_webView? { target.map { _WKUIDelegate_webView(target: $0) } }

    /// `webViewDidClose(_:)`, if it is implemented.
    public var webViewDidClose: ((WKWebView) -> Void)? {
        guard let target, _objcImplements(target, "webViewDidClose(_:)") else { return nil }
        return { value in
            _ = _objcOptional(target, "webViewDidClose(_:)") { target.webViewDidClose(value) }
        }
    }
}

/// The methods of a base name as a value.
@preconcurrency @MainActor
public struct _WKUIDelegate_webView {
    let target: any WKUIDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ webView: WKWebView,
        createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView?? {
        _objcOptional(target, "webView(_:createWebViewWith:for:windowFeatures:)") {
            target.webView(
                webView,
                createWebViewWith: configuration,
                for: navigationAction,
                windowFeatures: windowFeatures
            )
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ webView: WKWebView,
        runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void
    ) -> Void? {
        _objcOptional(
            target,
            "webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)"
        ) {
            target.webView(
                webView,
                runJavaScriptAlertPanelWithMessage: message,
                initiatedByFrame: frame,
                completionHandler: completionHandler
            )
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ webView: WKWebView,
        runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void
    ) -> Void? {
        _objcOptional(
            target,
            "webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)"
        ) {
            target.webView(
                webView,
                runJavaScriptConfirmPanelWithMessage: message,
                initiatedByFrame: frame,
                completionHandler: completionHandler
            )
        }
    }
}
