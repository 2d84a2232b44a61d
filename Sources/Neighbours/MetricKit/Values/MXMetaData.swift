// SPDX-License-Identifier: Apache-2.0

import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// The device and the program that values come from.
open class MXMetaData: _MXRecordObject, @unchecked Sendable {
    /// The region.
    open var regionFormat: String { record.text("regionFormat") }

    /// The version of the system.
    open var osVersion: String { record.text("osVersion") }

    /// The kind of device.
    open var deviceType: String { record.text("deviceType") }

    /// The build of the program.
    open var applicationBuildVersion: String { record.text("applicationBuildVersion") }

    /// The architecture of the processor.
    open var platformArchitecture: String { record.text("platformArchitecture") }

    /// Whether the program came by TestFlight.
    open var isTestFlightApp: Bool { record.flag("isTestFlightApp") }

    /// Whether the device saved power.
    open var lowPowerModeEnabled: Bool { record.flag("lowPowerModeEnabled") }

    /// The number of the process.
    open var pid: Int32 { record.small("pid") }
}
