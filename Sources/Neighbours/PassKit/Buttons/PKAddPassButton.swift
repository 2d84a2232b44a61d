// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import QuartzCore
public import UIKit

/// The colours of a button that adds a pass.
public enum PKAddPassButtonStyle: Int, Sendable {
    /// White words on black.
    case black = 0
    /// White words on black, with a light outline.
    case blackOutline = 1
}

/// A button to add a pass: a plain rounded rectangle with its words.
@preconcurrency @MainActor
open class PKAddPassButton: UIButton {
    /// Makes a button.
    public init(addPassButtonStyle style: PKAddPassButtonStyle) {
        super.init(frame: CGRect(x: 0, y: 0, width: 190, height: 40))
        setTitle("Add to Apple Wallet", for: .normal)
        setTitleColor(.white, for: .normal)
        setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .highlighted)
        titleLabel?.adjustsFontSizeToFitWidth = true
        titleLabel?.minimumScaleFactor = 0.3
        backgroundColor = .black
        layer.borderColor = UIColor.lightGray.cgColor
        layer.cornerRadius = 8
        addPassButtonStyle = style
    }

    /// Makes a black button.
    public required convenience init?(coder: NSCoder) { self.init(addPassButtonStyle: .black) }

    /// The colours.
    open var addPassButtonStyle: PKAddPassButtonStyle {
        get { layer.borderWidth > 0 ? .blackOutline : .black }
        set { layer.borderWidth = newValue == .blackOutline ? 1 : 0 }
    }

    /// The size of the words with a margin, at least 190 by 40 points.
    open override var intrinsicContentSize: CGSize {
        let words = titleLabel?.intrinsicContentSize ?? .zero
        return CGSize(width: max(190, words.width + 32), height: max(40, words.height + 10))
    }
}
