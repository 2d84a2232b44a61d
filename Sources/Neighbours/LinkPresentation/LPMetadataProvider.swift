// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Why nothing is known of a page.
public struct LPError: _ErrorOfDomain, Sendable {
    /// The reasons.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = LPError

        /// Nobody knows.
        case unknown = 1
        /// It could not be fetched.
        case metadataFetchFailed = 2
        /// Somebody gave up.
        case metadataFetchCancelled = 3
        /// It took too long.
        case metadataFetchTimedOut = 4
        /// It may not be fetched.
        case metadataFetchNotAllowed = 5
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// An error of Foundation's that has the domain of these.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { "LPErrorDomain" }

    /// Nobody knows.
    public static var unknown: Code { .unknown }
    /// It could not be fetched.
    public static var metadataFetchFailed: Code { .metadataFetchFailed }
    /// Somebody gave up.
    public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
    /// It took too long.
    public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
    /// It may not be fetched.
    public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }
}

// Sendable is unchecked because it is set up before it fetches, and not changed while it does.
/// Finds out about pages: it fetches nothing here, and says so.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    /// Makes a provider.
    public override init() { super.init() }

    /// Whether pictures are fetched, too.
    open var shouldFetchSubresources = true

    /// After how many seconds it gives up.
    open var timeout: TimeInterval = 30

    /// Says that the page may not be fetched.
    open func startFetchingMetadata(
        for url: URL,
        completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        Unbuilt.report("LPMetadataProvider.startFetchingMetadata(for:completionHandler:)")
        DispatchQueue.global().async {
            completionHandler(nil, LPError(.metadataFetchNotAllowed))
        }
    }

    /// Throws that the page may not be fetched.
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        Unbuilt.report("LPMetadataProvider.startFetchingMetadata(for:completionHandler:)")
        throw LPError(.metadataFetchNotAllowed)
    }

    /// Nothing: nothing is being fetched.
    open func cancel() {}
}
