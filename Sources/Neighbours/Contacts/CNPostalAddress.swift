// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// The parts of an address.
struct AddressParts: Hashable, Sendable {
    var street = ""
    var subLocality = ""
    var city = ""
    var subAdministrativeArea = ""
    var state = ""
    var postalCode = ""
    var country = ""
    var isoCountryCode = ""
}

// Sendable is unchecked because nothing changes after `init`; mutable ones belong to a thread.
/// A postal address.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var parts: AddressParts

    /// An address without parts.
    public override init() {
        parts = AddressParts()
        super.init()
    }

    convenience init(_ parts: AddressParts) {
        self.init()
        self.parts = parts
    }

    /// The street, with line breaks.
    open var street: String { parts.street }

    /// The part of the town.
    open var subLocality: String { parts.subLocality }

    /// The town.
    open var city: String { parts.city }

    /// The county.
    open var subAdministrativeArea: String { parts.subAdministrativeArea }

    /// The state.
    open var state: String { parts.state }

    /// The code for letters.
    open var postalCode: String { parts.postalCode }

    /// The country.
    open var country: String { parts.country }

    /// The code of the country.
    open var isoCountryCode: String { parts.isoCountryCode }

    /// The name of a property for people.
    open class func localizedString(forKey key: String) -> String { ContactKeys.word(key) }

    /// The address itself; of one that can be changed, one that can't.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { copy(with: nil) }

    /// An address with the same parts that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(parts) }

    open override func mutableCopy() -> Any { mutableCopy(with: nil) }

    /// Whether another address has the same parts.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CNPostalAddress)?.parts == parts
    }

    /// A hash of the parts.
    open override var hash: Int { parts.hashValue }
}

// Sendable is unchecked because it belongs to the thread that changes it.
/// A postal address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    /// An address with the same parts that can't be changed.
    open override func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts) }

    /// The street, with line breaks.
    open override var street: String {
        get { parts.street }
        set { parts.street = newValue }
    }

    /// The part of the town.
    open override var subLocality: String {
        get { parts.subLocality }
        set { parts.subLocality = newValue }
    }

    /// The town.
    open override var city: String {
        get { parts.city }
        set { parts.city = newValue }
    }

    /// The county.
    open override var subAdministrativeArea: String {
        get { parts.subAdministrativeArea }
        set { parts.subAdministrativeArea = newValue }
    }

    /// The state.
    open override var state: String {
        get { parts.state }
        set { parts.state = newValue }
    }

    /// The code for letters.
    open override var postalCode: String {
        get { parts.postalCode }
        set { parts.postalCode = newValue }
    }

    /// The country.
    open override var country: String {
        get { parts.country }
        set { parts.country = newValue }
    }

    /// The code of the country.
    open override var isoCountryCode: String {
        get { parts.isoCountryCode }
        set { parts.isoCountryCode = newValue }
    }
}
