// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What labels and attributed strings show.
final class TextPage: CardsPage {
    override var columns: Int { 2 }

    override func makeCards() -> [Card] {
        [
            Card("Text styles", styles(), isCentered: true),
            Card("Attributes", attributes()),
            Card("Alignment and wrapping", paragraphs()),
            Card("Truncation", truncation(), isCentered: true),
            Card("Every script", scripts(), isCentered: true),
            Card("Weights", weights(), isCentered: true),
        ]
    }

    private func label(_ text: String, _ font: UIFont, _ color: UIColor = .label) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        return label
    }

    private func column(_ labels: [UIView], spacing: CGFloat = 10) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.spacing = spacing
        return stack
    }

    private func styles() -> UIView {
        let all: [(String, UIFont.TextStyle)] = [
            ("Title 1", .title1), ("Headline", .headline), ("Body", .body),
            ("Footnote", .footnote),
        ]
        return column(all.map { label($0.0, .preferredFont(forTextStyle: $0.1)) })
    }

    private func attributes() -> UIView {
        let view = UILabel()
        view.numberOfLines = 0
        let text = NSMutableAttributedString(string: "", attributes: [:])
        func add(_ words: String, _ attributes: [NSAttributedString.Key: Any]) {
            var all = attributes
            if all[.font] == nil { all[.font] = UIFont.systemFont(ofSize: 20) }
            text.append(NSAttributedString(string: words, attributes: all))
        }
        add("Bold ", [.font: UIFont.boldSystemFont(ofSize: 20)])
        add("italic ", [.font: UIFont.italicSystemFont(ofSize: 20)])
        add("underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue])
        add(" struck ", [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
        add("red ", [.foregroundColor: UIColor.systemRed])
        add(" marked ", [.backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black])
        add(" spaced ", [.kern: 5])
        add("x", [:])
        add("2", [.baselineOffset: 8, .font: UIFont.systemFont(ofSize: 13)])
        add(" outlined", [.strokeWidth: 4, .strokeColor: UIColor.systemBlue])
        add(" code()", [.font: UIFont.monospacedSystemFont(ofSize: 18, weight: .regular)])
        view.attributedText = text
        return view
    }

    private func paragraphs() -> UIView {
        let view = UILabel()
        view.numberOfLines = 0
        view.font = .systemFont(ofSize: 15)
        view.textAlignment = .justified
        view.text =
            "Lines break where Unicode says that they may, and justified text fills the "
            + "measure. Kerning, ligatures and marks come from the font itself: "
            + "office, AVATAR, façade, Zoë."
        return view
    }

    private func truncation() -> UIView {
        let modes: [NSLineBreakMode] = [
            .byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead, .byClipping,
        ]
        return column(
            modes.map { mode in
                let view = label(
                    "A line that is much too long for the card in which it has to stand",
                    .systemFont(ofSize: 17)
                )
                view.lineBreakMode = mode
                return view
            }
        )
    }

    private func scripts() -> UIView {
        let words = [
            "Ἐν ἀρχῇ ἦν ὁ λόγος · Съешь ещё", "مرحبا بالعالم · שלום עולם", "你好，世界 · こんにちは",
            "😀 🧑‍🚀 🇩🇪 👍🏽 ❤️ 🚀",
        ]
        return column(words.map { label($0, .systemFont(ofSize: 19)) })
    }

    private func weights() -> UIView {
        let all: [(String, UIFont.Weight)] = [
            ("Light", .light), ("Regular", .regular), ("Semibold", .semibold), ("Black", .black),
        ]
        return column(all.map { label($0.0, .systemFont(ofSize: 20, weight: $0.1)) })
    }
}
