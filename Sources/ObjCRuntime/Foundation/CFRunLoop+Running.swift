// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
import Synchronization

/// How a run of a loop ended.
public enum CFRunLoopRunResult: Int32, Sendable {
    /// Nothing waits in the loop's mode.
    case finished = 1
    /// `CFRunLoopStop` ended it.
    case stopped = 2
    /// The time is over.
    case timedOut = 3
    /// Something was handled, and the run was not to go on after that.
    case handledSource = 4
}

/// Runs the loop of this thread until it is stopped, or nothing waits in it.
public func CFRunLoopRun() { _ = run(.default, until: .distantFuture, once: false) }

/// Runs the loop of this thread in a mode.
///
/// `returnAfterSourceHandled`: whether the run ends with the first thing that is handled.
@discardableResult
public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!,
    _ seconds: CFTimeInterval,
    _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
    let end = Date(timeIntervalSinceNow: max(0, min(seconds, 1e10)))
    return run(mode?.mode ?? .default, until: end, once: returnAfterSourceHandled)
}

/// The same by the mode's name.
@discardableResult
public func CFRunLoopRunInMode(
    _ mode: CFString!,
    _ seconds: CFTimeInterval,
    _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
    CFRunLoopRunInMode(mode.map { CFRunLoopMode($0) }, seconds, returnAfterSourceHandled)
}

private func run(_ mode: RunLoop.Mode, until end: Date, once: Bool) -> CFRunLoopRunResult {
    let loop = RunLoop.current
    LoopRuns.begin(loop)
    defer { LoopRuns.end(loop) }
    repeat {
        let hasRun = loop.run(mode: mode, before: end)
        if LoopRuns.isStopped(loop) { return .stopped }
        guard hasRun else { return .finished }
        // Foundation returns after what it handled, and when the time is over.
        if once, Date() < end { return .handledSource }
    } while Date() < end
    return .timedOut
}

/// The runs of each loop that are under way, and which of them are to end.
///
/// Foundation's own run returns after each thing that it handled and does not say why.
enum LoopRuns {
    private static let runs = Mutex<[ObjectIdentifier: [Bool]]>([:])

    static func begin(_ loop: RunLoop) {
        runs.withLock { $0[ObjectIdentifier(loop), default: []].append(false) }
    }

    static func end(_ loop: RunLoop) {
        runs.withLock { runs in
            let id = ObjectIdentifier(loop)
            runs[id]?.removeLast()
            if runs[id]?.isEmpty == true { runs[id] = nil }
        }
    }

    /// Ends the innermost run; without one nothing is noted.
    static func stop(_ loop: RunLoop) {
        runs.withLock { runs in
            let id = ObjectIdentifier(loop)
            guard let count = runs[id]?.count else { return }
            runs[id]?[count - 1] = true
        }
    }

    static func isStopped(_ loop: RunLoop) -> Bool {
        runs.withLock { $0[ObjectIdentifier(loop)]?.last ?? false }
    }
}
