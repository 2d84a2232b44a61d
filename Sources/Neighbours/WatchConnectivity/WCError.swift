// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

/// The domain of the errors of `WCSession`.
public let WCErrorDomain = "WCErrorDomain"

/// Why something did not reach the watch.
public struct WCError: _ErrorOfDomain, Sendable {
    /// What went wrong.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = WCError

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

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// An error of Foundation's that has the domain of these.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { WCErrorDomain }

    /// Nothing more is known.
    public static var genericError: Code { .genericError }
    /// The session is not supported on this device.
    public static var sessionNotSupported: Code { .sessionNotSupported }
    /// The session has no delegate.
    public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
    /// The session is not activated.
    public static var sessionNotActivated: Code { .sessionNotActivated }
    /// No watch is paired.
    public static var deviceNotPaired: Code { .deviceNotPaired }
    /// The watch has no such app.
    public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
    /// The other side cannot be reached.
    public static var notReachable: Code { .notReachable }
    /// A parameter is not valid.
    public static var invalidParameter: Code { .invalidParameter }
    /// What is sent is too large.
    public static var payloadTooLarge: Code { .payloadTooLarge }
    /// What is sent has types that property lists lack.
    public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
    /// No reply could be sent.
    public static var messageReplyFailed: Code { .messageReplyFailed }
    /// No reply came in time.
    public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
    /// The file cannot be read.
    public static var fileAccessDenied: Code { .fileAccessDenied }
    /// What was sent could not be delivered.
    public static var deliveryFailed: Code { .deliveryFailed }
    /// There is no space left.
    public static var insufficientSpace: Code { .insufficientSpace }
    /// The session is not active.
    public static var sessionInactive: Code { .sessionInactive }
    /// The transfer took too long.
    public static var transferTimedOut: Code { .transferTimedOut }
    /// The iPhone's app is not installed.
    public static var companionAppNotInstalled: Code { .companionAppNotInstalled }
    /// The watch's app depends on no other.
    public static var watchOnlyApp: Code { .watchOnlyApp }
}
