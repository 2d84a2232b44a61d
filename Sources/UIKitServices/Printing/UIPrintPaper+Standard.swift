// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension UIPrintPaper {
    /// The margin that office printers cannot print on: a quarter of an inch, our choice.
    private static let margin: CGFloat = 18

    /// The sheets that a printer is taken to have, the usual one first.
    package static func papers(
        usual: CGSize,
        for type: UIPrintInfo.OutputType
    ) -> [UIPrintPaper] {
        let margin = type.isPhoto ? 0 : margin
        let known: [CGSize] =
            (type.isPhoto ? photos : [])
            + [
                CGSize(width: 612, height: 792), CGSize(width: 595.276, height: 841.89),
                CGSize(width: 612, height: 1008), CGSize(width: 419.528, height: 595.276),
                CGSize(width: 841.89, height: 1190.551), CGSize(width: 792, height: 1224),
            ]
        let others = known.filter {
            abs($0.width - usual.width) + abs($0.height - usual.height) > 1
        }
        return ([usual] + others).map { UIPrintPaper(size: $0, margin: margin) }
    }

    /// 4 by 6 and 5 by 7 inches.
    private static let photos = [
        CGSize(width: 288, height: 432), CGSize(width: 360, height: 504),
    ]

    /// The sheet and its printable part, turned as the content stands.
    package func rects(
        _ orientation: UIPrintInfo.Orientation
    ) -> (paper: CGRect, printable: CGRect) {
        let printable = printableRect
        guard orientation == .landscape else {
            return (CGRect(origin: .zero, size: paperSize), printable)
        }
        return (
            CGRect(x: 0, y: 0, width: paperSize.height, height: paperSize.width),
            CGRect(
                x: printable.minY,
                y: printable.minX,
                width: printable.height,
                height: printable.width
            )
        )
    }
}
