// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitControls

/// The field of a search bar, which may hold tokens before its text.
///
/// Ranges and places count the text alone; a token's place is the start of the text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    final var shownTokens: [UISearchToken] = []
    private final var tokenColor: UIColor?
    private final var deletes = true
    private final var copies = true
    final let magnifier = UIImageView(image: glass)
    /// The offset of the magnifying glass and the text, in points.
    final var magnifierOffset = UIOffset()
    final var textOffset = UIOffset()
    final var suggestions: SuggestionList?
    final var offered: [any UISearchSuggestion]?

    static var glass: UIImage? {
        UIImage(
            systemName: "magnifyingglass",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 15)
        )
    }

    private final let tokenRow = TokenRow()

    /// Makes a field of a place and size in its superview's space.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    /// Reads an archived field.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
        if coder.containsValue(forKey: "UIBorderStyle") { restoreField(from: coder) }
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives the object.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UISearchTextField>) {
        properties.keep(\.allowsCopyingTokens, "UIAllowsCopyingTokens")
        properties.keep(\.allowsDeletingTokens, "UIAllowsDeletingTokens")
        properties.keep(\.tokenColor, "UITokenColor")
    }

    /// Whether the view on the left is the field's own.
    final var showsMagnifier: Bool { leftView === magnifier }

    private func setUpSearch() {
        autocapitalizationType = .sentences
        returnKeyType = .search
        clearButtonMode = .always
        magnifier.tintColor = .secondaryLabel
        magnifier.contentMode = .center
        leftView = magnifier
        leftViewMode = .always
        accessibilityTraits = .searchField
    }

    // MARK: Tokens

    /// The tokens, in order.
    open var tokens: [UISearchToken] {
        get { shownTokens }
        set {
            shownTokens = newValue
            tokensDidChange()
        }
    }

    /// Puts a token before another.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        shownTokens.insert(token, at: min(max(0, tokenIndex), shownTokens.count))
        tokensDidChange()
    }

    /// Removes a token.
    open func removeToken(at tokenIndex: Int) {
        guard shownTokens.indices.contains(tokenIndex) else { return }
        shownTokens.remove(at: tokenIndex)
        tokensDidChange()
    }

    /// The position of a token: before the text.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

    /// The tokens in a range: all if it begins with the text.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        compare(textRange.start, to: beginningOfDocument) == .orderedSame ? shownTokens : []
    }

    /// The range of the text without tokens.
    open var textualRange: UITextRange {
        textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
    }

    /// Puts a token in the place of a part of the text.
    open func replaceTextualPortion(
        of textRange: UITextRange,
        with token: UISearchToken,
        at tokenIndex: Int
    ) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    // As on iOS: never nil to read.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The background colour of tokens; a grey by default.
    open var tokenBackgroundColor: UIColor! {
        get { tokenColor ?? .systemGray3 }
        set {
            customizes(.tokenBackgroundColor, \UISearchTextField.tokenBackgroundColor, newValue)
            tokenColor = newValue
            tokensDidChange()
        }
    }

    /// Whether the delete key deletes tokens; true by default.
    open var allowsDeletingTokens: Bool {
        get { deletes }
        set { deletes = newValue }
    }

    /// Whether tokens may be copied; true unless set.
    open var allowsCopyingTokens: Bool {
        get { copies }
        set { copies = newValue }
    }

    private func tokensDidChange() {
        tokenRow.show(shownTokens, color: tokenBackgroundColor)
        if tokenRow.superview !== self, !shownTokens.isEmpty { addSubview(tokenRow) }
        if shownTokens.isEmpty { tokenRow.removeFromSuperview() }
        setNeedsLayout()
        textCanvas.redraw()
        (superview as? UISearchBar)?.bridge.tokensDidChange()
    }

    // MARK: Suggestions

    /// The suggestions, listed below the field while it is edited; nil for none.
    open var searchSuggestions: [any UISearchSuggestion]? {
        get { offered }
        set { offer(newValue) }
    }

    /// Hides the suggestions when the field leaves the window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        placeSuggestions()
    }

    // MARK: Places and editing

    /// The rectangle of the text without editing: after the tokens.
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        behindTokens(super.textRect(forBounds: bounds))
    }

    /// The rectangle of the text while editing: after the tokens.
    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        behindTokens(super.editingRect(forBounds: bounds))
    }

    /// The rectangle of the magnifying glass.
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        guard leftView === magnifier else { return super.leftViewRect(forBounds: bounds) }
        let width: CGFloat = 30
        let x = runsRightToLeft ? bounds.maxX - width : bounds.minX
        return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
            .offsetBy(dx: magnifierOffset.horizontal, dy: magnifierOffset.vertical)
    }

    private func behindTokens(_ rect: CGRect) -> CGRect {
        let width = min(tokenRow.width(of: shownTokens), rect.width)
        var room = rect
        room.size.width -= width
        if !runsRightToLeft { room.origin.x += width }
        if leftView === magnifier {
            // An offset of the magnifying glass does not move the text.
            let moved = runsRightToLeft ? -magnifierOffset.horizontal : magnifierOffset.horizontal
            room.size.width += moved
            if !runsRightToLeft { room.origin.x -= moved }
        }
        return room.offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }

    /// Places tokens.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let rect = super.textRect(forBounds: bounds)
        let width = min(tokenRow.width(of: shownTokens), rect.width)
        let x = runsRightToLeft ? rect.maxX - width : rect.minX
        tokenRow.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        placeSuggestions()
    }

    /// Deletes a character, or the last token at the start of the text.
    open override func deleteBackward() {
        let isAtStart = textEditor.selection.length == 0 && textEditor.selection.location == 0
        if isAtStart, deletes, !shownTokens.isEmpty {
            removeToken(at: shownTokens.count - 1)
            sendActions(for: .editingChanged)
            return
        }
        super.deleteBackward()
    }
}

/// The boxes of tokens beside each other.
@MainActor
private final class TokenRow: UIView, ViewPart {
    private var boxes: [UILabel] = []
    private static let gap: CGFloat = 4
    private static let padding: CGFloat = 6

    func show(_ tokens: [UISearchToken], color: UIColor?) {
        for box in boxes { box.removeFromSuperview() }
        boxes = tokens.map { token in
            let box = UILabel()
            box.text = token.title
            box.font = .systemFont(ofSize: 15)
            box.textAlignment = .center
            box.backgroundColor = color
            box.layer.cornerRadius = 5
            box.clipsToBounds = true
            addSubview(box)
            return box
        }
        isUserInteractionEnabled = false
        setNeedsLayout()
    }

    func width(of tokens: [UISearchToken]) -> CGFloat {
        boxes.reduce(0) { $0 + $1.intrinsicContentSize.width + 2 * Self.padding + Self.gap }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        for box in boxes {
            let width = box.intrinsicContentSize.width + 2 * Self.padding
            box.frame = CGRect(x: x, y: (bounds.height - 24) / 2, width: width, height: 24)
            x += width + Self.gap
        }
    }
}
