// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// All hues from left to right, white above and black below.
@MainActor
final class ColorSpectrum: UIView, ColorWay {
    var didChoose: ((ColorValues, Bool) -> Void)?

    private let hues = CAGradientLayer()
    private let shades = CAGradientLayer()
    private let mark = UIView()
    private var place = CGPoint(x: 0, y: 1)

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
        clipsToBounds = true
        hues.startPoint = CGPoint(x: 0, y: 0.5)
        hues.endPoint = CGPoint(x: 1, y: 0.5)
        hues.colors = (0...6).map {
            ColorValues(hue: CGFloat($0) / 6, saturation: 1, brightness: 1).color.cgColor
        }
        shades.colors = [
            UIColor.white.cgColor, UIColor(white: 1, alpha: 0).cgColor,
            UIColor(white: 0, alpha: 0).cgColor, UIColor.black.cgColor,
        ]
        shades.locations = [0, 0.5, 0.5, 1]
        layer.addSublayer(hues)
        layer.addSublayer(shades)
        mark.bounds = CGRect(x: 0, y: 0, width: 28, height: 28)
        mark.layer.cornerRadius = 14
        mark.layer.borderWidth = 3
        mark.layer.borderColor = UIColor.white.cgColor
        mark.isUserInteractionEnabled = false
        addSubview(mark)
        isAccessibilityElement = true
        accessibilityLabel = "Spectrum"
    }

    required init?(coder: NSCoder) { nil }

    /// The colour at a place, each coordinate from 0 to 1.
    static func color(at place: CGPoint) -> ColorValues {
        let isPale = place.y < 0.5
        return ColorValues(
            hue: place.x,
            saturation: isPale ? place.y * 2 : 1,
            brightness: isPale ? 1 : 2 - place.y * 2
        )
    }

    func show(_ color: ColorValues) {
        mark.backgroundColor = color.with(alpha: 1).color
        let (hue, saturation, brightness) = color.hue
        // Greys have no hue: the mark stays in its column.
        place = CGPoint(
            x: saturation == 0 || brightness == 0 ? place.x : hue,
            y: brightness < 1 ? 1 - brightness / 2 : saturation / 2
        )
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hues.frame = bounds
        shades.frame = bounds
        mark.center = CGPoint(x: place.x * bounds.width, y: place.y * bounds.height)
    }

    private func take(_ touches: Set<UITouch>, _ isMoving: Bool) {
        guard let point = touches.first?.location(in: self), bounds.width > 0, bounds.height > 0
        else { return }
        place = CGPoint(
            x: min(max(point.x / bounds.width, 0), 1),
            y: min(max(point.y / bounds.height, 0), 1)
        )
        didChoose?(Self.color(at: place), isMoving)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        take(touches, true)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        take(touches, true)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        take(touches, false)
    }
}
