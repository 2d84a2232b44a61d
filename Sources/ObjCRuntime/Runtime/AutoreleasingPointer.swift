// SPDX-License-Identifier: Apache-2.0

/// A pointer to an object reference that its receiver may replace.
///
/// Nothing is autoreleased here, so that it is a plain pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
