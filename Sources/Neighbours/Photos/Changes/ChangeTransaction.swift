// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

// Sendable is unchecked because only the thread that runs the change block uses it.
/// The requests that a change block makes.
final class ChangeTransaction: @unchecked Sendable {
    @TaskLocal private static var current: ChangeTransaction?

    private var requests: [PHChangeRequest] = []
    /// The names that new files and folders will have.
    private var taken: Set<String> = []
    /// What the requests need.
    private var level = PHAccessLevel.addOnly

    /// Runs a block, and carries its requests out in their order.
    static func run(_ block: () -> Void) throws {
        let transaction = ChangeTransaction()
        $current.withValue(transaction) { block() }
        let store = PhotoStore.shared
        let folder = try store.check(transaction.level)
        for request in transaction.requests { try request.carryOut(in: store, folder) }
    }

    /// The block's transaction; traps outside of a block, as on iOS.
    static func required(_ name: String) -> ChangeTransaction {
        guard let current else {
            Diagnostics.trap(
                .internalInconsistencyException,
                "\(name): change requests are made in the block of"
                    + " PHPhotoLibrary.performChanges(_:completionHandler:) only"
            )
        }
        return current
    }

    func add(_ request: PHChangeRequest, needs level: PHAccessLevel) {
        requests.append(request)
        if level == .readWrite { self.level = level }
    }

    /// The name of a new picture.
    func numberedName(_ ending: String) -> String {
        let name = PhotoStore.shared.numberedName(ending, besides: taken)
        taken.insert(name)
        return name
    }

    /// The name of a new file or folder that is to have a name.
    func name(like wish: String) -> String {
        let file = URL(fileURLWithPath: wish)
        let name = PhotoStore.shared.freeName(
            file.deletingPathExtension().lastPathComponent,
            file.pathExtension,
            besides: taken
        )
        taken.insert(name)
        return name
    }

    /// The name of a new folder.
    func folderName(like wish: String) -> String {
        let plain = wish.replacingOccurrences(of: "/", with: "-")
        let base = plain.hasPrefix(".") || plain.isEmpty ? "_" + plain : plain
        let name = PhotoStore.shared.freeName(base, "", besides: taken)
        taken.insert(name)
        return name
    }
}
