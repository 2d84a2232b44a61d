// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation

// The keys are those of nib files, so that one reader handles both.
extension UIView {
    package func decode(from coder: NSCoder) {
        let decode = FieldDecoder(coder)
        if let bounds = decode.rect("UIBounds") { self.bounds = bounds }
        if let center = decode.point("UICenter") { self.center = center }
        if let color = decode.object("UIBackgroundColor") as? UIColor {
            backgroundColor = color
        }
        if let tint = decode.object("UITintColor") as? UIColor { tintColor = tint }
        decode.number("UIAlpha") { alpha = CGFloat($0) }
        decode.integer("UITag") { tag = $0 }
        decode.integer("UIAutoresizingMask") {
            autoresizingMask = AutoresizingMask(rawValue: UInt($0))
        }
        decode.integer("UIContentMode") { contentMode = ContentMode(rawValue: $0) ?? contentMode }
        decode.flag("UIHidden") { isHidden = $0 }
        decode.flag("UIOpaque") { isOpaque = $0 }
        decode.flag("UIClipsToBounds") { clipsToBounds = $0 }
        decode.flag("UIUserInteractionDisabled") { isUserInteractionEnabled = !$0 }
        decode.flag("UIMultipleTouchEnabled") { isMultipleTouchEnabled = $0 }
        decode.flag("UIClearsContextBeforeDrawing") { clearsContextBeforeDrawing = $0 }
        decode.flag("UIAutoresizeSubviews") { autoresizesSubviews = $0 }
        decode.flag("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints") {
            translatesAutoresizingMaskIntoConstraints = !$0
        }
        decodeLayout(decode)
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

    private func decodeLayout(_ decode: FieldDecoder) {
        if let numbers = decode.numbers("UIViewTransform", count: 6) {
            transform = CGAffineTransform(
                a: numbers[0],
                b: numbers[1],
                c: numbers[2],
                d: numbers[3],
                tx: numbers[4],
                ty: numbers[5]
            )
        }
        decode.integer("UIViewSemanticContentAttribute") {
            semanticContentAttribute =
                UISemanticContentAttribute(rawValue: $0) ?? semanticContentAttribute
        }
        decode.integer("UITintAdjustmentMode") {
            tintAdjustmentMode = TintAdjustmentMode(rawValue: $0) ?? .automatic
        }
        decode.flag("UIExclusiveTouch") { isExclusiveTouch = $0 }
        for (name, axis) in Self.archivedAxes {
            decode.number("UIView\(name)HuggingPriority") {
                setContentHuggingPriority(UILayoutPriority(Float($0)), for: axis)
            }
            decode.number("UIView\(name)CompressionResistancePriority") {
                setContentCompressionResistancePriority(UILayoutPriority(Float($0)), for: axis)
            }
        }
        decode.flag("UIViewPreservesSuperviewMargins") { preservesSuperviewLayoutMargins = $0 }
        decode.flag("UIViewInsetsLayoutMarginsFromSafeArea") {
            insetsLayoutMarginsFromSafeArea = $0
        }
        if let sides = decode.numbers("UIViewLayoutMargins", count: 4) {
            layoutMargins = UIEdgeInsets(
                top: sides[0],
                left: sides[1],
                bottom: sides[2],
                right: sides[3]
            )
        }
        if let sides = decode.numbers("UIViewDirectionalLayoutMargins", count: 4) {
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: sides[0],
                leading: sides[1],
                bottom: sides[2],
                trailing: sides[3]
            )
        }
        if let name = decode.string("UIRestorationIdentifier") { restorationIdentifier = name }
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
        if let color = appearance.backgroundColor {
            coder.encode(color, forKey: "UIBackgroundColor")
        }
        if let tint = appearance.tintColor { coder.encode(tint, forKey: "UITintColor") }
        coder.encode(Double(alpha), forKey: "UIAlpha")
        coder.encode(tag, forKey: "UITag")
        coder.encode(Int(autoresizingMask.rawValue), forKey: "UIAutoresizingMask")
        coder.encode(contentMode.rawValue, forKey: "UIContentMode")
        coder.encode(isHidden, forKey: "UIHidden")
        coder.encode(isOpaque, forKey: "UIOpaque")
        coder.encode(clipsToBounds, forKey: "UIClipsToBounds")
        coder.encode(!isUserInteractionEnabled, forKey: "UIUserInteractionDisabled")
        coder.encode(isMultipleTouchEnabled, forKey: "UIMultipleTouchEnabled")
        coder.encode(clearsContextBeforeDrawing, forKey: "UIClearsContextBeforeDrawing")
        coder.encode(autoresizesSubviews, forKey: "UIAutoresizeSubviews")
        coder.encode(
            !translatesAutoresizingMaskIntoConstraints,
            forKey: "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"
        )
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

    /// The values that differ from the defaults.
    private func encodeLayout(to coder: NSCoder) {
        let matrix = transform
        if !matrix.isIdentity {
            let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
            coder.encode(FieldDecoder.text(numbers), forKey: "UIViewTransform")
        }
        if semanticContentAttribute != .unspecified {
            coder.encode(
                semanticContentAttribute.rawValue,
                forKey: "UIViewSemanticContentAttribute"
            )
        }
        if appearance.tintAdjustmentMode != .automatic {
            coder.encode(appearance.tintAdjustmentMode.rawValue, forKey: "UITintAdjustmentMode")
        }
        if isExclusiveTouch { coder.encode(true, forKey: "UIExclusiveTouch") }
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
        coder.encode(preservesSuperviewLayoutMargins, forKey: "UIViewPreservesSuperviewMargins")
        coder.encode(
            insetsLayoutMarginsFromSafeArea,
            forKey: "UIViewInsetsLayoutMarginsFromSafeArea"
        )
        switch layoutState.margins {
        case .sides(let sides):
            coder.encode(
                FieldDecoder.text([sides.top, sides.left, sides.bottom, sides.right]),
                forKey: "UIViewLayoutMargins"
            )
        case .directional(let sides):
            coder.encode(
                FieldDecoder.text([sides.top, sides.leading, sides.bottom, sides.trailing]),
                forKey: "UIViewDirectionalLayoutMargins"
            )
        case nil: break
        }
        if let name = restorationIdentifier {
            coder.encode(name as NSString, forKey: "UIRestorationIdentifier")
        }
    }
}
