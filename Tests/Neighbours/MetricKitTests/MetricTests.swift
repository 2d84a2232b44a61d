// SPDX-License-Identifier: Apache-2.0

import Foundation
import MetricKit
import ObjCRuntime
import Testing

/// Reports, and the manager that would bring them.
struct MetricTests {
    private static let payload = MXMetricPayload(
        record: MetricRecord([
            "latestApplicationVersion": .text("1.2"),
            "includesMultipleApplicationVersions": .flag(true),
            "timeStampBegin": .date(Date(timeIntervalSince1970: 0)),
            "timeStampEnd": .date(Date(timeIntervalSince1970: 86_400)),
            "cpuMetrics": .part(
                MetricRecord([
                    "cumulativeCPUTime": .number(100, .duration),
                    "cumulativeCPUInstructions": .number(5e9, .plain),
                ])
            ),
            "memoryMetrics": .part(
                MetricRecord([
                    "peakMemoryUsage": .number(200_000, .storage),
                    "averageSuspendedMemory": .average(
                        100_000,
                        count: 500,
                        deviation: 2,
                        .storage
                    ),
                ])
            ),
            "applicationLaunchMetrics": .part(
                MetricRecord([
                    "histogrammedTimeToFirstDraw": .histogram(
                        [
                            .init(start: 0.5, end: 1, count: 3), .init(start: 1, end: 2, count: 1),
                        ],
                        .duration
                    )
                ])
            ),
            "signpostMetrics": .parts([
                MetricRecord(["signpostName": .text("sync"), "totalCount": .integer(7)])
            ]),
            "metaData": .part(MetricRecord(["osVersion": .text("Linux")])),
        ])
    )

    @Test func metricsHaveTheirUnits() throws {
        let payload = Self.payload
        #expect(payload.latestApplicationVersion == "1.2")
        #expect(payload.includesMultipleApplicationVersions)
        #expect(payload.timeStampEnd.timeIntervalSince(payload.timeStampBegin) == 86_400)
        let time = try #require(payload.cpuMetrics?.cumulativeCPUTime)
        #expect(time.converted(to: .minutes).value == 100.0 / 60)
        let memory = try #require(payload.memoryMetrics)
        #expect(memory.peakMemoryUsage.converted(to: .kilobytes).value == 200)
        #expect(memory.averageSuspendedMemory.sampleCount == 500)
        #expect(memory.averageSuspendedMemory.standardDeviation == 2)
        #expect(payload.gpuMetrics == nil)
        #expect(payload.signpostMetrics?.map { $0.totalCount } == [7])
        #expect(payload.metaData?.osVersion == "Linux")
    }

    @Test func histogramsHaveBuckets() throws {
        let launches = try #require(Self.payload.applicationLaunchMetrics)
        let histogram = launches.histogrammedTimeToFirstDraw
        #expect(histogram.totalBucketCount == 2)
        let buckets = histogram.bucketEnumerator.allObjects
            .compactMap { $0 as? MXHistogramBucket<UnitDuration> }
        #expect(buckets.map { $0.bucketCount } == [3, 1])
        #expect(buckets[0].bucketStart.converted(to: .milliseconds).value == 500)
        #expect(launches.histogrammedApplicationResumeTime.totalBucketCount == 0)
        let bars = MXCellularConditionMetric(
            record: MetricRecord([
                "histogrammedCellularConditionTime": .histogram(
                    [.init(start: 1, end: 1, count: 20)],
                    .bars
                )
            ])
        )
        #expect(bars.histogrammedCellularConditionTime.totalBucketCount == 1)
    }

    @Test func reportsAreWrittenAsJSON() throws {
        let json = try JSONSerialization.jsonObject(with: Self.payload.jsonRepresentation())
        let report = try #require(json as? [String: Any])
        #expect(report["timeStampBegin"] as? String == "1970-01-01 00:00:00 +0000")
        let cpu = report["cpuMetrics"] as? [String: Any]
        #expect(cpu?["cumulativeCPUTime"] as? String == "100 sec")
        let launches = report["applicationLaunchMetrics"] as? [String: Any]
        let draws = launches?["histogrammedTimeToFirstDraw"] as? [String: Any]
        #expect(draws?["histogramNumBuckets"] as? Int == 2)
        let buckets = draws?["histogramValue"] as? [String: [String: Any]]
        #expect(buckets?["0"]?["bucketStart"] as? String == "500 ms")
        let dictionary = Self.payload.memoryMetrics?.dictionaryRepresentation()
        #expect(dictionary?["peakMemoryUsage"] as? String == "200 kB")
    }

    @Test func reportsSurviveArchives() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: Self.payload,
            requiringSecureCoding: true
        )
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: MXMetricPayload.self, from: data)
        )
        #expect(read == Self.payload)
        #expect(read.jsonRepresentation() == Self.payload.jsonRepresentation())
        #expect(read != MXMetricPayload(record: MetricRecord()))
    }

    @Test func diagnosticsTellWhatWentWrong() {
        let reason = MetricRecord([
            "exceptionName": .text("NSRangeException"), "arguments": .texts(["5"]),
        ])
        let crash = MetricRecord([
            "applicationVersion": .text("2"), "signal": .integer(11),
            "exceptionReason": .part(reason),
            "metaData": .part(MetricRecord(["pid": .integer(42)])),
        ])
        let payload = MXDiagnosticPayload(
            record: MetricRecord([
                "crashDiagnostics": .parts([crash]),
                "hangDiagnostics": .parts([MetricRecord(["hangDuration": .number(3, .duration)])]),
            ])
        )
        let found = payload.crashDiagnostics?.first
        #expect(found?.signal == 11)
        #expect(found?.exceptionCode == nil)
        #expect(found?.exceptionReason?.exceptionName == "NSRangeException")
        #expect(found?.exceptionReason?.arguments == ["5"])
        #expect(found?.metaData.pid == 42)
        #expect(payload.hangDiagnostics?.first?.hangDuration.value == 3)
        #expect(payload.cpuExceptionDiagnostics == nil)
    }

    // Sendable is unchecked because each belongs to one test.
    private final class Subscriber: NSObject, MXMetricManagerSubscriber, @unchecked Sendable {
        var counts: [Int] = []
        func didReceive(_ payloads: [MXMetricPayload]) { counts.append(payloads.count) }
    }

    @Test func subscribersHearOfReportsUntilTheyAreRemoved() {
        let manager = MXMetricManager()
        #expect(MXMetricManager.shared === MXMetricManager.shared)
        #expect(manager.pastPayloads.isEmpty)
        #expect(manager.pastDiagnosticPayloads.isEmpty)
        let subscriber = Subscriber()
        manager.add(subscriber)
        manager.add(subscriber)
        manager.deliver([Self.payload], [])
        manager.deliver([], [MXDiagnosticPayload(record: MetricRecord())])
        #expect(subscriber.counts == [1])
        manager.remove(subscriber)
        manager.deliver([Self.payload], [])
        #expect(subscriber.counts == [1])
        var other: Subscriber? = Subscriber()
        weak let kept = other
        if let other { manager.add(other) }
        other = nil
        #expect(kept == nil)
    }

    @Test func tasksOfTheLaunchBeginAndEndOnce() throws {
        let task = MXLaunchTaskID("database")
        #expect(throws: MXError(.launchTaskUnknown)) {
            try MXMetricManager.finishExtendedLaunchMeasurement(forTaskID: task)
        }
        try MXMetricManager.extendLaunchMeasurement(forTaskID: task)
        #expect(throws: MXError(.launchTaskDuplicated)) {
            try MXMetricManager.extendLaunchMeasurement(forTaskID: task)
        }
        try MXMetricManager.finishExtendedLaunchMeasurement(forTaskID: task)
        #expect(throws: MXError(.launchTaskInvalidID)) {
            try MXMetricManager.extendLaunchMeasurement(forTaskID: MXLaunchTaskID(""))
        }
        for index in 1..<16 {
            try MXMetricManager.extendLaunchMeasurement(forTaskID: MXLaunchTaskID("\(index)"))
        }
        #expect(throws: MXError(.launchTaskMaxCount)) {
            try MXMetricManager.extendLaunchMeasurement(forTaskID: MXLaunchTaskID("more"))
        }
    }

    @Test func signpostsCompileAsOnIOS() {
        let log = MXMetricManager.makeLogHandle(category: "sync")
        mxSignpost(.begin, log: log, name: "sync")
        mxSignpostAnimationIntervalBegin(log: log, name: "scroll")
        mxSignpost(.end, log: log, name: "sync", "%d items", 3)
        #expect((MXError(.launchTaskPastDeadline) as NSError).domain == MXErrorDomain)
    }
}
