// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A keyed archiver that can be derived from, which lowered subclasses of `NSKeyedArchiver` have for their superclass:
/// Foundation's keeps its designated initializer to itself on Linux.
///
/// Tests derive from it to have a coder whose answers they choose. Objects within what is archived are handed the
/// archiver inside of this one, so that an override of `encode` sees the outermost values alone.
open class _ObjCKeyedArchiver: NSCoder {
    private let archiver: NSKeyedArchiver

    /// An archiver that forgets what it archives unless ``encodedData`` is asked for.
    public convenience override init() { self.init(requiringSecureCoding: false) }

    /// An archiver that takes classes with secure coding alone, if asked to.
    public init(requiringSecureCoding requiresSecureCoding: Bool) {
        archiver = NSKeyedArchiver(requiringSecureCoding: requiresSecureCoding)
        super.init()
    }

    /// An archiver that leaves the archive in `data` when it is finished.
    public init(forWritingWith data: NSMutableData) {
        archiver = NSKeyedArchiver(forWritingWith: data)
        super.init()
    }

    /// What is told of each object.
    open weak var delegate: (any NSKeyedArchiverDelegate)? {
        get { archiver.delegate }
        set { archiver.delegate = newValue }
    }

    /// The form of the property list.
    open var outputFormat: PropertyListSerialization.PropertyListFormat {
        get { archiver.outputFormat }
        set { archiver.outputFormat = newValue }
    }

    /// The archive, which ends with this.
    open var encodedData: Data { archiver.encodedData }

    /// Ends the archive.
    open func finishEncoding() { archiver.finishEncoding() }

    /// Yes: values have keys.
    open override var allowsKeyedCoding: Bool { true }
    /// Whether classes without secure coding are refused.
    open override var requiresSecureCoding: Bool { archiver.requiresSecureCoding }

    /// Archives an object without a key.
    open override func encode(_ object: Any?) { archiver.encode(object) }
    /// Archives an object.
    open override func encode(_ object: Any?, forKey key: String) {
        archiver.encode(object, forKey: key)
    }
    /// Archives an object if another one holds it.
    open override func encodeConditionalObject(_ object: Any?, forKey key: String) {
        archiver.encodeConditionalObject(object, forKey: key)
    }
    /// Archives a truth.
    open override func encode(_ value: Bool, forKey key: String) {
        archiver.encode(value, forKey: key)
    }
    /// Archives a number of 32 bits.
    open override func encode(_ value: Int32, forKey key: String) {
        archiver.encode(value, forKey: key)
    }
    /// Archives a number of 64 bits.
    open override func encode(_ value: Int64, forKey key: String) {
        archiver.encode(value, forKey: key)
    }
    /// Archives a number.
    open override func encode(_ value: Int, forKey key: String) {
        archiver.encode(value, forKey: key)
    }
    /// Archives a number.
    open override func encode(_ value: Float, forKey key: String) {
        archiver.encode(value, forKey: key)
    }
    /// Archives a number.
    open override func encode(_ value: Double, forKey key: String) {
        archiver.encode(value, forKey: key)
    }
    /// Archives bytes.
    open override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String)
    {
        archiver.encodeBytes(bytes, length: length, forKey: key)
    }
    /// Archives a value by its type in Objective-C.
    open override func encodeValue(
        ofObjCType type: UnsafePointer<CChar>,
        at addr: UnsafeRawPointer
    ) {
        archiver.encodeValue(ofObjCType: type, at: addr)
    }
    /// Archives data without a key.
    open override func encode(_ data: Data) { archiver.encode(data) }
}
