// SPDX-License-Identifier: Apache-2.0

import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// How often and how long a signpost was there.
open class MXSignpostMetric: MXMetric, @unchecked Sendable {
    /// The name.
    open var signpostName: String { record.text("signpostName") }

    /// The category.
    open var signpostCategory: String { record.text("signpostCategory") }

    /// What is known of intervals; nil for events.
    open var signpostIntervalData: MXSignpostIntervalData? { record.part("signpostIntervalData") }

    /// How often it was there.
    open var totalCount: Int { record.integer("totalCount") }
}
