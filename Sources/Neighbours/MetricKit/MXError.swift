// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

/// The domain of the errors of launch measurements.
public let MXErrorDomain = "MXErrorDomain"

/// Why a task of the launch could not be measured.
public struct MXError: _ErrorOfDomain, Sendable {
    /// What went wrong.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = MXError

        /// The identifier is empty.
        case launchTaskInvalidID = 0
        /// There are too many tasks.
        case launchTaskMaxCount = 1
        /// The launch is over.
        case launchTaskPastDeadline = 2
        /// The task is measured already.
        case launchTaskDuplicated = 3
        /// There is no such task.
        case launchTaskUnknown = 4
        /// Nothing more is known.
        case launchTaskInternalFailure = 5
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// An error of Foundation's that has the domain of these.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { MXErrorDomain }

    /// The identifier is empty.
    public static var launchTaskInvalidID: Code { .launchTaskInvalidID }
    /// There are too many tasks.
    public static var launchTaskMaxCount: Code { .launchTaskMaxCount }
    /// The launch is over.
    public static var launchTaskPastDeadline: Code { .launchTaskPastDeadline }
    /// The task is measured already.
    public static var launchTaskDuplicated: Code { .launchTaskDuplicated }
    /// There is no such task.
    public static var launchTaskUnknown: Code { .launchTaskUnknown }
    /// Nothing more is known.
    public static var launchTaskInternalFailure: Code { .launchTaskInternalFailure }
}
