// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A card of 1,200 x 630 points: a gradient, a white panel with a shadow, three texts, a picture.
final class CardView: UIView {
    private let gradient = CAGradientLayer()

    init(_ card: Card) throws {
        super.init(frame: CGRect(x: 0, y: 0, width: 1_200, height: 630))
        let colors = (card.colors ?? []).compactMap(UIColor.init(hex:))
        gradient.frame = bounds
        gradient.colors = (colors.count >= 2 ? colors : [.systemIndigo, .systemTeal]).map(\.cgColor)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        layer.addSublayer(gradient)

        let panel = UIView()
        panel.backgroundColor = .white
        panel.layer.cornerRadius = 28
        panel.layer.cornerCurve = .continuous
        panel.layer.shadowOpacity = 0.25
        panel.layer.shadowRadius = 24
        panel.layer.shadowOffset = CGSize(width: 0, height: 12)

        let title = UILabel()
        title.text = card.title
        title.font = try Fonts.font(card.font, size: 60, weight: .bold)
        title.textColor = .black
        title.numberOfLines = 3
        title.accessibilityTraits.insert(.header)
        let subtitle = UILabel()
        subtitle.text = card.subtitle
        subtitle.font = try Fonts.font(card.font, size: 30)
        subtitle.textColor = .darkGray
        subtitle.numberOfLines = 4
        let footer = UILabel()
        footer.text = card.footer
        footer.font = try Fonts.font(card.font, size: 24, weight: .medium)
        footer.textColor = .gray
        let texts = UIStackView(arrangedSubviews: [title, subtitle, UIView(), footer])
        texts.axis = .vertical
        texts.spacing = 20
        let row = UIStackView(arrangedSubviews: [texts])
        row.spacing = 40
        row.alignment = .fill
        if let picture = try card.picture.map(Pictures.named) {
            let view = UIImageView(image: picture)
            view.contentMode = .scaleAspectFill
            view.clipsToBounds = true
            view.layer.cornerRadius = 20
            view.widthAnchor.constraint(equalToConstant: 320).isActive = true
            row.addArrangedSubview(view)
        }
        addSubview(panel)
        panel.addSubview(row)
        panel.translatesAutoresizingMaskIntoConstraints = false
        row.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            panel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 60),
            panel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -60),
            panel.topAnchor.constraint(equalTo: topAnchor, constant: 60),
            panel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -60),
            row.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 60),
            row.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -60),
            row.topAnchor.constraint(equalTo: panel.topAnchor, constant: 50),
            row.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -50),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

extension UIColor {
    /// A colour like `#3366CC`; nil for anything else.
    convenience init?(hex: String) {
        let digits = hex.hasPrefix("#") ? hex.dropFirst() : Substring(hex)
        guard digits.count == 6, let value = UInt32(digits, radix: 16) else { return nil }
        self.init(
            red: CGFloat(value >> 16 & 0xFF) / 255,
            green: CGFloat(value >> 8 & 0xFF) / 255,
            blue: CGFloat(value & 0xFF) / 255,
            alpha: 1
        )
    }
}
