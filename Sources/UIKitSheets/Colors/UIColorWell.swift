// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore
import UIKitControllers
public import UIKitCore

/// A round patch of a colour in a ring of all; a touch lets a person choose another.
///
/// Sends `.valueChanged` at each change by hand.
/// - Source: developer.apple.com/documentation/uikit/uicolorwell; the measures are our choice.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    private enum Metrics {
        static let size: CGFloat = 28
        static let ring: CGFloat = 3
    }

    private final let ring = CAGradientLayer()
    private final let hole = CALayer()
    private final let patch = CALayer()
    private final let slash = CAShapeLayer()
    private final lazy var relay = ColorRelay(self)

    /// Makes a well without a colour.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareWell()
    }

    /// Reads an archived well.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareWell()
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives the object.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UIColorWell>) {
        properties.keep(\.selectedColor, "UISelectedColor")
        properties.keep(\.supportsAlpha, "UISupportsAlpha")
        properties.keep(\.title, "UITitle")
    }

    private final func prepareWell() {
        ring.type = .conic
        ring.startPoint = CGPoint(x: 0.5, y: 0.5)
        ring.endPoint = CGPoint(x: 0.5, y: 0)
        ring.colors = (0...6).map {
            UIColor(hue: CGFloat($0 % 6) / 6, saturation: 1, brightness: 1, alpha: 1).cgColor
        }
        slash.strokeColor = UIColor.systemRed.cgColor
        slash.lineWidth = 2
        for part in [ring, hole, patch, slash] { layer.addSublayer(part) }
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.presentPicker() }, for: .touchUpInside)
        showColor()
    }

    /// The colour, or nil for none, which is shown crossed out; setting it sends nothing.
    open var selectedColor: UIColor? {
        didSet { showColor() }
    }

    /// Whether the opacity can be chosen.
    open var supportsAlpha = true

    /// The title of the picker; also what the well is called for people who can't see it.
    open var title: String? {
        didSet { accessibilityLabel = title }
    }

    // MARK: Layout

    /// As large as a well is.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Metrics.size, height: Metrics.size)
    }

    /// As large as a well is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Places ring and patch in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height, Metrics.size)
        let circle = CGRect(
            x: bounds.midX - side / 2,
            y: bounds.midY - side / 2,
            width: side,
            height: side
        )
        place(ring, circle)
        place(hole, circle.insetBy(dx: Metrics.ring, dy: Metrics.ring))
        let inner = circle.insetBy(dx: Metrics.ring + 2, dy: Metrics.ring + 2)
        place(patch, inner)
        let path = CGMutablePath()
        let reach = max(0, inner.width / 2 * 0.7)
        path.move(to: CGPoint(x: inner.midX - reach, y: inner.midY + reach))
        path.addLine(to: CGPoint(x: inner.midX + reach, y: inner.midY - reach))
        slash.path = path
    }

    private final func place(_ part: CALayer, _ circle: CGRect) {
        part.frame = circle
        part.cornerRadius = max(0, circle.width / 2)
        part.masksToBounds = true
    }

    /// The colours are those of the traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColor()
    }

    private final func showColor() {
        let color = selectedColor?.resolvedColor(with: traitCollection)
        patch.backgroundColor = color?.cgColor
        hole.backgroundColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
        slash.isHidden = selectedColor != nil
        accessibilityValue = selectedColor?.accessibilityName
    }

    /// A well that is pressed or can't be is paler.
    open override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.6 : 1 }
    }

    // MARK: Picking

    private final func presentPicker() {
        guard let presenter = FrontController.of(window) else { return }
        let picker = UIColorPickerViewController()
        picker.title = title ?? "Colors"
        picker.supportsAlpha = supportsAlpha
        picker.selectedColor = selectedColor ?? .black
        picker.delegate = relay
        presenter.present(picker, animated: true)
    }

    final func take(_ color: UIColor) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }
}

/// Hears of the picker for a well.
@MainActor
private final class ColorRelay: NSObject, UIColorPickerViewControllerDelegate {
    private weak var well: UIColorWell?

    init(_ well: UIColorWell) {
        self.well = well
        super.init()
    }

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    ) { well?.take(color) }
}
