// SPDX-License-Identifier: Apache-2.0

import BackgroundTasks
import ObjCRuntime
import Synchronization
import Testing

/// Tasks in the background.
@Suite(.serialized) struct SchedulerTests {
    private let scheduler = BGTaskScheduler.shared

    @Test func requestsWaitAndTakeEachOthersPlace() async throws {
        scheduler.cancelAllTaskRequests()
        let refresh = BGAppRefreshTaskRequest(identifier: "refresh")
        refresh.earliestBeginDate = Date(timeIntervalSince1970: 5)
        try scheduler.submit(refresh)
        refresh.earliestBeginDate = nil
        let processing = BGProcessingTaskRequest(identifier: "work")
        processing.requiresExternalPower = true
        try scheduler.submit(processing)
        try scheduler.submit(processing)
        let pending = await scheduler.pendingTaskRequests()
        #expect(pending.map(\.identifier) == ["refresh", "work"])
        #expect(pending[0].earliestBeginDate == Date(timeIntervalSince1970: 5))
        #expect((pending[1] as? BGProcessingTaskRequest)?.requiresExternalPower == true)
        scheduler.cancel(taskRequestWithIdentifier: "refresh")
        let rest = await withCheckedContinuation { continuation in
            scheduler.getPendingTaskRequests { continuation.resume(returning: $0) }
        }
        #expect(rest.map(\.identifier) == ["work"])
    }

    @Test func aSecondRefreshIsTooMany() throws {
        scheduler.cancelAllTaskRequests()
        try scheduler.submit(BGAppRefreshTaskRequest(identifier: "a"))
        #expect(throws: BGTaskScheduler.Error(.tooManyPendingTaskRequests)) {
            try scheduler.submit(BGAppRefreshTaskRequest(identifier: "b"))
        }
    }

    @Test func aSimulatedLaunchRunsTheTask() async throws {
        scheduler.cancelAllTaskRequests()
        let launched = await withCheckedContinuation { continuation in
            scheduler.register(forTaskWithIdentifier: "launch", using: nil) { task in
                task.expirationHandler = { Finish.all.withLock { $0 += 1 } }
                continuation.resume(returning: task)
            }
            try? scheduler.submit(BGAppRefreshTaskRequest(identifier: "launch"))
            scheduler.perform(
                Selector("_simulateLaunchForTaskWithIdentifier:"),
                with: "launch"
            )
        }
        #expect(launched is BGAppRefreshTask)
        #expect(await scheduler.pendingTaskRequests().isEmpty)
        scheduler._simulateExpirationForTaskWithIdentifier("launch")
        #expect(Finish.all.withLock { $0 } == 1)
        launched.setTaskCompleted(success: true)
        scheduler._simulateExpirationForTaskWithIdentifier("launch")
        #expect(Finish.all.withLock { $0 } == 1)
    }
}

/// How often tasks were told that their time is over.
private enum Finish {
    static let all = Mutex(0)
}
