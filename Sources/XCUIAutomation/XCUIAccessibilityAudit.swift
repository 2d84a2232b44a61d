// SPDX-License-Identifier: Apache-2.0

public import Foundation
import UITestWire

/// What an audit looks at.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Makes a set of bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The contrast of texts with what is behind them.
    public static let contrast = XCUIAccessibilityAuditType(rawValue: 1)
    /// Texts that are in no element.
    public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 2)
    /// Elements that are too small to be touched.
    public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 4)
    /// Elements without a label.
    public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 8)
    /// Texts that do not follow the preferred size.
    public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
    /// Texts that do not fit.
    public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
    /// Traits that contradict each other.
    public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
    /// All of these.
    public static let all: XCUIAccessibilityAuditType = [
        .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType,
        .textClipped, .trait,
    ]
}

// Sendable is unchecked because nothing changes after `init`.
/// Something that an audit has found.
public final class XCUIAccessibilityAuditIssue: Foundation.NSObject, @unchecked Sendable {
    /// The element; nil where it is none.
    public let element: XCUIElement?
    /// What it is, in a few words.
    public let compactDescription: String
    /// What it is, with its reason.
    public let detailedDescription: String
    /// What kind it is.
    public let auditType: XCUIAccessibilityAuditType

    init(_ issue: UITestIssue, _ application: XCUIApplication) {
        element = issue.id.map { id in
            XCUIElement(
                ElementChain(application: application)
                    .adding(.descendants(.any))
                    .adding(.matching("id == \(id)") { $0.node.id == id })
                    .adding(.choice(.first))
            )
        }
        compactDescription = issue.compact
        detailedDescription = issue.detailed
        auditType = XCUIAccessibilityAuditType(rawValue: issue.kind.rawValue)
        super.init()
    }
}

extension XCUIApplication {
    /// The work of `performAccessibilityAudit(for:_:)`.
    func audit(
        _ auditTypes: XCUIAccessibilityAuditType,
        _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)?
    ) throws {
        let kinds = UITestIssue.Kind.allCases.filter { kind in
            auditTypes.contains(XCUIAccessibilityAuditType(rawValue: kind.rawValue))
        }
        let found = UITestFailure.caught("perform an accessibility audit") {
            try process().ask(.audit(kinds)).issues ?? []
        }
        for one in found ?? [] {
            let issue = XCUIAccessibilityAuditIssue(one, self)
            guard try issueHandler?(issue) != true else { continue }
            let element = (try? issue.element?.chain.resolve())?.line ?? ""
            UITestFailure.record(
                "\(issue.compactDescription): \(issue.detailedDescription). \(element)"
            )
        }
    }
}
