// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because the class above says so; errors can be sent.
/// The object of an error of Swift's own, which can be cast to the error again.
public final class ErrorObject: NSError, @unchecked Sendable {
    // Nil in one that was read from an archive.
    private let error: (any Error)?

    /// Archives have errors of Foundation's.
    private static let isNamed: Void = NSKeyedArchiver.setClassName(
        "NSError",
        for: ErrorObject.self
    )

    init(_ error: any Error, _ object: NSError) {
        Self.isNamed
        self.error = error
        super.init(domain: object.domain, code: object.code, userInfo: object.userInfo)
    }

    /// Reads an archived object, which has lost its error.
    public required init?(coder: NSCoder) {
        error = nil
        super.init(coder: coder)
    }

    /// The error that an object stands for; nil for one that was made as an object.
    ///
    /// A program and the framework's library have this class each; they know the other's by its name.
    public static func error(in object: NSError) -> (any Error)? {
        let type = type(of: object)
        guard type != NSError.self else { return nil }
        if let object = object as? ErrorObject { return object.error }
        guard _typeName(type) == _typeName(ErrorObject.self) else { return nil }
        // The other's layout is this one's; a downcast would look whether the class is this one.
        let place = Unmanaged.passUnretained(object).toOpaque()
        return Unmanaged<ErrorObject>.fromOpaque(place).takeUnretainedValue().error
    }
}
