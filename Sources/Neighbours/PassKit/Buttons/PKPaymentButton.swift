// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import QuartzCore
public import UIKit

/// What a payment button says.
public enum PKPaymentButtonType: Int, Sendable {
    /// The name alone.
    case plain = 0
    /// To buy.
    case buy = 1
    /// To set up a card.
    case setUp = 2
    /// To pay in a store.
    case inStore = 3
    /// To donate.
    case donate = 4
    /// To check out.
    case checkout = 5
    /// To book.
    case book = 6
    /// To subscribe.
    case subscribe = 7
    /// To reload a balance.
    case reload = 8
    /// To add money.
    case addMoney = 9
    /// To top up a balance.
    case topUp = 10
    /// To order.
    case order = 11
    /// To rent.
    case rent = 12
    /// To support.
    case support = 13
    /// To contribute.
    case contribute = 14
    /// To give a tip.
    case tip = 15
    /// To continue.
    case `continue` = 16

    var words: String {
        switch self {
        case .plain: "Apple Pay"
        case .buy: "Buy with Apple Pay"
        case .setUp: "Set up Apple Pay"
        case .inStore: "Pay with Apple Pay"
        case .donate: "Donate with Apple Pay"
        case .checkout: "Check out with Apple Pay"
        case .book: "Book with Apple Pay"
        case .subscribe: "Subscribe with Apple Pay"
        case .reload: "Reload with Apple Pay"
        case .addMoney: "Add money with Apple Pay"
        case .topUp: "Top up with Apple Pay"
        case .order: "Order with Apple Pay"
        case .rent: "Rent with Apple Pay"
        case .support: "Support with Apple Pay"
        case .contribute: "Contribute with Apple Pay"
        case .tip: "Tip with Apple Pay"
        case .continue: "Continue with Apple Pay"
        }
    }
}

/// The colours of a payment button.
public enum PKPaymentButtonStyle: Int, Sendable {
    /// Black words on white.
    case white = 0
    /// Black words on white, with a black outline.
    case whiteOutline = 1
    /// White words on black.
    case black = 2
    /// Black in the light, white in the dark.
    case automatic = 3
}

/// A button to pay: a plain rounded rectangle with its words.
@preconcurrency @MainActor
open class PKPaymentButton: UIButton {
    /// Makes a button.
    public init(
        paymentButtonType type: PKPaymentButtonType,
        paymentButtonStyle style: PKPaymentButtonStyle
    ) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        setTitle(type.words, for: .normal)
        titleLabel?.font = .systemFont(ofSize: 17, weight: .medium)
        titleLabel?.adjustsFontSizeToFitWidth = true
        titleLabel?.minimumScaleFactor = 0.3
        let automatic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let automaticWords = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        switch style {
        case .white, .whiteOutline: backgroundColor = .white
        case .black: backgroundColor = .black
        case .automatic: backgroundColor = automatic
        }
        let words: UIColor =
            switch style {
            case .white, .whiteOutline: .black
            case .black: .white
            case .automatic: automaticWords
            }
        setTitleColor(words, for: .normal)
        setTitleColor(words.withAlphaComponent(0.5), for: .highlighted)
        layer.borderColor = UIColor.black.cgColor
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        cornerRadius = 4
    }

    /// Makes a button.
    public convenience init(type: PKPaymentButtonType, style: PKPaymentButtonStyle) {
        self.init(paymentButtonType: type, paymentButtonStyle: style)
    }

    /// Makes a plain black button.
    public required convenience init?(coder: NSCoder) {
        self.init(paymentButtonType: .plain, paymentButtonStyle: .black)
    }

    /// The radius of the corners in points, 4 at first.
    open var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }

    /// The size of the words with a margin, at least 140 by 30 points.
    open override var intrinsicContentSize: CGSize {
        let words = titleLabel?.intrinsicContentSize ?? .zero
        return CGSize(width: max(140, words.width + 32), height: max(30, words.height + 10))
    }
}
