// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The system's colours.
final class ColorsPage: CardsPage {
    override var columns: Int { 4 }

    override func makeCards() -> [Card] {
        let colors: [(String, UIColor)] = [
            ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow),
            ("Green", .systemGreen), ("Mint", .systemMint), ("Teal", .systemTeal),
            ("Cyan", .systemCyan), ("Blue", .systemBlue), ("Indigo", .systemIndigo),
            ("Purple", .systemPurple), ("Pink", .systemPink), ("Brown", .systemBrown),
            ("Gray", .systemGray), ("Gray 3", .systemGray3), ("Label", .label),
            ("Fill", .systemFill),
        ]
        return colors.map { name, color in
            let swatch = UIView()
            swatch.backgroundColor = color
            swatch.layer.cornerRadius = 10
            swatch.layer.cornerCurve = .continuous
            return Card(name, swatch)
        }
    }
}
