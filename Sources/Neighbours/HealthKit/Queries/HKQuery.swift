// SPDX-License-Identifier: Apache-2.0

public import FormatPredicates
public import Foundation
public import ObjCRuntime

/// How times of samples have to lie in the time of a predicate.
public struct HKQueryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Samples begin within the time.
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    /// Samples end within the time.
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

// Sendable is unchecked because a query is filled in before it is executed.
/// A question to the store, which answers each with `errorHealthDataUnavailable`.
open class HKQuery: NSObject, @unchecked Sendable {
    /// The type of the objects that are asked for; nil for several.
    open private(set) var objectType: HKObjectType?
    /// Which of them.
    open private(set) var predicate: FormatPredicates.NSPredicate?

    init(_ objectType: HKObjectType?, _ predicate: FormatPredicates.NSPredicate?) {
        self.objectType = objectType
        self.predicate = predicate
        super.init()
    }

    /// The type of the samples that are asked for.
    @available(*, deprecated, message: "Use objectType instead.")
    open var sampleType: HKSampleType? { objectType as? HKSampleType }

    /// Tells the query's handler that it failed.
    func fail(_ error: HKError) {}
}

// Sendable is unchecked because nothing changes after `init`.
/// The objects that are asked for: a type and a predicate.
open class HKQueryDescriptor: NSObject, NSCopying, @unchecked Sendable {
    /// The type of the samples.
    open private(set) var sampleType: HKSampleType
    /// Which of them.
    open private(set) var predicate: FormatPredicates.NSPredicate?

    /// Samples of a type.
    public init(sampleType: HKSampleType, predicate: FormatPredicates.NSPredicate?) {
        self.sampleType = sampleType
        self.predicate = predicate
        super.init()
    }

    /// Type and predicate.
    open override var description: String {
        let which = predicate.map { " where \($0)" } ?? ""
        return "<HKQueryDescriptor: \(sampleType)\(which)>"
    }

    /// Whether another descriptor asks for the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQueryDescriptor else { return false }
        return other.sampleType == sampleType && other.predicate == predicate
    }

    /// A hash of the type.
    open override var hash: Int { sampleType.hash }

    /// The descriptor itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The descriptor itself.
    open override func copy() -> Any { self }
}
