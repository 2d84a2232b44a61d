// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore

extension UIView {
    /// Marks a dimension without an intrinsic size.
    public static let noIntrinsicMetric: CGFloat = -1

    /// Requests the smallest size that satisfies the constraints.
    public static let layoutFittingCompressedSize = CGSize.zero

    /// Requests the largest size that satisfies the constraints.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Marks the view for layout, unless it is marked already.
    func markForLayout() {
        if Unmanaged.passUnretained(self).isAlreadyMarkedForLayout { return }
        if layoutState.isLayingOut, !layer.needsLayout() {
            layoutState.repeatsForConstraints = true
        }
        setNeedsLayout()
    }

    func layOutMarked() {
        MainThread.check("UIView.layoutIfNeeded()")
        let root = rootView
        PropertyUpdates.shared.run(in: root)
        root.updateConstraintsIfNeeded()
        solveConstraintsIfNeeded()
        layer.layoutIfNeeded()
    }

    /// One layout: properties, constraints, margins, the controller's calls around `layoutSubviews()`.
    func performLayout(of layer: CALayer) {
        guard layer === backing, hasLayoutToDo else { return }
        if layoutState.repeatsForConstraints {
            layoutState.repeatsForConstraints = false
            if constraintsLeaveSubviewsInPlace { return }
        }
        let wasLayingOut = layoutState.isLayingOut
        layoutState.isLayingOut = true
        defer { layoutState.isLayingOut = wasLayingOut }
        if layoutState.needsUpdateProperties { updateMarkedProperties() }
        effectiveTraits.performAsCurrent {
            if layoutState.needsUpdateConstraints || layoutState.subtreeNeedsUpdateConstraints {
                updateConstraintsIfNeeded()
            }
            if marginsFollowSurroundings { refreshMargins() }
            let controller = hierarchy.controller
            controller?.arrangeUnavailableContent()
            if controller != nil || touch.overrides.contains(.layout) {
                observing(.layout) {
                    controller?.viewWillLayoutSubviews()
                    layoutSubviews()
                    controller?.viewDidLayoutSubviews()
                }
            } else {
                layoutSubviews()
            }
            if layoutState.hasCorners { extras.corners?.roundCorners(of: self) }
        }
        FocusCenter.shared.viewWasLaidOut(self)
    }

    /// Whether constraints that a layout changed move nothing, so that no other layout is due.
    ///
    /// On iOS a change of constraints asks for a layout only where it moves something: a controller may replace
    /// constraints by equal ones in `viewDidLayoutSubviews()`.
    private var constraintsLeaveSubviewsInPlace: Bool {
        !layoutState.needsUpdateProperties && !layoutState.needsUpdateConstraints
            && !layoutState.subtreeNeedsUpdateConstraints
            && LayoutEngine.existing(for: self)?.leavesInPlace(subviewsOf: self) == true
    }

    /// False for a plain view without subviews, of which large trees mostly consist.
    private var hasLayoutToDo: Bool {
        !hierarchy.subviews.isEmpty || !touch.overrides.isDisjoint(with: [.layout, .properties])
            || layoutState.needsUpdateConstraints || layoutState.subtreeNeedsUpdateConstraints
            || !layoutState.guides.isEmpty || marginsFollowSurroundings || layoutState.hasCorners
            || FocusCenter.shared.isInUse
            || hierarchy.controller?.controller.unavailable.needsUpdate == true
    }

    /// Lets layers find out whether their view has anything to lay out; called once.
    static func answerForIdleViews() {
        CALayer.isHostIdle = { host in
            // Unsafe because only views declare themselves possibly idle.
            unsafeDowncast(host, to: UIView.self).isIdleLeaf
        }
    }

    /// Whether laying out this view would do nothing: it has no subviews, and its class overrides
    /// no layout method, of which none was replaced.
    // Without an actor, since layers, which have none, call it; a view's layer is laid out on its
    // actor.
    private nonisolated var isIdleLeaf: Bool {
        !layoutState.needsUpdateConstraints && !layoutState.subtreeNeedsUpdateConstraints
            && layoutState.guides.isEmpty && !layoutState.preservesSuperviewLayoutMargins
            && layoutState.knownMargins != nil && hierarchy.controller == nil
            && !layoutState.hasCorners
            && !FocusCenter.isObservingLayout
            && !(_objcReplaces && touch.overrides.contains(.layout))
    }

    // MARK: Direction

    /// Whether the contents run from right to left.
    package var isRightToLeft: Bool {
        let direction = effectiveTraits.layoutDirection
        let attribute = layoutState.semanticContentAttribute
        return UIView.userInterfaceLayoutDirection(
            for: attribute,
            relativeTo: direction == .rightToLeft ? .rightToLeft : .leftToRight
        ) == .rightToLeft
    }

    func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard attribute != layoutState.semanticContentAttribute else { return }
        let wasRightToLeft = isRightToLeft
        layoutState.semanticContentAttribute = attribute
        guard wasRightToLeft != isRightToLeft else { return }
        layoutDirectionDidChange()
        setNeedsLayout()
        refreshMargins()
    }

    /// The direction in which contents with an attribute run in a left-to-right application.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute,
            relativeTo: UIApplication.layoutDirection
        )
    }

    /// The direction in which contents with an attribute run inside a direction.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

// Without an actor, since closures that have one check it at each call.
extension Unmanaged<UIView> {
    /// Whether asking for a layout, which the class leaves as it is, would do nothing.
    @inline(__always)
    var isAlreadyMarkedForLayout: Bool {
        guard let backing, _withUnsafeGuaranteedRef({ !$0.touch.overrides.contains(.layout) })
        else { return false }
        return CALayer.isAlreadyMarkedForLayout(backing)
    }

    /// The layer, if it was made already.
    @inline(__always)
    var backing: Unmanaged<CALayer>? {
        _withUnsafeGuaranteedRef { view in
            guard let backing = view.backing else { return nil }
            return .passUnretained(backing)
        }
    }
}
