// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

// On iOS every object has accessibility properties. Responders declare them in their class, where
// they can be overridden; this is for other objects: images, bar items, objects of the program.

/// Its address is the key of the associated accessibility properties.
// Unsafe because it is a pointer; only its address is used.
private nonisolated(unsafe) let accessibilityKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
)

@MainActor
extension NSObjectProtocol {
    /// The accessibility properties of an object that is no responder.
    var ownAccessibility: AccessibilityState {
        get {
            let kept = objc_getAssociatedObject(self, accessibilityKey)
            return (kept as? UIView.OutOfLine<AccessibilityState>)?.value ?? AccessibilityState()
        }
        set {
            let kept = UIView.OutOfLine(newValue)
            objc_setAssociatedObject(self, accessibilityKey, kept, .OBJC_ASSOCIATION_RETAIN)
        }
    }

    private func told<Value>(
        _ responders: KeyPath<UIResponder, Value>,
        _ own: KeyPath<AccessibilityState, Value>
    ) -> Value {
        if let responder = self as? UIResponder { return responder[keyPath: responders] }
        return ownAccessibility[keyPath: own]
    }

    private func tell<Value, Own>(
        _ value: Value,
        _ responders: ReferenceWritableKeyPath<UIResponder, Value>,
        _ own: WritableKeyPath<AccessibilityState, Own>,
        _ convert: (Value) -> Own
    ) {
        if let responder = self as? UIResponder {
            responder[keyPath: responders] = value
        } else {
            ownAccessibility[keyPath: own] = convert(value)
        }
    }
}

extension NSObjectProtocol {
    /// Whether assistive technology sees it as one thing; false by default.
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get { told(\.isAccessibilityElement, \.elementOrNot) }
        set { tell(newValue, \.isAccessibilityElement, \.isElement) { $0 } }
    }

    /// The accessibility label: a short name.
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get { told(\.accessibilityLabel, \.plainLabel) }
        set { tell(newValue, \.accessibilityLabel, \.plainLabel) { $0 } }
    }

    /// The accessibility hint: what activating it does.
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get { told(\.accessibilityHint, \.plainHint) }
        set { tell(newValue, \.accessibilityHint, \.plainHint) { $0 } }
    }

    /// The accessibility value, as text.
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get { told(\.accessibilityValue, \.plainValue) }
        set { tell(newValue, \.accessibilityValue, \.plainValue) { $0 } }
    }

    /// The accessibility label, with speech attributes.
    @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
        get { told(\.accessibilityAttributedLabel, \.label) }
        set { tell(newValue, \.accessibilityAttributedLabel, \.label) { $0 } }
    }

    /// The accessibility hint, with speech attributes.
    @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
        get { told(\.accessibilityAttributedHint, \.hint) }
        set { tell(newValue, \.accessibilityAttributedHint, \.hint) { $0 } }
    }

    /// The accessibility value, with speech attributes.
    @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
        get { told(\.accessibilityAttributedValue, \.value) }
        set { tell(newValue, \.accessibilityAttributedValue, \.value) { $0 } }
    }

    /// How it behaves.
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get { told(\.accessibilityTraits, \.traits) }
        set { tell(newValue, \.accessibilityTraits, \.traits) { $0 } }
    }

    /// The language in which it is read out, as a tag.
    @preconcurrency @MainActor public var accessibilityLanguage: String? {
        get { told(\.accessibilityLanguage, \.language) }
        set { tell(newValue, \.accessibilityLanguage, \.language) { $0 } }
    }

    /// The accessibility frame, in screen coordinates.
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get { told(\.accessibilityFrame, \.frameOrZero) }
        set { tell(newValue, \.accessibilityFrame, \.frame) { $0 } }
    }

    /// Its outline in screen coordinates; nil for the frame.
    @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
        get { told(\.accessibilityPath, \.path) }
        set { tell(newValue, \.accessibilityPath, \.path) { $0 } }
    }

    /// The activation point, in screen coordinates; the frame's centre unless set.
    @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
        get { told(\.accessibilityActivationPoint, \.pointOrMiddle) }
        set { tell(newValue, \.accessibilityActivationPoint, \.activationPoint) { $0 } }
    }

    /// Whether its contents are hidden from assistive technology.
    @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
        get { told(\.accessibilityElementsHidden, \.hidesElements) }
        set { tell(newValue, \.accessibilityElementsHidden, \.hidesElements) { $0 } }
    }

    /// Whether its siblings are hidden from assistive technology.
    @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
        get { told(\.accessibilityViewIsModal, \.isModal) }
        set { tell(newValue, \.accessibilityViewIsModal, \.isModal) { $0 } }
    }

    /// Whether its children are read together, before its siblings.
    @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
        get { told(\.shouldGroupAccessibilityChildren, \.groupsChildren) }
        set {
            tell(newValue, \.shouldGroupAccessibilityChildren, \.groupsChildren) { $0 }
        }
    }

    /// The accessibility elements inside, in order; nil for the subviews.
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get { told(\.accessibilityElements, \.elements) }
        set { tell(newValue, \.accessibilityElements, \.elements) { $0 } }
    }

    /// The container type, such as a table or a list.
    @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
        get { told(\.accessibilityContainerType, \.containerType) }
        set { tell(newValue, \.accessibilityContainerType, \.containerType) { $0 } }
    }

    /// Whether something is done with it by hand; by its traits unless set.
    @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
        get { told(\.accessibilityRespondsToUserInteraction, \.respondsToUserInteraction) }
        set {
            tell(newValue, \.accessibilityRespondsToUserInteraction, \.respondsToUser) { $0 }
        }
    }

    /// How the elements inside are gone through.
    @preconcurrency @MainActor public var accessibilityNavigationStyle:
        UIAccessibilityNavigationStyle
    {
        get { told(\.accessibilityNavigationStyle, \.navigationStyle) }
        set { tell(newValue, \.accessibilityNavigationStyle, \.navigationStyle) { $0 } }
    }

    /// The kind of its text, such as source code or a file path.
    @preconcurrency @MainActor public var accessibilityTextualContext:
        UIAccessibilityTextualContext?
    {
        get { told(\.accessibilityTextualContext, \.textualContext) }
        set { tell(newValue, \.accessibilityTextualContext, \.textualContext) { $0 } }
    }

    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The names for Voice Control, the best first; nil for the label.
    @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
        get { told(\.accessibilityUserInputLabels, \.plainUserInputLabels) }
        set {
            tell(newValue, \.accessibilityUserInputLabels, \.plainUserInputLabels) { $0 }
        }
    }

    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The texts with speech attributes.
    @preconcurrency @MainActor public var accessibilityAttributedUserInputLabels:
        [NSAttributedString]!
    {
        get { told(\.accessibilityAttributedUserInputLabels, \.userInputLabels) }
        set {
            tell(newValue, \.accessibilityAttributedUserInputLabels, \.userInputLabels) { $0 }
        }
    }

    /// The custom actions, beside activation.
    @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    {
        get { told(\.accessibilityCustomActions, \.customActions) }
        set { tell(newValue, \.accessibilityCustomActions, \.customActions) { $0 } }
    }

    /// The ways from thing to thing that it offers.
    @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { told(\.accessibilityCustomRotors, \.customRotors) }
        set { tell(newValue, \.accessibilityCustomRotors, \.customRotors) { $0 } }
    }

    /// The number of elements inside.
    @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
        (self as? UIResponder)?.accessibilityElementCount() ?? accessibilityElements?.count ?? 0
    }

    /// The element at an index, or nil.
    @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
        if let responder = self as? UIResponder { return responder.accessibilityElement(at: index) }
        return accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// The place of an element; `NSNotFound` if it is not inside.
    @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
        if let responder = self as? UIResponder {
            return responder.index(ofAccessibilityElement: element)
        }
        return accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject }
            ?? NSNotFound
    }

    /// Activates it for assistive technology; false means by a tap.
    @preconcurrency @MainActor public func accessibilityActivate() -> Bool {
        (self as? NSObject)?.accessibilityActivate() ?? false
    }

    /// Raises the value of something adjustable.
    @preconcurrency @MainActor public func accessibilityIncrement() {
        (self as? NSObject)?.accessibilityIncrement()
    }

    /// Lowers the value of something adjustable.
    @preconcurrency @MainActor public func accessibilityDecrement() {
        (self as? NSObject)?.accessibilityDecrement()
    }
}
