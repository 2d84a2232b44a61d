// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import Synchronization

// Sendable is unchecked because a lock guards what changes.
/// Launches tasks while the program is in the background; here only when a launch is simulated.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    /// The error's domain.
    public static let errorDomain = "BGTaskSchedulerErrorDomain"

    private struct State {
        var handlers: [String: (queue: DispatchQueue?, launch: @Sendable (BGTask) -> Void)] = [:]
        var requests: [BGTaskRequest] = []
        var running: [BGTask] = []
    }

    private static let only = BGTaskScheduler()
    /// The requests that may wait, by kind.
    private static let limits = (refresh: 1, processing: 10)
    private let state = Mutex(State())

    /// The program's scheduler.
    open class var shared: BGTaskScheduler { only }

    /// Says what a task does; false where `Info.plist` lists other identifiers only.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String,
        using queue: DispatchQueue?,
        launchHandler: @escaping @Sendable (BGTask) -> Void
    ) -> Bool {
        guard isPermitted(identifier) else { return false }
        let isNew = state.withLock { state in
            guard state.handlers[identifier] == nil else { return false }
            state.handlers[identifier] = (queue, launchHandler)
            return true
        }
        guard isNew else {
            fatalError(
                "BGTaskScheduler.register(forTaskWithIdentifier:using:launchHandler:): a launch handler for"
                    + " \(identifier) has already been registered; register each identifier once"
            )
        }
        return true
    }

    /// Asks for a launch; the request takes the place of one for the same task.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        guard isPermitted(taskRequest.identifier) else { throw Error(.notPermitted) }
        // swift-format-ignore: NeverForceUnwrap
        let request = taskRequest.copy() as! BGTaskRequest
        let isTaken = state.withLock { state in
            state.requests.removeAll { $0.identifier == request.identifier }
            let isRefresh = request is BGAppRefreshTaskRequest
            let others = state.requests.count { ($0 is BGAppRefreshTaskRequest) == isRefresh }
            guard others < (isRefresh ? Self.limits.refresh : Self.limits.processing) else {
                return false
            }
            state.requests.append(request)
            return true
        }
        guard isTaken else { throw Error(.tooManyPendingTaskRequests) }
        Unbuilt.report("BGTaskScheduler.submit(_:): launches by the system")
    }

    /// Takes a request back.
    open func cancel(taskRequestWithIdentifier identifier: String) {
        state.withLock { $0.requests.removeAll { $0.identifier == identifier } }
    }

    /// Takes all requests back.
    open func cancelAllTaskRequests() { state.withLock { $0.requests = [] } }

    /// Calls the handler with the requests that wait.
    open func getPendingTaskRequests(
        completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
    ) {
        let requests = state.withLock { $0.requests }
        DispatchQueue.global().async { completionHandler(requests) }
    }

    /// The requests that wait.
    open func pendingTaskRequests() async -> [BGTaskRequest] { state.withLock { $0.requests } }

    /// Launches a task for which a request waits, as Apple's debugger does by this name.
    open func _simulateLaunchForTaskWithIdentifier(_ identifier: String) {
        let launch = state.withLock { state -> (() -> Void)? in
            guard let (queue, launch) = state.handlers[identifier],
                let index = state.requests.firstIndex(where: { $0.identifier == identifier })
            else { return nil }
            let task = state.requests.remove(at: index).makeTask()
            state.running.append(task)
            return { (queue ?? .global()).async { launch(task) } }
        }
        launch?()
    }

    /// Tells a task that runs that its time is over, as Apple's debugger does by this name.
    open func _simulateExpirationForTaskWithIdentifier(_ identifier: String) {
        let task = state.withLock { state in
            state.running.first { $0.identifier == identifier }
        }
        task?.expirationHandler?()
    }

    /// A task has said that it is done.
    func end(_ task: BGTask) { state.withLock { $0.running.removeAll { $0 === task } } }

    private func isPermitted(_ identifier: String) -> Bool {
        let permitted = Bundle.main.object(
            forInfoDictionaryKey: "BGTaskSchedulerPermittedIdentifiers"
        )
        return (permitted as? [String])?.contains(identifier) ?? true
    }

    @section(".init_array") @used
    private static let selectors: @convention(c) @Sendable () -> Void = {
        _objcRegister { m in
            m.method("_simulateLaunchForTaskWithIdentifier:") { scheduler, arguments in
                (scheduler as? BGTaskScheduler)?
                    ._simulateLaunchForTaskWithIdentifier(_arg(arguments, 0))
            }
            m.method("_simulateExpirationForTaskWithIdentifier:") { scheduler, arguments in
                (scheduler as? BGTaskScheduler)?
                    ._simulateExpirationForTaskWithIdentifier(_arg(arguments, 0))
            }
            return BGTaskScheduler.self
        }
    }
}

extension BGTaskScheduler {
    /// Why a request is refused.
    public struct Error: CustomNSError, Hashable, Sendable {
        /// The reasons.
        public enum Code: Int, Sendable {
            /// Nothing is launched in the background.
            case unavailable = 1
            /// Too many requests wait.
            case tooManyPendingTaskRequests = 2
            /// The program may not ask for this task.
            case notPermitted = 3
        }

        /// The reason.
        public let code: Code

        /// An error for a reason.
        public init(_ code: Code) { self.code = code }

        /// The domain.
        public static var errorDomain: String { BGTaskScheduler.errorDomain }
        /// The reason as a number.
        public var errorCode: Int { code.rawValue }
        /// Nothing is launched in the background.
        public static var unavailable: Code { .unavailable }
        /// Too many requests wait.
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        /// The program may not ask for this task.
        public static var notPermitted: Code { .notPermitted }
    }
}
