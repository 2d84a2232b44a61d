// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import UIKitCore

/// Keeps lists of rules about content, as long as the program runs.
///
/// Stores of one folder share their lists; nothing is written there.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
    /// The lists of a folder.
    @MainActor
    private final class Shelf {
        var lists: [String: WKContentRuleList] = [:]

        nonisolated init() {}
    }

    private static var shelves: [URL: Shelf] = [:]
    private static let usual = WKContentRuleListStore(Shelf())
    private final let shelf: Shelf

    private init(_ shelf: Shelf) {
        self.shelf = shelf
        super.init()
    }

    /// A store of no folder.
    public override init() {
        shelf = Shelf()
        super.init()
    }

    /// The store of a folder.
    public init!(url: URL!) {
        guard let url else { return nil }
        let known = Self.shelves[url.standardizedFileURL] ?? Shelf()
        Self.shelves[url.standardizedFileURL] = known
        shelf = known
        super.init()
    }

    /// The program's usual store.
    open class func `default`() -> WKContentRuleListStore! { usual }

    // MARK: Compiling

    /// Keeps the rules of a JSON text under a name; an error where the text is no list of rules.
    open func compileContentRuleList(
        forIdentifier identifier: String!,
        encodedContentRuleList: String!,
        completionHandler:
            @escaping @MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void
    ) {
        let result = Result { try compile(identifier, encodedContentRuleList) }
        DispatchQueue.main.async { Self.give(result, completionHandler) }
    }

    /// Keeps the rules of a JSON text under a name; throws where the text is no list of rules.
    open func compileContentRuleList(
        forIdentifier identifier: String!,
        encodedContentRuleList: String!
    ) async throws -> WKContentRuleList? {
        try compile(identifier, encodedContentRuleList)
    }

    private func compile(_ name: String?, _ rules: String?) throws -> WKContentRuleList {
        let read = try? JSONSerialization.jsonObject(with: Data((rules ?? "").utf8))
        guard let name, let rules = read as? [[String: Any]],
            rules.allSatisfy({
                ($0["trigger"] as? [String: Any])?["url-filter"] is String
                    && ($0["action"] as? [String: Any])?["type"] is String
            })
        else { throw WKError(.contentRuleListStoreCompileFailed) }
        let list = WKContentRuleList(name)
        shelf.lists[name] = list
        return list
    }

    // MARK: Looking up

    /// Looks for the rules of a name; an error where there are none.
    open func lookUpContentRuleList(
        forIdentifier identifier: String!,
        completionHandler:
            @escaping @MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void
    ) {
        let result = Result { try lookUp(identifier) }
        DispatchQueue.main.async { Self.give(result, completionHandler) }
    }

    /// The rules of a name; throws where there are none.
    open func contentRuleList(
        forIdentifier identifier: String!
    ) async throws -> WKContentRuleList? {
        try lookUp(identifier)
    }

    private func lookUp(_ name: String?) throws -> WKContentRuleList {
        guard let list = name.flatMap({ shelf.lists[$0] }) else {
            throw WKError(.contentRuleListStoreLookUpFailed)
        }
        return list
    }

    /// Gives the names of all lists, sorted.
    open func getAvailableContentRuleListIdentifiers(
        _ completionHandler: (@MainActor @Sendable ([String]?) -> Void)!
    ) {
        let names = shelf.lists.keys.sorted()
        DispatchQueue.main.async { completionHandler?(names) }
    }

    /// The names of all lists, sorted.
    open func availableIdentifiers() async -> [String]? { shelf.lists.keys.sorted() }

    // MARK: Removing

    /// Removes the rules of a name; an error where there are none.
    open func removeContentRuleList(
        forIdentifier identifier: String!,
        completionHandler: @escaping @MainActor @Sendable ((any Error)?) -> Void
    ) {
        let isRemoved = shelf.lists.removeValue(forKey: identifier ?? "") != nil
        DispatchQueue.main.async {
            completionHandler(isRemoved ? nil : WKError(.contentRuleListStoreRemoveFailed))
        }
    }

    /// Removes the rules of a name; throws where there are none.
    open func removeContentRuleList(forIdentifier identifier: String!) async throws {
        guard shelf.lists.removeValue(forKey: identifier ?? "") != nil else {
            throw WKError(.contentRuleListStoreRemoveFailed)
        }
    }

    private static func give(
        _ result: Result<WKContentRuleList, any Error>,
        _ handler: @MainActor (WKContentRuleList?, (any Error)?) -> Void
    ) {
        switch result {
        case .success(let list): handler(list, nil)
        case .failure(let error): handler(nil, error)
        }
    }
}
