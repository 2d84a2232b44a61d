// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// How much was transferred.
open class MXNetworkTransferMetric: MXMetric, @unchecked Sendable {
    /// What was sent over the wireless network.
    open var cumulativeWifiUpload: Measurement<UnitInformationStorage> {
        record.storage("cumulativeWifiUpload")
    }

    /// What was received over the wireless network.
    open var cumulativeWifiDownload: Measurement<UnitInformationStorage> {
        record.storage("cumulativeWifiDownload")
    }

    /// What was sent over the mobile network.
    open var cumulativeCellularUpload: Measurement<UnitInformationStorage> {
        record.storage("cumulativeCellularUpload")
    }

    /// What was received over the mobile network.
    open var cumulativeCellularDownload: Measurement<UnitInformationStorage> {
        record.storage("cumulativeCellularDownload")
    }
}
