// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// An algorithm that a server accepts for new keys.
open class ASAuthorizationPublicKeyCredentialParameters: NSObject, NSCopying, NSSecureCoding,
    @unchecked Sendable
{
    /// The algorithm.
    open private(set) var algorithm: ASCOSEAlgorithmIdentifier

    /// Accepts an algorithm.
    public init(algorithm: ASCOSEAlgorithmIdentifier) {
        self.algorithm = algorithm
        super.init()
    }

    /// The parameters themselves: they never change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The parameters themselves.
    open override func copy() -> Any { self }

    /// Archives can keep parameters.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the algorithm.
    open func encode(with coder: NSCoder) {
        coder.encode(algorithm.rawValue, forKey: "algorithm")
    }

    /// Reads what `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        self.init(algorithm: ASCOSEAlgorithmIdentifier(coder.decodeInteger(forKey: "algorithm")))
    }

    /// Whether other parameters accept the same algorithm.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? ASAuthorizationPublicKeyCredentialParameters)?.algorithm == algorithm
    }

    /// A hash of the algorithm.
    open override var hash: Int { algorithm.hashValue }
}
