// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation

/// Measures and draws strings: what the methods on `NSString` and `NSAttributedString` share.
struct StringDrawing {
    /// What is drawn.
    enum Text {
        case attributed(NSAttributedString)
        /// A string with one set of attributes, without Foundation's attributed strings: those never
        /// free what they keep of their attributes.
        case plain(String, [NSAttributedString.Key: Any])

        /// A string with the values that an attributed string would have.
        init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
            self = .plain(string, (attributes ?? [:]).mapValues { $0 as AnyObject })
        }

        var isEmpty: Bool {
            switch self {
            case .attributed(let string): string.length == 0
            case .plain(let string, _): string.isEmpty
            }
        }

        /// The text with all fonts at a factor of their sizes, analysed and shaped.
        func typeset(scale: CGFloat = 1) -> TypesetText {
            switch self {
            case .attributed(let string):
                return TypesetText(scale == 1 ? string : string.scaled(scale))
            case .plain(let string, var attributes):
                let units = Array(string.utf16)
                guard !units.isEmpty else { return TypesetText(units: [], attributes: []) }
                if scale != 1 { attributes[.font] = scaledFont(attributes[.font], scale) }
                return TypesetText(units: units, attributes: [(0..<units.count, attributes)])
            }
        }
    }

    private let text: Text
    private let options: NSStringDrawingOptions
    private let context: NSStringDrawingContext?

    init(
        _ text: Text,
        _ options: NSStringDrawingOptions,
        _ context: NSStringDrawingContext? = nil
    ) {
        self.text = text
        self.options = options
        self.context = context
    }

    init(
        _ string: NSAttributedString,
        _ options: NSStringDrawingOptions,
        _ context: NSStringDrawingContext? = nil
    ) {
        self.init(.attributed(string), options, context)
    }

    init(
        _ string: String,
        _ attributes: [NSAttributedString.Key: Any]?,
        _ options: NSStringDrawingOptions = .usesLineFragmentOrigin.union(.usesFontLeading),
        _ context: NSStringDrawingContext? = nil
    ) {
        self.init(Text(string, attributes), options, context)
    }

    /// The size without limits; an empty text is as high as its font.
    static func size(_ text: Text, font: CTFont? = nil) -> CGSize {
        guard !text.isEmpty else {
            let font = (font ?? UIFont(name: "Helvetica", size: 12))?.instance
            guard let font else { return .zero }
            let metrics = font.metrics
            return CGSize(
                width: 0,
                height: (metrics.ascent + metrics.descent + metrics.leading) * font.size
            )
        }
        var options = TextLayout.Options()
        options.hasExtraLine = true
        return TextLayout(text.typeset(), options: options).size
    }

    /// The rectangle that the text takes within a size: at zero, or around the baseline's start.
    func bounds(_ size: CGSize) -> CGRect {
        let layout = makeLayout(size)
        let bounds = bounds(layout)
        context?.totalBounds = bounds
        return bounds
    }

    /// Draws the text into a rectangle of the current graphics context.
    func draw(_ rect: CGRect) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        let layout = makeLayout(rect.size)
        context?.totalBounds = bounds(layout).offsetBy(dx: rect.minX, dy: rect.minY)
        var origin = rect.origin
        if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
        let isClipped =
            options.contains(.usesLineFragmentOrigin) && rect.width > 0
            && layout.size.width > rect.width + 0.001
        guard isClipped else { return layout.draw(at: origin, in: target) }
        target.saveGState()
        target.clip(to: CGRect(x: rect.minX, y: -1e6, width: rect.width, height: 2e6))
        layout.draw(at: origin, in: target)
        target.restoreGState()
    }

    private func bounds(_ layout: TextLayout) -> CGRect {
        var bounds = CGRect(origin: .zero, size: layout.size)
        if layout.options.width.isFinite, let left = layout.lines.map(\.usedRect.minX).min(),
            let right = layout.lines.map(\.usedRect.maxX).max()
        {
            bounds.origin.x = max(0, left)
            bounds.size.width = max(0, right - bounds.minX)
        }
        if options.contains(.usesDeviceMetrics) {
            let ink = layout.lines.compactMap { line in
                line.content.inkBounds.map {
                    CGRect(
                        x: line.origin.x + $0.minX,
                        y: line.origin.y - $0.maxY,
                        width: $0.width,
                        height: $0.height
                    )
                }
            }
            bounds = ink.reduce(CGRect.null) { $0.union($1) }
            if bounds.isNull { bounds = .zero }
        }
        if !options.contains(.usesLineFragmentOrigin) {
            bounds.origin.y -= layout.firstBaseline
        }
        return bounds
    }

    private func makeLayout(_ size: CGSize) -> TextLayout {
        let plain = layout(size, scale: 1)
        let least = context?.minimumScaleFactor ?? 0
        guard least > 0, least < 1, !fits(plain, size) else {
            context?.actualScaleFactor = 1
            return plain
        }
        // The largest of 64 sizes that fits, or the smallest allowed.
        var low = 0
        var high = 64
        while low < high {
            let middle = (low + high + 1) / 2
            let scale = least + (1 - least) * CGFloat(middle) / 64
            if fits(layout(size, scale: scale), size) { low = middle } else { high = middle - 1 }
        }
        let scale = least + (1 - least) * CGFloat(low) / 64
        context?.actualScaleFactor = scale
        return layout(size, scale: scale)
    }

    private func fits(_ layout: TextLayout, _ size: CGSize) -> Bool {
        !layout.isTruncated && (size.width <= 0 || layout.size.width <= size.width + 0.001)
            && (size.height <= 0 || layout.size.height <= size.height + 0.001)
    }

    private func layout(_ size: CGSize, scale: CGFloat) -> TextLayout {
        func limit(_ value: CGFloat) -> CGFloat { value > 0 && value < 1e7 ? value : .infinity }
        var layoutOptions = TextLayout.Options()
        layoutOptions.usesFontLeading =
            options.contains(.usesFontLeading) || !options.contains(.usesLineFragmentOrigin)
        if options.contains(.usesLineFragmentOrigin) {
            layoutOptions.width = limit(size.width)
            if options.contains(.truncatesLastVisibleLine) {
                layoutOptions.height = limit(size.height)
                layoutOptions.truncatesLastVisibleLine = true
            }
            layoutOptions.hasExtraLine = true
        } else {
            layoutOptions.maximumLines = 1
            if options.contains(.truncatesLastVisibleLine) {
                layoutOptions.width = limit(size.width)
                layoutOptions.truncatesLastVisibleLine = true
            }
        }
        return TextLayout(text.typeset(scale: scale), options: layoutOptions)
    }
}

/// A font at a factor of its size, or of the one that texts without a font have.
private func scaledFont(_ value: Any?, _ factor: CGFloat) -> CTFont? {
    let font = value as? CTFont
    let size = (font?.instance.size ?? 12) * factor
    return (font as? UIFont)?.withSize(size)
        ?? font.map { CTFontCreateCopyWithAttributes($0, size, nil, nil) }
        ?? UIFont(name: "Helvetica", size: size)
}

extension NSAttributedString {
    /// The text with all fonts at a factor of their sizes.
    package func scaled(_ factor: CGFloat) -> NSAttributedString {
        // Piece by piece: setting an attribute on a copy halts inside Foundation on Linux.
        let copy = NSMutableAttributedString(string: "")
        forEachRun { attributes, range in
            var scaled = attributes
            scaled[.font] = scaledFont(attributes[.font], factor)
            let piece = attributedSubstring(from: range).string
            copy.append(NSAttributedString(string: piece, attributes: scaled))
        }
        return copy
    }
}
