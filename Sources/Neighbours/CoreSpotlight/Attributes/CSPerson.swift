// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because a person belongs to the thread that made it.
/// A person that an item is from or for.
open class CSPerson: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    final var record: AttributeValue.PersonRecord

    /// The name for people.
    open var displayName: String? { record.displayName }
    /// The addresses.
    open var handles: [String] { record.handles }
    /// What the addresses are: the key of a contact's property.
    open var handleIdentifier: String { record.handleIdentifier }
    /// The identifier of the person's contact.
    open var contactIdentifier: String? {
        get { record.contactIdentifier }
        set { record.contactIdentifier = newValue }
    }

    /// A person with addresses.
    public init(displayName: String?, handles: [String], handleIdentifier: String) {
        record = AttributeValue.PersonRecord(
            displayName: displayName,
            handles: handles,
            handleIdentifier: handleIdentifier
        )
        super.init()
    }

    init(_ record: AttributeValue.PersonRecord) {
        self.record = record
        super.init()
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "person"),
            let record = try? JSONDecoder().decode(
                AttributeValue.PersonRecord.self,
                from: Data(referencing: data)
            )
        else { return nil }
        self.record = record
        super.init()
    }

    /// Writes the name, the addresses and the identifier.
    open func encode(with coder: NSCoder) {
        guard let data = try? JSONEncoder().encode(record) else { return }
        coder.encode(data as NSData, forKey: "person")
    }

    /// Archives can keep people.
    open class var supportsSecureCoding: Bool { true }

    /// The same person.
    open func copy(with zone: NSZone? = nil) -> Any { CSPerson(record) }

    /// The same person.
    open override func copy() -> Any { copy(with: nil) }

    /// Whether another person has the same name and addresses.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CSPerson)?.record == record }

    /// A hash of the name and addresses.
    open override var hash: Int { record.hashValue }
}
