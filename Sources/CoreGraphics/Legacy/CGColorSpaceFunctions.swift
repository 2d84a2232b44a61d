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
