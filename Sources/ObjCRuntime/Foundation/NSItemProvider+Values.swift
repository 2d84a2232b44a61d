// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Values such as `String` and `URL`, which are read and written as the classes they bridge to, and
// the forms with `await`.
extension NSItemProvider {
    func registerMaker(
        _ aClass: any NSItemProviderWriting.Type,
        _ visibility: NSItemProviderRepresentationVisibility,
        _ make:
            @escaping @Sendable (
                @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
                make { object, error in
                    guard let object else { return done(nil, error) }
                    _ = object.loadData(
                        withTypeIdentifier: type,
                        forItemProviderCompletionHandler: done
                    )
                }
            }
        }
    }

    /// Registers a maker of a value that bridges to a class, such as a string.
    public func registerObject<T: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass aClass: T.Type,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable (T?, (any Error)?) -> Void
            ) -> Progress?
    ) where T._ObjectiveCType: NSItemProviderWriting & SendableMetatype {
        registerObject(ofClass: T._ObjectiveCType.self, visibility: visibility) { done in
            loadHandler { value, error in done(value?._bridgeToObjectiveC(), error) }
        }
    }

    /// Whether some representation can become such a value.
    public func canLoadObject<T: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass aClass: T.Type
    ) -> Bool
    where T._ObjectiveCType: NSItemProviderReading & SendableMetatype {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Makes a value that bridges to a class, such as a string.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass aClass: T.Type,
        completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading & SendableMetatype {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            var value: T?
            if let object = object as? T._ObjectiveCType {
                T._forceBridgeFromObjectiveC(object, result: &value)
            }
            completionHandler(value, error)
        }
    }

    /// Loads an item: what was registered as an item, else bytes as `NSData`.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        let result: UncheckedTransfer<any NSSecureCoding> =
            try await withCheckedThrowingContinuation {
                waiting in
                loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
                    if let item {
                        waiting.resume(returning: UncheckedTransfer(item))
                    } else {
                        waiting.resume(throwing: error ?? Self.error(.itemUnavailableError))
                    }
                }
            }
        return result.value
    }

    /// Loads the preview.
    public func loadPreviewImage(
        options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        let result: UncheckedTransfer<any NSSecureCoding> =
            try await withCheckedThrowingContinuation {
                waiting in
                loadPreviewImage(options: options) { item, error in
                    if let item {
                        waiting.resume(returning: UncheckedTransfer(item))
                    } else {
                        waiting.resume(throwing: error ?? Self.error(.itemUnavailableError))
                    }
                }
            }
        return result.value
    }
}
