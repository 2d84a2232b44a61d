// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
public import ObjCRuntime

/// Ends the program for assertions that fail.
open class NSAssertionHandler: NSObject {
    /// The handler of the thread: the one in its dictionary under ``NSAssertionHandlerKey``, else a new one.
    open class var current: NSAssertionHandler {
        let thread = Thread.current.threadDictionary
        if let handler = thread[NSAssertionHandlerKey] as? NSAssertionHandler { return handler }
        let handler = NSAssertionHandler()
        thread[NSAssertionHandlerKey] = handler
        return handler
    }

    /// Makes a handler.
    public override init() {}
}

/// The key of a thread's assertion handler in its dictionary.
public let NSAssertionHandlerKey = "NSAssertionHandler"
