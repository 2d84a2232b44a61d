// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because a request is configured before it is performed.
/// The superclass of all requests, which providers make.
open class ASAuthorizationRequest: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Made the request.
    open private(set) var provider: any ASAuthorizationProvider

    init(provider: any ASAuthorizationProvider) {
        self.provider = provider
        super.init()
    }

    /// A copy with the same values, which subclasses make.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The copy, under NSObject's name.
    open override func copy() -> Any { copy(with: nil) }

    /// Archives can keep requests.
    open class var supportsSecureCoding: Bool { true }

    /// Writes nothing: subclasses write what they have.
    open func encode(with coder: NSCoder) {}

    /// Reads a request, whose class makes its provider.
    public required init?(coder: NSCoder) {
        guard let provider = Self.archivedProvider(coder) else { return nil }
        self.provider = provider
        super.init()
    }

    /// The provider of an archived request; nil where the class has none.
    class func archivedProvider(_ coder: NSCoder) -> (any ASAuthorizationProvider)? { nil }
}
