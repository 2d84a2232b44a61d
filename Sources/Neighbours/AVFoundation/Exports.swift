// SPDX-License-Identifier: Apache-2.0

@_exported public import AVFAudio
@_exported public import AudioToolbox
@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import CoreMedia
@_exported public import Foundation
@_exported public import QuartzCore
@_exported public import UniformTypeIdentifiers
