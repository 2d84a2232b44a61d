// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// An object of the store; equal where the identifier is.
open class HKObject: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The identifier, made with the object.
    open private(set) var uuid: UUID
    /// The program that saved the object; without names and versions until it is saved.
    open private(set) var sourceRevision: HKSourceRevision
    /// The device that measured it.
    open private(set) var device: HKDevice?
    /// Texts, numbers, dates and quantities that belong to it.
    open private(set) var metadata: [String: Any]?

    // Public for the compiler, which lets subclasses in other modules inherit convenience initializers
    // only where no other initializer of the class is hidden from them.
    @usableFromInline
    init(device: HKDevice?, metadata: [String: Any]?) {
        uuid = UUID()
        sourceRevision = .unsaved
        self.device = device
        self.metadata = metadata
        super.init()
    }

    /// The program that wrote the object.
    @available(*, deprecated, message: "Use sourceRevision instead.")
    open var source: HKSource { sourceRevision.source }

    /// Lists the values for predicates.
    open override class func _objcListMembers(_ members: _ObjCMembers) {
        members.property("uuid", at: \HKObject.uuid)
        members.property("UUID", at: \HKObject.uuid)
        members.property("sourceRevision", at: \HKObject.sourceRevision)
        members.property("device", at: \HKObject.device)
        members.property("metadata", at: \HKObject.metadata)
    }

    /// Whether another object has the same identifier.
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObject)?.uuid == uuid }

    /// A hash of the identifier.
    open override var hash: Int { uuid.hashValue }

    /// Archives can keep objects.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values.
    open func encode(with coder: NSCoder) {
        coder.encode(uuid.uuidString as NSString, forKey: "UUID")
        coder.encode(sourceRevision, forKey: "sourceRevision")
        coder.encode(device, forKey: "device")
        coder.encode(metadata: metadata, forKey: "metadata")
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        guard let uuid = coder.string("UUID").flatMap(UUID.init(uuidString:)),
            let revision = coder.decodeObject(of: HKSourceRevision.self, forKey: "sourceRevision")
        else { return nil }
        self.uuid = uuid
        sourceRevision = revision
        device = coder.decodeObject(of: HKDevice.self, forKey: "device")
        metadata = coder.metadata("metadata")
        super.init()
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// The remains of an object that was deleted; programs see those from archives only.
open class HKDeletedObject: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The identifier of the object.
    open private(set) var uuid: UUID
    /// What is left of the metadata.
    open private(set) var metadata: [String: Any]?

    /// Archives can keep the remains.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values.
    open func encode(with coder: NSCoder) {
        coder.encode(uuid.uuidString as NSString, forKey: "UUID")
        coder.encode(metadata: metadata, forKey: "metadata")
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        guard let uuid = coder.string("UUID").flatMap(UUID.init(uuidString:)) else { return nil }
        self.uuid = uuid
        metadata = coder.metadata("metadata")
        super.init()
    }
}
