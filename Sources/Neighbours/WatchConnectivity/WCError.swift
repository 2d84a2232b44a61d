// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The domain of the errors of `WCSession`.
public let WCErrorDomain = "WCErrorDomain"

/// Why something did not reach the watch.
public struct WCError: Error, CustomNSError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// Nothing more is known.
        case genericError = 7001
        /// The session is not supported on this device.
        case sessionNotSupported = 7002
        /// The session has no delegate.
        case sessionMissingDelegate = 7003
        /// The session is not activated.
        case sessionNotActivated = 7004
        /// No watch is paired.
        case deviceNotPaired = 7005
        /// The watch has no such app.
        case watchAppNotInstalled = 7006
        /// The other side cannot be reached.
        case notReachable = 7007
        /// A parameter is not valid.
        case invalidParameter = 7008
        /// What is sent is too large.
        case payloadTooLarge = 7009
        /// What is sent has types that property lists lack.
        case payloadUnsupportedTypes = 7010
        /// No reply could be sent.
        case messageReplyFailed = 7011
        /// No reply came in time.
        case messageReplyTimedOut = 7012
        /// The file cannot be read.
        case fileAccessDenied = 7013
        /// What was sent could not be delivered.
        case deliveryFailed = 7014
        /// There is no space left.
        case insufficientSpace = 7015
        /// The session is not active.
        case sessionInactive = 7016
        /// The transfer took too long.
        case transferTimedOut = 7017
        /// The iPhone's app is not installed.
        case companionAppNotInstalled = 7018
        /// The watch's app depends on no other.
        case watchOnlyApp = 7019
    }

    /// What went wrong.
    public let code: Code

    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    /// The errors' domain.
    public static var errorDomain: String { WCErrorDomain }

    /// The code as a number.
    public var errorCode: Int { code.rawValue }
}
