// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of `WKError`.
public let WKErrorDomain = "WKErrorDomain"

/// A reason why a web view cannot do something.
public struct WKError: _ErrorOfDomain, Sendable {
    /// The reason.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = WKError

        /// Another reason.
        case unknown = 1
        /// The process that draws pages has ended.
        case webContentProcessTerminated = 2
        /// The view is gone.
        case webViewInvalidated = 3
        /// A script failed; here, scripts are not run.
        case javaScriptExceptionOccurred = 4
        /// A script's result has no counterpart in Swift.
        case javaScriptResultTypeIsUnsupported = 5
        /// A list of rules is not valid.
        case contentRuleListStoreCompileFailed = 6
        /// There is no such list of rules.
        case contentRuleListStoreLookUpFailed = 7
        /// A list of rules cannot be removed.
        case contentRuleListStoreRemoveFailed = 8
        /// A list of rules was stored by another version.
        case contentRuleListStoreVersionMismatch = 9
        /// The page of an attributed text cannot be loaded.
        case attributedStringContentFailedToLoad = 10
        /// The page of an attributed text took too long.
        case attributedStringContentLoadTimedOut = 11
        /// A script was to run in a frame that is gone.
        case javaScriptInvalidFrameTarget = 12
        /// The page is not in one of the program's domains.
        case navigationAppBoundDomain = 13
        /// A script was to run outside of the program's domains.
        case javaScriptAppBoundDomain = 14
        /// A credential is there already.
        case duplicateCredential = 15
        /// A credential is not valid.
        case malformedCredential = 16
        /// There is no such credential.
        case credentialNotFound = 17
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// An error of Foundation's that has the domain of these.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { WKErrorDomain }

    /// Another reason.
    public static var unknown: Code { .unknown }
    /// The process that draws pages has ended.
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    /// The view is gone.
    public static var webViewInvalidated: Code { .webViewInvalidated }
    /// A script failed; here, scripts are not run.
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    /// A script's result has no counterpart in Swift.
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
    /// A list of rules is not valid.
    public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
    /// There is no such list of rules.
    public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
    /// A list of rules cannot be removed.
    public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
    /// A list of rules was stored by another version.
    public static var contentRuleListStoreVersionMismatch: Code {
        .contentRuleListStoreVersionMismatch
    }
    /// The page of an attributed text cannot be loaded.
    public static var attributedStringContentFailedToLoad: Code {
        .attributedStringContentFailedToLoad
    }
    /// The page of an attributed text took too long.
    public static var attributedStringContentLoadTimedOut: Code {
        .attributedStringContentLoadTimedOut
    }
    /// A script was to run in a frame that is gone.
    public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
    /// The page is not in one of the program's domains.
    public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
    /// A script was to run outside of the program's domains.
    public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
    /// A credential is there already.
    public static var duplicateCredential: Code { .duplicateCredential }
    /// A credential is not valid.
    public static var malformedCredential: Code { .malformedCredential }
    /// There is no such credential.
    public static var credentialNotFound: Code { .credentialNotFound }
}
