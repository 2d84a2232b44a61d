// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import UIKitCore

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// Takes the content of a page whose scheme is the program's own.
///
/// A response comes first, then data in any number of parts, then the end. Another order ends the
/// program with an exception, and so does a call after the end or the stop.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
    /// The request for the content.
    var request: URLRequest { get }
    /// Takes the response.
    func didReceive(_ response: URLResponse)
    /// Takes a part of the content.
    func didReceive(_ data: Data)
    /// Takes the end of the content.
    func didFinish()
    /// Takes an error in place of the content.
    func didFailWithError(_ error: any Error)
}
