// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension TypesetText {
    /// A line that fits, with an ellipsis added because text of later lines is left out.
    package func lineWithEllipsis(
        _ range: Range<Int>,
        width: CGFloat,
        tabOrigin: CGFloat
    ) -> LineContent {
        let content = range.lowerBound..<trimmedEnd(range)
        let token = ellipsis(at: max(content.lowerBound, content.upperBound - 1))
        return truncatedLine(
            content,
            width: width,
            truncation: .end,
            token: token,
            tabOrigin: tabOrigin,
            isForced: true
        ) ?? line(range, tabOrigin: tabOrigin)
    }
}
