// SPDX-License-Identifier: Apache-2.0

import FormatPredicates
public import Foundation
import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A question for elements, which is asked anew whenever its elements are used.
public final class XCUIElementQuery: Foundation.NSObject, XCUIElementTypeQueryProvider,
    @unchecked Sendable
{
    let chain: ElementChain

    init(_ chain: ElementChain) {
        self.chain = chain
        super.init()
    }

    // MARK: One element

    /// The one element that is found; using it fails where there are several.
    public var element: XCUIElement { XCUIElement(chain.adding(.choice(.only))) }

    /// The first element that is found.
    public var firstMatch: XCUIElement { XCUIElement(chain.adding(.choice(.first))) }

    /// The element at a place, from 0.
    public func element(boundBy index: Int) -> XCUIElement {
        XCUIElement(chain.adding(.choice(.index(index))))
    }

    /// The element at a place, from 0.
    public func element(at index: Int) -> XCUIElement { element(boundBy: index) }

    /// The one of the elements that passes a test.
    public func element(matching predicate: Foundation.NSPredicate) -> XCUIElement {
        matching(predicate).element
    }

    /// The one of the elements that is of a kind and has an identifier.
    public func element(
        matching elementType: XCUIElement.ElementType,
        identifier: String?
    ) -> XCUIElement { matching(elementType, identifier: identifier).element }

    /// The one of the elements with this identifier, label, value or placeholder.
    public subscript(key: String) -> XCUIElement { matching(identifier: key).element }

    // MARK: Several elements

    /// How many elements there are now.
    public var count: Int {
        guard let root = UITestFailure.caught(nil, chain.root) else { return 0 }
        return chain.all(in: root).count
    }

    /// The elements that are there now, each by its place.
    public var allElementsBoundByIndex: [XCUIElement] {
        (0..<count).map { element(boundBy: $0) }
    }

    /// The elements that are there now.
    public var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

    /// Finds the elements of a kind below those of this query.
    public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(chain.adding(.descendants(type)))
    }

    /// Finds the elements of a kind directly below those of this query.
    public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(chain.adding(.children(type)))
    }

    /// Those of the elements that pass a test.
    public func matching(_ predicate: Foundation.NSPredicate) -> XCUIElementQuery {
        let test = Self.test(predicate)
        return XCUIElementQuery(chain.adding(.matching(Self.text(predicate), test)))
    }

    /// Those of the elements that are of a kind and have an identifier.
    public func matching(
        _ elementType: XCUIElement.ElementType,
        identifier: String?
    ) -> XCUIElementQuery {
        let text = Self.text(elementType, identifier)
        return XCUIElementQuery(
            chain.adding(.matching(text, Self.test(elementType, identifier)))
        )
    }

    /// Those of the elements with this identifier, label, value or placeholder.
    public func matching(identifier: String) -> XCUIElementQuery {
        matching(.any, identifier: identifier)
    }

    /// Those of the elements that have one below which passes a test.
    public func containing(_ predicate: Foundation.NSPredicate) -> XCUIElementQuery {
        XCUIElementQuery(chain.adding(.containing(Self.text(predicate), Self.test(predicate))))
    }

    /// Those of the elements that have one of a kind below, with an identifier.
    public func containing(
        _ elementType: XCUIElement.ElementType,
        identifier: String?
    ) -> XCUIElementQuery {
        let text = Self.text(elementType, identifier)
        return XCUIElementQuery(
            chain.adding(.containing(text, Self.test(elementType, identifier)))
        )
    }

    private static func test(_ predicate: Foundation.NSPredicate) -> (ElementSnapshot) -> Bool {
        { predicate.evaluate(with: $0, substitutionVariables: nil) }
    }

    private static func text(_ predicate: Foundation.NSPredicate) -> String {
        (predicate as? FormatPredicates.NSPredicate)?.predicateFormat ?? "BLOCKPREDICATE"
    }

    private static func test(
        _ type: XCUIElement.ElementType,
        _ identifier: String?
    ) -> (ElementSnapshot) -> Bool {
        { one in one.has(type) && identifier.map { one.isIdentified(by: $0) } ?? true }
    }

    private static func text(_ type: XCUIElement.ElementType, _ identifier: String?) -> String {
        let identity = identifier.map { "\"\($0)\" IN identifiers" }
        guard type != .any else { return identity ?? "TRUEPREDICATE" }
        let kind = "elementType == \(type.rawValue)"
        return identity.map { kind + " AND " + $0 } ?? kind
    }

    // MARK: Text

    /// The steps of the query, with what each finds now.
    public override var debugDescription: String {
        guard let root = UITestFailure.caught(nil, chain.root) else { return "" }
        return chain.description(in: root)
    }

    /// What is asked for, in a few words.
    public override var description: String { chain.name }
}
