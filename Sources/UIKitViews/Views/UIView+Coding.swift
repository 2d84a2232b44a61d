// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation
import ObjCRuntime
import QuartzCore

// The keys are those of nib files, so that one reader handles both.
extension UIView {
    package func decode(from coder: NSCoder) {
        decodeViewSettings(from: coder)
        let decode = FieldDecoder(coder)
        for view in decode.object("UISubviews") as? [UIView] ?? [] {
            addSubview(view)
        }
        for guide in decode.object("UILayoutGuides") as? [UILayoutGuide] ?? [] {
            addLayoutGuide(guide)
        }
        ConstraintArchive(self).restore(
            decode.object("UIViewAutolayoutConstraints") as? [NSDictionary] ?? []
        )
        for archive in decode.object("UIGestureRecognizers") as? [RecognizerArchive] ?? [] {
            addGestureRecognizer(archive.recognizer)
        }
        for effect in decode.object("UIMotionEffects") as? [UIMotionEffect] ?? [] {
            addMotionEffect(effect)
        }
    }

    /// Reads all but what is inside the view; again after a class has set its own defaults.
    package func decodeViewSettings(from coder: NSCoder) {
        let decode = FieldDecoder(coder)
        archive(PropertyArchive(self, from: coder))
        if let bounds = decode.rect("UIBounds") { self.bounds = bounds }
        if let center = decode.point("UICenter") { self.center = center }
        for (name, axis) in Self.archivedAxes {
            decode.number("UIView\(name)HuggingPriority") {
                setContentHuggingPriority(UILayoutPriority(Float($0)), for: axis)
            }
            decode.number("UIView\(name)CompressionResistancePriority") {
                setContentCompressionResistancePriority(UILayoutPriority(Float($0)), for: axis)
            }
        }
        if let sides = decode.numbers("UIViewLayoutMargins", count: 4) {
            UIEdgeInsets(archivedNumbers: sides).map { layoutMargins = $0 }
        }
        if let sides = decode.numbers("UIViewDirectionalLayoutMargins", count: 4) {
            NSDirectionalEdgeInsets(archivedNumbers: sides).map { directionalLayoutMargins = $0 }
        }
    }

    /// Keeps what stands in a property of its own.
    private func archive(_ view: PropertyArchive<UIView>) {
        view.keep(\.anchorPoint, "UIAnchorPoint")
        view.keep("UIBackgroundColor", appearance.backgroundColor) { view, color in
            guard view.appearance.backgroundColor != color as? UIColor else { return }
            view.backgroundColor = color as? UIColor
        }
        view.keep("UITintColor", appearance.tintColor) { view, color in
            if let color = color as? UIColor { view.tintColor = color }
        }
        view.keep("UITintAdjustmentMode", appearance.tintAdjustmentMode.rawValue.archived) {
            let mode = Int.unarchived($1).flatMap { TintAdjustmentMode(rawValue: $0) }
            if let mode, mode != $0.appearance.tintAdjustmentMode { $0.tintAdjustmentMode = mode }
        }
        view.keep(\.alpha, "UIAlpha")
        view.keep(\.tag, "UITag")
        view.keep(\.autoresizingMask, "UIAutoresizingMask")
        view.keep(\.contentMode, "UIContentMode")
        view.keep(\.isHidden, "UIHidden")
        view.keep(\.isOpaque, "UIOpaque")
        view.keep(\.clipsToBounds, "UIClipsToBounds")
        view.keep(not: \.isUserInteractionEnabled, "UIUserInteractionDisabled")
        view.keep(\.isMultipleTouchEnabled, "UIMultipleTouchEnabled")
        view.keep(\.isExclusiveTouch, "UIExclusiveTouch")
        view.keep(\.clearsContextBeforeDrawing, "UIClearsContextBeforeDrawing")
        view.keep(\.autoresizesSubviews, "UIAutoresizeSubviews")
        view.keep(
            not: \.translatesAutoresizingMaskIntoConstraints,
            "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"
        )
        view.keep("UIViewTransform", layer.transform.elements.archived) {
            guard let numbers = [CGFloat].unarchived($1), numbers.count == 16 else { return }
            $0.layer.transform = CATransform3D(elements: numbers)
        }
        view.keep(\.semanticContentAttribute, "UIViewSemanticContentAttribute")
        view.keep(\.preservesSuperviewLayoutMargins, "UIViewPreservesSuperviewMargins")
        view.keep(\.insetsLayoutMarginsFromSafeArea, "UIViewInsetsLayoutMarginsFromSafeArea")
        view.keep(\.mask, "UIMaskView")
        view.keep(\.overrideUserInterfaceStyle, "UIOverrideUserInterfaceStyle")
        view.keep(\.minimumContentSizeCategory, "UIMinimumContentSizeCategory")
        view.keep(\.maximumContentSizeCategory, "UIMaximumContentSizeCategory")
        view.keep(\.restorationIdentifier, "UIRestorationIdentifier")
        view.keep(\.accessibility.identifier, "UIAccessibilityIdentifier")
        view.keep(\.accessibility.ignoresInvertColors, "UIAccessibilityIgnoresInvertColors")
        view.keep(\.focusGroupIdentifier, "UIFocusGroupIdentifier")
        view.keep(\.focusGroupPriority, "UIFocusGroupPriority")
        view.keep(\.extras.largeContent.isShown, "UIShowsLargeContentViewer")
        view.keep(\.extras.largeContent.title, "UILargeContentTitle")
        view.keep(\.extras.largeContent.image, "UILargeContentImage")
        view.keep(\.extras.largeContent.imageInsets, "UILargeContentImageInsets")
        view.keep(\.extras.largeContent.scalesImage, "UIScalesLargeContentImage")
    }

    private static var archivedAxes: [(name: String, axis: NSLayoutConstraint.Axis)] {
        [("Horizontal", .horizontal), ("Vertical", .vertical)]
    }

    func encodeView(to coder: NSCoder) {
        let size = bounds
        coder.encode(
            FieldDecoder.text([size.origin.x, size.origin.y, size.size.width, size.size.height]),
            forKey: "UIBounds"
        )
        coder.encode(FieldDecoder.text([center.x, center.y]), forKey: "UICenter")
        archive(PropertyArchive(self, to: coder))
        encodeLayout(to: coder)
        coder.encode(archivedSubviews, forKey: "UISubviews")
        let guides = archivedGuides
        if !guides.isEmpty { coder.encode(guides, forKey: "UILayoutGuides") }
        let constraints = ConstraintArchive(self).values
        if !constraints.isEmpty {
            coder.encode(constraints as NSArray, forKey: "UIViewAutolayoutConstraints")
        }
        let recognizers = archivedRecognizers
        if !recognizers.isEmpty { coder.encode(recognizers, forKey: "UIGestureRecognizers") }
        if !motionEffects.isEmpty { coder.encode(motionEffects, forKey: "UIMotionEffects") }
    }

    private func encodeLayout(to coder: NSCoder) {
        for (name, axis) in Self.archivedAxes {
            coder.encode(
                Double(contentHuggingPriority(for: axis).rawValue),
                forKey: "UIView\(name)HuggingPriority"
            )
            coder.encode(
                Double(contentCompressionResistancePriority(for: axis).rawValue),
                forKey: "UIView\(name)CompressionResistancePriority"
            )
        }
        switch layoutState.margins {
        case .sides(let sides):
            coder.encode(FieldDecoder.text(sides.archivedNumbers), forKey: "UIViewLayoutMargins")
        case .directional(let sides):
            coder.encode(
                FieldDecoder.text(sides.archivedNumbers),
                forKey: "UIViewDirectionalLayoutMargins"
            )
        case nil: break
        }
    }
}
