// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
import UIKitCore

/// The program's scripts for pages, its handlers of their messages, and its rules about content.
///
/// Scripts are kept, but not run: handlers hear nothing. Rules are kept, but not applied.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    /// A handler's place: its name, and its world as an object.
    private struct Place: Hashable {
        let world: ObjectIdentifier
        let name: String
    }

    private final var handlers: [Place: any NSObjectProtocol] = [:]
    private final var ruleLists: [WKContentRuleList] = []

    /// A controller without scripts and handlers.
    public nonisolated override init() { super.init() }

    // MARK: Scripts

    /// The scripts, in the order of their addition.
    open private(set) var userScripts: [WKUserScript] = []

    /// Adds a script.
    open func addUserScript(_ userScript: WKUserScript) {
        Unbuilt.report("WKUserContentController: running of user scripts")
        userScripts.append(userScript)
    }

    /// Removes all scripts.
    open func removeAllUserScripts() { userScripts = [] }

    // MARK: Handlers

    /// Adds a handler in the world of the page's own scripts.
    ///
    /// A name that has a handler already ends the program with an exception, as on iOS.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        insert(scriptMessageHandler, .page, name, "addScriptMessageHandler:name:")
    }

    /// Adds a handler in a world.
    ///
    /// A name that has a handler there already ends the program with an exception, as on iOS.
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler,
        contentWorld world: WKContentWorld,
        name: String
    ) {
        insert(scriptMessageHandler, world, name, "addScriptMessageHandler:contentWorld:name:")
    }

    /// Adds a handler that answers, in a world.
    ///
    /// A name that has a handler there already ends the program with an exception, as on iOS.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
        contentWorld: WKContentWorld,
        name: String
    ) {
        insert(
            scriptMessageHandlerWithReply,
            contentWorld,
            name,
            "addScriptMessageHandlerWithReply:contentWorld:name:"
        )
    }

    /// Removes a handler from the world of the page's own scripts.
    open func removeScriptMessageHandler(forName name: String) {
        removeScriptMessageHandler(forName: name, contentWorld: .page)
    }

    /// Removes a handler from a world.
    open func removeScriptMessageHandler(
        forName name: String,
        contentWorld: WKContentWorld
    ) {
        handlers[Place(world: ObjectIdentifier(contentWorld), name: name)] = nil
    }

    /// Removes a world's handlers.
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
        handlers = handlers.filter { $0.key.world != ObjectIdentifier(contentWorld) }
    }

    /// Removes all handlers.
    open func removeAllScriptMessageHandlers() { handlers = [:] }

    private func insert(
        _ handler: any NSObjectProtocol,
        _ world: WKContentWorld,
        _ name: String,
        _ method: String
    ) {
        let place = Place(world: ObjectIdentifier(world), name: name)
        if handlers[place] != nil {
            Diagnostics.trap(
                .invalidArgumentException,
                "-[WKUserContentController \(method)]: there is a handler of the name '\(name)' "
                    + "already; remove it first"
            )
        }
        handlers[place] = handler
    }

    // MARK: Rules

    /// Adds rules about content.
    open func add(_ contentRuleList: WKContentRuleList) {
        Unbuilt.report("WKUserContentController: rules about content")
        guard !ruleLists.contains(where: { $0 === contentRuleList }) else { return }
        ruleLists.append(contentRuleList)
    }

    /// Removes rules about content.
    open func remove(_ contentRuleList: WKContentRuleList) {
        ruleLists.removeAll { $0 === contentRuleList }
    }

    /// Removes all rules about content.
    open func removeAllContentRuleLists() { ruleLists = [] }
}
