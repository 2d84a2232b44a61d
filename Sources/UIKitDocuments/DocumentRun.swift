// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitValues

/// A part of a text whose attributes are the same throughout, as writers of documents see it.
struct DocumentRun {
    let text: String
    let attributes: [NSAttributedString.Key: Any]

    /// Where it leads to.
    var link: String? {
        (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    }
}

extension NSAttributedString {
    /// The runs of a paragraph, in its order.
    func runs(of paragraph: NSRange) -> [DocumentRun] {
        var runs: [DocumentRun] = []
        let part = attributedSubstring(from: paragraph)
        let characters = part.string as NSString
        part.forEachRun { attributes, range in
            runs.append(
                DocumentRun(text: characters.substring(with: range), attributes: attributes)
            )
        }
        return runs
    }
}

extension UIColor {
    /// Red, green and blue from 0 to 255, and alpha from 0 to 1.
    var documentParts: (bytes: [Int], alpha: CGFloat) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return ([red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }, alpha)
    }
}
