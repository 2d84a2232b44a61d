// SPDX-License-Identifier: Apache-2.0

import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// How the program ended in the foreground.
open class MXForegroundExitData: _MXRecordObject, @unchecked Sendable {
    /// The ends by the program itself.
    open var cumulativeNormalAppExitCount: Int { record.integer("cumulativeNormalAppExitCount") }

    /// The ends for too much memory.
    open var cumulativeMemoryResourceLimitExitCount: Int {
        record.integer("cumulativeMemoryResourceLimitExitCount")
    }

    /// The ends after wrong accesses to memory.
    open var cumulativeBadAccessExitCount: Int { record.integer("cumulativeBadAccessExitCount") }

    /// The ends after exceptions.
    open var cumulativeAbnormalExitCount: Int { record.integer("cumulativeAbnormalExitCount") }

    /// The ends after instructions that do not exist.
    open var cumulativeIllegalInstructionExitCount: Int {
        record.integer("cumulativeIllegalInstructionExitCount")
    }

    /// The ends for taking too long.
    open var cumulativeAppWatchdogExitCount: Int {
        record.integer("cumulativeAppWatchdogExitCount")
    }
}
