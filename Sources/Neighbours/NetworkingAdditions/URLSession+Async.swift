// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import FoundationNetworking

/// The asynchronous methods without a delegate.
///
/// iOS has them beside those with one, so that they meet requirements of protocols for tests; the default
/// argument of Foundation's on Linux does not.
extension URLSession {
    /// What a request answers, and the response that came with it.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }

    /// What an address answers, and the response that came with it.
    public func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(from: url, delegate: nil)
    }

    /// Sends a file; what the request answers, and the response that came with it.
    public func upload(
        for request: URLRequest,
        fromFile fileURL: URL
    ) async throws -> (Data, URLResponse) {
        try await upload(for: request, fromFile: fileURL, delegate: nil)
    }

    /// Sends data; what the request answers, and the response that came with it.
    public func upload(
        for request: URLRequest,
        from bodyData: Data
    ) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
    }

    /// The file into which the answer of a request was written, and the response that came with it.
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
        try await download(for: request, delegate: nil)
    }

    /// The file into which the answer of an address was written, and the response that came with it.
    public func download(from url: URL) async throws -> (URL, URLResponse) {
        try await download(from: url, delegate: nil)
    }

    /// The file of a download that goes on where it was left, and the response that came with it.
    ///
    /// Foundation on Linux can't go on: it throws.
    public func download(resumeFrom resumeData: Data) async throws -> (URL, URLResponse) {
        try await withCheckedThrowingContinuation { continuation in
            let task = downloadTask(withResumeData: resumeData) { file, response, error in
                if let file, let response {
                    continuation.resume(returning: (file, response))
                } else {
                    continuation.resume(throwing: error ?? URLError(.unknown))
                }
            }
            task.resume()
        }
    }
}
