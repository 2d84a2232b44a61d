// SPDX-License-Identifier: Apache-2.0

// Sendable is unchecked because nothing changes after `init`.
/// One kind of measurements.
open class MXMetric: _MXRecordObject, @unchecked Sendable {}
