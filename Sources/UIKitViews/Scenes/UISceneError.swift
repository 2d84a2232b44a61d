// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The error of a failed request for a scene.
public struct UISceneError: CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The Info.plist allows one scene only.
        case multipleScenesNotSupported = 0
        /// The system refused the request.
        case requestDenied = 1
        /// The geometry is not supported.
        case geometryRequestUnsupported = 100
        /// The controllers do not allow the geometry.
        case geometryRequestDenied = 101

        /// Whether an error has this reason.
        public static func ~= (code: Code, error: any Error) -> Bool {
            (error as? UISceneError)?.code == code
        }
    }

    /// The reason.
    public let code: Code
    private let texts: [String: String]

    /// Makes an error; only texts of the user info are kept.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        texts = userInfo.compactMapValues { $0 as? String }
    }

    /// The domain of these errors.
    public static var errorDomain: String { "UISceneErrorDomain" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// The user info.
    public var errorUserInfo: [String: Any] { texts }
    /// The user info.
    public var userInfo: [String: Any] { texts }

    /// The program has one scene.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    /// The system refused the request.
    public static var requestDenied: Code { .requestDenied }
    /// The geometry is not supported.
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    /// The controllers do not allow the geometry.
    public static var geometryRequestDenied: Code { .geometryRequestDenied }
}
