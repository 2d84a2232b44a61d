// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The panel of the picker of colours: three ways to choose, the opacity, and what is chosen.
@MainActor
final class ColorPanel: UIView {
    private enum Metrics {
        static let margin: CGFloat = 16
        static let head: CGFloat = 56
        static let gap: CGFloat = 20
        static let patch: CGFloat = 72
    }

    /// Told of a colour, and whether a finger still moves.
    var didChoose: ((UIColor, Bool) -> Void)?
    var close: (() -> Void)?
    let titleLabel = UILabel()

    private let ways = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
    private let closeButton = UIButton(type: .close)
    private let grid = ColorGrid()
    private let spectrum = ColorSpectrum()
    private let sliders = ColorSliders()
    private let opacity = ColorSlider("Opacity")
    private let patch = UIView()
    private var color = ColorValues()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        patch.layer.cornerRadius = 10
        patch.isAccessibilityElement = true
        ways.selectedSegmentIndex = 0
        for part in [
            titleLabel, closeButton, ways, grid, spectrum, sliders, opacity, patch,
        ] as [UIView] {
            addSubview(part)
        }
        closeButton.addAction(
            UIAction { [weak self] _ in self?.close?() },
            for: .primaryActionTriggered
        )
        ways.addAction(UIAction { [weak self] _ in self?.showWay() }, for: .valueChanged)
        for way in [grid, spectrum, sliders] as [any ColorWay] {
            way.didChoose = { [weak self] in self?.take($0, $1) }
        }
        opacity.didChange = { [weak self] value, isMoving in
            guard let self else { return }
            color.alpha = value
            tell(isMoving)
        }
        showWay()
    }

    required init?(coder: NSCoder) { nil }

    var showsOpacity = true {
        didSet { opacity.isHidden = !showsOpacity }
    }

    /// Shows a colour without telling of it.
    func show(_ chosen: UIColor) {
        color = ColorValues(chosen.resolvedColor(with: traitCollection))
        showColor()
    }

    private func take(_ chosen: ColorValues, _ isMoving: Bool) {
        let alpha = color.alpha
        color = chosen
        color.alpha = alpha
        tell(isMoving)
    }

    private func tell(_ isMoving: Bool) {
        showColor()
        didChoose?(color.color, isMoving)
    }

    private func showColor() {
        for way in [grid, spectrum, sliders] as [any ColorWay] { way.show(color) }
        opacity.show(color.alpha, from: color.with(alpha: 0), to: color.with(alpha: 1))
        patch.backgroundColor = color.color
        patch.accessibilityLabel = color.color.accessibilityName
    }

    private func showWay() {
        grid.isHidden = ways.selectedSegmentIndex != 0
        spectrum.isHidden = ways.selectedSegmentIndex != 1
        sliders.isHidden = ways.selectedSegmentIndex != 2
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        let left = area.minX + Metrics.margin
        let width = max(0, area.width - 2 * Metrics.margin)
        titleLabel.frame = CGRect(
            x: left + 40,
            y: area.minY,
            width: max(0, width - 80),
            height: Metrics.head
        )
        closeButton.frame = CGRect(
            x: left + width - 30,
            y: area.minY + (Metrics.head - 30) / 2,
            width: 30,
            height: 30
        )
        ways.frame = CGRect(x: left, y: area.minY + Metrics.head, width: width, height: 32)
        let top = ways.frame.maxY + Metrics.gap
        let below = Metrics.patch + 60 + 3 * Metrics.gap
        let height = max(0, min(width * 10 / 12, area.maxY - top - below))
        let way = CGRect(x: left, y: top, width: width, height: height)
        grid.frame = way
        spectrum.frame = way
        sliders.frame = way
        opacity.frame = CGRect(x: left, y: way.maxY + Metrics.gap, width: width, height: 60)
        patch.frame = CGRect(
            x: left,
            y: opacity.frame.maxY + Metrics.gap,
            width: Metrics.patch,
            height: Metrics.patch
        )
    }
}

/// A way to choose a colour.
@MainActor
protocol ColorWay: AnyObject {
    /// Told of a colour, and whether a finger still moves.
    var didChoose: ((ColorValues, Bool) -> Void)? { get set }

    /// Shows a colour without telling of it.
    func show(_ color: ColorValues)
}
