// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The domain's name is that of Objective-C's constant.

public import Foundation

/// The domain of the maps' errors.
public let MKErrorDomain = "MKErrorDomain"

/// Why a map can't do something.
public struct MKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reasons.
    public enum Code: UInt, Sendable {
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

    /// The reason.
    public let code: Code

    /// An error for a reason.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { MKErrorDomain }

    /// The reason as a number.
    public var errorCode: Int { Int(code.rawValue) }

    /// The reason in words.
    public var errorDescription: String? {
        code == .serverFailure ? "There is no server for maps." : nil
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
}
