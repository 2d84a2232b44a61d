// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A chart of 800 x 450 points, drawn by Core Graphics.
final class ChartView: UIView {
    private let chart: Chart

    init(_ chart: Chart) {
        self.chart = chart
        super.init(frame: CGRect(x: 0, y: 0, width: 800, height: 450))
        backgroundColor = .white
        isAccessibilityElement = true
        accessibilityTraits = .image
        let bars = chart.bars.map { "\($0.label) \($0.value.formatted())" }
        accessibilityLabel = "\(chart.title): " + bars.joined(separator: ", ")
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let title: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 24, weight: .semibold),
            .foregroundColor: UIColor.black,
        ]
        (chart.title as NSString).draw(
            with: CGRect(x: 30, y: 20, width: bounds.width - 60, height: 34),
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            attributes: title,
            context: nil
        )
        let area = CGRect(x: 30, y: 80, width: bounds.width - 60, height: bounds.height - 130)
        let largest = max(chart.bars.map(\.value).max() ?? 0, 0)
        let least = min(chart.bars.map(\.value).min() ?? 0, 0)
        let unit = area.height / max(largest - least, .leastNormalMagnitude)
        let zero = area.minY + largest * unit
        let step = area.width / CGFloat(chart.bars.count)
        let small: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.darkGray,
        ]
        for (index, bar) in chart.bars.enumerated() {
            let left = area.minX + CGFloat(index) * step
            let height = bar.value * unit
            let box = CGRect(
                x: left + step * 0.15,
                y: zero - max(height, 0),
                width: step * 0.7,
                height: abs(height)
            )
            context.setFillColor((bar.value < 0 ? UIColor.systemRed : .systemBlue).cgColor)
            context.fill(box)
            (bar.label as NSString).draw(
                with: CGRect(x: left + 2, y: area.maxY + 8, width: step - 4, height: 30),
                options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
                attributes: small,
                context: nil
            )
        }
        context.setStrokeColor(UIColor.black.cgColor)
        context.strokeLineSegments(between: [
            CGPoint(x: area.minX, y: zero), CGPoint(x: area.maxX, y: zero),
        ])
    }
}
