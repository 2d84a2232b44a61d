// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What assistive technology is told by a closure, which is asked each time.

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
/// Gives a text with what a voice makes of it.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// Gives texts with what a voice makes of them.
public typealias AXAttributedStringArrayReturnBlock = () -> [NSAttributedString]?
/// Gives yes or no.
public typealias AXBoolReturnBlock = () -> Bool
/// Gives how something behaves.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// Gives a rectangle of the screen.
public typealias AXRectReturnBlock = () -> CGRect
/// Gives a point of the screen.
public typealias AXPointReturnBlock = () -> CGPoint
/// Gives an outline on the screen.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// Gives how elements are gone through.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// Gives what kind of whole elements make.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// Gives what a text is.
public typealias AXTextualContextReturnBlock = () -> UIAccessibilityTextualContext?
/// Gives what can be done.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
/// Gives ways from thing to thing.
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?

/// The closures that were set.
struct AccessibilityBlocks {
    var isElement: AXBoolReturnBlock?
    var label: AXStringReturnBlock?
    var hint: AXStringReturnBlock?
    var value: AXStringReturnBlock?
    var traits: AXTraitsReturnBlock?
    var identifier: AXStringReturnBlock?
    var elements: AXArrayReturnBlock?
}
