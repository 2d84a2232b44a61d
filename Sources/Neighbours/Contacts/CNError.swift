// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Why something can't be done with contacts.
public struct CNError: _ErrorOfDomain, Sendable {
    /// The reasons.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        /// The errors that have these codes.
        public typealias _ErrorType = CNError

        /// The store can't be reached.
        case communicationError = 1
        /// The data can't be read.
        case dataAccessError = 2
        /// The program may not.
        case authorizationDenied = 100
        /// There is no access to the data.
        case noAccessableWritableContainers = 101
        /// The record is not there.
        case recordDoesNotExist = 200
        /// The record is there already.
        case insertedRecordAlreadyExists = 201
        /// The containers are not the same.
        case containmentCycle = 202
        /// The containers fit not together.
        case containmentScope = 203
        /// The record is not in its parent.
        case parentRecordDoesNotExist = 204
        /// The record can't be used so.
        case recordIdentifierInvalid = 205
        /// The record can't be changed.
        case recordNotWritable = 206
        /// The container of the parent can't be changed.
        case parentContainerNotWritable = 207
        /// Several values are wrong.
        case validationMultipleErrors = 300
        /// A value has a wrong type.
        case validationTypeMismatch = 301
        /// The configuration is wrong.
        case validationConfigurationError = 302
        /// The predicate is wrong.
        case predicateInvalid = 400
        /// The policy forbids it.
        case policyViolation = 500
        /// The client is not known.
        case clientIdentifierInvalid = 600
        /// The client is not registered.
        case clientIdentifierDoesNotExist = 601
        /// The client is there several times.
        case clientIdentifierCollision = 602
        /// The history has ended.
        case changeHistoryExpired = 603
        /// The anchor of the history is wrong.
        case changeHistoryInvalidAnchor = 604
        /// The card can't be read.
        case vCardMalformed = 700
        /// The card can't be written.
        case vCardSummarizationError = 701
    }

    /// The error as Foundation keeps it.
    public let _nsError: NSError

    /// An error of Foundation's that has the domain of these.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of these errors.
    public static var _nsErrorDomain: String { CNErrorDomain }

    /// The store can't be reached.
    public static var communicationError: Code { .communicationError }
    /// The data can't be read.
    public static var dataAccessError: Code { .dataAccessError }
    /// The program may not.
    public static var authorizationDenied: Code { .authorizationDenied }
    /// There is no access to the data.
    public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
    /// The record is not there.
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    /// The record is there already.
    public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
    /// The containers are not the same.
    public static var containmentCycle: Code { .containmentCycle }
    /// The containers fit not together.
    public static var containmentScope: Code { .containmentScope }
    /// The record is not in its parent.
    public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
    /// The record can't be used so.
    public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }
    /// The record can't be changed.
    public static var recordNotWritable: Code { .recordNotWritable }
    /// The container of the parent can't be changed.
    public static var parentContainerNotWritable: Code { .parentContainerNotWritable }
    /// Several values are wrong.
    public static var validationMultipleErrors: Code { .validationMultipleErrors }
    /// A value has a wrong type.
    public static var validationTypeMismatch: Code { .validationTypeMismatch }
    /// The configuration is wrong.
    public static var validationConfigurationError: Code { .validationConfigurationError }
    /// The predicate is wrong.
    public static var predicateInvalid: Code { .predicateInvalid }
    /// The policy forbids it.
    public static var policyViolation: Code { .policyViolation }
    /// The client is not known.
    public static var clientIdentifierInvalid: Code { .clientIdentifierInvalid }
    /// The client is not registered.
    public static var clientIdentifierDoesNotExist: Code { .clientIdentifierDoesNotExist }
    /// The client is there several times.
    public static var clientIdentifierCollision: Code { .clientIdentifierCollision }
    /// The history has ended.
    public static var changeHistoryExpired: Code { .changeHistoryExpired }
    /// The anchor of the history is wrong.
    public static var changeHistoryInvalidAnchor: Code { .changeHistoryInvalidAnchor }
    /// The card can't be read.
    public static var vCardMalformed: Code { .vCardMalformed }
    /// The card can't be written.
    public static var vCardSummarizationError: Code { .vCardSummarizationError }
}
