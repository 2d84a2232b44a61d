// SPDX-License-Identifier: Apache-2.0

// The names here are C's, which begin with a capital.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A copy of an image that says how much brighter than white its light may be.
///
/// Displays have no such headroom here, so it is the same image.
public func CGImageCreateCopyWithContentHeadroom(_ headroom: Float, _ image: CGImage) -> CGImage? {
    image.copy()
}
