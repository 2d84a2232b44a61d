// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A pointer to an object reference that its receiver may replace.
///
/// Nothing is autoreleased here, so that it is a plain pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Receives a function's error; nil to ignore it.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
