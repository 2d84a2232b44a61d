// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A pointer to an object reference that its receiver may replace.
///
/// Nothing is autoreleased here, so that it is a plain pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Where a function that fails leaves why; nil for who does not want to know.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
