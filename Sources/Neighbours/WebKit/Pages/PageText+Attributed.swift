// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore

extension NSAttributedString.Key {
    /// The address that a part of a page leads to, a `URL`.
    static let pageLink = NSAttributedString.Key("CasementPageLink")
    /// Whether the address is to be shown in another window, a `Bool`.
    static let pageLinkOpensWindow = NSAttributedString.Key("CasementPageLinkOpensWindow")
}

extension PageText {
    /// The text with fonts, colours and links.
    ///
    /// Relative links start from the base; font sizes are in points.
    @MainActor
    func attributed(zoom: CGFloat, minimumSize: CGFloat, base: URL?) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for piece in pieces {
            let usual: CGFloat = [16, 32, 24, 19, 16, 14, 12][piece.heading]
            let size = max(usual * zoom, minimumSize)
            let isBold = piece.isBold || piece.heading > 0
            let font: UIFont =
                piece.isItalic
                ? .italicSystemFont(ofSize: size)
                : isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
            var attributes: [NSAttributedString.Key: Any] = [
                .font: font, .foregroundColor: UIColor.label,
            ]
            if let link = piece.link.flatMap({ URL(string: $0, relativeTo: base) }) {
                attributes[.pageLink] = link.absoluteURL
                attributes[.pageLinkOpensWindow] = piece.opensWindow
                attributes[.foregroundColor] = UIColor.link
                attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
            }
            result.append(NSAttributedString(string: piece.text, attributes: attributes))
        }
        return result
    }

    /// The colour that the page asks for around itself, where it is written in hexadecimal digits.
    @MainActor var themeUIColor: UIColor? {
        guard let themeColor else { return nil }
        let text = themeColor.trimmingCharacters(in: .whitespaces)
        guard text.hasPrefix("#"), let number = UInt32(text.dropFirst(), radix: 16) else {
            return nil
        }
        let parts: [UInt32]
        switch text.count {
        case 4: parts = [number >> 8, number >> 4, number].map { ($0 & 0xF) * 17 }
        case 7: parts = [number >> 16, number >> 8, number].map { $0 & 0xFF }
        default: return nil
        }
        return UIColor(
            red: CGFloat(parts[0]) / 255,
            green: CGFloat(parts[1]) / 255,
            blue: CGFloat(parts[2]) / 255,
            alpha: 1
        )
    }
}
