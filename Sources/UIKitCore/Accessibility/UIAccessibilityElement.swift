// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that assistive technology finds in a view and that is no view itself, such as a bar
/// of a chart.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// What is known of it.
    private struct State {
        weak var container: AnyObject?
        var isElement = true
        var label: String?
        var hint: String?
        var value: String?
        var identifier: String?
        var traits: UIAccessibilityTraits = .none
        var frame: CGRect?
        var frameInContainer: CGRect?
    }

    private final var state = State()

    /// Makes an element of a container, which is not kept alive.
    public init(accessibilityContainer container: Any) {
        super.init()
        state.container = container as AnyObject
    }

    /// The view or object that the element is in.
    open var accessibilityContainer: Any? {
        get { state.container }
        set { state.container = newValue.map { $0 as AnyObject } }
    }

    /// Whether assistive technology sees it as one thing; true by default.
    open var isAccessibilityElement: Bool {
        get { state.isElement }
        set { state.isElement = newValue }
    }

    /// What it is, in a word.
    open var accessibilityLabel: String? {
        get { state.label }
        set { state.label = newValue }
    }

    /// What happens when it is activated.
    open var accessibilityHint: String? {
        get { state.hint }
        set { state.hint = newValue }
    }

    /// What its value is, in words.
    open var accessibilityValue: String? {
        get { state.value }
        set { state.value = newValue }
    }

    /// A name for tests; it is never read out.
    open var accessibilityIdentifier: String? {
        get { state.identifier }
        set { state.identifier = newValue }
    }

    /// How it behaves.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { state.traits }
        set { state.traits = newValue }
    }

    /// Where it is, in screen coordinates; follows the container where its place there is set.
    open var accessibilityFrame: CGRect {
        get {
            if let inside = state.frameInContainer, let view = state.container as? UIView {
                return UIAccessibility.convertToScreenCoordinates(inside, in: view)
            }
            return state.frame ?? .zero
        }
        set {
            state.frame = newValue
            state.frameInContainer = nil
        }
    }

    /// Where it is in its container, which has to be a view.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { state.frameInContainer ?? .zero }
        set { state.frameInContainer = newValue }
    }

    /// The container, if it is a responder.
    open override var next: UIResponder? { state.container as? UIResponder }
}
