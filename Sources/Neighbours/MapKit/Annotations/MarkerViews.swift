// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// The types of the properties are those of the interface.

import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKit

/// Shows an annotation as a pin.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
    /// A pin.
    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        frame.size = CGSize(width: 16, height: 36)
        centerOffset = CGPoint(x: 0, y: -18)
        canShowCallout = false
    }

    /// A pin from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The colour of its head.
    open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() {
        didSet { setNeedsDisplay() }
    }

    /// Whether it falls onto the map; it doesn't.
    open var animatesDrop = false

    /// Red, for places to go to.
    open class func redPinColor() -> UIColor { .systemRed }
    /// Green, for places to start from.
    open class func greenPinColor() -> UIColor { .systemGreen }
    /// Purple, for places of the user.
    open class func purplePinColor() -> UIColor { .systemPurple }

    /// Draws a needle with a head.
    open override func draw(_ rect: CGRect) {
        guard image == nil else { return }
        UIColor.darkGray.setFill()
        UIBezierPath(rect: CGRect(x: 7, y: 12, width: 2, height: 24)).fill()
        (pinTintColor ?? .systemRed).setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 16, height: 16)).fill()
    }
}

/// Shows an annotation as a balloon with a sign.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    private let sign = UILabel()

    /// A balloon.
    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        frame.size = CGSize(width: 28, height: 36)
        centerOffset = CGPoint(x: 0, y: -18)
        sign.textAlignment = .center
        sign.adjustsFontSizeToFitWidth = true
        addSubview(sign)
    }

    /// A balloon from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether its title is shown; only its callout shows it.
    open var titleVisibility = MKFeatureVisibility.adaptive
    /// Whether its subtitle is shown; only its callout shows it.
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    /// Whether it grows when it is added; it doesn't.
    open var animatesWhenAdded = false

    /// The colour of the balloon; red for nil.
    open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// The colour of the sign; white for nil.
    open var glyphTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// The sign as text.
    open var glyphText: String? { didSet { setNeedsLayout() } }

    /// The sign as a picture.
    open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }

    /// The sign as a picture while it is selected.
    open var selectedGlyphImage: UIImage? { didSet { setNeedsDisplay() } }

    /// Shows the sign that belongs to it.
    open override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        setNeedsDisplay()
    }

    /// The text lies in the balloon.
    open override func layoutSubviews() {
        super.layoutSubviews()
        sign.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
        sign.text = glyphText
        sign.textColor = glyphTintColor ?? .white
    }

    /// Draws the balloon with its picture.
    open override func draw(_ rect: CGRect) {
        guard image == nil else { return }
        (markerTintColor ?? .systemRed).setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 28, height: 28)).fill()
        let tip = UIBezierPath()
        tip.move(to: CGPoint(x: 8, y: 25))
        tip.addLine(to: CGPoint(x: 20, y: 25))
        tip.addLine(to: CGPoint(x: 14, y: 36))
        tip.close()
        tip.fill()
        let picture = isSelected ? selectedGlyphImage ?? glyphImage : glyphImage
        if let picture {
            picture.withTintColor(glyphTintColor ?? .white)
                .draw(in: CGRect(x: 4, y: 4, width: 20, height: 20))
        } else if glyphText == nil {
            (glyphTintColor ?? .white).setFill()
            UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 8, height: 8)).fill()
        }
    }
}

/// Shows the user's location; none is known.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {
    /// A view.
    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }

    /// A view from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
