// SPDX-License-Identifier: Apache-2.0

public import Foundation

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of what goes wrong with printing.
public let UIPrintErrorDomain = "UIPrintErrorDomain"

/// What went wrong with printing.
public struct UIPrintError: CustomNSError, Hashable, Sendable {
    /// The kinds of trouble.
    public enum Code: Int, Sendable {
        /// There is nothing that could print.
        case notAvailable = 1
        /// Nothing was given to print.
        case noContent = 2
        /// A picture that cannot be read.
        case unknownImageFormat = 3
        /// The printer did not take the document.
        case jobFailed = 4

        /// Whether an error is of a kind, for `catch UIPrintError.jobFailed`.
        public static func ~= (code: Code, error: any Error) -> Bool {
            (error as? UIPrintError)?.code == code
        }
    }

    /// The kind of trouble.
    public let code: Code
    private let words: String

    /// Makes an error; of what it is told it keeps the description.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        words = userInfo[NSLocalizedDescriptionKey] as? String ?? Self.standardWords[code] ?? ""
    }

    private static let standardWords: [Code: String] = [
        .notAvailable: "There is nothing to print with.",
        .noContent: "There is nothing to print.",
        .unknownImageFormat: "The picture cannot be read.",
        .jobFailed: "The printer did not take the document.",
    ]

    /// The domain of these errors.
    public static var errorDomain: String { UIPrintErrorDomain }
    /// The kind as a number.
    public var errorCode: Int { code.rawValue }
    /// The description for a person.
    public var errorUserInfo: [String: Any] { userInfo }
    /// The description for a person.
    public var userInfo: [String: Any] { [NSLocalizedDescriptionKey: words] }

    /// There is nothing that could print.
    public static var notAvailable: Code { .notAvailable }
    /// Nothing was given to print.
    public static var noContent: Code { .noContent }
    /// A picture that cannot be read.
    public static var unknownImageFormat: Code { .unknownImageFormat }
    /// The printer did not take the document.
    public static var jobFailed: Code { .jobFailed }
}
