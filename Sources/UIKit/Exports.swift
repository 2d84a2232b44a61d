// SPDX-License-Identifier: Apache-2.0

@_exported public import UIKitControllers
@_exported public import UIKitCore
@_exported public import UIKitDynamics
@_exported public import UIKitNibs
