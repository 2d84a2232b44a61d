// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// The measurements of a day.
open class MXMetricPayload: _MXRecordObject, @unchecked Sendable {
    /// The newest version of the program that ran.
    open var latestApplicationVersion: String { record.text("latestApplicationVersion") }

    /// Whether several versions ran.
    open var includesMultipleApplicationVersions: Bool {
        record.flag("includesMultipleApplicationVersions")
    }

    /// When the measurements began.
    open var timeStampBegin: Date { record.date("timeStampBegin") }

    /// When the measurements ended.
    open var timeStampEnd: Date { record.date("timeStampEnd") }

    /// How much the processor worked.
    open var cpuMetrics: MXCPUMetric? { record.part("cpuMetrics") }

    /// How much the graphics processor worked.
    open var gpuMetrics: MXGPUMetric? { record.part("gpuMetrics") }

    /// How good the mobile network was.
    open var cellularConditionMetrics: MXCellularConditionMetric? {
        record.part("cellularConditionMetrics")
    }

    /// How long the program ran.
    open var applicationTimeMetrics: MXAppRunTimeMetric? { record.part("applicationTimeMetrics") }

    /// How long locations were asked for.
    open var locationActivityMetrics: MXLocationActivityMetric? {
        record.part("locationActivityMetrics")
    }

    /// How much was transferred.
    open var networkTransferMetrics: MXNetworkTransferMetric? {
        record.part("networkTransferMetrics")
    }

    /// How long launches took.
    open var applicationLaunchMetrics: MXAppLaunchMetric? {
        record.part("applicationLaunchMetrics")
    }

    /// How long the program did not answer.
    open var applicationResponsivenessMetrics: MXAppResponsivenessMetric? {
        record.part("applicationResponsivenessMetrics")
    }

    /// How much was written.
    open var diskIOMetrics: MXDiskIOMetric? { record.part("diskIOMetrics") }

    /// How much memory was used.
    open var memoryMetrics: MXMemoryMetric? { record.part("memoryMetrics") }

    /// How bright the display was.
    open var displayMetrics: MXDisplayMetric? { record.part("displayMetrics") }

    /// How smooth animations were.
    open var animationMetrics: MXAnimationMetric? { record.part("animationMetrics") }

    /// How the program ended.
    open var applicationExitMetrics: MXAppExitMetric? { record.part("applicationExitMetrics") }

    /// The device and the program.
    open var metaData: MXMetaData? { record.part("metaData") }

    /// The signposts.
    open var signpostMetrics: [MXSignpostMetric]? { record.parts("signpostMetrics") }
}
