// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

/// The domain of these errors.
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

/// Why a query ended without its items.
public struct CSSearchQueryError: _ErrorOfDomain, Sendable {
    /// What went wrong.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = CSSearchQueryError

        /// Nothing more is known.
        case unknown = -2000
        /// The index cannot be reached.
        case indexUnreachable = -2001
        /// The string is no query.
        case invalidQuery = -2002
        /// The query was cancelled.
        case cancelled = -2003
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// An error of Foundation's that has the domain of these.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { CSSearchQueryErrorDomain }

    /// Nothing more is known.
    public static var unknown: Code { .unknown }
    /// The index cannot be reached.
    public static var indexUnreachable: Code { .indexUnreachable }
    /// The string is no query.
    public static var invalidQuery: Code { .invalidQuery }
    /// The query was cancelled.
    public static var cancelled: Code { .cancelled }
}
