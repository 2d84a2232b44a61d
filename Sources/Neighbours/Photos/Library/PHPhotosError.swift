// SPDX-License-Identifier: Apache-2.0

// The names of the domains and keys are those of Objective-C's constants.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

/// The domain of the photo library's errors.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// The identifiers of the objects that an error is about.
public let PHLocalIdentifiersErrorKey = "PHLocalIdentifiersErrorKey"

/// An error of the photo library.
public struct PHPhotosError: _ErrorOfDomain, Sendable {
    /// The kinds of errors.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = PHPhotosError

        /// An error inside the library.
        case internalError = -1
        /// The user cancelled.
        case userCancelled = 3072
        /// The library has closed.
        case libraryVolumeOffline = 3114
        /// The library has been closed to move it.
        case relinquishingLibraryBundleToWriter = 3142
        /// Another library is the system's.
        case switchingSystemPhotoLibrary = 3143
        /// The data are in the network, which was not allowed.
        case networkAccessRequired = 3164
        /// The network failed.
        case networkError = 3169
        /// An object was not found.
        case identifierNotFound = 3201
        /// Several objects were found.
        case multipleIdentifiersFound = 3202
        /// The change can't be made.
        case changeNotSupported = 3300
        /// The operation was interrupted.
        case operationInterrupted = 3301
        /// The resource has a wrong type or can't be read.
        case invalidResource = 3302
        /// A resource is not there.
        case missingResource = 3303
        /// There is no room.
        case notEnoughSpace = 3305
        /// The request can't be carried out.
        case requestNotSupportedForAsset = 3306
        /// The program may not use the library.
        case accessUserDenied = 3311
        /// The device does not allow it.
        case accessRestricted = 3310
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// An error of Foundation's that has the domain of these.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { PHPhotosErrorDomain }

    init(_ code: Code, _ reason: String) {
        self.init(code, userInfo: [NSLocalizedDescriptionKey: reason])
    }

    /// An error inside the library.
    public static var internalError: Code { .internalError }
    /// The user cancelled.
    public static var userCancelled: Code { .userCancelled }
    /// The library has closed.
    public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
    /// The library has been closed to move it.
    public static var relinquishingLibraryBundleToWriter: Code {
        .relinquishingLibraryBundleToWriter
    }
    /// Another library is the system's.
    public static var switchingSystemPhotoLibrary: Code { .switchingSystemPhotoLibrary }
    /// The data are in the network, which was not allowed.
    public static var networkAccessRequired: Code { .networkAccessRequired }
    /// The network failed.
    public static var networkError: Code { .networkError }
    /// An object was not found.
    public static var identifierNotFound: Code { .identifierNotFound }
    /// Several objects were found.
    public static var multipleIdentifiersFound: Code { .multipleIdentifiersFound }
    /// The change can't be made.
    public static var changeNotSupported: Code { .changeNotSupported }
    /// The operation was interrupted.
    public static var operationInterrupted: Code { .operationInterrupted }
    /// The resource has a wrong type or can't be read.
    public static var invalidResource: Code { .invalidResource }
    /// A resource is not there.
    public static var missingResource: Code { .missingResource }
    /// There is no room.
    public static var notEnoughSpace: Code { .notEnoughSpace }
    /// The request can't be carried out.
    public static var requestNotSupportedForAsset: Code { .requestNotSupportedForAsset }
    /// The program may not use the library.
    public static var accessUserDenied: Code { .accessUserDenied }
    /// The device does not allow it.
    public static var accessRestricted: Code { .accessRestricted }
}
