// SPDX-License-Identifier: Apache-2.0

// What people who import this module see of Foundation, as on iOS.
@_exported public import Foundation
