// SPDX-License-Identifier: Apache-2.0
// Nobody reads these but the importer, which looks for the names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreGraphics

public struct CGFloat {
    public init() {}
}
