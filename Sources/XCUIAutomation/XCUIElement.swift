// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime
public import UIKit
import UITestWire

public import class ObjCRuntime.NSObject

// Sendable is unchecked because nothing changes after `init`.
/// An element of an application under test: it is looked for anew whenever it is used.
///
/// What is asked of an element that is not there fails the test, `exists` excepted.
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider,
    XCUIElementSnapshotProviding, XCUIScreenshotProviding, @unchecked Sendable
{
    private let ownChain: ElementChain?

    init(_ chain: ElementChain) {
        ownChain = chain
        super.init()
    }

    /// For the application, whose chain begins with itself.
    override init() {
        ownChain = nil
        super.init()
    }

    var chain: ElementChain { ownChain ?? ElementChain(application: application) }

    /// The application that the element is in.
    var application: XCUIApplication {
        // Only an application has no chain of its own.
        (self as? XCUIApplication) ?? chain.application
    }

    // MARK: Whether it is there

    /// Whether the element is there now.
    open var exists: Bool {
        guard application.isRunning else { return false }
        return UITestFailure.caught(nil) { try chain.exists() } ?? false
    }

    /// Whether a touch would reach the element.
    open var isHittable: Bool {
        guard exists else { return false }
        return UITestFailure.caught(nil) {
            guard let found = try chain.all(in: chain.root()).first else { return false }
            return try hit(found, scrolls: false).isHittable
        } ?? false
    }

    /// Waits until the element is there; false if it does not come within so many seconds.
    @discardableResult
    open func waitForExistence(timeout: TimeInterval) -> Bool {
        UITestFailure.caught(nil) {
            guard application.isRunning else { return false }
            return try chain.wait(timeout) { try chain.exists() }
        } ?? false
    }

    /// Waits until the element is gone; false if it stays longer than so many seconds.
    @discardableResult
    open func waitForNonExistence(timeout: TimeInterval) -> Bool {
        UITestFailure.caught(nil) {
            try chain.wait(timeout) { try !(application.isRunning && chain.exists()) }
        } ?? false
    }

    /// Waits until an attribute has a value; false if it has not within so many seconds.
    public func wait<Value: Equatable>(
        for keyPath: KeyPath<XCUIElement, Value>,
        toEqual expectedValue: Value,
        timeout: TimeInterval
    ) -> Bool {
        UITestFailure.caught(nil) {
            try chain.wait(timeout) {
                try chain.exists() && self[keyPath: keyPath] == expectedValue
            }
        } ?? false
    }

    // MARK: Attributes

    /// The element now; fails the test where it is not there.
    func found() -> ElementSnapshot? { UITestFailure.caught(nil, chain.resolve) }

    /// The identifier that the program gave it.
    open var identifier: String { found()?.identifier ?? "" }
    /// Where it is, in points of the screen.
    open var frame: CGRect { found()?.frame ?? .zero }
    /// Its value: a text, or nil.
    open var value: Any? { found()?.value }
    /// The title; empty on iOS.
    open var title: String { found()?.title ?? "" }
    /// The accessibility label.
    open var label: String { found()?.label ?? "" }
    /// What kind of element it is.
    open var elementType: ElementType { found()?.elementType ?? .any }
    /// Whether it can be used.
    open var isEnabled: Bool { found()?.isEnabled ?? false }
    /// The horizontal size class of where it is.
    open var horizontalSizeClass: UIUserInterfaceSizeClass {
        found()?.horizontalSizeClass ?? .unspecified
    }
    /// The vertical size class of where it is.
    open var verticalSizeClass: UIUserInterfaceSizeClass {
        found()?.verticalSizeClass ?? .unspecified
    }
    /// What stands in an empty field.
    open var placeholderValue: String? { found()?.placeholderValue }
    /// Whether it is selected.
    open var isSelected: Bool { found()?.isSelected ?? false }
    /// Whether it has the focus of the interface.
    open var hasFocus: Bool { found()?.hasFocus ?? false }

    /// The element with all below it, as they are now.
    open func snapshot() throws -> any XCUIElementSnapshot { try chain.resolve() }

    /// The attributes by their names, for predicates.
    open override func value(forKey key: String) -> Any? {
        switch key {
        case "exists": exists
        case "hittable", "isHittable": isHittable
        case "count": 1
        default: found()?.value(forKey: key)
        }
    }

    // MARK: Elements below

    /// Finds the elements of a kind below.
    open func descendants(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(chain.adding(.descendants(type)))
    }

    /// Finds the elements of a kind directly below.
    open func children(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(chain.adding(.children(type)))
    }

    /// The element itself, or the first where there are several.
    open var firstMatch: XCUIElement {
        guard case .choice(.only)? = chain.steps.last else { return self }
        var first = chain
        first.steps[first.steps.count - 1] = .choice(.first)
        return XCUIElement(first)
    }

    // MARK: Places

    /// A place by parts of the element's width and height from its corner.
    open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(self, normalizedOffset, .zero)
    }

    // MARK: Touching

    /// Taps the element.
    open func tap() { touch("tap") { .taps($1) } }

    /// Taps the element twice.
    open func doubleTap() { touch("double tap") { .taps($1, count: 2) } }

    /// Taps the element with two fingers.
    open func twoFingerTap() { touch("two finger tap") { .taps($1, fingers: 2) } }

    /// Taps the element several times with several fingers.
    open func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
        touch("tap") { .taps($1, count: numberOfTaps, fingers: numberOfTouches) }
    }

    /// Holds a finger on the element for so many seconds.
    open func press(forDuration duration: TimeInterval) {
        touch("press") { .press($1, duration) }
    }

    /// Holds a finger on the element, and drags it to another one.
    open func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
        press(
            forDuration: duration,
            thenDragTo: otherElement,
            withVelocity: .default,
            thenHoldForDuration: 0
        )
    }

    /// Holds a finger on the element, drags it to another one, and holds it there.
    open func press(
        forDuration duration: TimeInterval,
        thenDragTo otherElement: XCUIElement,
        withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration holdDuration: TimeInterval
    ) {
        touch("press") { _, point in
            let end = try otherElement.target().point
            return .drag(
                point,
                end,
                after: duration,
                velocity: Double(velocity.rawValue),
                holding: holdDuration
            )
        }
    }

    private func swipe(_ direction: UITestGesture.Direction, _ velocity: XCUIGestureVelocity) {
        touch("swipe \(direction.rawValue)") { element, _ in
            .swipe(
                direction,
                in: Self.shownPart(of: element),
                velocity: Double(velocity.rawValue)
            )
        }
    }

    /// Swipes upwards.
    open func swipeUp() { swipe(.up, .default) }
    /// Swipes downwards.
    open func swipeDown() { swipe(.down, .default) }
    /// Swipes to the left.
    open func swipeLeft() { swipe(.left, .default) }
    /// Swipes to the right.
    open func swipeRight() { swipe(.right, .default) }
    /// Swipes upwards with a velocity.
    open func swipeUp(velocity: XCUIGestureVelocity) { swipe(.up, velocity) }
    /// Swipes downwards with a velocity.
    open func swipeDown(velocity: XCUIGestureVelocity) { swipe(.down, velocity) }
    /// Swipes to the left with a velocity.
    open func swipeLeft(velocity: XCUIGestureVelocity) { swipe(.left, velocity) }
    /// Swipes to the right with a velocity.
    open func swipeRight(velocity: XCUIGestureVelocity) { swipe(.right, velocity) }

    /// Moves two fingers apart, for a scale above 1, or together; velocity is the scale's change a
    /// second.
    open func pinch(withScale scale: CGFloat, velocity: CGFloat) {
        touch("pinch") { element, _ in
            let frame = Self.shownPart(of: element)
            return .pinch(frame, scale: Double(scale), velocity: Double(velocity))
        }
    }

    /// Turns two fingers by an angle in radians, with a velocity in radians a second.
    open func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
        touch("rotate") { element, _ in
            let frame = Self.shownPart(of: element)
            return .rotation(frame, by: Double(rotation), velocity: Double(velocity))
        }
    }

    // MARK: Sliders and wheels

    /// The place of a slider between its ends, from 0 to 1.
    open var normalizedSliderPosition: CGFloat {
        guard let text = found()?.node.value else { return 0 }
        let digits = text.filter { $0.isNumber || $0 == "." }
        let number = CGFloat(Double(digits) ?? 0)
        return text.contains("%") ? number / 100 : number
    }

    /// Moves a slider to a place between its ends, from 0 to 1.
    open func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
        adjust(.position(Double(min(max(normalizedSliderPosition, 0), 1))))
    }

    /// Turns a wheel to the row with this text.
    open func adjust(toPickerWheelValue pickerWheelValue: String) {
        adjust(.wheel(pickerWheelValue))
    }

    private func adjust(_ adjustment: UITestAdjustment) {
        UITestFailure.caught("adjust \(chain.name)") {
            let element = try target().element
            try application.process().ask(.adjust(id: element.node.id, adjustment))
        }
    }

    // MARK: Typing

    /// Types a text; the element, or one in it, must have the keyboard's focus.
    open func typeText(_ text: String) {
        UITestFailure.caught("synthesize event") {
            try needFocus()
            try application.process().ask(.type(text))
        }
    }

    /// Presses a key with modifiers.
    open func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) {
        UITestFailure.caught("synthesize event") {
            try application.process().ask(.key(key, modifiers: Int(flags.rawValue)))
        }
    }

    /// Presses a key with modifiers.
    open func typeKey(_ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags) {
        typeKey(key.rawValue, modifierFlags: flags)
    }

    // MARK: Pictures

    /// The part of the screen that the element covers.
    open func screenshot() -> XCUIScreenshot {
        let picture = UITestFailure.caught("take a screenshot") {
            let frame = try chain.resolve().frame
            return try XCUIScreenshot(application.process()).cropped(to: frame)
        }
        return picture ?? XCUIScreenshot()
    }

    // MARK: Text

    /// What is meant, in a few words.
    open override var description: String { chain.name }

    /// The element with all below it, and how it is found.
    open override var debugDescription: String {
        guard let root = UITestFailure.caught(nil, chain.root) else { return "" }
        guard let found = try? chain.one(in: root) else { return chain.description(in: root) }
        var path = sequence(first: found) { $0.parent }.map(\.line)
        path.reverse()
        let lines = path.enumerated().map { depth, line in
            (depth == 0 ? " →" : String(repeating: "  ", count: depth) + "↳") + line + "\n"
        }
        return "Attributes: \(found.line)\nElement subtree:\n\(found.subtree())"
            + "Path to element:\n\(lines.joined())" + chain.description(in: root)
    }
}
