// SPDX-License-Identifier: Apache-2.0

@_exported public import Foundation

/// The root of every class in this framework: Foundation's object plus the parts of the
/// Objective-C runtime that Swift on Linux lacks.
open class NSObject: Foundation.NSObject {}
