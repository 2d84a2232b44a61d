// SPDX-License-Identifier: Apache-2.0

// The library's name since it is no longer Facebook's.
@_exported public import FBSnapshotTestCase
