// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The domain's name is that of Objective-C's constant.

public import Foundation
public import ObjCRuntime

/// The domain of the errors of HealthKit.
public let HKErrorDomain = "com.apple.healthkit"

/// Why health data could not be read or written.
public struct HKError: _ErrorOfDomain, Sendable {
    /// The reasons.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = HKError

        /// Nothing went wrong.
        case noError = 0
        /// The device has no health data.
        case errorHealthDataUnavailable = 1
        /// A profile forbids health data.
        case errorHealthDataRestricted = 2
        /// An argument is wrong.
        case errorInvalidArgument = 3
        /// The user denied it.
        case errorAuthorizationDenied = 4
        /// The user was not asked yet.
        case errorAuthorizationNotDetermined = 5
        /// The device is locked.
        case errorDatabaseInaccessible = 6
        /// The user cancelled.
        case errorUserCanceled = 7
        /// Another program began a workout.
        case errorAnotherWorkoutSessionStarted = 8
        /// The user left the workout.
        case errorUserExitedWorkoutSession = 9
        /// The user denied something that is needed.
        case errorRequiredAuthorizationDenied = 10
        /// There are no data.
        case errorNoData = 11
        /// The workout's kind is not allowed.
        case errorWorkoutActivityNotAllowed = 12
        /// There are too many data.
        case errorDataSizeExceeded = 13
        /// No workout can begin in the background.
        case errorBackgroundWorkoutSessionNotAllowed = 14
        /// A guest may not.
        case errorNotPermissibleForGuestUserMode = 15
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// Wraps an error of this domain.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { HKErrorDomain }

    /// Nothing went wrong.
    public static var noError: Code { .noError }
    /// The device has no health data.
    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    /// A profile forbids health data.
    public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
    /// An argument is wrong.
    public static var errorInvalidArgument: Code { .errorInvalidArgument }
    /// The user denied it.
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    /// The user was not asked yet.
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    /// The device is locked.
    public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
    /// The user cancelled.
    public static var errorUserCanceled: Code { .errorUserCanceled }
    /// Another program began a workout.
    public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
    /// The user left the workout.
    public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
    /// The user denied something that is needed.
    public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
    /// There are no data.
    public static var errorNoData: Code { .errorNoData }
    /// The workout's kind is not allowed.
    public static var errorWorkoutActivityNotAllowed: Code { .errorWorkoutActivityNotAllowed }
    /// There are too many data.
    public static var errorDataSizeExceeded: Code { .errorDataSizeExceeded }
    /// No workout can begin in the background.
    public static var errorBackgroundWorkoutSessionNotAllowed: Code {
        .errorBackgroundWorkoutSessionNotAllowed
    }
    /// A guest may not.
    public static var errorNotPermissibleForGuestUserMode: Code {
        .errorNotPermissibleForGuestUserMode
    }
}
