// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A blue card.
public final class Card: UIView {
    /// Makes a card.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBlue
    }

    /// Cards are in no archives.
    public required init?(coder: NSCoder) { nil }
}
