// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import QuartzCore
public import UIKit

/// A button to sign in with Apple: a plain rounded rectangle with its words.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
    /// What the button says.
    public enum ButtonType: Int, Sendable {
        /// "Sign in with Apple".
        case signIn = 0
        /// "Continue with Apple".
        case `continue` = 1
        /// "Sign up with Apple".
        case signUp = 2

        /// "Sign in with Apple".
        public static var `default`: ButtonType { .signIn }
    }

    /// The colours of the button.
    public enum Style: Int, Sendable {
        /// Black words on white.
        case white = 0
        /// Black words on white, with a black outline.
        case whiteOutline = 1
        /// White words on black.
        case black = 2
    }

    private final let label = UILabel()

    /// Makes a button.
    public init(
        authorizationButtonType type: ASAuthorizationAppleIDButton.ButtonType,
        authorizationButtonStyle style: ASAuthorizationAppleIDButton.Style
    ) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        cornerRadius = 6
        let words =
            switch type {
            case .signIn: "Sign in with Apple"
            case .continue: "Continue with Apple"
            case .signUp: "Sign up with Apple"
            }
        backgroundColor = style == .black ? .black : .white
        layer.borderColor = UIColor.black.cgColor
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        label.text = words
        label.textColor = style == .black ? .white : .black
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.3
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = words
        accessibilityTraits = .button
    }

    /// Makes a button.
    public convenience init(
        type: ASAuthorizationAppleIDButton.ButtonType,
        style: ASAuthorizationAppleIDButton.Style
    ) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    /// Makes a black button to sign in.
    public required convenience init?(coder: NSCoder) {
        self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
    }

    /// The radius of the corners in points, 6 at first.
    open var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }

    /// The size of the words with a margin, at least 140 by 30 points.
    open override var intrinsicContentSize: CGSize {
        let words = label.intrinsicContentSize
        return CGSize(width: max(140, words.width + 32), height: max(30, words.height + 12))
    }

    /// Dims the words while a finger is on the button.
    open override var isHighlighted: Bool {
        didSet { label.alpha = isHighlighted ? 0.5 : 1 }
    }

    /// Fits the words; their size is 43 % of the button's height, as Apple's guidelines say.
    open override func layoutSubviews() {
        super.layoutSubviews()
        label.font = .systemFont(ofSize: max(8, bounds.height * 0.43), weight: .medium)
        label.frame = bounds.insetBy(dx: min(8, bounds.width / 10), dy: 0)
    }
}
