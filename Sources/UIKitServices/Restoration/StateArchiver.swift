// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitViews

/// The coder that an object saves its state with: controllers, views with identifiers and
/// registered objects are saved as references.
@MainActor
final class StateArchiver {
    private let coder = NSKeyedArchiver(requiringSecureCoding: false)
    private let substitute: Substitute

    init(refer: @escaping @MainActor (Any) -> StateReference?) {
        substitute = Substitute(refer)
        coder.delegate = substitute
    }

    /// Lets an object save its state.
    func data(_ encode: (NSCoder) -> Void) -> Data {
        encode(coder)
        coder.finishEncoding()
        return coder.encodedData
    }

    /// Exchanges objects for references while they are archived.
    private final class Substitute: Foundation.NSObject, NSKeyedArchiverDelegate {
        let refer: @MainActor (Any) -> StateReference?

        init(_ refer: @escaping @MainActor (Any) -> StateReference?) { self.refer = refer }

        func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
            // Archived and read on the main thread, which `assumeIsolated` makes sure of.
            nonisolated(unsafe) let object = object
            nonisolated(unsafe) var found: Any? = object
            let refer = refer
            MainActor.assumeIsolated { found = refer(object) ?? object }
            return found
        }

        func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
        func archiver(
            _ archiver: NSKeyedArchiver,
            willReplace object: Any?,
            withObject newObject: Any?
        ) {}
        func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
        func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
    }
}
