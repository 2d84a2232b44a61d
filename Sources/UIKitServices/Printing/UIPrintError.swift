// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of what goes wrong with printing.
public let UIPrintErrorDomain = "UIPrintErrorDomain"

/// What went wrong with printing.
public struct UIPrintError: _ErrorOfDomain, Sendable {
    /// The kinds of trouble.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = UIPrintError

        /// There is nothing that could print.
        case notAvailable = 1
        /// Nothing was given to print.
        case noContent = 2
        /// A picture that cannot be read.
        case unknownImageFormat = 3
        /// The printer did not take the document.
        case jobFailed = 4
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// An error of Foundation's that has the domain of these.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { UIPrintErrorDomain }

    /// Makes an error, with a description of its kind where it is given none.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        let text =
            switch code {
            case .notAvailable: "There is nothing to print with."
            case .noContent: "There is nothing to print."
            case .unknownImageFormat: "The picture cannot be read."
            case .jobFailed: "The printer did not take the document."
            }
        self.init(number: code.rawValue, text, userInfo)
    }

    /// There is nothing that could print.
    public static var notAvailable: Code { .notAvailable }
    /// Nothing was given to print.
    public static var noContent: Code { .noContent }
    /// A picture that cannot be read.
    public static var unknownImageFormat: Code { .unknownImageFormat }
    /// The printer did not take the document.
    public static var jobFailed: Code { .jobFailed }
}
