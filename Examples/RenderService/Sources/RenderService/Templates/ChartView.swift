// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A chart of 800 x 450 points: a heading, and bars.
final class ChartView: UIView {
    init(_ chart: Chart) {
        super.init(frame: CGRect(x: 0, y: 0, width: 800, height: 450))
        backgroundColor = .white
        let title = UILabel(frame: CGRect(x: 30, y: 20, width: bounds.width - 60, height: 34))
        title.text = chart.title
        title.font = .systemFont(ofSize: 24, weight: .semibold)
        title.textColor = .black
        title.accessibilityTraits.insert(.header)
        addSubview(title)
        addSubview(BarsView(chart, frame: CGRect(x: 30, y: 70, width: 740, height: 360)))
    }

    required init?(coder: NSCoder) { nil }
}

/// The bars of a chart with their labels, drawn by Core Graphics.
private final class BarsView: UIView {
    private let chart: Chart

    init(_ chart: Chart, frame: CGRect) {
        self.chart = chart
        super.init(frame: frame)
        isOpaque = false
        isAccessibilityElement = true
        accessibilityTraits = .image
        let bars = chart.bars.map { "\($0.label) \($0.value.formatted())" }
        accessibilityLabel = "\(chart.title): " + bars.joined(separator: ", ")
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // Values stand above their bars, labels below the area.
        let area = bounds.inset(by: UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0))
        let largest = max(chart.bars.map(\.value).max() ?? 0, 0)
        let least = min(chart.bars.map(\.value).min() ?? 0, 0)
        let unit = area.height / max(largest - least, .leastNormalMagnitude)
        let zero = area.minY + largest * unit
        let step = area.width / CGFloat(chart.bars.count)
        for (index, bar) in chart.bars.enumerated() {
            let left = area.minX + CGFloat(index) * step
            let height = bar.value * unit
            let top = zero - max(height, 0)
            context.setFillColor((bar.value < 0 ? UIColor.systemRed : .systemBlue).cgColor)
            context.fill(
                CGRect(x: left + step * 0.15, y: top, width: step * 0.7, height: abs(height))
            )
            let line = CGRect(x: left + 2, y: top - 18, width: step - 4, height: 16)
            if step >= 40 { draw(bar.value.formatted(), in: line) }
            let below = CGRect(x: line.minX, y: area.maxY + 6, width: line.width, height: 30)
            draw(bar.label, in: below)
        }
        context.setStrokeColor(UIColor.black.cgColor)
        context.strokeLineSegments(between: [
            CGPoint(x: area.minX, y: zero), CGPoint(x: area.maxX, y: zero),
        ])
    }

    private func draw(_ text: String, in area: CGRect) {
        let centered = NSMutableParagraphStyle()
        centered.alignment = .center
        (text as NSString).draw(
            with: area,
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            attributes: [
                .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.darkGray,
                .paragraphStyle: centered,
            ],
            context: nil
        )
    }
}
