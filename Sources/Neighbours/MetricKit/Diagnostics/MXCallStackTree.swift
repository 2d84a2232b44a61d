// SPDX-License-Identifier: Apache-2.0

// Sendable is unchecked because nothing changes after `init`.
/// The functions that were running, as a tree.
open class MXCallStackTree: _MXRecordObject, @unchecked Sendable {
}
