// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// The error of a failed request for a scene.
public struct UISceneError: _ErrorOfDomain, Sendable {
    /// The reasons.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = UISceneError

        /// The Info.plist allows one scene only.
        case multipleScenesNotSupported = 0
        /// The system refused the request.
        case requestDenied = 1
        /// The geometry is not supported.
        case geometryRequestUnsupported = 100
        /// The controllers do not allow the geometry.
        case geometryRequestDenied = 101
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// An error of Foundation's that has the domain of these.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { "UISceneErrorDomain" }

    /// The Info.plist allows one scene only.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    /// The system refused the request.
    public static var requestDenied: Code { .requestDenied }
    /// The geometry is not supported.
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    /// The controllers do not allow the geometry.
    public static var geometryRequestDenied: Code { .geometryRequestDenied }
}
