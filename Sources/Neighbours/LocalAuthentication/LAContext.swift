// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// What a person has to prove.
public enum LAPolicy: Int, Sendable {
    /// That it is they, by finger or face.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// That it is they, by finger, face or code.
    case deviceOwnerAuthentication = 2
}

/// How the device tells people apart.
public enum LABiometryType: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a finger.
    case touchID = 1
    /// By a face.
    case faceID = 2
    /// By the eyes.
    case opticID = 4
}

/// Why nobody could prove anything.
public struct LAError: _ErrorOfDomain, Sendable {
    /// The reasons.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = LAError

        /// The proof failed.
        case authenticationFailed = -1
        /// A person gave up.
        case userCancel = -2
        /// A person wants another way.
        case userFallback = -3
        /// The system gave up.
        case systemCancel = -4
        /// There is no code on the device.
        case passcodeNotSet = -5
        /// There are no means to tell people apart.
        case biometryNotAvailable = -6
        /// Nobody's finger or face is known.
        case biometryNotEnrolled = -7
        /// There were too many failures.
        case biometryLockout = -8
        /// The program gave up.
        case appCancel = -9
        /// The context was made invalid.
        case invalidContext = -10
        /// Nobody may be asked.
        case notInteractive = -1004
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// An error of Foundation's that has the domain of these.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { "com.apple.LocalAuthentication" }

    /// An error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        let text =
            switch code {
            case .biometryNotAvailable: "Biometry is not available on this device."
            case .passcodeNotSet: "Passcode not set."
            case .invalidContext: "The context was made invalid."
            default: "Authentication failed."
            }
        self.init(number: code.rawValue, text, userInfo)
    }

    /// The proof failed.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// A person gave up.
    public static var userCancel: Code { .userCancel }
    /// A person wants another way.
    public static var userFallback: Code { .userFallback }
    /// The system gave up.
    public static var systemCancel: Code { .systemCancel }
    /// There is no code on the device.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// There are no means to tell people apart.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// Nobody's finger or face is known.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// There were too many failures.
    public static var biometryLockout: Code { .biometryLockout }
    /// The program gave up.
    public static var appCancel: Code { .appCancel }
    /// The context was made invalid.
    public static var invalidContext: Code { .invalidContext }
    /// Nobody may be asked.
    public static var notInteractive: Code { .notInteractive }
}

/// Lets a person prove who they are; here nobody can, as on a phone without a code.
///
/// - Thread: any; replies come on a queue of their own.
/// - Source: developer.apple.com/documentation/localauthentication/lacontext
open class LAContext: NSObject, @unchecked Sendable {
    private var isValid = true

    /// Makes a context.
    public override init() { super.init() }

    /// What the button for another way says.
    open var localizedFallbackTitle: String?

    /// What the button that gives up says.
    open var localizedCancelTitle: String?

    /// Why the person is asked.
    open var localizedReason = ""

    /// For how many seconds a proof counts again.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

    /// Whether nobody may be asked.
    open var interactionNotAllowed = false

    /// How the device tells people apart: not at all.
    open var biometryType: LABiometryType { .none }

    private final func reason(_ policy: LAPolicy) -> LAError {
        guard isValid else { return LAError(.invalidContext) }
        return LAError(
            policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable
        )
    }

    /// False, with the reason.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        error?.pointee = reason(policy) as NSError
        return false
    }

    /// Replies that it can't be proved.
    open func evaluatePolicy(
        _ policy: LAPolicy,
        localizedReason: String,
        reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let failure = reason(policy)
        DispatchQueue.global().async { reply(false, failure) }
    }

    /// Throws that it can't be proved.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw reason(policy)
    }

    /// Ends what runs; all after it fails.
    open func invalidate() { isValid = false }
}
