// SPDX-License-Identifier: Apache-2.0

// Core Foundation's names in signatures of this module, declared once, in the runtime: with an alias
// in each of two modules, `[CFString]()` would be ambiguous.
@_exported public import typealias ObjCRuntime.CFArray
@_exported public import typealias ObjCRuntime.CFData
@_exported public import typealias ObjCRuntime.CFDictionary
@_exported public import typealias ObjCRuntime.CFIndex
@_exported public import typealias ObjCRuntime.CFMutableData
@_exported public import typealias ObjCRuntime.CFPropertyList
@_exported public import typealias ObjCRuntime.CFString
@_exported public import typealias ObjCRuntime.CFTimeInterval
@_exported public import typealias ObjCRuntime.CFTypeID
@_exported public import typealias ObjCRuntime.CFTypeRef
@_exported public import typealias ObjCRuntime.CFURL
