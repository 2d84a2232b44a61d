// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime
import UIKitCore

// Sendable is unchecked because the main actor isolates the class.
/// A name space of scripts; one object for each name.
@preconcurrency @MainActor
open class WKContentWorld: NSObject, @unchecked Sendable {
    private static let pageWorld = WKContentWorld(nil)
    private static let clientWorld = WKContentWorld(nil)
    private static var named: [String: WKContentWorld] = [:]
    private final let given: String?

    private init(_ name: String?) {
        given = name
        super.init()
    }

    /// The world of the page's own scripts.
    open class var page: WKContentWorld { pageWorld }
    /// The usual world of the program's scripts.
    open class var defaultClient: WKContentWorld { clientWorld }

    /// The world of a name, the same one each time.
    open class func world(name: String) -> WKContentWorld {
        if let world = named[name] { return world }
        let world = WKContentWorld(name)
        named[name] = world
        return world
    }

    /// The name; nil for the two usual worlds.
    open var name: String? { given }
}
