// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
public import UIKit

/// The kinds of passes.
public enum PKPassType: UInt, Sendable {
    /// A pass with a code, such as a ticket.
    case barcode = 0
    /// A card in the secure element.
    case secureElement = 1
    /// Any pass.
    case any = 0xFFFF_FFFF_FFFF_FFFF

    /// `secureElement` under its former name.
    public static var payment: PKPassType { .secureElement }
}

// Sendable is unchecked because the object has no state.
/// The superclass of passes.
open class PKObject: NSObject, @unchecked Sendable {
    /// An object without values.
    public override init() { super.init() }
}

// Sendable is unchecked because nothing changes after `init`.
/// A pass; files of passes are not read, so that it has no values.
open class PKPass: PKObject, @unchecked Sendable {
    /// A pass without values.
    public override init() { super.init() }

    /// Throws `PKPassKitError`: data that are no archive are no pass, and archives are not read.
    public init(data: Data) throws {
        guard data.starts(with: [0x50, 0x4B, 0x03, 0x04]) else {
            throw PKPassKitError(.invalidDataError)
        }
        Unbuilt.report("PKPass.init(data:)")
        throw PKPassKitError(.unsupportedVersionError)
    }

    /// The kind of the pass.
    open var passType: PKPassType { .barcode }
    /// The pass as one of the secure element.
    open var secureElementPass: PKSecureElementPass? { self as? PKSecureElementPass }
    /// The pass as a card.
    open var paymentPass: PKPaymentPass? { self as? PKPaymentPass }
    /// The number of the pass among its kind.
    open var serialNumber: String { "" }
    /// The identifier of the kind of passes.
    open var passTypeIdentifier: String { "" }
    /// The server with newer passes.
    open var webServiceURL: URL? { nil }
    /// What the server asks for.
    open var authenticationToken: String? { nil }
    /// The small picture.
    open var icon: UIImage { UIImage() }
    /// The name for people.
    open var localizedName: String { "" }
    /// What the pass is, for people.
    open var localizedDescription: String { "" }
    /// Who made the pass.
    open var organizationName: String { "" }
    /// When the pass is of use.
    open var relevantDate: Date? { nil }
    /// What the program put into the pass.
    open var userInfo: [AnyHashable: Any]? { nil }
    /// The address that shows the pass in Wallet.
    open var passURL: URL? { nil }
    /// Whether the pass is on another device.
    open var isRemotePass: Bool { false }
    /// The name of that device.
    open var deviceName: String { "" }

    /// The value of a field for people.
    open func localizedValue(forFieldKey key: String) -> Any? { nil }
}
