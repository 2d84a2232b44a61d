// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A symbol that others are put into by an ending of their name: `bolt.circle`.
struct SymbolFrame: Sendable {
    /// The ending, which is the name of the frame itself.
    let name: String
    /// The middle of what is inside.
    let center: CGPoint
    /// The room inside.
    let room: CGSize
    /// Whether the frame has a form for `.fill`.
    var hasBody = true

    private init(
        _ name: String,
        _ x: CGFloat,
        _ y: CGFloat,
        _ width: CGFloat,
        _ height: CGFloat,
        hasBody: Bool = true
    ) {
        self.name = name
        self.hasBody = hasBody
        center = CGPoint(x: x, y: y)
        room = CGSize(width: width, height: height)
    }

    /// The frames, the longer of two endings first.
    static let all = [
        SymbolFrame("circle.dashed", 11.6, 11.15, 10.4, 9.8, hasBody: false),
        SymbolFrame("square.dashed", 10.75, 10.75, 11, 11, hasBody: false),
        SymbolFrame("circle", 11.6, 11.15, 10.9, 10.2),
        SymbolFrame("square", 10.75, 10.75, 11.5, 11.5),
        SymbolFrame("rectangle.portrait", 9, 12, 10, 12),
        SymbolFrame("rectangle", 13, 10, 15, 10.5),
        SymbolFrame("capsule", 14, 9, 15, 8.5),
        SymbolFrame("triangle", 12, 13.2, 8, 9),
        SymbolFrame("octagon", 11.5, 11.5, 10.5, 10.5),
        SymbolFrame("hexagon", 11.5, 12, 10.5, 10.5),
        SymbolFrame("diamond", 12.5, 12.5, 10, 10),
        SymbolFrame("seal", 12.5, 12.5, 10, 10),
        SymbolFrame("shield", 10, 11, 9.5, 10.5),
        SymbolFrame("bubble", 12, 9.6, 11, 9.5),
        SymbolFrame("message", 12, 10, 11, 9.5),
        SymbolFrame("app", 10.75, 10.75, 11.5, 11.5),
        SymbolFrame("icloud", 14, 11, 9, 9),
        SymbolFrame("viewfinder", 11.5, 11.5, 12, 12, hasBody: false),
        SymbolFrame("magnifyingglass", 8.9, 8.9, 6.6, 6.6, hasBody: false),
        SymbolFrame("tv", 13, 8.6, 12, 8),
        SymbolFrame("display", 13, 8.6, 12, 8),
        SymbolFrame("video", 10, 9, 9.5, 8.5),
        SymbolFrame("folder", 12.5, 13.4, 8, 7),
        SymbolFrame("heart", 11.7, 9.4, 9, 8.4),
        SymbolFrame("lock", 8, 15.3, 7, 6.6),
        SymbolFrame("doc", 9.2, 14.6, 8.6, 7.6),
    ]

    /// The frame that a name ends in, and what stands before the ending.
    static func ending(_ name: String) -> (SymbolFrame, inner: String)? {
        for frame in all where name.hasSuffix("." + frame.name) {
            return (frame, String(name.dropLast(frame.name.count + 1)))
        }
        return nil
    }
}
