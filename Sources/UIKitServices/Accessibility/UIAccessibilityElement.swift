// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that assistive technology finds in a view and that is no view itself, such as a bar
/// of a chart.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    private final weak var container: AnyObject?
    private final var frameInContainer: CGRect?

    /// Makes an element of no container.
    public override init() { super.init() }

    /// Makes an element of a container, which is held weakly.
    public init(accessibilityContainer container: Any) {
        super.init()
        self.container = container as AnyObject
    }

    /// The view or object that the element is in.
    open var accessibilityContainer: Any? {
        get { container }
        set { container = newValue.map { $0 as AnyObject } }
    }

    /// Whether assistive technology sees it as one thing; true by default.
    open override var isAccessibilityElement: Bool {
        get {
            if let block = isAccessibilityElementBlock { return block() }
            return accessibility.isElement ?? true
        }
        set { super.isAccessibilityElement = newValue }
    }

    /// The accessibility identifier, for tests; never spoken.
    open var accessibilityIdentifier: String? {
        get {
            if let block = accessibilityIdentifierBlock { return block() }
            return accessibility.identifier
        }
        set { accessibility.identifier = newValue }
    }

    /// The frame in screen coordinates; follows the container if the frame in container space is
    /// set.
    open override var accessibilityFrame: CGRect {
        get {
            if let inside = frameInContainer, let view = container as? UIView {
                return UIAccessibility.convertToScreenCoordinates(inside, in: view)
            }
            return super.accessibilityFrame
        }
        set {
            super.accessibilityFrame = newValue
            frameInContainer = nil
        }
    }

    /// The frame in the space of the container, which must be a view.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? .zero }
        set { frameInContainer = newValue }
    }

    /// The container, if it is a responder.
    open override var next: UIResponder? { container as? UIResponder }
}
