// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Why something can't be done with contacts.
public struct CNError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
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

    /// The reason.
    public let code: Code

    /// An error for a reason.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { CNErrorDomain }

    /// The reason as a number.
    public var errorCode: Int { code.rawValue }

    /// The program may not.
    public static var authorizationDenied: Code { .authorizationDenied }
    /// The record is not there.
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    /// The record is there already.
    public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
    /// The predicate is wrong.
    public static var predicateInvalid: Code { .predicateInvalid }
}
