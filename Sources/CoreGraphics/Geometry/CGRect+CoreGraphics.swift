// SPDX-License-Identifier: Apache-2.0

// Foundation's own geometry lacks what iOS's has; nobody else can supply these conformances.
// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation

extension CGRect {
    /// The smallest upright rectangle around the rectangle's image under a transform.
    ///
    /// The null and the infinite rectangle map to themselves.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        // Each corner's x is the sum of a part from one x bound and a part from one y bound, so
        // the extremes can be chosen part by part; no corner needs to be formed.
        let (left, right) = (minX, maxX)
        let (top, bottom) = (minY, maxY)
        let (ax1, ax2) = (transform.a * left, transform.a * right)
        let (cy1, cy2) = (transform.c * top, transform.c * bottom)
        let (bx1, bx2) = (transform.b * left, transform.b * right)
        let (dy1, dy2) = (transform.d * top, transform.d * bottom)
        let x1 = min(ax1, ax2) + min(cy1, cy2) + transform.tx
        let x2 = max(ax1, ax2) + max(cy1, cy2) + transform.tx
        let y1 = min(bx1, bx2) + min(dy1, dy2) + transform.ty
        let y2 = max(bx1, bx2) + max(dy1, dy2) + transform.ty
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    /// Whether both rectangles, standardized, are exactly the same.
    public func equalTo(_ other: CGRect) -> Bool {
        self == other
    }

    /// The rectangle as a dictionary with the keys `X`, `Y`, `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary {
        [
            "X": Double(origin.x),
            "Y": Double(origin.y),
            "Width": Double(size.width),
            "Height": Double(size.height),
        ] as NSDictionary
    }

    /// Reads a rectangle from a dictionary with the keys `X`, `Y`, `Width` and `Height`; `nil`
    /// where one is missing.
    public init?(dictionaryRepresentation dictionary: CFDictionary) {
        guard
            let origin = CGPoint(dictionaryRepresentation: dictionary),
            let size = CGSize(dictionaryRepresentation: dictionary)
        else { return nil }
        self.init(origin: origin, size: size)
    }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// Origin and size in brackets, as in `(1.0, 2.0, 3.0, 4.0)`.
    public var debugDescription: String {
        "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
}

extension CGRect: @retroactive CustomReflectable {
    /// Origin and size, by name.
    public var customMirror: Mirror {
        Mirror(self, children: ["origin": origin, "size": size], displayStyle: .struct)
    }
}
