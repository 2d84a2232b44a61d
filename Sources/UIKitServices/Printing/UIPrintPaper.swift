// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A sheet of paper in a printer, held upright; lengths are points.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
    /// The size of the sheet.
    open var paperSize: CGSize { size }

    /// The part of the sheet that the printer reaches.
    open var printableRect: CGRect { printable }

    private final let size: CGSize
    private final let printable: CGRect

    /// Makes a sheet with margins of one width.
    package init(size: CGSize, margin: CGFloat) {
        self.size = size
        printable = CGRect(
            x: margin,
            y: margin,
            width: size.width - 2 * margin,
            height: size.height - 2 * margin
        )
        super.init()
    }

    /// What ``printableRect`` says.
    @available(*, deprecated, renamed: "printableRect")
    open func printRect() -> CGRect { printableRect }

    /// The sheet that suits pages of a size best: the smallest that they fit on as they are, either
    /// way round, else the largest.
    open class func bestPaper(
        forPageSize contentSize: CGSize,
        withPapersFrom paperList: [UIPrintPaper]
    ) -> UIPrintPaper {
        func area(_ paper: UIPrintPaper) -> CGFloat { paper.size.width * paper.size.height }
        let ordered = paperList.sorted { area($0) < area($1) }
        let best = ordered.first { paper in
            let (width, height) = (paper.size.width + 0.5, paper.size.height + 0.5)
            return contentSize.width <= width && contentSize.height <= height
                || contentSize.width <= height && contentSize.height <= width
        }
        guard let paper = best ?? ordered.last else {
            fatalError(
                "UIPrintPaper.bestPaper(forPageSize:withPapersFrom:): the list of papers is empty; "
                    + "pass the list that the delegate was given."
            )
        }
        return paper
    }
}
