// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of C functions.

/// Nothing went wrong.
public let kSCStatusOK: Int32 = 0
/// A call failed for no reason that is known.
public let kSCStatusFailed: Int32 = 1001

/// The status of the last call: always ``kSCStatusOK``, since calls here say by what they give back that they failed.
public func SCError() -> Int32 { kSCStatusOK }
