// SPDX-License-Identifier: Apache-2.0

// Foundation's own geometry lacks what iOS's has; nobody else can supply these conformances.
// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation

extension CGPoint {
    /// The point's image under a transform.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty
        )
    }

    /// Whether both coordinates are exactly the same.
    public func equalTo(_ other: CGPoint) -> Bool {
        self == other
    }

    /// The point as a dictionary with the keys `X` and `Y`.
    public var dictionaryRepresentation: CFDictionary {
        ["X": Double(x), "Y": Double(y)] as NSDictionary
    }

    /// Reads a point from a dictionary with the keys `X` and `Y`; `nil` where one is missing.
    public init?(dictionaryRepresentation dictionary: CFDictionary) {
        guard let x = dictionary.number(for: "X"), let y = dictionary.number(for: "Y") else {
            return nil
        }
        self.init(x: x, y: y)
    }
}

extension NSDictionary {
    /// The number under a key, or `nil` where there is none.
    func number(for key: String) -> CGFloat? {
        switch self[key] {
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let number as Double: CGFloat(number)
        case let number as CGFloat: number
        case let number as Int: CGFloat(number)
        default: nil
        }
    }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates in brackets, as in `(1.0, 2.0)`.
    public var debugDescription: String {
        "(\(x), \(y))"
    }
}

extension CGPoint: @retroactive CustomReflectable {
    /// The coordinates, by name.
    public var customMirror: Mirror {
        Mirror(self, children: ["x": x, "y": y], displayStyle: .struct)
    }
}
