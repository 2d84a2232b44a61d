// SPDX-License-Identifier: Apache-2.0

// On iOS the two are one.
@_exported public import MobileCoreServices
