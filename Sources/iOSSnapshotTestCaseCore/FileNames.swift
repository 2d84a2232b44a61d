// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import UIKit

/// What of the device goes into pictures' file names.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing, whatever else is in the set.
    public static let none = Self(rawValue: 1 << 0)
    /// The model.
    public static let device = Self(rawValue: 1 << 1)
    /// The system's version.
    public static let OS = Self(rawValue: 1 << 2)
    /// The screen's size in points.
    public static let screenSize = Self(rawValue: 1 << 3)
    /// The screen's scale; the default.
    public static let screenScale = Self(rawValue: 1 << 4)
}

/// Whether the program's words have 64 bits.
public func FBSnapshotTestCaseIs64Bit() -> Bool { Int.bitWidth == 64 }

/// What is appended to the folder of pictures: `_64`, since the program's words have 64 bits.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet {
    NSOrderedSet(object: FBSnapshotTestCaseIs64Bit() ? "_64" : "_32")
}

/// A file's name with what the options say, and `_` for each blank and punctuation mark.
public func FBFileNameIncludeNormalizedFileNameFromOption(
    _ fileName: String,
    _ option: FBSnapshotTestCaseFileNameIncludeOption
) -> String {
    MainActor.assumeIsolated {
        var name = fileName
        if option.contains(.device) { name += "_" + UIDevice.current.model }
        if option.contains(.OS) { name += "_" + UIDevice.current.systemVersion }
        if option.contains(.screenSize) {
            let size = UIScreen.main.bounds.size
            name += "_\(Int(size.width.rounded()))x\(Int(size.height.rounded()))"
        }
        let marks = CharacterSet.whitespaces.union(.punctuationCharacters)
        name = name.components(separatedBy: marks).joined(separator: "_")
        if option.contains(.screenScale) { name += "@\(Int(UIScreen.main.scale.rounded()))x" }
        return name
    }
}
