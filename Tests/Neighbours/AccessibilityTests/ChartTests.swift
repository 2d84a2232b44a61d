// SPDX-License-Identifier: Apache-2.0

import Accessibility
import ObjCRuntime
import Testing
import UIKit

/// Descriptions of charts, and notifications.
struct ChartTests {
    private var chart: AXChartDescriptor {
        let points = [
            AXDataPoint(x: "Monday", y: 3), AXDataPoint(x: "Tuesday", y: 5, label: "best day"),
        ]
        return AXChartDescriptor(
            title: "Steps",
            summary: "It rises.",
            xAxis: AXCategoricalDataAxisDescriptor(
                title: "Day",
                categoryOrder: ["Monday", "Tuesday"]
            ),
            yAxis: AXNumericDataAxisDescriptor(
                title: "Thousands",
                range: 0...10,
                gridlinePositions: [5],
                valueDescriptionProvider: { "\(Int($0)) thousand" }
            ),
            series: [AXDataSeriesDescriptor(name: "You", isContinuous: false, dataPoints: points)]
        )
    }

    @Test func aChartKeepsItsDescription() throws {
        let chart = try #require(chart.copy() as? AXChartDescriptor)
        #expect(chart.title == "Steps")
        #expect(chart.yAxis?.valueDescriptionProvider(4) == "4 thousand")
        #expect(chart.xAxis.title == "Day")
        let points = try #require(chart.series.first?.dataPoints)
        #expect(points.map(\.xValue.category) == ["Monday", "Tuesday"])
        #expect(points.map(\.yValue?.number) == [3, 5])
        #expect(points[1].label == "best day")
        #expect(chart.series.first?.name == "You")
    }

    @Test func contentOfUIKitsIsTheSame() {
        let content = AXCustomContent(label: "Size", value: "large")
        content.importance = .high
        #expect(content.value == "large")
    }

    @Test @MainActor func anAnnouncementIsPostedByUIKit() {
        var heard: [String] = []
        let observer = AccessibilityPosts.observe { _, argument in
            if let text = argument as? String { heard.append(text) }
        }
        AccessibilityNotification.Announcement("Saved").post()
        #expect(heard == ["Saved"])
        withExtendedLifetime(observer) {}
    }
}
