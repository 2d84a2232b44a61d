// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The domain's name is that of Objective-C's constant.

public import Foundation
public import ObjCRuntime

/// The domain of the maps' errors.
public let MKErrorDomain = "MKErrorDomain"

/// Why a map can't do something.
public struct MKError: _ErrorOfDomain, Sendable {
    /// The reasons.
    public enum Code: UInt, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = MKError

        /// Not known.
        case unknown = 1
        /// The server can't answer.
        case serverFailure = 2
        /// The program asks too often.
        case loadingThrottled = 3
        /// There is no such place.
        case placemarkNotFound = 4
        /// There is no such way.
        case directionsNotFound = 5
        /// The data can't be read.
        case decodingFailed = 6
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// An error of Foundation's that has the domain of these.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { MKErrorDomain }

    /// An error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        let text = code == .serverFailure ? "There is no server for maps." : nil
        self.init(number: Int(code.rawValue), text, userInfo)
    }

    /// Not known.
    public static var unknown: Code { .unknown }
    /// The server can't answer.
    public static var serverFailure: Code { .serverFailure }
    /// The program asks too often.
    public static var loadingThrottled: Code { .loadingThrottled }
    /// There is no such place.
    public static var placemarkNotFound: Code { .placemarkNotFound }
    /// There is no such way.
    public static var directionsNotFound: Code { .directionsNotFound }
    /// The data can't be read.
    public static var decodingFailed: Code { .decodingFailed }
}
