// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation
package import QuartzCore
@_spi(Rooms) import UIKitViews

/// Shows a background configuration: colour, image, view and line.
package final class BackgroundView: UIView, ViewPart {
    private var configuration: UIBackgroundConfiguration?
    private var tint = UIColor.systemBlue
    private var radius: CGFloat?
    /// The corners that are round where the configuration makes them so.
    package var roundCorners: CACornerMask {
        get { fill.layer.maskedCorners }
        set {
            fill.layer.maskedCorners = newValue
            line.layer.maskedCorners = newValue
        }
    }
    private let fill = UIView(frame: .zero)
    private let line = UIView(frame: .zero)
    private let picture = UIImageView(image: nil)
    private var glass: UIVisualEffectView?
    private weak var custom: UIView?

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        picture.isHidden = true
        line.isHidden = true
        fill.clipsToBounds = true
        fill.layer.cornerCurve = .continuous
        line.layer.cornerCurve = .continuous
        addSubview(fill)
        fill.addSubview(picture)
        addSubview(line)
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How round the corners are that show.
    package override var focusCornerRadius: CGFloat { fill.layer.cornerRadius }

    /// Shows a configuration with corners of another radius than its own, if one is given.
    package func show(
        _ configuration: UIBackgroundConfiguration,
        tint: UIColor,
        radius: CGFloat? = nil
    ) {
        self.configuration = configuration
        self.tint = tint
        self.radius = radius
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
        showEffect(configuration.visualEffect)
        picture.image = configuration.image
        picture.isHidden = configuration.image == nil
        picture.contentMode = configuration.imageContentMode
        line.isHidden = configuration.strokeWidth <= 0
        line.layer.borderWidth = configuration.strokeWidth
        updateLineColor()
        if configuration.customView !== custom {
            custom?.removeFromSuperview()
            custom = configuration.customView
            if let custom { fill.addSubview(custom) }
        }
        setNeedsLayout()
    }

    private func showEffect(_ effect: UIVisualEffect?) {
        guard effect != nil || glass != nil else { return }
        let view = glass ?? UIVisualEffectView(effect: nil)
        if glass == nil {
            glass = view
            fill.insertSubview(view, at: 0)
        }
        if view.effect != effect { view.effect = effect }
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLineColor()
    }

    private func updateLineColor() {
        guard let configuration else { return }
        let color = configuration.resolvedStrokeColor(for: tint)
        line.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        guard let configuration else { return }
        let insets = configuration.backgroundInsets
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let rect = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top,
                left: isRightToLeft ? insets.trailing : insets.leading,
                bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing
            )
        )
        let side = max(0, min(rect.width, rect.height))
        let corner = min(radius ?? configuration.cornerRadius, side / 2)
        fill.frame = rect
        fill.layer.cornerRadius = corner
        glass?.frame = fill.bounds
        glass?.cornerConfiguration = .corners(radius: .fixed(Double(corner)))
        picture.frame = fill.bounds
        custom?.frame = fill.bounds
        let outset = configuration.strokeOutset
        line.frame = rect.insetBy(dx: -outset, dy: -outset)
        line.layer.cornerRadius = corner > 0 ? max(0, corner + outset) : 0
    }
}
