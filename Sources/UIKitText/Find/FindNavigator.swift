// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

/// The bar at the bottom of a window by which one finds text.
@MainActor
final class FindNavigator: UIView, ViewPart, UITextFieldDelegate {
    enum Action {
        case search
        case next
        case previous
        case replace
        case replaceAll
        case done
    }

    let search = UISearchTextField()
    let replacement = UITextField()
    private let count = UILabel()
    private let line = UIView()
    private let previousButton = UIButton(type: .system)
    private let nextButton = UIButton(type: .system)
    private let done = UIButton(type: .system)
    private let replace = UIButton(type: .system)
    private let replaceAll = UIButton(type: .system)

    private static let rowHeight: CGFloat = 52
    private static let fieldHeight: CGFloat = 36
    private static let margin: CGFloat = 12

    var act: (Action) -> Void = { _ in }

    var showsReplacement = false {
        didSet {
            for view in [replacement, replace, replaceAll] as [UIView] {
                view.isHidden = !showsReplacement
            }
            setNeedsLayout()
        }
    }

    /// The text that describes the number of matches.
    var told: String {
        get { count.text ?? "" }
        set {
            count.text = newValue
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        search.placeholder = "Find"
        search.autocapitalizationType = .none
        search.backgroundColor = .tertiarySystemFill
        search.layer.cornerRadius = 10
        search.delegate = self
        search.addAction(
            UIAction { [weak self] _ in self?.act(.search) },
            for: .editingChanged
        )
        replacement.placeholder = "Replace"
        replacement.borderStyle = .roundedRect
        replacement.autocapitalizationType = .none
        replacement.delegate = self
        count.font = .systemFont(ofSize: 13)
        count.textColor = .secondaryLabel
        set(previousButton, symbol: "chevron.up", label: "Previous", .previous)
        set(nextButton, symbol: "chevron.down", label: "Next", .next)
        set(done, title: "Done", .done)
        set(replace, title: "Replace", .replace)
        set(replaceAll, title: "All", .replaceAll)
        for view in [
            line, search, count, previousButton, nextButton, done, replacement, replace, replaceAll,
        ] as [UIView] { addSubview(view) }
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        showsReplacement = false
    }

    required init?(coder: NSCoder) { nil }

    private func set(_ button: UIButton, title: String, _ action: Action) {
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.act(action) }, for: .touchUpInside)
    }

    private func set(_ button: UIButton, symbol: String, label: String, _ action: Action) {
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.accessibilityLabel = label
        button.addAction(UIAction { [weak self] _ in self?.act(action) }, for: .touchUpInside)
    }

    func show(in window: UIWindow) {
        let rows: CGFloat = showsReplacement ? 2 : 1
        let height = Self.rowHeight * rows + window.safeAreaInsets.bottom
        if superview !== window { window.addSubview(self) }
        frame = CGRect(
            x: 0,
            y: window.bounds.height - height,
            width: window.bounds.width,
            height: height
        )
        setNeedsLayout()
        layoutIfNeeded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        let margin = Self.margin
        let insets = safeAreaInsets
        var right = bounds.width - insets.right - margin
        func put(_ view: UIView, _ width: CGFloat, row: CGFloat) {
            right -= width
            view.frame = CGRect(
                x: right,
                y: row * Self.rowHeight,
                width: width,
                height: Self.rowHeight
            )
            right -= 8
        }
        put(done, done.intrinsicContentSize.width + 8, row: 0)
        put(nextButton, 36, row: 0)
        put(previousButton, 36, row: 0)
        let told = count.intrinsicContentSize.width
        if told > 0 { put(count, told, row: 0) }
        let left = insets.left + margin
        let top = (Self.rowHeight - Self.fieldHeight) / 2
        search.frame = CGRect(
            x: left,
            y: top,
            width: max(0, right - left),
            height: Self.fieldHeight
        )
        guard showsReplacement else { return }
        right = bounds.width - insets.right - margin
        put(replaceAll, replaceAll.intrinsicContentSize.width + 8, row: 1)
        put(replace, replace.intrinsicContentSize.width + 8, row: 1)
        replacement.frame = CGRect(
            x: left,
            y: Self.rowHeight + top,
            width: max(0, right - left),
            height: Self.fieldHeight
        )
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        act(textField === search ? .next : .replace)
        return true
    }
}
