// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import Synchronization

// Sendable is unchecked because a mutex guards the observers.
/// The photo library: access to it, changes of it, and who hears of them.
///
/// Change blocks, observers and completion handlers run on the main queue.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let only = PHPhotoLibrary()

    /// A library, for subclasses; programs use `shared()`.
    public override init() { super.init() }

    /// The library.
    open class func shared() -> PHPhotoLibrary { only }

    // MARK: Access

    /// Whether the program may read and change the library.
    @available(*, deprecated, message: "Use authorizationStatus(for:)")
    open class func authorizationStatus() -> PHAuthorizationStatus {
        PhotoStore.shared.status(for: .readWrite)
    }

    /// Whether the program may do something with the library.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        PhotoStore.shared.status(for: accessLevel)
    }

    /// Asks whether the program may read and change the library.
    @available(*, deprecated, message: "Use requestAuthorization(for:handler:)")
    @preconcurrency
    open class func requestAuthorization(
        _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { ask(for: .readWrite, handler) }

    /// Asks whether the program may do something with the library.
    @preconcurrency
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel,
        handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { ask(for: accessLevel, handler) }

    /// Asks whether the program may do something with the library.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel
    ) async -> PHAuthorizationStatus { PhotoStore.shared.ask(for: accessLevel) }

    private static func ask(
        for level: PHAccessLevel,
        _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        let answer = PhotoStore.shared.ask(for: level)
        DispatchQueue.main.async { handler(answer) }
    }

    // MARK: Changes

    /// Runs a block that makes change requests, and carries them out.
    @preconcurrency
    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.main.async {
            var failure: (any Error)?
            do { try ChangeTransaction.run(changeBlock) } catch { failure = error }
            if failure == nil { self.announce() }
            completionHandler?(failure == nil, failure)
        }
    }

    /// Runs a block that makes change requests, and carries them out.
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            performChanges(changeBlock) { _, error in
                if let error { done.resume(throwing: error) } else { done.resume() }
            }
        }
    }

    /// Runs a block that makes change requests, and carries them out, on this thread.
    open func performChangesAndWait(_ changeBlock: () -> Void) throws {
        try ChangeTransaction.run(changeBlock)
        DispatchQueue.main.async { self.announce() }
    }

    // MARK: Observers

    // Sendable is unchecked because the library's mutex guards it.
    private struct Observers: @unchecked Sendable {
        let changes = NSHashTable<AnyObject>.weakObjects()
        let availability = NSHashTable<AnyObject>.weakObjects()
    }

    private let observers = Mutex(Observers())

    /// Tells an observer of changes from now on; it is not kept alive.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {
        let observer = UncheckedTransfer(observer)
        observers.withLock { $0.changes.add(observer.value) }
    }

    /// Tells an observer of changes no longer.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
        let observer = UncheckedTransfer(observer)
        observers.withLock { $0.changes.remove(observer.value) }
    }

    /// Keeps an observer of the library's availability, which never changes.
    open func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {
        let observer = UncheckedTransfer(observer)
        observers.withLock { $0.availability.add(observer.value) }
    }

    /// Forgets an observer of the library's availability.
    open func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {
        let observer = UncheckedTransfer(observer)
        observers.withLock { $0.availability.remove(observer.value) }
    }

    /// Why the library can't be used; nil.
    open var unavailabilityReason: (any Error)? { nil }

    private func announce() {
        let told = observers.withLock { UncheckedTransfer($0.changes.allObjects) }
        let change = PHChange()
        for case let observer as any PHPhotoLibraryChangeObserver in told.value {
            observer.photoLibraryDidChange(change)
        }
    }
}

/// Hears of changes of the photo library.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// The library has changed; called on the main queue.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// Hears when the photo library can't be used any more.
public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
    /// The library can't be used any more; never called.
    func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}
