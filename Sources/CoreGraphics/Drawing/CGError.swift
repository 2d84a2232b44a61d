// SPDX-License-Identifier: Apache-2.0

/// Why a Core Graphics call did not succeed.
public enum CGError: Int32, Sendable {
    /// It did.
    case success = 0
    /// A failure without a better name.
    case failure = 1000
    /// An argument is outside its domain.
    case illegalArgument = 1001
    /// The connection to the window system is not valid.
    case invalidConnection = 1002
    /// The context is not valid.
    case invalidContext = 1003
    /// The request cannot be carried out.
    case cannotComplete = 1004
    /// The function is not implemented.
    case notImplemented = 1006
    /// A value is out of range.
    case rangeCheck = 1007
    /// A value is of the wrong type.
    case typeCheck = 1008
    /// The operation makes no sense here.
    case invalidOperation = 1010
    /// There is none.
    case noneAvailable = 1011
}
