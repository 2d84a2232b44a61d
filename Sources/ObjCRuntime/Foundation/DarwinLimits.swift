// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Limits of C's types by Darwin's names, with the types that its headers give them. Glibc has them as
// expressions that Swift cannot import.

/// The greatest `float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The least `int`.
public let INT_MIN = Int32.min
/// The least number of 16 bits.
public let INT16_MIN = Int32(Int16.min)
/// The least number of 32 bits.
public let INT32_MIN = Int32.min
/// The least number of 64 bits.
public let INT64_MIN = Int64.min
/// The greatest number of 64 bits.
public let INT64_MAX = Int64.max
/// The greatest number of 64 bits without a sign.
public let UINT64_MAX = UInt64.max

/// The greatest `unsigned char`.
public let UCHAR_MAX = Int32(UInt8.max)
/// The least `short`.
public let SHRT_MIN = Int32(Int16.min)
/// The greatest `unsigned short`.
public let USHRT_MAX = Int32(UInt16.max)
/// The least `long`.
public let LONG_MIN = Int.min
/// The greatest `unsigned long`.
public let ULONG_MAX = UInt.max

/// The greatest `NSInteger`.
public let NSIntegerMax = Int.max
/// The least `NSInteger`.
public let NSIntegerMin = Int.min
/// The greatest `NSUInteger`.
public let NSUIntegerMax = UInt.max

/// Whether Objective-C's `BOOL` is C's `bool`, as on every device of 64 bits.
public let OBJC_BOOL_IS_BOOL: Int32 = 1

/// The length of each text of `utsname`, which is shorter here than Darwin's.
public let _SYS_NAMELEN: Int32 = 65
