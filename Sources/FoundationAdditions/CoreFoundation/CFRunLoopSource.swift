// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
public import ObjCRuntime
import Synchronization

/// What a source of a run loop calls; on iOS these are functions of C.
public struct CFRunLoopSourceContext {
    /// Zero, for a source that the program signals; others are not built.
    public var version: CFIndex
    /// What the functions get.
    public var info: UnsafeMutableRawPointer!
    /// Called with the information when a source is made.
    public var retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)!
    /// Called with the information when a source ends.
    public var release: ((UnsafeRawPointer?) -> Void)!
    /// What to say of the source.
    public var copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)!
    /// Whether two are the same.
    public var equal: ((UnsafeRawPointer?, UnsafeRawPointer?) -> DarwinBoolean)!
    /// A number that the same ones share.
    public var hash: ((UnsafeRawPointer?) -> UInt)!
    /// Called when the source comes into a mode of a loop.
    public var schedule: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!
    /// Called when the source leaves a mode of a loop.
    public var cancel: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!
    /// Called in the loop after the source was signalled.
    public var perform: ((UnsafeMutableRawPointer?) -> Void)!

    /// Calls nothing.
    public init() {
        self.init(
            version: 0,
            info: nil,
            retain: nil,
            release: nil,
            copyDescription: nil,
            equal: nil,
            hash: nil,
            schedule: nil,
            cancel: nil,
            perform: nil
        )
    }

    /// Calls what it is given.
    public init(
        version: CFIndex,
        info: UnsafeMutableRawPointer!,
        retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)!,
        release: ((UnsafeRawPointer?) -> Void)!,
        copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)!,
        equal: ((UnsafeRawPointer?, UnsafeRawPointer?) -> DarwinBoolean)!,
        hash: ((UnsafeRawPointer?) -> UInt)!,
        schedule: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!,
        cancel: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!,
        perform: ((UnsafeMutableRawPointer?) -> Void)!
    ) {
        self.version = version
        self.info = info
        self.retain = retain
        self.release = release
        self.copyDescription = copyDescription
        self.equal = equal
        self.hash = hash
        self.schedule = schedule
        self.cancel = cancel
        self.perform = perform
    }
}

// Sendable is unchecked because what changes is behind a lock, and the functions are called in the loop.
/// Work for a run loop that any thread may ask for.
public final class CFRunLoopSource: @unchecked Sendable {
    fileprivate let order: CFIndex
    private let context: CFRunLoopSourceContext
    private let state = Mutex(State())

    private struct State {
        var isValid = true
        var places: [Place] = []
    }

    // Sendable is unchecked because what it holds may be used by any thread, though Foundation does not say so.
    /// A mode of a loop in which the source is, with Foundation's own source for it.
    private struct Place: @unchecked Sendable {
        let loop: RunLoop
        let mode: CFRunLoopMode
        let source: RunLoop._Source
    }

    /// Foundation's source, which performs ours.
    private final class Relay: RunLoop._Source {
        let body: () -> Void

        init(order: Int, _ body: @escaping () -> Void) {
            self.body = body
            super.init(order: order)
        }

        override func perform() { body() }
    }

    fileprivate init(order: CFIndex, _ given: CFRunLoopSourceContext) {
        self.order = order
        var context = given
        if let retain = given.retain {
            context.info = UnsafeMutableRawPointer(mutating: retain(given.info))
        }
        self.context = context
    }

    deinit { invalidate() }

    fileprivate var isValid: Bool { state.withLock { $0.isValid } }

    fileprivate func contains(_ loop: RunLoop, _ mode: CFRunLoopMode) -> Bool {
        state.withLock { $0.places.contains { $0.loop === loop && $0.mode == mode } }
    }

    fileprivate func add(to loop: RunLoop, _ mode: CFRunLoopMode) {
        guard isValid, !contains(loop, mode) else { return }
        // It keeps the source, as the loop does on iOS, until the source leaves.
        let relay = Relay(order: order) { [self] in
            if isValid { context.perform?(context.info) }
        }
        let place = Place(loop: loop, mode: mode, source: relay)
        state.withLock { $0.places.append(place) }
        loop._add(relay, forMode: RunLoop.Mode(mode.name))
        context.schedule?(context.info, loop, mode)
    }

    fileprivate func remove(from loop: RunLoop, _ mode: CFRunLoopMode) {
        let removed = state.withLock { state in
            let found = state.places.filter { $0.loop === loop && $0.mode == mode }
            state.places.removeAll { $0.loop === loop && $0.mode == mode }
            return found
        }
        removed.forEach(leave)
    }

    private func leave(_ place: Place) {
        place.source.invalidate()
        context.cancel?(context.info, place.loop, place.mode)
    }

    fileprivate func signal() {
        for place in state.withLock({ $0.places }) { place.source.signal() }
    }

    fileprivate func invalidate() {
        let removed: [Place]? = state.withLock { state in
            guard state.isValid else { return nil }
            state.isValid = false
            defer { state.places = [] }
            return state.places
        }
        guard let removed else { return }
        removed.forEach(leave)
        context.release?(context.info)
    }
}

extension CFRunLoopSource: Hashable, CustomStringConvertible {
    /// Whether they are one, or the same by their context.
    public static func == (lhs: CFRunLoopSource, rhs: CFRunLoopSource) -> Bool {
        lhs === rhs || lhs.context.equal?(lhs.context.info, rhs.context.info).boolValue ?? false
    }

    /// Hashes what the context gives for it, or the source itself.
    public func hash(into hasher: inout Hasher) {
        if let hash = context.hash {
            hasher.combine(hash(context.info))
        } else {
            hasher.combine(ObjectIdentifier(self))
        }
    }

    /// What the context says of the source, or its order.
    public var description: String {
        let text = context.copyDescription?(context.info)?.takeRetainedValue()
        return text.map { String(describing: $0) } ?? "CFRunLoopSource of order \(order)"
    }
}

/// Makes a source that is not in a loop yet; nil for a version other than 0, which is not built.
public func CFRunLoopSourceCreate(
    _ allocator: CFAllocator!,
    _ order: CFIndex,
    _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! {
    guard let context, context.pointee.version == 0 else { return nil }
    return CFRunLoopSource(order: order, context.pointee)
}

/// Puts a source into a mode of a loop, which then waits for it rather than ends.
public func CFRunLoopAddSource(
    _ rl: CFRunLoop!,
    _ source: CFRunLoopSource!,
    _ mode: CFRunLoopMode!
) {
    guard let rl, let source, let mode else { return }
    source.add(to: rl, mode)
}

/// Takes a source out of a mode of a loop.
public func CFRunLoopRemoveSource(
    _ rl: CFRunLoop!,
    _ source: CFRunLoopSource!,
    _ mode: CFRunLoopMode!
) {
    guard let rl, let source, let mode else { return }
    source.remove(from: rl, mode)
}

/// Whether a source is in a mode of a loop.
public func CFRunLoopContainsSource(
    _ rl: CFRunLoop!,
    _ source: CFRunLoopSource!,
    _ mode: CFRunLoopMode!
) -> Bool {
    guard let rl, let source, let mode else { return false }
    return source.contains(rl, mode)
}

/// Asks the loops of a source to perform it at their next turn; `CFRunLoopWakeUp` wakes one that waits.
public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) { source?.signal() }

/// Takes a source out of all loops for good.
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) { source?.invalidate() }

/// Whether a source was not invalidated.
public func CFRunLoopSourceIsValid(_ source: CFRunLoopSource!) -> Bool { source?.isValid ?? false }

/// The order among sources of one loop.
public func CFRunLoopSourceGetOrder(_ source: CFRunLoopSource!) -> CFIndex { source?.order ?? 0 }
