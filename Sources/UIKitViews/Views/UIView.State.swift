// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// Where a view is.
    struct HierarchyState {
        var subviews: [UIView] = []
        /// Whether the superview makes the view for itself.
        var isPart = false
        /// The superview, which clears this when it goes.
        // Unmanaged for speed: what is referred to weakly is slow to retain from then on, and who
        // only walks up need not retain at all.
        private(set) var above: Unmanaged<UIView>?
        var superview: UIView? {
            get { above?.takeUnretainedValue() }
            set {
                guard let newValue else {
                    above = nil
                    return
                }
                above = .passUnretained(newValue)
            }
        }
        /// The window, and the controller whose view this is.
        var window: UIWindow? {
            get { mayHaveWindow ? knownWindow : nil }
            set {
                mayHaveWindow = newValue != nil
                knownWindow = newValue
            }
        }
        var controller: UIViewController? {
            get { mayHaveController ? knownController : nil }
            set {
                mayHaveController = newValue != nil
                knownController = newValue
            }
        }
        private weak var knownWindow: UIWindow?
        private weak var knownController: UIViewController?
        /// Whether it is worth looking: most views are nobody's, and are asked for it all the time.
        private var mayHaveWindow = false
        private var mayHaveController = false
        /// How many moves of the subviews are under way; each change of the list adds one.
        var generation = 0
        /// Where the subviews are, kept for hit tests among many.
        var places: SubviewPlaces?
    }

    /// How a view looks.
    @MainActor
    struct AppearanceState {
        var backgroundColor: UIColor?
        var tintColor: UIColor?
        var tintAdjustmentMode = TintAdjustmentMode.automatic
        var contentMode = ContentMode.scaleToFill
        var isOpaque = true
        /// The scale was set by hand, so that windows no longer change it.
        var hasOwnScale = false
        /// What a dynamic background was resolved with.
        var resolvedTraits: UITraitCollection?

        nonisolated init() {}
    }

    /// A value for each axis.
    struct PerAxis<Value> {
        var horizontal: Value
        var vertical: Value

        init(_ value: Value) {
            horizontal = value
            vertical = value
        }

        subscript(axis: NSLayoutConstraint.Axis) -> Value {
            get { axis == .horizontal ? horizontal : vertical }
            set {
                if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
            }
        }
    }

    /// How a view is laid out.
    package struct LayoutState {
        var autoresizingMask: AutoresizingMask = []
        var autoresizesSubviews = true
        var translatesAutoresizingMask = true
        /// The cell of what Auto Layout knows of the view; nil until it takes part.
        var core: ItemCore.Pointer?
        var needsUpdateConstraints = true
        /// Whether a view inside may have updates of constraints to run.
        var subtreeNeedsUpdateConstraints = false
        var hugging = PerAxis(UILayoutPriority.defaultLow)
        var compression = PerAxis(UILayoutPriority.defaultHigh)
        var semanticContentAttribute = UISemanticContentAttribute.unspecified
        /// What was set; nil is the default of the view.
        var margins: Margins?
        var preservesSuperviewLayoutMargins = false
        /// Whether the height of the frame gives way to constraints inside.
        var heightYields = false
        var insetsLayoutMarginsFromSafeArea = true
        var safeAreaInsets = UIEdgeInsets.zero
        /// The margins when they were last told.
        var knownMargins: UIEdgeInsets?
        var guides: [UILayoutGuide] = []
        var ownGuides: [SystemGuide: UILayoutGuide] = [:]

        /// What Auto Layout knows of the view; nil until it takes part.
        package var item: LayoutItem? {
            guard let core else { return nil }
            return LayoutItem(core: core)
        }
    }

    /// Margins as they were set: by sides or by the reading direction.
    enum Margins {
        case sides(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    /// The guides that every view has.
    enum SystemGuide {
        case safeArea
        case margins
        case readableContent
        case keyboard
        /// The content of a scroll view.
        case scrollContent
        /// The frame of a scroll view, in its bounds.
        case scrollFrame
    }

    /// The traits of a view.
    @MainActor
    struct TraitState {
        var current: UITraitCollection?
        var overrideStyle = UIUserInterfaceStyle.unspecified
        /// What was overridden by hand; nil for nothing.
        private var ownOverrides: OutOfLine<UITraitOverrides>?
        /// Whether there are any, to know it without copying them.
        var hasOverrides = false
        /// The bounds of the size of text.
        var textSizes: (minimum: UIContentSizeCategory?, maximum: UIContentSizeCategory?)
        var registrations = TraitRegistrations()

        /// Whether anything here makes the traits differ from those around; kept by ``noteOwn()``.
        private(set) var areOwn = false

        /// Something here has changed.
        mutating func noteOwn() {
            areOwn =
                hasOverrides || overrideStyle != .unspecified || textSizes.minimum != nil
                || textSizes.maximum != nil
        }

        var overrides: UITraitOverrides {
            get { ownOverrides?.value ?? UITraitOverrides() }
            set { ownOverrides = OutOfLine(newValue) }
        }
    }

    /// What a view does with touches.
    @MainActor
    package struct TouchState {
        var isUserInteractionEnabled = true
        var isMultipleTouchEnabled = false
        var isExclusiveTouch = false
        /// What the classes of the view and its layer do themselves.
        var overrides: ViewOverrides = []
        var recognizers: [UIGestureRecognizer]?
        /// How many animations without `allowUserInteraction` run on the view.
        package var blockingAnimations = 0
        /// How many animations move the place at which touches find the view.
        var presentationHits = 0
        /// How many of them there are in all views.
        static var presentationHitViews = 0

        nonisolated init() {}
    }

    /// What few views have.
    @MainActor
    struct Extras {
        var tag = 0
        var mask: UIView?
        var interactions: [any UIInteraction] = []
        var motion = MotionState()
        var hoverStyle: UIHoverStyle?
        var largeContent = LargeContent()
        var restorationIdentifier: String?
        var focus: FocusSettings?
        /// What bars over the view cover, beside what the superview's safe area says.
        var barInsets = UIEdgeInsets.zero
    }

    /// A value beside the view, for what would make every view larger.
    final class OutOfLine<Value> {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    /// What of a view is shown large.
    struct LargeContent {
        var isShown = false
        var title: String?
        var image: UIImage?
        var scalesImage = false
        var imageInsets = UIEdgeInsets.zero
    }

    /// What was set of the view for the focus.
    struct FocusSettings {
        var groupIdentifier: String?
        var groupPriority: UIFocusGroupPriority?
        var effect: UIFocusEffect?
        /// Whether the effect was set, if only to nothing.
        var hasOwnEffect = false
    }

    /// How a view follows the tilt.
    @MainActor
    struct MotionState {
        var effects: [UIMotionEffect] = []
        /// What they have added to the layer.
        var animations: [UInt64] = []
    }
}
