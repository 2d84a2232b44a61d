// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation

// How large the text is and where it stands. The rules are those that the recordings of a real
// label show; see Docs/facts.md, "Labels".
extension UILabel {
    /// More than any label's size, and small enough for exact sums.
    private static let unlimited: CGFloat = 8_388_608

    private var displayedScale: CGFloat { max(traitCollection.displayScale, 1) }

    /// The text at its full size, ready for lines.
    private var typeset: TypesetText? {
        if let known = label.typeset { return known }
        label.typeset = makeTypeset(scale: 1)
        return label.typeset
    }

    private func makeTypeset(scale: CGFloat) -> TypesetText? {
        if label.attributed == nil { return makePlainTypeset(scale: scale) }
        guard let text = label.shownText(scale: scale), text.length > 0 else { return nil }
        return TypesetText(text, defaults: TypesetText.Defaults(font: label.font))
    }

    /// The same for a text without attributes of its own, without Foundation's strings.
    private func makePlainTypeset(scale: CGFloat) -> TypesetText? {
        guard let text = label.plain, !text.isEmpty else { return nil }
        let font = scale == 1 ? label.font : label.font.withSize(label.font.pointSize * scale)
        let color = label.shownTextColor
        let style = label.paragraphStyle
        return LabelTypesets.shared.typeset(text, font, color, style) {
            let units = Array(text.utf16)
            let values: [NSAttributedString.Key: Any] = [
                .font: font, .foregroundColor: color, .paragraphStyle: style,
            ]
            return TypesetText(
                units: units,
                attributes: [(0..<units.count, values)],
                defaults: TypesetText.Defaults(font: font)
            )
        }
    }

    private func options(
        width: CGFloat,
        height: CGFloat = .infinity,
        lines: Int
    ) -> TextLayout.Options {
        var options = TextLayout.Options()
        options.width = width < Self.unlimited / 2 ? max(width, 0) : .infinity
        options.height = height
        options.maximumLines = lines
        options.wrapsAsLabel = true
        // Docs/facts.md, "Labels".
        options.usesFontLeading = false
        return options
    }

    // MARK: - Sizes

    var naturalSize: CGSize {
        var width = Self.unlimited
        if numberOfLines != 1, preferredMaxLayoutWidth > 0 { width = preferredMaxLayoutWidth }
        return size(width: width)
    }

    func fittingSize(_ size: CGSize) -> CGSize {
        let isLimited = numberOfLines != 1 && size.width > 0 && size.width.isFinite
        return self.size(width: isLimited ? size.width : Self.unlimited)
    }

    fileprivate func size(width: CGFloat) -> CGSize {
        let room = CGRect(x: 0, y: 0, width: width, height: Self.unlimited)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
        guard let typeset else { return CGRect(origin: bounds.origin, size: .zero) }
        let layout = TextLayout(typeset, options: options(width: bounds.width, lines: lines))
        var size = layout.pixelSize(scale: displayedScale)
        if lines > 1, lineBreakMode == .byClipping, layout.isTruncated { size.width = bounds.width }
        size.width = min(size.width, max(bounds.width, 0))
        guard lines != 1, size.height > bounds.height else {
            return CGRect(origin: bounds.origin, size: size)
        }
        let middle = bounds.midY - size.height / 2
        return CGRect(
            x: bounds.minX,
            y: (middle * displayedScale).rounded() / displayedScale,
            width: size.width,
            height: max(bounds.height, 0)
        )
    }

    // MARK: - Drawing

    /// The lines and the corner at which they are drawn.
    struct PlacedText {
        let layout: TextLayout
        let origin: CGPoint
    }

    /// Places the text in the middle of a rectangle, smaller if it has to be and may.
    func place(in rect: CGRect) -> PlacedText? {
        guard let typeset, rect.isDrawable else { return nil }
        let plain = lines(typeset, in: rect)
        let origin = corner(of: plain, in: rect)
        guard adjustsFontSizeToFitWidth, let (small, scale) = shrunk(typeset, in: rect) else {
            return PlacedText(layout: plain, origin: origin)
        }
        let layout = lines(small, in: rect)
        guard numberOfLines == 1, scale < 1 else {
            return PlacedText(layout: layout, origin: corner(of: layout, in: rect))
        }
        var place = corner(of: layout, in: rect)
        switch baselineAdjustment {
        case .alignCenters: break
        case .none: place.y = origin.y
        case .alignBaselines: place.y = origin.y + plain.firstBaseline - layout.firstBaseline
        }
        return PlacedText(layout: layout, origin: place)
    }

    /// Sets lines in a rectangle; modes that end in an ellipsis leave out what does not fit.
    private func lines(_ typeset: TypesetText, in rect: CGRect) -> TextLayout {
        let cuts: Bool
        switch lineBreakMode {
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: cuts = numberOfLines != 1
        default: cuts = false
        }
        // A line that overlaps the edge by less than a pixel is not left out.
        let height = cuts ? rect.height + 1 / displayedScale : .infinity
        return TextLayout(
            typeset,
            options: options(width: rect.width, height: height, lines: numberOfLines)
        )
    }

    private func corner(of layout: TextLayout, in rect: CGRect) -> CGPoint {
        let height = layout.pixelSize(scale: displayedScale).height
        let y = rect.minY + (rect.height - height) / 2
        return CGPoint(x: rect.minX, y: (y * displayedScale).rounded() / displayedScale)
    }

    /// The text at the largest scale at which all of it fits; nil if it fits as it is.
    private func shrunk(_ typeset: TypesetText, in rect: CGRect) -> (TypesetText, CGFloat)? {
        let search = FontScaleSearch<TypesetText>(
            minimum: max(minimumScaleFactor, 1 / max(label.font.pointSize, 1)),
            typeset: { self.makeTypeset(scale: $0) },
            fits: { self.fits($0, times: $1, in: rect) },
            width: { self.lineLayout($0).size.width }
        )
        return search.largest(typeset).map { ($0.text, $0.scale) }
    }

    /// The text on one line of any width.
    private func lineLayout(_ text: TypesetText) -> TextLayout {
        TextLayout(text, options: options(width: Self.unlimited, lines: 1))
    }

    /// Whether a text that is scaled by a factor fits in a rectangle.
    private func fits(_ text: TypesetText, times factor: CGFloat, in rect: CGRect) -> Bool {
        let layout = TextLayout(
            text,
            options: options(width: rect.width / factor, lines: numberOfLines)
        )
        if layout.isTruncated { return false }
        if numberOfLines == 1 {
            return lineLayout(text).size.width * factor <= rect.width + 0.001
                && layout.lines.count <= 1
        }
        return layout.size.height * factor <= rect.height + 1 / displayedScale
    }

    func paintText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let placed = place(in: rect) else {
            return
        }
        context.saveGState()
        if let color = shadowColor {
            context.setShadow(offset: shadowOffset, blur: 0, color: color.cgColor)
        }
        if !isEnabled {
            context.setAlpha(0.4)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        placed.layout.draw(at: placed.origin, in: context)
        if !isEnabled { context.endTransparencyLayer() }
        context.restoreGState()
    }

    // MARK: - Baselines

    /// How far the first and the last baseline lie below the top for a given size.
    package func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat) {
        let rect = CGRect(origin: .zero, size: size)
        guard let placed = place(in: rect) else {
            let middle = (size.height - label.font.lineHeight) / 2 + label.font.ascender
            return (middle, middle)
        }
        let y = placed.origin.y
        return (y + placed.layout.firstBaseline, y + placed.layout.lastBaseline)
    }
}

extension UILabel: BaselineProviding {
    package func textBaselines(atWidth width: CGFloat?) -> TextBaselines {
        let size =
            width.map { CGSize(width: $0, height: contentSize(forWidth: $0).height) }
            ?? intrinsicContentSize
        let found = baselines(for: size)
        return TextBaselines(first: found.first, last: found.last, height: size.height)
    }
}

extension UILabel: WidthDependentContent {
    package var isContentWidthDependent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    package func contentSize(forWidth width: CGFloat) -> CGSize { size(width: width) }
}
