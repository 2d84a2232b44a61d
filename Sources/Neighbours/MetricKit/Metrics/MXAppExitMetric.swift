// SPDX-License-Identifier: Apache-2.0

import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// How the program ended.
open class MXAppExitMetric: MXMetric, @unchecked Sendable {
    /// How it ended in the foreground.
    open var foregroundExitData: MXForegroundExitData { record.part("foregroundExitData") }

    /// How it ended in the background.
    open var backgroundExitData: MXBackgroundExitData { record.part("backgroundExitData") }
}
