// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A card of a random size, the same for the same number: a gradient, a panel with a shadow, texts.
struct RandomCard: Sendable {
    private let number: Int
    private let size: CGSize
    private let corner: CGFloat
    private let shadow: CGFloat
    private let hue: CGFloat

    init(_ number: Int) {
        var state = UInt64(number &+ 1) &* 0x9E37_79B9_7F4A_7C15
        func random(_ range: ClosedRange<Int>) -> Int {
            state ^= state >> 30
            state = state &* 0xBF58_476D_1CE4_E5B9
            state ^= state >> 27
            return range.lowerBound + Int(state % UInt64(range.count))
        }
        self.number = number
        size = CGSize(width: random(80...800), height: random(70...500))
        corner = CGFloat(random(4...30))
        shadow = CGFloat(random(4...30))
        hue = CGFloat(random(0...96)) / 97
    }

    private var texts: [String] {
        [
            "Card number \(number)",
            "A title that says what it is about, \(number * 7_919 % 1_000)",
        ]
    }

    private var colors: [CGColor] {
        let first = UIColor(hue: hue, saturation: 0.6, brightness: 0.9, alpha: 1)
        return [first.cgColor, UIColor.white.cgColor]
    }

    /// The card from views.
    @MainActor
    func png() -> Data {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = colors
        view.layer.addSublayer(gradient)
        let panel = UIView(frame: view.bounds.insetBy(dx: 30, dy: 30))
        panel.backgroundColor = .white
        panel.layer.cornerRadius = corner
        panel.layer.shadowOpacity = 0.3
        panel.layer.shadowRadius = shadow
        view.addSubview(panel)
        for (index, text) in texts.enumerated() {
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: index == 0 ? 28 : 44)
            label.numberOfLines = 2
            label.frame = CGRect(
                x: 20,
                y: 20 + CGFloat(index) * 60,
                width: panel.bounds.width - 40,
                height: 110
            )
            panel.addSubview(label)
        }
        let renderer = UIGraphicsImageRenderer(bounds: view.bounds, format: Self.format)
        return renderer.pngData { view.layer.render(in: $0.cgContext) }
    }

    /// The card by Core Graphics; on any thread.
    func drawnPNG() -> Data {
        let bounds = CGRect(origin: .zero, size: size)
        let renderer = UIGraphicsImageRenderer(bounds: bounds, format: Self.format)
        return renderer.pngData { context in
            let context = context.cgContext
            if let gradient = CGGradient(
                colorsSpace: nil,
                colors: colors as CFArray,
                locations: nil
            ) {
                let end = CGPoint(x: 0, y: size.height)
                context.drawLinearGradient(gradient, start: .zero, end: end, options: [])
            }
            let panel = bounds.insetBy(dx: 30, dy: 30)
            context.saveGState()
            context.setShadow(offset: .zero, blur: shadow, color: UIColor.gray.cgColor)
            UIColor.white.setFill()
            UIBezierPath(roundedRect: panel, cornerRadius: corner).fill()
            context.restoreGState()
            for (index, text) in texts.enumerated() {
                let area = CGRect(
                    x: panel.minX + 20,
                    y: panel.minY + 20 + CGFloat(index) * 60,
                    width: panel.width - 40,
                    height: 110
                )
                (text as NSString).draw(
                    in: area,
                    withAttributes: [.font: UIFont.systemFont(ofSize: index == 0 ? 28 : 44)]
                )
            }
        }
    }

    private static var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}
