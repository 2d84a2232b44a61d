// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore

extension UIView {
    /// The view's place in the hierarchy.
    struct HierarchyState {
        var subviews: [UIView] = []
        /// Whether the superview makes the view for itself.
        var isPart = false
        /// The superview, which clears this in its `deinit`.
        // Unmanaged for speed: an object with weak references is slow to retain, and walking up the
        // hierarchy need not retain at all.
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
        /// The window, and the controller of this view.
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
        /// Whether a look-up is needed: most views have no controller, but are asked for it often.
        private var mayHaveWindow = false
        private var mayHaveController = false
        /// The number of changes to the list of subviews, which invalidates loops over it.
        var generation = 0
        /// The index of the subviews' positions for hit tests.
        var places: SubviewPlaces?
    }

    @MainActor
    struct AppearanceState {
        var backgroundColor: UIColor?
        var tintColor: UIColor?
        var tintAdjustmentMode = TintAdjustmentMode.automatic
        var contentMode = ContentMode.scaleToFill
        var isOpaque = true
        /// Whether the contents are transparent where nothing is drawn and there is no background.
        var isClearWithoutBackground = false
        /// The scale was set by hand, so that windows no longer change it.
        var hasOwnScale = false
        /// Whether the view or a view above may have a tint; if so, all views below say so, too.
        var mayHaveTint = false
        /// The traits with which a dynamic background colour was resolved.
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
        /// The cell of the view in Auto Layout; nil until it takes part.
        var core: ItemCore.Pointer?
        var needsUpdateConstraints = true
        var needsUpdateProperties = true
        /// Whether a view inside may have updates of constraints to run.
        var subtreeNeedsUpdateConstraints = false
        var hugging = PerAxis(UILayoutPriority.defaultLow)
        var compression = PerAxis(UILayoutPriority.defaultHigh)
        var semanticContentAttribute = UISemanticContentAttribute.unspecified
        /// The margins that were set; nil for the default.
        var margins: Margins?
        var preservesSuperviewLayoutMargins = false
        /// Whether the frame's height yields to constraints inside.
        var heightYields = false
        var insetsLayoutMarginsFromSafeArea = true
        var safeAreaInsets = UIEdgeInsets.zero
        /// The margins at the last notification.
        var knownMargins: UIEdgeInsets?
        var guides: [UILayoutGuide] = []
        var ownGuides: [SystemGuide: UILayoutGuide] = [:]
        /// Whether corners are rounded after a layout, here or in a view inside.
        var hasCorners = false
        /// Whether a layout of the view is going on.
        var isLayingOut = false
        /// Whether the next layout is due only because this one changed constraints.
        var repeatsForConstraints = false

        /// The view's item in Auto Layout; nil until it takes part.
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

    @MainActor
    struct TraitState {
        var current: UITraitCollection?
        var overrideStyle = UIUserInterfaceStyle.unspecified
        /// The trait overrides; nil for none.
        private var ownOverrides: OutOfLine<UITraitOverrides>?
        /// Whether there are overrides, without copying them.
        var hasOverrides = false
        /// Whether the view has a tint colour or an adjustment of its own.
        var hasTint = false
        /// The bounds of the size of text.
        var textSizes: (minimum: UIContentSizeCategory?, maximum: UIContentSizeCategory?)
        var registrations = TraitRegistrations()

        /// Whether the traits differ from the surrounding ones; updated by ``noteOwn()``.
        private(set) var areOwn = false

        /// Something here has changed.
        mutating func noteOwn() {
            areOwn =
                hasOverrides || hasTint || overrideStyle != .unspecified
                || textSizes.minimum != nil || textSizes.maximum != nil
        }

        var overrides: UITraitOverrides {
            get { ownOverrides?.value ?? UITraitOverrides() }
            set { ownOverrides = OutOfLine(newValue) }
        }
    }

    @MainActor
    package struct TouchState {
        var isUserInteractionEnabled = true
        var isMultipleTouchEnabled = false
        var isExclusiveTouch = false
        private var ownOverrides: ViewOverrides = []
        /// The methods that the classes of the view and its layer override, or that were replaced.
        @inline(__always) nonisolated var overrides: ViewOverrides {
            get { _objcReplaces ? ownOverrides.union(.replaced) : ownOverrides }
            set { ownOverrides = newValue }
        }
        var recognizers: [UIGestureRecognizer]?
        /// The number of running animations without `allowUserInteraction`.
        package var blockingAnimations = 0
        /// The number of animations that require hit tests at the presented position.
        var presentationHits = 0
        /// The number of such animations in all views.
        static var presentationHitViews = 0

        nonisolated init() {}
    }

    @MainActor
    struct Extras {
        var tag = 0
        var mask: UIView?
        var interactions: [any UIInteraction] = []
        var motion = MotionState()
        var hoverStyle: UIHoverStyle?
        var largeContent = LargeContent()
        var restorationIdentifier: String?
        /// What the view's updates read; nil until they read an observable object.
        var reads: [ObservedReads.Phase: ObservedReads]?
        var focus: FocusSettings?
        /// The insets of bars over the view, beyond the superview's safe area.
        var barInsets = UIEdgeInsets.zero
        var corners: (any CornerLayout)?
    }

    /// A value stored outside of the view, so that views without it stay small.
    final class OutOfLine<Value> {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    /// The view's content in the large content viewer.
    struct LargeContent {
        var isShown = false
        var title: String?
        var image: UIImage?
        var scalesImage = false
        var imageInsets = UIEdgeInsets.zero
    }

    /// The focus properties that were set.
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
        /// The animations that they have added to the layer.
        var animations: [UInt64] = []
    }
}
