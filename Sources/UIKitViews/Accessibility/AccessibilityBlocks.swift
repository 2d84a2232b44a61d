// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Closures that answer for an accessibility property; they are called for each request.

/// Does something.
public typealias AXVoidReturnBlock = () -> Void
/// Gives an object.
public typealias AXObjectReturnBlock = () -> Any?
/// Gives some objects.
public typealias AXArrayReturnBlock = () -> [Any]?
/// Gives a text.
public typealias AXStringReturnBlock = () -> String?
/// Gives texts.
public typealias AXStringArrayReturnBlock = () -> [String]?
/// Gives a text with speech attributes.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// Gives texts with speech attributes.
public typealias AXAttributedStringArrayReturnBlock = () -> [NSAttributedString]?
/// Gives yes or no.
public typealias AXBoolReturnBlock = () -> Bool
/// Gives how something behaves.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// Gives a rectangle of the screen.
public typealias AXRectReturnBlock = () -> CGRect
/// Gives a point of the screen.
public typealias AXPointReturnBlock = () -> CGPoint
/// Gives the navigation style.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// Gives the container type.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// Gives what kind of whole elements make.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// Gives the textual context.
public typealias AXTextualContextReturnBlock = () -> UIAccessibilityTextualContext?
/// Gives the custom actions.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
/// Gives the custom rotors.
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?

struct AccessibilityBlocks {
    var isElement: AXBoolReturnBlock?
    var label: AXStringReturnBlock?
    var hint: AXStringReturnBlock?
    var value: AXStringReturnBlock?
    var traits: AXTraitsReturnBlock?
    var identifier: AXStringReturnBlock?
    var elements: AXArrayReturnBlock?
}
