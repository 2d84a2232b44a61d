// SPDX-License-Identifier: Apache-2.0

// The names here are C's, which begin with a capital.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The device's own red, green and blue, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace.deviceRGB
}

/// The device's own gray.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace.deviceGray
}

/// The device's own inks.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
    CGColorSpace.deviceCMYK
}

/// The C spelling of `CGColorSpace.baseColorSpace`.
public func CGColorSpaceCopyBaseColorSpace(_ s: CGColorSpace) -> CGColorSpace? {
    s.baseColorSpace
}

/// The same space with values from 0 to 1 only.
public func CGColorSpaceCreateCopyWithStandardRange(_ s: CGColorSpace) -> CGColorSpace {
    s.isExtended ? s.with(isExtended: false) ?? s : s
}

/// The same space with values beyond 0...1; `nil` where that makes no sense.
public func CGColorSpaceCreateExtended(_ space: CGColorSpace) -> CGColorSpace? {
    space.isExtended ? space : space.with(isExtended: true)
}

/// The same space, linear, with values beyond 0...1; `nil` where that makes no sense.
public func CGColorSpaceCreateExtendedLinearized(_ space: CGColorSpace) -> CGColorSpace? {
    space.with(curve: .linear, isExtended: true)
}

/// The same space, linear; `nil` where that makes no sense.
public func CGColorSpaceCreateLinearized(_ space: CGColorSpace) -> CGColorSpace? {
    space.curve == .linear ? space : space.with(curve: .linear)
}

/// Whether the space has the curve of hybrid log-gamma.
public func CGColorSpaceIsHLGBased(_ s: CGColorSpace) -> Bool {
    s.curve == .hlg
}

/// Whether the space has the curve of the perceptual quantizer.
public func CGColorSpaceIsPQBased(_ s: CGColorSpace) -> Bool {
    s.curve == .pq
}

/// Whether values beyond 0...1 have a meaning in the space.
public func CGColorSpaceUsesExtendedRange(_ space: CGColorSpace) -> Bool {
    space.isExtended
}

/// Whether the space has one of the two curves of BT.2100.
public func CGColorSpaceUsesITUR_2100TF(_ s: CGColorSpace) -> Bool {
    s.usesHDRCurve
}
