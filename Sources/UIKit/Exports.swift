// SPDX-License-Identifier: Apache-2.0

@_exported public import FileCoordination
@_exported public import FoundationAdditions
@_exported public import ImageIO
@_exported public import UIKitCells
@_exported public import UIKitCollections
@_exported public import UIKitControllers
@_exported public import UIKitCore
@_exported public import UIKitDocuments
@_exported public import UIKitDynamics
@_exported public import UIKitNibs
@_exported public import UIKitPickers
@_exported public import UIKitSheets
@_exported public import UIKitTables
@_exported public import UIKitText
@_exported public import UserNotifications

@_exported public import protocol Combine.ObservableObject
@_exported public import class Combine.ObservableObjectPublisher
@_exported public import struct Combine.Published
