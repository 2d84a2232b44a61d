// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The accessibility properties of an object.
@MainActor
package struct AccessibilityState {
    package var isElement: Bool?
    var label: NSAttributedString?
    var hint: NSAttributedString?
    var value: NSAttributedString?
    var ownTraits: UIAccessibilityTraits?
    package var identifier: String?
    var language: String?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var containerType = UIAccessibilityContainerType.none
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var ignoresInvertColors = false
    var respondsToUser: Bool?
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var textualContext: UIAccessibilityTextualContext?
    var userInputLabels: [NSAttributedString]?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?

    // The defaults of objects that are no views.
    var elementOrNot: Bool { isElement ?? false }
    var frameOrZero: CGRect { frame ?? .zero }
    var pointOrMiddle: CGPoint { activationPoint ?? frameOrZero.middle }
    var traits: UIAccessibilityTraits {
        get { ownTraits ?? .none }
        set { ownTraits = newValue }
    }

    /// Whether the element responds to user interaction: as set, or as its traits imply.
    var respondsToUserInteraction: Bool { respondsToUser ?? traits.areForHands }

    /// The user input labels without attributes.
    var plainUserInputLabels: [String]? {
        get { userInputLabels?.map(\.string) }
        set { userInputLabels = Self.attributed(newValue) }
    }

    /// Nonisolated, as programs of Swift 5 set labels on any thread.
    private nonisolated static func attributed(_ text: String?) -> NSAttributedString? {
        guard let text else { return nil }
        return NSAttributedString(string: text)
    }

    private nonisolated static func attributed(_ texts: [String]?) -> [NSAttributedString]? {
        texts?.map { NSAttributedString(string: $0) }
    }

    var plainLabel: String? {
        get { label?.string }
        set { label = Self.attributed(newValue) }
    }

    var plainHint: String? {
        get { hint?.string }
        set { hint = Self.attributed(newValue) }
    }

    var plainValue: String? {
        get { value?.string }
        set { value = Self.attributed(newValue) }
    }
}

extension UIAccessibilityTraits {
    /// Whether an element with these traits responds to user interaction.
    var areForHands: Bool {
        let handled: UIAccessibilityTraits = [
            .button, .link, .adjustable, .keyboardKey, .searchField,
        ]
        return !isDisjoint(with: handled)
    }
}

extension CGRect {
    /// The centre, where it is tapped.
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
