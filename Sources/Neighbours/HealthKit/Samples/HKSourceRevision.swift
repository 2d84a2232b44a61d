// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A source in one of its versions.
open class HKSourceRevision: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The source.
    open private(set) var source: HKSource
    /// The version of the program.
    open private(set) var version: String?
    /// The model of the device.
    open private(set) var productType: String?
    /// The version of the system.
    open private(set) var operatingSystemVersion: OperatingSystemVersion

    /// A source in a version, on a device.
    public init(
        source: HKSource,
        version: String?,
        productType: String?,
        operatingSystemVersion: OperatingSystemVersion
    ) {
        self.source = source
        self.version = version
        self.productType = productType
        self.operatingSystemVersion = operatingSystemVersion
        super.init()
    }

    /// A source in a version, on any device.
    public convenience init(source: HKSource, version: String?) {
        self.init(
            source: source,
            version: version,
            productType: nil,
            operatingSystemVersion: OperatingSystemVersion(
                majorVersion: 0,
                minorVersion: 0,
                patchVersion: 0
            )
        )
    }

    /// The source of objects that are not saved: without a name, an identifier or a version.
    ///
    /// - Source: the library LoopKit's tests.
    static let unsaved = HKSourceRevision(
        source: HKSource(name: "", bundleIdentifier: ""),
        version: nil
    )

    private var numbers: [Int] {
        [
            operatingSystemVersion.majorVersion, operatingSystemVersion.minorVersion,
            operatingSystemVersion.patchVersion,
        ]
    }

    /// The source and its version.
    open override var description: String { "\(source), version \(version ?? "unknown")" }

    /// Whether another revision has the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKSourceRevision else { return false }
        return other.source == source && other.version == version
            && other.productType == productType && other.numbers == numbers
    }

    /// A hash of the source.
    open override var hash: Int { source.hash }

    /// The revision itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The revision itself.
    open override func copy() -> Any { self }

    /// Archives can keep revisions.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values.
    open func encode(with coder: NSCoder) {
        coder.encode(source, forKey: "source")
        coder.encode(version as NSString?, forKey: "version")
        coder.encode(productType as NSString?, forKey: "productType")
        coder.encode(numbers[0], forKey: "majorVersion")
        coder.encode(numbers[1], forKey: "minorVersion")
        coder.encode(numbers[2], forKey: "patchVersion")
    }

    /// Reads what `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        guard let source = coder.decodeObject(of: HKSource.self, forKey: "source") else {
            return nil
        }
        self.init(
            source: source,
            version: coder.string("version"),
            productType: coder.string("productType"),
            operatingSystemVersion: OperatingSystemVersion(
                majorVersion: coder.decodeInteger(forKey: "majorVersion"),
                minorVersion: coder.decodeInteger(forKey: "minorVersion"),
                patchVersion: coder.decodeInteger(forKey: "patchVersion")
            )
        )
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Any version of a source, in queries.
public let HKSourceRevisionAnyVersion = "HKSourceRevisionAnyVersion"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Any model of a device, in queries.
public let HKSourceRevisionAnyProductType = "HKSourceRevisionAnyProductType"
