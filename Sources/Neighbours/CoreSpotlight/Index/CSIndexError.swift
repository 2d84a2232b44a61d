// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

/// The domain of these errors.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// Why an index could not be changed.
public struct CSIndexError: _ErrorOfDomain, Sendable {
    /// What went wrong.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = CSIndexError

        /// Nothing more is known.
        case unknownError = -1
        /// The index cannot be written.
        case indexUnavailableError = -1000
        /// An item is not valid.
        case invalidItemError = -1001
        /// The state of the program is too large.
        case invalidClientStateError = -1002
        /// The index cannot be reached.
        case remoteConnectionError = -1003
        /// There is no room left.
        case quotaExceeded = -1004
        /// The device has no index.
        case indexingUnsupported = -1005
        /// The state is not the expected one.
        case mismatchedClientState = -1006
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// An error of Foundation's that has the domain of these.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { CSIndexErrorDomain }

    /// Nothing more is known.
    public static var unknownError: Code { .unknownError }
    /// The index cannot be written.
    public static var indexUnavailableError: Code { .indexUnavailableError }
    /// An item is not valid.
    public static var invalidItemError: Code { .invalidItemError }
    /// The state of the program is too large.
    public static var invalidClientStateError: Code { .invalidClientStateError }
    /// The index cannot be reached.
    public static var remoteConnectionError: Code { .remoteConnectionError }
    /// There is no room left.
    public static var quotaExceeded: Code { .quotaExceeded }
    /// The device has no index.
    public static var indexingUnsupported: Code { .indexingUnsupported }
    /// The state is not the expected one.
    public static var mismatchedClientState: Code { .mismatchedClientState }
}
