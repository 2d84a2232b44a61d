// SPDX-License-Identifier: Apache-2.0

// Foundation's own geometry lacks what iOS's has; nobody else can supply these conformances.
// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation

extension CGSize {
    /// The size's image under a transform, whose shift does not count.
    ///
    /// A side may become negative.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height
        )
    }

    /// Whether both sides are exactly the same.
    public func equalTo(_ other: CGSize) -> Bool {
        self == other
    }

    /// The size as a dictionary with the keys `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary {
        ["Width": Double(width), "Height": Double(height)] as NSDictionary
    }

    /// Reads a size from a dictionary with the keys `Width` and `Height`; `nil` where one is
    /// missing.
    public init?(dictionaryRepresentation dictionary: CFDictionary) {
        guard
            let width = dictionary.number(for: "Width"),
            let height = dictionary.number(for: "Height")
        else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The sides in brackets, as in `(1.0, 2.0)`.
    public var debugDescription: String {
        "(\(width), \(height))"
    }
}

extension CGSize: @retroactive CustomReflectable {
    /// The sides, by name.
    public var customMirror: Mirror {
        Mirror(self, children: ["width": width, "height": height], displayStyle: .struct)
    }
}
