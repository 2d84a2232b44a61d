// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import UIKitCore

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// Chooses the file of a download and hears of its end.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol, _WKDownloadDelegateProbes {
    /// Chooses the file, which must not exist yet; nil ends the download.
    func download(
        _ download: WKDownload,
        decideDestinationUsing response: URLResponse,
        suggestedFilename: String,
        completionHandler: @escaping @MainActor (URL?) -> Void
    )

    // @optional

    /// Asks whether a redirection may be followed; never called, since the session follows them all.
    func download(
        _ download: WKDownload,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        decisionHandler: @escaping @MainActor (WKDownload.RedirectPolicy) -> Void
    )

    /// Asks for credentials; never called, since the session answers servers by itself.
    func download(
        _ download: WKDownload,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    )

    /// The file is there.
    func downloadDidFinish(_ download: WKDownload)

    /// The download has failed; there is never resume data.
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}
