// SPDX-License-Identifier: Apache-2.0

@_exported public import UIKitCells
@_exported public import UIKitControls
@_exported public import UIKitDynamics
