// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The task of a page whose scheme is the program's own.
///
/// Handlers may call it on any thread, as on iOS; calls from others than the main one go there.
@MainActor
final class SchemeTask: NSObject, WKURLSchemeTask {
    private enum Phase: String {
        case waiting = "no response has been given yet"
        case answered = "a response has been given already"
        case ended = "it has ended already"
        case stopped = "it has been stopped"
    }

    nonisolated let request: URLRequest
    private weak var load: PageLoad?
    private weak var webView: WKWebView?
    private let handler: any WKURLSchemeHandler
    private var phase = Phase.waiting

    init(_ load: PageLoad, _ handler: any WKURLSchemeHandler, _ webView: WKWebView) {
        request = load.request
        self.load = load
        self.handler = handler
        self.webView = webView
        super.init()
    }

    nonisolated func didReceive(_ response: URLResponse) {
        onMainThread { task in
            task.expect([.waiting], "didReceiveResponse:")
            task.phase = .answered
            task.load?.receive(response)
        }
    }

    nonisolated func didReceive(_ data: Data) {
        onMainThread { task in
            task.expect([.answered], "didReceiveData:")
            task.load?.receive(data)
        }
    }

    nonisolated func didFinish() {
        onMainThread { task in
            task.expect([.answered], "didFinish")
            task.phase = .ended
            task.load?.complete()
        }
    }

    nonisolated func didFailWithError(_ error: any Error) {
        onMainThread { task in
            task.expect([.waiting, .answered], "didFailWithError:")
            task.phase = .ended
            task.load?.fail(error)
        }
    }

    /// Tells the handler that the content is no longer wanted, if some is outstanding.
    func stop() {
        guard phase == .waiting || phase == .answered else { return }
        phase = .stopped
        guard let webView else { return }
        handler.webView(webView, stop: self)
    }

    private func expect(_ allowed: Set<Phase>, _ method: String) {
        guard !allowed.contains(phase) else { return }
        Diagnostics.trap(
            .internalInconsistencyException,
            "-[WKURLSchemeTask \(method)] was called for \(request.url?.absoluteString ?? ""), "
                + "but \(phase.rawValue); give a response, then data, then the end"
        )
    }

    private nonisolated func onMainThread(_ work: @escaping @MainActor (SchemeTask) -> Void) {
        let task = UncheckedTransfer(self)
        if MainThread.isHere {
            MainActor.assumeIsolated { work(task.value) }
        } else {
            DispatchQueue.main.async { work(task.value) }
        }
    }
}
