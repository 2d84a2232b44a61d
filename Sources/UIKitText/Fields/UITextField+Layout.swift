// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

// Apple does not publish these numbers; they are close to what iOS shows.
extension UITextField {
    private static let clearSize: CGFloat = 19
    /// The distance of the clear button from the border, and of the text from its neighbours, in
    /// points.
    private static let clearMargin: CGFloat = 5

    /// The insets of the text for each border style.
    var borderInsets: (side: CGFloat, edge: CGFloat) {
        switch field.border {
        case .none: (0, 0)
        case .line: (2, 2)
        case .bezel: (5, 3)
        case .roundedRect: (7, 2)
        }
    }

    /// The height of a field beyond its line, for each border style.
    private var heightBeyondLine: CGFloat {
        switch field.border {
        case .none: 1
        case .line, .bezel: 6
        case .roundedRect: 13
        }
    }

    var runsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func shows(_ mode: UITextField.ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    var showsLeft: Bool { field.left != nil && shows(field.leftMode) }
    var showsRight: Bool { field.right != nil && shows(field.rightMode) }
    var showsClear: Bool {
        textEditor.length > 0 && isEnabled && shows(field.clearMode) && !showsRight
    }

    /// The bounds without the border, the side views and the clear button.
    func roomForText(_ bounds: CGRect) -> CGRect {
        let insets = borderInsets
        var room = bounds.insetBy(dx: insets.side, dy: min(insets.edge, bounds.height / 2))
        if room.isNull { return CGRect(origin: bounds.origin, size: .zero) }
        var leading: CGFloat = 0
        var trailing: CGFloat = 0
        let isMirrored = runsRightToLeft
        if showsLeft {
            let rect = leftViewRect(forBounds: bounds)
            leading = isMirrored ? room.maxX - rect.minX : rect.maxX - room.minX
        }
        if showsRight {
            let rect = rightViewRect(forBounds: bounds)
            trailing = isMirrored ? rect.maxX - room.minX : room.maxX - rect.minX
        } else if showsClear {
            let rect = clearButtonRect(forBounds: bounds)
            trailing =
                (isMirrored ? rect.maxX - room.minX : room.maxX - rect.minX) + Self.clearMargin
        }
        leading = max(0, leading)
        trailing = max(0, trailing)
        room.origin.x += isMirrored ? trailing : leading
        room.size.width = max(0, room.width - leading - trailing)
        return room
    }

    func roomForClearButton(_ bounds: CGRect) -> CGRect {
        let size = Self.clearSize
        let margin = field.border == .none ? 0 : Self.clearMargin
        let x = runsRightToLeft ? bounds.minX + margin : bounds.maxX - margin - size
        return CGRect(
            x: x,
            y: bounds.minY + ((bounds.height - size) / 2).rounded(),
            width: size,
            height: size
        )
    }

    func roomForSide(_ view: UIView?, _ bounds: CGRect, isLeading: Bool) -> CGRect {
        guard let view else {
            // An empty rectangle at the edge, from which subclasses count.
            let isAtLeft = isLeading != runsRightToLeft
            return CGRect(
                x: isAtLeft ? bounds.minX : bounds.maxX,
                y: bounds.midY.rounded(),
                width: 0,
                height: 0
            )
        }
        var size = view.bounds.size
        if size.width == 0 || size.height == 0 { size = view.sizeThatFits(bounds.size) }
        if size.width == 0 || size.height == 0 { size = view.intrinsicContentSize }
        size.width = max(0, size.width)
        size.height = min(max(0, size.height), bounds.height)
        let margin: CGFloat = field.border == .roundedRect && !(view is UIButton) ? 0 : 0
        let isAtLeft = isLeading != runsRightToLeft
        return CGRect(
            x: isAtLeft ? bounds.minX + margin : bounds.maxX - size.width - margin,
            y: bounds.minY + ((bounds.height - size.height) / 2).rounded(),
            width: size.width,
            height: size.height
        )
    }

    /// The insets that a subclass's `textRect(forBounds:)` adds.
    private var roomTakenBySubclass: CGSize {
        guard !field.isMeasuring else { return .zero }
        field.isMeasuring = true
        defer { field.isMeasuring = false }
        let probe = CGRect(x: 0, y: 0, width: 10000, height: 10000)
        let (usual, own) = (roomForText(probe), textRect(forBounds: probe))
        let size = CGSize(width: usual.width - own.width, height: usual.height - own.height)
        return size.width.isFinite && size.height.isFinite ? size : .zero
    }

    /// The line's height by the font.
    var lineHeight: CGFloat { (font ?? TextFieldState.usualFont).lineHeight }

    var naturalSize: CGSize {
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
        var width = textEditor.length > 0 ? contentWidth(at: 1) : 0
        if let placeholder = field.placeholder {
            width = max(width, styledPlaceholder(placeholder).size().width)
        }
        width += 2 * borderInsets.side
        if showsLeft { width += leftViewRect(forBounds: bounds).width }
        if showsRight {
            width += rightViewRect(forBounds: bounds).width
        } else if field.clearMode != .never {
            width += Self.clearSize + Self.clearMargin
        }
        var height = lineHeight.rounded(.up) + heightBeyondLine
        for view in [showsLeft ? field.left : nil, showsRight ? field.right : nil] {
            if let view, field.border == .none { height = max(height, view.bounds.height) }
        }
        if let background = field.background, field.border != .roundedRect {
            height = max(height, background.size.height)
        }
        let own = roomTakenBySubclass
        width += own.width
        height += own.height
        return CGSize(
            width: max(0, (width * scale).rounded(.up) / scale),
            height: max(0, height)
        )
    }

    /// The width of the text in a part of its size.
    private func contentWidth(at scale: CGFloat) -> CGFloat {
        setScale(scale)
        return contentSize.width
    }

    /// The size of the text, including trailing white space.
    private var contentSize: CGSize {
        var size = textEditor.manager.usedRect(for: textEditor.container).size
        let end = textEditor.manager.caretRect(at: textEditor.length).rect.minX
        if end.isFinite { size.width = max(size.width, end) }
        return size
    }

    private func setScale(_ scale: CGFloat) {
        guard scale != field.scale else { return }
        field.scale = scale
        textEditor.manager.state.extraAttributes = dressed(field.defaults)
        textEditor.manager.flow.invalidate(text: true)
    }

    /// Makes text that is too wide smaller.
    private func fit(_ width: CGFloat) {
        guard field.shrinks, let size = font?.pointSize, size > 0 else { return setScale(1) }
        let natural = contentWidth(at: 1)
        guard natural > width, width > 0 else { return }
        let least = min(1, field.minimumSize / size)
        setScale(max(least, min(1, width / natural)))
    }

    // MARK: Laying out

    func layOutField() {
        layOutSides()
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        textCanvas.frame = CGRect(
            x: rect.minX,
            y: bounds.minY,
            width: rect.width,
            height: bounds.height
        )
        placeText()
        interaction.display.update()
        if subviews.first !== textCanvas { sendSubviewToBack(textCanvas) }
    }

    private func layOutSides() {
        for (view, isShown) in [(field.left, showsLeft), (field.right, showsRight)] {
            guard let view else { continue }
            if isShown {
                if view.superview !== self { addSubview(view) }
                let isLeft = view === field.left
                let rect =
                    isLeft ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
                if view.frame != rect { view.frame = rect }
            } else if view.superview === self {
                view.removeFromSuperview()
            }
        }
        guard field.clearMode != .never || field.clearButton != nil else { return }
        let button = field.clearButton ?? makeClearButton()
        field.clearButton = button
        button.isHidden = !showsClear
        let rect = clearButtonRect(forBounds: bounds)
        if button.frame != rect { button.frame = rect }
    }

    /// Shows another picture on the clear button; nil for the usual.
    func setClearImage(_ image: UIImage?, for state: UIControl.State) {
        field.clearImages[state.rawValue] = image
        field.clearButton?.removeFromSuperview()
        field.clearButton = nil
        setNeedsLayout()
    }

    private func makeClearButton() -> UIButton {
        let button = ClearButton(type: .custom)
        let image = UIImage(
            systemName: "xmark.circle.fill",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 14)
        )
        button.setImage(image?.withRenderingMode(.alwaysTemplate), for: .normal)
        for (state, image) in field.clearImages {
            button.setImage(image, for: UIControl.State(rawValue: state))
        }
        button.tintColor = .tertiaryLabel
        button.accessibilityLabel = "Clear text"
        button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        addSubview(button)
        return button
    }

    func setSide(_ path: WritableKeyPath<TextFieldState, UIView?>, _ view: UIView?) {
        let old = field[keyPath: path]
        guard old !== view else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        change(path, view)
    }

    /// Places the text container for the alignment, with the caret visible.
    func placeText() {
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        fit(rect.width)
        let used = contentSize
        let isRightToLeft = textEditor.isRightToLeft(at: 0)
        let caret = isEditing ? TextEditor.caretWidth : 0
        let free = rect.width - used.width
        var x: CGFloat
        if free >= caret {
            field.scroll = 0
            x =
                switch field.alignment {
                case .center: free / 2
                case .right: free
                case .left, .justified: 0
                default: isRightToLeft ? free : 0
                }
        } else {
            keepCaretInView(rect.width, used.width)
            x = -field.scroll
        }
        if !isEditing, free < 0 { x = isRightToLeft ? free : 0 }
        let y = vertical(used.height, in: rect)
        let origin = CGPoint(x: rect.minX + x, y: y)
        guard origin != field.origin else { return }
        field.origin = origin
        textCanvas.redraw()
    }

    private func keepCaretInView(_ width: CGFloat, _ used: CGFloat) {
        guard isEditing else { return }
        let unit =
            textEditor.selection.length > 0 ? textEditor.focus : textEditor.selection.location
        let caret = textEditor.manager.caretRect(at: unit).rect.minX
        let margin = TextEditor.caretWidth
        if caret - field.scroll < margin { field.scroll = caret - margin }
        if caret - field.scroll > width - margin { field.scroll = caret - width + margin }
        field.scroll = min(max(0, field.scroll), max(0, used - width + margin))
    }

    private func vertical(_ height: CGFloat, in rect: CGRect) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        switch contentVerticalAlignment {
        case .top: return rect.minY
        case .bottom: return pixel(rect.maxY - height)
        default: return pixel(rect.midY - height / 2)
        }
    }

    // MARK: Drawing

    func paintContents() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: -textCanvas.frame.minX, y: -textCanvas.frame.minY)
        if textEditor.length == 0 {
            if field.placeholder != nil { drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
        } else {
            drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
        }
        context.restoreGState()
    }

    func paintText() {
        let manager = textEditor.manager
        let range = NSRange(location: 0, length: textEditor.length)
        manager.drawBackground(forGlyphRange: range, at: field.origin)
        manager.drawGlyphs(forGlyphRange: range, at: field.origin)
    }

    func paintPlaceholder(_ rect: CGRect) {
        guard let placeholder = field.placeholder else { return }
        let styled = NSTextStorage(attributedString: styledPlaceholder(placeholder))
        styled.change(NSRange(location: 0, length: styled.length)) { attributes in
            let own = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
            guard let style = own.mutableCopy() as? NSMutableParagraphStyle else { return }
            style.lineBreakMode = .byTruncatingTail
            style.alignment = alignmentOfPlaceholder
            attributes[.paragraphStyle] = style
        }
        let text = styled.plainText(in: 0..<styled.length)
        let height = text.size().height
        text.draw(
            in: CGRect(
                x: rect.minX,
                y: vertical(height, in: rect),
                width: rect.width,
                height: height
            )
        )
    }

    private var alignmentOfPlaceholder: NSTextAlignment {
        guard field.alignment == .natural else { return field.alignment }
        return runsRightToLeft ? .right : .left
    }

    func setBorder(_ style: UITextField.BorderStyle) {
        guard style != field.border else { return }
        change(\.border, style)
    }

    func paintBorder() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let rect = borderRect(forBounds: bounds)
        let pixel = 1 / max(1, traitCollection.displayScale)
        if field.border != .roundedRect {
            let image = isEnabled ? field.background : field.disabledBackground ?? field.background
            image?.draw(in: bounds)
        }
        switch field.border {
        case .none: break
        case .line:
            UIColor.label.setStroke()
            context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        case .bezel:
            UIColor.systemGray.setStroke()
            context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
            UIColor.systemGray4.setStroke()
            context.stroke(rect.insetBy(dx: 1.5, dy: 1.5), width: 1)
        case .roundedRect:
            let line = max(pixel, 0.5)
            let path = UIBezierPath(
                roundedRect: rect.insetBy(dx: line / 2, dy: line / 2),
                cornerRadius: 5
            )
            (isEnabled ? Self.fieldColor : UIColor.systemFill).setFill()
            path.fill()
            path.lineWidth = line
            Self.edgeColor.setStroke()
            path.stroke()
        }
    }

    /// White, and nearly black on black.
    private static let fieldColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.11, alpha: 1) : UIColor(white: 1, alpha: 1)
    }

    private static let edgeColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.2) : UIColor(white: 0, alpha: 0.2)
    }
}

extension UITextField: BaselineProviding {
    /// The baseline of the line of text.
    package func textBaselines(atWidth width: CGFloat?) -> TextBaselines {
        let font = font ?? TextFieldState.usualFont
        let height = naturalSize.height
        let line = (height - font.lineHeight) / 2 + font.ascender
        return TextBaselines(first: line, last: line, height: height)
    }
}

/// The button that empties a text field; archives leave it out.
@MainActor
final class ClearButton: UIButton, ViewPart {}
