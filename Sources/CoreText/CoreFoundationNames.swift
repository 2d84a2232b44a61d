// SPDX-License-Identifier: Apache-2.0

// The names of Core Foundation that stand in signatures of this module; the runtime declares them.

@_exported public import typealias ObjCRuntime.CFAttributedString
@_exported public import typealias ObjCRuntime.CFError
@_exported public import typealias ObjCRuntime.CFMutableAttributedString
@_exported public import typealias ObjCRuntime.CFOptionFlags
@_exported public import struct ObjCRuntime.CFRange
@_exported public import func ObjCRuntime.CFRangeMake
