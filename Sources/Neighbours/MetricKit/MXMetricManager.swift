// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
import Synchronization
public import os

/// The identifier of a task that belongs to the launch.
public struct MXLaunchTaskID: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// An identifier of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An identifier of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

// Sendable is unchecked because the state has a lock, which the subscribers, kept weakly, share.
/// Brings reports of the program's use, as on a device that measures nothing: none ever come.
open class MXMetricManager: NSObject, @unchecked Sendable {
    private struct State {
        var subscribers: [WeakSubscriber] = []
        var running: Set<MXLaunchTaskID> = []
        var finished: Set<MXLaunchTaskID> = []
    }

    // Sendable is unchecked because the reference is only read under the manager's lock.
    private struct WeakSubscriber: @unchecked Sendable {
        weak var object: (any MXMetricManagerSubscriber)?
    }

    /// On iOS a launch has sixteen tasks at most.
    private static let mostTasks = 16
    private static let only = MXMetricManager()

    private let state = Mutex(State())

    /// The manager of the program.
    open class var shared: MXMetricManager { only }

    /// The measurements of the last days; none.
    open var pastPayloads: [MXMetricPayload] { [] }

    /// What went wrong in the last days; nothing is known.
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }

    /// Begins to tell an object of reports; it is not kept alive.
    open func add(_ subscriber: any MXMetricManagerSubscriber) {
        let added = UncheckedTransfer(subscriber)
        state.withLock { state in
            state.subscribers.removeAll { $0.object == nil || $0.object === added.value }
            state.subscribers.append(WeakSubscriber(object: added.value))
        }
    }

    /// Ends to tell an object of reports.
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {
        let removed = UncheckedTransfer(subscriber)
        state.withLock { state in
            state.subscribers.removeAll { $0.object == nil || $0.object === removed.value }
        }
    }

    /// Gives the subscribers reports, as a system that measures would.
    package func deliver(_ metrics: [MXMetricPayload], _ diagnostics: [MXDiagnosticPayload]) {
        for subscriber in state.withLock({ $0.subscribers }) {
            if !metrics.isEmpty { subscriber.object?.didReceive(metrics) }
            if !diagnostics.isEmpty { subscriber.object?.didReceive(diagnostics) }
        }
    }

    // MARK: Signposts

    /// A log for signposts that are measured on iOS.
    open class func makeLogHandle(category: String) -> OSLog {
        OSLog(subsystem: "com.apple.metrickit.log", category: category)
    }

    // MARK: Launches

    /// Counts a task as part of the launch; nothing is measured.
    open class func extendLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {
        try shared.state.withLock { state in
            if taskID.rawValue.isEmpty { throw MXError(.launchTaskInvalidID) }
            if state.running.contains(taskID) || state.finished.contains(taskID) {
                throw MXError(.launchTaskDuplicated)
            }
            guard state.running.count + state.finished.count < mostTasks else {
                throw MXError(.launchTaskMaxCount)
            }
            state.running.insert(taskID)
        }
    }

    /// Ends a task of the launch.
    open class func finishExtendedLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {
        try shared.state.withLock { state in
            if taskID.rawValue.isEmpty { throw MXError(.launchTaskInvalidID) }
            guard state.running.remove(taskID) != nil else { throw MXError(.launchTaskUnknown) }
            state.finished.insert(taskID)
        }
    }
}
