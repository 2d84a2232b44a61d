// SPDX-License-Identifier: Apache-2.0
// Nobody reads these but the importer, which looks for the names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import ObjectiveC

public struct ObjCBool {
    public init(_ value: Bool) {}
}

public struct Selector {}

public struct NSZone {}
