// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The symbols that the framework draws, all of its own design.
enum SymbolDrawings {
    static let all: [String: SymbolDrawing] = [
        "plus": SymbolDrawing(
            width: 19,
            height: 19,
            strokes: ["M 9.5 1.5 V 17.5", "M 1.5 9.5 H 17.5"]
        ),
        "minus": SymbolDrawing(width: 19, height: 4, strokes: ["M 1.5 2 H 17.5"]),
        "xmark": SymbolDrawing(
            width: 17,
            height: 17,
            strokes: ["M 2 2 L 15 15", "M 15 2 L 2 15"]
        ),
        "checkmark": SymbolDrawing(width: 19, height: 18, strokes: ["M 2 10 L 7.2 16 L 17 2"]),
        "chevron.left": SymbolDrawing(
            width: 12,
            height: 20,
            strokes: ["M 10 1.8 L 2 10 L 10 18.2"]
        ),
        "chevron.right": SymbolDrawing(
            width: 12,
            height: 20,
            strokes: ["M 2 1.8 L 10 10 L 2 18.2"]
        ),
        "chevron.backward": SymbolDrawing(
            width: 12,
            height: 20,
            strokes: ["M 10 1.8 L 2 10 L 10 18.2"]
        ),
        "chevron.forward": SymbolDrawing(
            width: 12,
            height: 20,
            strokes: ["M 2 1.8 L 10 10 L 2 18.2"]
        ),
        "chevron.up": SymbolDrawing(width: 20, height: 12, strokes: ["M 1.8 10 L 10 2 L 18.2 10"]),
        "chevron.down": SymbolDrawing(width: 20, height: 12, strokes: ["M 1.8 2 L 10 10 L 18.2 2"]),
        "chevron.up.chevron.down": SymbolDrawing(
            width: 13,
            height: 20,
            strokes: ["M 1.8 7 L 6.5 2 L 11.2 7", "M 1.8 13 L 6.5 18 L 11.2 13"]
        ),
        "circle": SymbolDrawing(width: 23, height: 23, strokes: ["O 11.5 11.5 10.3"]),
        "circle.fill": SymbolDrawing(width: 23, height: 23, fills: ["O 11.5 11.5 11.2"]),
        "square": SymbolDrawing(
            width: 21,
            height: 21,
            strokes: [
                "M 5 1.5 H 16 C 18 1.5 19.5 3 19.5 5 V 16 C 19.5 18 18 19.5 16 19.5 H 5 "
                    + "C 3 19.5 1.5 18 1.5 16 V 5 C 1.5 3 3 1.5 5 1.5 Z"
            ]
        ),
        "square.fill": SymbolDrawing(
            width: 21,
            height: 21,
            fills: [
                "M 5 0.6 H 16 C 18.5 0.6 20.4 2.5 20.4 5 V 16 C 20.4 18.5 18.5 20.4 16 20.4 H 5 "
                    + "C 2.5 20.4 0.6 18.5 0.6 16 V 5 C 0.6 2.5 2.5 0.6 5 0.6 Z"
            ]
        ),
        "ellipsis": SymbolDrawing(
            width: 20,
            height: 5,
            fills: ["O 2.5 2.5 1.8 O 10 2.5 1.8 O 17.5 2.5 1.8"]
        ),
        "magnifyingglass": SymbolDrawing(
            width: 21,
            height: 21,
            strokes: ["O 8.7 8.7 7.2", "M 14 14 L 19.5 19.5"]
        ),
        "arrow.left": SymbolDrawing(
            width: 21,
            height: 17,
            strokes: ["M 2 8.5 H 19.3", "M 8.8 1.7 L 2 8.5 L 8.8 15.3"]
        ),
        "arrow.right": SymbolDrawing(
            width: 21,
            height: 17,
            strokes: ["M 19 8.5 H 1.7", "M 12.2 1.7 L 19 8.5 L 12.2 15.3"]
        ),
        "arrow.up": SymbolDrawing(
            width: 17,
            height: 21,
            strokes: ["M 8.5 2 V 19.3", "M 1.7 8.8 L 8.5 2 L 15.3 8.8"]
        ),
        "arrow.down": SymbolDrawing(
            width: 17,
            height: 21,
            strokes: ["M 8.5 19 V 1.7", "M 1.7 12.2 L 8.5 19 L 15.3 12.2"]
        ),
        "arrow.clockwise": SymbolDrawing(
            width: 19,
            height: 21,
            strokes: [
                "M 16.6 7.6 C 15.2 4.6 12.4 3.2 9.5 3.2 C 5 3.2 1.6 6.9 1.6 11.3 "
                    + "C 1.6 15.8 5 19.4 9.5 19.4 C 13.3 19.4 16.4 17 17.3 13.3",
                "M 17.3 2.6 V 7.9 H 12",
            ]
        ),
        "star": SymbolDrawing(width: 23, height: 22, strokes: [star]),
        "star.fill": SymbolDrawing(width: 23, height: 22, strokes: [star], fills: [star]),
        "heart": SymbolDrawing(width: 23, height: 21, strokes: [heart]),
        "heart.fill": SymbolDrawing(width: 23, height: 21, strokes: [heart], fills: [heart]),
        "house": SymbolDrawing(
            width: 23,
            height: 21,
            strokes: [
                "M 1.5 10.5 L 11.5 2 L 21.5 10.5",
                "M 4.4 9 V 19.3 H 18.6 V 9",
                "M 9 19 V 13 H 14 V 19",
            ]
        ),
        "house.fill": SymbolDrawing(
            width: 23,
            height: 21,
            strokes: ["M 1.5 10.5 L 11.5 2 L 21.5 10.5"],
            fills: ["M 11.5 4.6 L 19.5 11.4 V 20.2 H 14 V 14 H 9 V 20.2 H 3.5 V 11.4 Z"]
        ),
        "person": SymbolDrawing(
            width: 20,
            height: 21,
            strokes: ["O 10 6 4.5", "M 2 19.4 C 2 11 18 11 18 19.4 Z"]
        ),
        "person.fill": SymbolDrawing(
            width: 20,
            height: 21,
            fills: ["O 10 6 5.2", "M 1.2 20.3 C 1.2 10 18.8 10 18.8 20.3 Z"]
        ),
        "trash": SymbolDrawing(
            width: 19,
            height: 23,
            strokes: [
                "M 1.5 5 H 17.5", "M 6.3 5 V 1.8 H 12.7 V 5",
                "M 3.2 5 L 4.2 21.2 H 14.8 L 15.8 5", "M 7.3 9 L 7.6 17.5", "M 11.7 9 L 11.4 17.5",
            ]
        ),
        "square.and.arrow.up": SymbolDrawing(
            width: 19,
            height: 25,
            strokes: [
                "M 9.5 15 V 2", "M 5 6.2 L 9.5 1.8 L 14 6.2",
                "M 5.5 9.5 H 1.8 V 23 H 17.2 V 9.5 H 13.5",
            ]
        ),
        "square.and.pencil": SymbolDrawing(
            width: 23,
            height: 22,
            strokes: [
                "M 12 3.5 H 2 V 20.5 H 19 V 11",
                "M 8.5 14 L 9.5 10.2 L 18.6 1.6 L 21.2 4.2 L 12.2 13 Z",
            ]
        ),
        "pencil": SymbolDrawing(
            width: 20,
            height: 20,
            strokes: ["M 1.8 18.2 L 3.2 13 L 14.6 1.8 L 18.2 5.4 L 7 16.8 Z", "M 12 4.5 L 15.5 8"]
        ),
        "info": SymbolDrawing(
            width: 7,
            height: 18,
            strokes: ["M 1.8 7.5 H 3.8 V 16.3", "M 1.4 16.3 H 6"],
            fills: ["O 3.4 2.4 1.6"]
        ),
        "questionmark": SymbolDrawing(
            width: 12,
            height: 19,
            strokes: ["M 2 5.6 C 2 0.4 10 0.6 10 5.4 C 10 8.6 6 8.8 6 12.6"],
            fills: ["O 6 17 1.4"]
        ),
        "exclamationmark": SymbolDrawing(
            width: 5,
            height: 19,
            strokes: ["M 2.5 1.8 V 12"],
            fills: ["O 2.5 17 1.4"]
        ),
        "exclamationmark.triangle": SymbolDrawing(
            width: 24,
            height: 21,
            strokes: ["M 12 1.8 L 22 19.2 H 2 Z", "M 12 7.5 V 12.8"],
            fills: ["O 12 16.3 1.2"]
        ),
        "line.3.horizontal": SymbolDrawing(
            width: 21,
            height: 15,
            strokes: ["M 1.5 1.5 H 19.5", "M 1.5 7.5 H 19.5", "M 1.5 13.5 H 19.5"]
        ),
        "list.bullet": SymbolDrawing(
            width: 22,
            height: 16,
            strokes: ["M 7 2 H 20.5", "M 7 8 H 20.5", "M 7 14 H 20.5"],
            fills: ["O 2.2 2 1.5 O 2.2 8 1.5 O 2.2 14 1.5"]
        ),
        "play": SymbolDrawing(width: 18, height: 20, strokes: ["M 2 2 L 16.5 10 L 2 18 Z"]),
        "play.fill": SymbolDrawing(width: 18, height: 20, fills: ["M 1 0.8 L 17.5 10 L 1 19.2 Z"]),
        "pause": SymbolDrawing(
            width: 14,
            height: 19,
            strokes: ["M 2 2 H 5 V 17 H 2 Z", "M 9 2 H 12 V 17 H 9 Z"]
        ),
        "pause.fill": SymbolDrawing(
            width: 14,
            height: 19,
            fills: ["M 1 0.6 H 5.6 V 18.4 H 1 Z M 8.4 0.6 H 13 V 18.4 H 8.4 Z"]
        ),
        "stop.fill": SymbolDrawing(width: 19, height: 19, fills: ["M 1 1 H 18 V 18 H 1 Z"]),
        "bell": SymbolDrawing(
            width: 20,
            height: 22,
            strokes: [
                "M 1.8 17 C 4.5 14.5 3.6 11 4 8 C 4.6 0.4 15.4 0.4 16 8 C 16.4 11 15.5 14.5 18.2 17 Z",
                "M 7.5 17.5 C 8 21.2 12 21.2 12.5 17.5",
            ]
        ),
        "bookmark": SymbolDrawing(
            width: 15,
            height: 21,
            strokes: ["M 2 1.8 H 13 V 19.2 L 7.5 14 L 2 19.2 Z"]
        ),
        "bookmark.fill": SymbolDrawing(
            width: 15,
            height: 21,
            fills: ["M 1 0.8 H 14 V 20.4 L 7.5 15 L 1 20.4 Z"]
        ),
        "folder": SymbolDrawing(
            width: 24,
            height: 20,
            strokes: ["M 2 17.5 V 2.2 H 9 L 11 4.8 H 22 V 17.5 Z", "M 2 8 H 22"]
        ),
        "doc": SymbolDrawing(
            width: 18,
            height: 23,
            strokes: ["M 2 1.8 H 10.5 L 16 7.3 V 21.2 H 2 Z", "M 10.3 2 V 7.6 H 16"]
        ),
        "photo": SymbolDrawing(
            width: 24,
            height: 19,
            strokes: [
                "M 1.8 1.8 H 22.2 V 17.2 H 1.8 Z",
                "M 2 14.5 L 8.5 8.5 L 16 16.5 M 13 13 L 16.5 9.8 L 22 14.8",
            ],
            fills: ["O 16.3 6 1.6"]
        ),
        "gearshape": SymbolDrawing(width: 23, height: 23, strokes: [gear, "O 11.5 11.5 3.6"]),
        "eye": SymbolDrawing(
            width: 26,
            height: 17,
            strokes: [
                "M 1.8 8.5 C 7 -0.6 19 -0.6 24.2 8.5 C 19 17.6 7 17.6 1.8 8.5 Z", "O 13 8.5 3.8",
            ]
        ),
        "lock.fill": SymbolDrawing(
            width: 15,
            height: 21,
            strokes: ["M 3.6 10 V 6 C 3.6 0.4 11.4 0.4 11.4 6 V 10"],
            fills: ["M 1 9.4 H 14 V 20.2 H 1 Z"]
        ),
    ]

    private static let star =
        "M 11.5 1.6 L 14.3 8.4 L 21.6 8.9 L 16 13.6 L 17.8 20.7 L 11.5 16.8 L 5.2 20.7 L 7 13.6 "
        + "L 1.4 8.9 L 8.7 8.4 Z"

    private static let heart =
        "M 11.5 19.4 C 5 14.6 1.6 11 1.6 6.9 C 1.6 1.2 8.6 -0.2 11.5 5 C 14.4 -0.2 21.4 1.2 21.4 6.9 "
        + "C 21.4 11 18 14.6 11.5 19.4 Z"

    /// Eight teeth around a ring.
    private static let gear: String = {
        (0..<16).map { index in
            let angle = Double(index) * .pi / 8
            func at(_ radius: Double, _ offset: Double) -> String {
                String(
                    format: "%.2f %.2f",
                    11.5 + radius * cos(angle + offset),
                    11.5 + radius * sin(angle + offset)
                )
            }
            let radius = index.isMultiple(of: 2) ? 10.3 : 8
            return "\(index == 0 ? "M" : "L") \(at(radius, -0.12)) L \(at(radius, 0.12))"
        }.joined(separator: " ") + " Z"
    }()
}
