// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whether a card can be used.
public enum PKPaymentPassActivationState: UInt, Sendable {
    /// It can.
    case activated = 0
    /// The bank asks for a step more.
    case requiresActivation = 1
    /// It can soon.
    case activating = 2
    /// Not at the moment.
    case suspended = 3
    /// No longer.
    case deactivated = 4
}

// Sendable is unchecked because nothing changes after `init`.
/// A card in the secure element, of which there is none.
open class PKSecureElementPass: PKPass, @unchecked Sendable {
    /// Whether a card can be used.
    public enum PassActivationState: Int, Sendable {
        /// It can.
        case activated = 0
        /// The bank asks for a step more.
        case requiresActivation = 1
        /// It can soon.
        case activating = 2
        /// Not at the moment.
        case suspended = 3
        /// No longer.
        case deactivated = 4
    }

    /// The secure element.
    open override var passType: PKPassType { .secureElement }
    /// The identifier of the account.
    open var primaryAccountIdentifier: String { "" }
    /// The last digits of the card's number.
    open var primaryAccountNumberSuffix: String { "" }
    /// The identifier of the account on this device.
    open var deviceAccountIdentifier: String { "" }
    /// The last digits of the number on this device.
    open var deviceAccountNumberSuffix: String { "" }
    /// Whether the card can be used.
    open var passActivationState: PassActivationState { .deactivated }
    /// The identifier of the device's pass.
    open var devicePassIdentifier: String? { nil }
    /// The identifier of the paired terminal.
    open var pairedTerminalIdentifier: String? { nil }
}

// Sendable is unchecked because nothing changes after `init`.
/// A payment card, of which there is none.
open class PKPaymentPass: PKSecureElementPass, @unchecked Sendable {
    /// Whether the card can be used.
    open var activationState: PKPaymentPassActivationState { .deactivated }
}
