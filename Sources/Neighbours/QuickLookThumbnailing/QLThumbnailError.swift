// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

/// The domain of the errors of thumbnails.
public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"

/// Why there is no thumbnail.
public struct QLThumbnailError: _ErrorOfDomain, Sendable {
    /// What went wrong.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = QLThumbnailError

        /// The content cannot be shown.
        case generationFailed = 0
        /// The thumbnail could not be written.
        case savingToURLFailed = 1
        /// No thumbnail is kept.
        case noCachedThumbnail = 2
        /// The cloud has no thumbnail.
        case noCloudThumbnail = 3
        /// The request asks for nothing, or for a file that is not there.
        case requestInvalid = 4
        /// The request was cancelled.
        case requestCancelled = 5
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// An error of Foundation's that has the domain of these.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { QLThumbnailErrorDomain }

    /// The content cannot be shown.
    public static var generationFailed: Code { .generationFailed }
    /// The thumbnail could not be written.
    public static var savingToURLFailed: Code { .savingToURLFailed }
    /// No thumbnail is kept.
    public static var noCachedThumbnail: Code { .noCachedThumbnail }
    /// The cloud has no thumbnail.
    public static var noCloudThumbnail: Code { .noCloudThumbnail }
    /// The request asks for nothing, or for a file that is not there.
    public static var requestInvalid: Code { .requestInvalid }
    /// The request was cancelled.
    public static var requestCancelled: Code { .requestCancelled }
}
