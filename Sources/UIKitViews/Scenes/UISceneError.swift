// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Why something that was asked of a scene is not done.
public struct UISceneError: CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The program has one scene, as its Info.plist says.
        case multipleScenesNotSupported = 0
        /// The system does not want to.
        case requestDenied = 1
        /// There is no such geometry here.
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

    /// Makes an error; of the information the texts are kept.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        texts = userInfo.compactMapValues { $0 as? String }
    }

    /// The domain of these errors.
    public static var errorDomain: String { "UISceneErrorDomain" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// What is said of the error.
    public var errorUserInfo: [String: Any] { texts }
    /// What is said of the error.
    public var userInfo: [String: Any] { texts }

    /// The program has one scene.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    /// The system does not want to.
    public static var requestDenied: Code { .requestDenied }
    /// There is no such geometry here.
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    /// The controllers do not allow the geometry.
    public static var geometryRequestDenied: Code { .geometryRequestDenied }
}
