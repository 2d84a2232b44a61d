// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import CSwiftCalls
public import Foundation

/// A timer of a run loop.
public typealias CFRunLoopTimer = Timer

/// A mode of a run loop.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    package let name: String

    /// The mode's name.
    public var rawValue: CFString { NSString(string: name) }

    /// A mode by its name.
    public init(rawValue: CFString) { name = String(describing: rawValue) }

    /// A mode by its name.
    public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }

    private init(_ mode: RunLoop.Mode) { name = mode.rawValue }

    /// The usual mode.
    public static var defaultMode: CFRunLoopMode! { CFRunLoopMode(.default) }
    /// All modes that are counted among the common ones.
    public static var commonModes: CFRunLoopMode! { CFRunLoopMode(.common) }

    /// The mode as Foundation names it.
    var mode: RunLoop.Mode { RunLoop.Mode(name) }
}

/// The usual mode of a run loop.
public var kCFRunLoopDefaultMode: CFRunLoopMode! { .defaultMode }

/// All common modes of a run loop.
public var kCFRunLoopCommonModes: CFRunLoopMode! { .commonModes }

extension RunLoop {
    /// The loop as Core Foundation knows it, which is the loop itself.
    public func getCFRunLoop() -> CFRunLoop { self }
}

/// The loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// The loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Makes a loop that waits look for work.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {
    guard let rl, let inner = Mirror(reflecting: rl).descendant("_cfRunLoopStorage") else { return }
    casement_wake_run_loop(Unmanaged.passUnretained(inner as AnyObject).toOpaque())
}

/// Ends the innermost run of a loop.
public func CFRunLoopStop(_ rl: CFRunLoop!) {
    guard let rl else { return }
    LoopRuns.stop(rl)
    rl._stop()
}

/// Runs a block in a loop's next turn in a mode, in the order of the calls.
///
/// `mode`: a mode, its name, or an array of names; the usual mode where it is none of these.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (() -> Void)!) {
    guard let rl, let block else { return }
    let body = UncheckedTransfer(block)
    rl.perform(inModes: modes(of: mode)) { body.value() }
}

/// Makes a timer that is not in a loop yet; an interval of 0 or less fires it once.
///
/// Foundation's timers have no order among those of one time.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator!,
    _ fireDate: CFAbsoluteTime,
    _ interval: CFTimeInterval,
    _ flags: UInt,
    _ order: CFIndex,
    _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    let body = UncheckedTransfer(block)
    return Timer(
        fire: Date(timeIntervalSinceReferenceDate: fireDate),
        interval: max(0, interval),
        repeats: interval > 0
    ) { body.value?($0) }
}

/// Puts a timer into a loop.
public func CFRunLoopAddTimer(
    _ rl: CFRunLoop!,
    _ timer: CFRunLoopTimer!,
    _ mode: CFRunLoopMode!
) {
    guard let rl, let timer else { return }
    rl.add(timer, forMode: mode?.mode ?? .default)
}

/// Ends a timer.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }

/// Whether a timer can fire still.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }

/// The modes that an argument without a type names.
private func modes(of argument: Any?) -> [RunLoop.Mode] {
    if let mode = argument as? CFRunLoopMode { return [mode.mode] }
    if let mode = argument as? RunLoop.Mode { return [mode] }
    if let name = argument as? String { return [RunLoop.Mode(name)] }
    if let name = argument as? NSString { return [RunLoop.Mode(String(describing: name))] }
    if let names = argument as? [Any] { return names.flatMap { modes(of: $0) } }
    if let names = argument as? NSArray { return names.flatMap { modes(of: $0) } }
    return [.default]
}
