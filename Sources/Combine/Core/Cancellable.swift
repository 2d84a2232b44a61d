// SPDX-License-Identifier: Apache-2.0

/// Something under way that can be stopped.
public protocol Cancellable {
    /// Stops it; again does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps it alive in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    /// Keeps it alive in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// Cancels what it stands for when it is deallocated.
///
/// Any thread may cancel it: the closure is taken out under a lock, and runs once.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let action: Guarded<(() -> Void)?>

    /// Runs a closure at the end, once.
    public init(_ cancel: @escaping () -> Void) { action = Guarded(cancel) }

    /// Stops something else at the end.
    public init<C: Cancellable>(_ canceller: C) { action = Guarded { canceller.cancel() } }

    deinit { cancel() }

    /// Stops it now.
    public func cancel() {
        action.swap(nil)?()
    }

    /// Keeps it alive in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps it alive in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Whether they are one.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    /// Feeds the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
