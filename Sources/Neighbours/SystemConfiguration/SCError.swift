// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of C functions.

/// Nothing went wrong.
public let kSCStatusOK: Int32 = 0
/// A call failed for no reason that is known.
public let kSCStatusFailed: Int32 = 1001

/// Why the last call of this framework failed: none does, but for targets that cannot be made.
public func SCError() -> Int32 { kSCStatusOK }
