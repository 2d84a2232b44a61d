// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

extension UIStackView {
    func arrange(_ view: UIView, at index: Int) {
        MainThread.check("UIStackView.insertArrangedSubview(_:at:)")
        let known = arrangement.views.firstIndex { $0 === view }
        let count = arrangement.views.count - (known == nil ? 0 : 1)
        guard index >= 0, index <= arrangement.views.count else {
            Diagnostics.trap(
                .invalidArgumentException,
                "UIStackView.insertArrangedSubview(_:at:): index \(index) out of bounds for"
                    + " arranged subviews; there are \(arrangement.views.count)"
            )
        }
        if let known { arrangement.views.remove(at: known) }
        arrangement.views.insert(view, at: min(index, count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        invalidateArrangement()
    }

    func unarrange(_ view: UIView) {
        guard let index = arrangement.views.firstIndex(where: { $0 === view }) else { return }
        arrangement.views.remove(at: index)
        arrangement.custom[ObjectIdentifier(view)] = nil
        invalidateArrangement()
        // The constraints must not keep a view that is about to leave.
        dropConstraints()
    }

    func change<Value: Equatable>(
        _ path: WritableKeyPath<Arrangement, Value>,
        to value: Value
    ) {
        guard arrangement[keyPath: path] != value else { return }
        arrangement[keyPath: path] = value
        invalidateArrangement()
    }

    func setCustom(_ spacing: CGFloat, after view: UIView) {
        guard arrangement.views.contains(view) else { return }
        let value = spacing == UIStackView.spacingUseDefault ? nil : spacing
        guard arrangement.custom[ObjectIdentifier(view)] != value else { return }
        arrangement.custom[ObjectIdentifier(view)] = value
        invalidateArrangement()
    }

    func invalidateArrangement() {
        arrangement.isStale = true
        setNeedsUpdateConstraints()
    }

    private func dropConstraints() {
        NSLayoutConstraint.deactivate(arrangement.constraints)
        arrangement.constraints = []
        for guide in arrangement.guides { removeLayoutGuide(guide) }
        arrangement.guides = []
    }

    /// Replaces all constraints by those of the present arrangement.
    func rearrange() {
        guard arrangement.isStale else { return }
        arrangement.isStale = false
        dropConstraints()
        guard !arrangement.views.isEmpty else { return }
        var builder = StackConstraints(self)
        builder.build()
        arrangement.guides = builder.guides
        arrangement.constraints = builder.constraints
        NSLayoutConstraint.activate(arrangement.constraints)
        layoutState.item?.entry?.engine.baselinesDidChange(of: self)
    }

    /// The space between a view and the next visible one.
    func space(after view: UIView) -> CGFloat {
        let chosen = arrangement.custom[ObjectIdentifier(view)] ?? arrangement.spacing
        if chosen == UIStackView.spacingUseSystem { return SystemSpacing.between }
        return chosen == UIStackView.spacingUseDefault ? 0 : chosen
    }

    // MARK: Archives

    func decodeArrangement(_ coder: NSCoder) {
        let decode = FieldDecoder(coder)
        decode.integer("UIStackViewAxis") {
            arrangement.axis = NSLayoutConstraint.Axis(rawValue: $0) ?? .horizontal
        }
        decode.integer("UIStackViewDistribution") {
            arrangement.distribution = Distribution(rawValue: $0) ?? .fill
        }
        decode.integer("UIStackViewAlignment") {
            arrangement.alignment = Alignment(rawValue: $0) ?? .fill
        }
        decode.number("UIStackViewSpacing") { arrangement.spacing = CGFloat($0) }
        decode.flag("UIStackViewBaselineRelative") { arrangement.isBaselineRelative = $0 }
        decode.flag("UIStackViewLayoutMarginsRelative") { arrangement.isMarginsRelative = $0 }
        for view in decode.object("UIStackViewArrangedSubviews") as? [UIView] ?? [] {
            addArrangedSubview(view)
        }
        let spaces = decode.object("UIStackViewCustomSpacings") as? [NSNumber] ?? []
        for (view, space) in zip(arrangedSubviews, spaces) {
            setCustom(CGFloat(space.doubleValue), after: view)
        }
    }

    func encodeArrangement(_ coder: NSCoder) {
        coder.encode(axis.rawValue, forKey: "UIStackViewAxis")
        coder.encode(distribution.rawValue, forKey: "UIStackViewDistribution")
        coder.encode(alignment.rawValue, forKey: "UIStackViewAlignment")
        coder.encode(Double(spacing), forKey: "UIStackViewSpacing")
        coder.encode(arrangement.isBaselineRelative, forKey: "UIStackViewBaselineRelative")
        coder.encode(arrangement.isMarginsRelative, forKey: "UIStackViewLayoutMarginsRelative")
        coder.encode(arrangedSubviews, forKey: "UIStackViewArrangedSubviews")
        guard !arrangement.custom.isEmpty else { return }
        let spaces = arrangedSubviews.map { NSNumber(value: Double(customSpacing(after: $0))) }
        coder.encode(spaces as NSArray, forKey: "UIStackViewCustomSpacings")
    }
}
