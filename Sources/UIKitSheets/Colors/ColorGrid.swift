// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Twelve hues in ten shades, greys above.
@MainActor
final class ColorGrid: UIView, ColorWay {
    private static let columns = 12
    private static let rows = 10
    /// The hues of the columns, in degrees, from blue by red to green.
    private static let hues: [CGFloat] = [197, 221, 254, 283, 339, 4, 18, 37, 47, 57, 65, 93]

    var didChoose: ((ColorValues, Bool) -> Void)?
    private var shown = ColorValues()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
        clipsToBounds = true
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityLabel = "Grid"
    }

    required init?(coder: NSCoder) { nil }

    /// The colour of a field.
    static func color(_ column: Int, _ row: Int) -> ColorValues {
        guard row > 0 else {
            let gray = 1 - CGFloat(column) / CGFloat(columns - 1)
            var color = ColorValues()
            (color.red, color.green, color.blue) = (gray, gray, gray)
            return color
        }
        // The pure colour is in the fifth row; above it gets darker, below it paler.
        let step = CGFloat(row - 5)
        return ColorValues(
            hue: hues[column] / 360,
            saturation: step > 0 ? 1 - step * 0.19 : 1,
            brightness: step < 0 ? 1 + step * 0.17 : 1
        )
    }

    func show(_ color: ColorValues) {
        guard color != shown else { return }
        shown = color
        setNeedsDisplay()
    }

    private func field(_ column: Int, _ row: Int) -> CGRect {
        // On whole pixels, so that no seam shows between fields.
        let scale = traitCollection.displayScale
        func edge(_ index: Int, _ count: Int, _ length: CGFloat) -> CGFloat {
            (CGFloat(index) / CGFloat(count) * length * scale).rounded() / scale
        }
        let left = edge(column, Self.columns, bounds.width)
        let top = edge(row, Self.rows, bounds.height)
        return CGRect(
            x: left,
            y: top,
            width: edge(column + 1, Self.columns, bounds.width) - left,
            height: edge(row + 1, Self.rows, bounds.height) - top
        )
    }

    override func draw(_ rect: CGRect) {
        var chosen: CGRect?
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                let color = Self.color(column, row)
                color.color.setFill()
                UIRectFill(field(column, row))
                if color.digits == shown.digits { chosen = field(column, row) }
            }
        }
        guard let chosen else { return }
        let edge = UIBezierPath(roundedRect: chosen.insetBy(dx: 1.5, dy: 1.5), cornerRadius: 2)
        edge.lineWidth = 3
        UIColor.white.setStroke()
        edge.stroke()
    }

    private func take(_ touches: Set<UITouch>, _ isMoving: Bool) {
        guard let point = touches.first?.location(in: self), bounds.width > 0, bounds.height > 0
        else { return }
        let column = Int(point.x / bounds.width * CGFloat(Self.columns))
        let row = Int(point.y / bounds.height * CGFloat(Self.rows))
        let color = Self.color(
            min(max(column, 0), Self.columns - 1),
            min(max(row, 0), Self.rows - 1)
        )
        didChoose?(color, isMoving)
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
