// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKit

/// The bubble over a selected annotation.
final class MapCallout: UIView {
    private enum Metrics {
        static let edge: CGFloat = 10
        static let gap: CGFloat = 8
        static let width: CGFloat = 220
    }

    let owner: MKAnnotationView
    private let title = UILabel()
    private let subtitle = UILabel()

    init(_ owner: MKAnnotationView) {
        self.owner = owner
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.cornerRadius = 10
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 2)
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        subtitle.font = .systemFont(ofSize: 13)
        subtitle.textColor = .secondaryLabel
        title.text = owner.annotation?.title
        subtitle.text = owner.annotation?.subtitle
        addSubview(title)
        for view in parts { addSubview(view) }
        for case let control as UIControl in [
            owner.leftCalloutAccessoryView, owner.rightCalloutAccessoryView,
        ] {
            control.addAction(
                UIAction(identifier: .init("casement.callout")) { [weak owner, weak control] _ in
                    guard let owner, let map = owner.map, let control else { return }
                    map.tell(owner, tapped: control)
                },
                for: .touchUpInside
            )
        }
        place()
    }

    required init?(coder: NSCoder) { nil }

    /// What stands below the title, and at the sides.
    private var parts: [UIView] {
        let detail = owner.detailCalloutAccessoryView ?? subtitle
        let sides = [owner.leftCalloutAccessoryView, owner.rightCalloutAccessoryView]
        return [detail] + sides.compactMap { $0 }
    }

    private func size(of view: UIView?) -> CGSize {
        guard let view else { return .zero }
        if view.bounds.isEmpty { view.sizeToFit() }
        return view.bounds.size
    }

    /// Places the parts, and gives the bubble their size.
    private func place() {
        let detail = owner.detailCalloutAccessoryView ?? subtitle
        title.sizeToFit()
        let (left, right) = (
            size(of: owner.leftCalloutAccessoryView), size(of: owner.rightCalloutAccessoryView)
        )
        if detail === subtitle { subtitle.sizeToFit() }
        let below = detail === subtitle ? subtitle.bounds.size : size(of: detail)
        let width = min(max(title.bounds.width, below.width), Metrics.width)
        let height = title.bounds.height + below.height
        let whole = max(height, left.height, right.height)
        var x = Metrics.edge
        if let view = owner.leftCalloutAccessoryView {
            view.frame.origin = CGPoint(x: x, y: Metrics.edge + (whole - left.height) / 2)
            x += left.width + Metrics.gap
        }
        let y = Metrics.edge + (whole - height) / 2
        title.frame = CGRect(x: x, y: y, width: width, height: title.bounds.height)
        detail.frame = CGRect(x: x, y: title.frame.maxY, width: width, height: below.height)
        x += width
        if let view = owner.rightCalloutAccessoryView {
            x += Metrics.gap
            view.frame.origin = CGPoint(x: x, y: Metrics.edge + (whole - right.height) / 2)
            x += right.width
        }
        bounds.size = CGSize(width: x + Metrics.edge, height: whole + 2 * Metrics.edge)
    }

    /// Stands over its annotation.
    func follow() {
        let offset = owner.calloutOffset
        center = CGPoint(
            x: owner.frame.midX + offset.x,
            y: owner.frame.minY + offset.y - bounds.height / 2 - 6
        )
    }
}
