// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import UIKitCore

/// Decides on pages and hears of them.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol, _WKNavigationDelegateProbes {
    /// Asks whether a page may be loaded.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    )

    /// Asks whether what a server answers may be shown.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    )

    /// A page is asked for.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation?)

    /// A server named another page.
    func webView(
        _ webView: WKWebView,
        didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation?
    )

    /// A page cannot be had.
    func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation?,
        withError error: any Error
    )

    /// A page comes.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation?)

    /// A page is there.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?)

    /// A page broke off.
    func webView(
        _ webView: WKWebView,
        didFail navigation: WKNavigation?,
        withError error: any Error
    )

    /// What draws pages has ended.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    /// Says that there is no such method.
    public func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        _objcDefault(
            self,
            "webView(_:decidePolicyFor:decisionHandler:)",
            webView,
            navigationAction,
            decisionHandler
        )
    }

    /// Says that there is no such method.
    public func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) {
        _objcDefault(
            self,
            "webView(_:decidePolicyFor:decisionHandler:)",
            webView,
            navigationResponse,
            decisionHandler
        )
    }

    /// Says that there is no such method.
    public func webView(
        _ webView: WKWebView,
        didStartProvisionalNavigation navigation: WKNavigation?
    ) {
        _objcDefault(self, "webView(_:didStartProvisionalNavigation:)", webView, navigation as Any)
    }

    /// Says that there is no such method.
    public func webView(
        _ webView: WKWebView,
        didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation?
    ) {
        _objcDefault(
            self,
            "webView(_:didReceiveServerRedirectForProvisionalNavigation:)",
            webView,
            navigation as Any
        )
    }

    /// Says that there is no such method.
    public func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation?,
        withError error: any Error
    ) {
        _objcDefault(
            self,
            "webView(_:didFailProvisionalNavigation:withError:)",
            webView,
            navigation as Any,
            error
        )
    }

    /// Says that there is no such method.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation?) {
        _objcDefault(self, "webView(_:didCommit:)", webView, navigation as Any)
    }

    /// Says that there is no such method.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) {
        _objcDefault(self, "webView(_:didFinish:)", webView, navigation as Any)
    }

    /// Says that there is no such method.
    public func webView(
        _ webView: WKWebView,
        didFail navigation: WKNavigation?,
        withError error: any Error
    ) {
        _objcDefault(self, "webView(_:didFail:withError:)", webView, navigation as Any, error)
    }

    /// Says that there is no such method.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        _objcDefault(self, "webViewWebContentProcessDidTerminate(_:)", webView)
    }
}

/// The probes of `WKNavigationDelegate`: its optional methods by name.
@preconcurrency @MainActor
public protocol _WKNavigationDelegateProbes: AnyObject {}

extension _WKNavigationDelegateProbes {
    private var target: (any WKNavigationDelegate)? { self as? any WKNavigationDelegate }

    /// The methods of this name as a value.
    public var webView: _WKNavigationDelegate_webView? {
        target.map { _WKNavigationDelegate_webView(target: $0) }
    }

    /// `webViewWebContentProcessDidTerminate(_:)`, if it is implemented.
    public var webViewWebContentProcessDidTerminate: ((WKWebView) -> Void)? {
        guard let target, _objcImplements(target, "webViewWebContentProcessDidTerminate(_:)") else {
            return nil
        }
        return { value in
            _ = _objcOptional(target, "webViewWebContentProcessDidTerminate(_:)") {
                target.webViewWebContentProcessDidTerminate(value)
            }
        }
    }
}

/// The methods of a base name as a value.
@preconcurrency @MainActor
public struct _WKNavigationDelegate_webView {
    let target: any WKNavigationDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) -> Void? {
        _objcOptional(target, "webView(_:decidePolicyFor:decisionHandler:)") {
            target.webView(
                webView,
                decidePolicyFor: navigationAction,
                decisionHandler: decisionHandler
            )
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) -> Void? {
        _objcOptional(target, "webView(_:decidePolicyFor:decisionHandler:)") {
            target.webView(
                webView,
                decidePolicyFor: navigationResponse,
                decisionHandler: decisionHandler
            )
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ webView: WKWebView,
        didStartProvisionalNavigation navigation: WKNavigation?
    ) -> Void? {
        _objcOptional(target, "webView(_:didStartProvisionalNavigation:)") {
            target.webView(webView, didStartProvisionalNavigation: navigation)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ webView: WKWebView,
        didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation?
    ) -> Void? {
        _objcOptional(target, "webView(_:didReceiveServerRedirectForProvisionalNavigation:)") {
            target.webView(webView, didReceiveServerRedirectForProvisionalNavigation: navigation)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation?,
        withError error: any Error
    ) -> Void? {
        _objcOptional(target, "webView(_:didFailProvisionalNavigation:withError:)") {
            target.webView(webView, didFailProvisionalNavigation: navigation, withError: error)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(_ webView: WKWebView, didCommit navigation: WKNavigation?) -> Void? {
        _objcOptional(target, "webView(_:didCommit:)") {
            target.webView(webView, didCommit: navigation)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(_ webView: WKWebView, didFinish navigation: WKNavigation?) -> Void? {
        _objcOptional(target, "webView(_:didFinish:)") {
            target.webView(webView, didFinish: navigation)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ webView: WKWebView,
        didFail navigation: WKNavigation?,
        withError error: any Error
    ) -> Void? {
        _objcOptional(target, "webView(_:didFail:withError:)") {
            target.webView(webView, didFail: navigation, withError: error)
        }
    }
}
