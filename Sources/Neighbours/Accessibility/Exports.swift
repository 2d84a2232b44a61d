// SPDX-License-Identifier: Apache-2.0

@_exported public import CoreGraphics
@_exported public import Foundation

@_exported public import class UIKitServices.AXCustomContent
@_exported public import protocol UIKitServices.AXCustomContentProvider
