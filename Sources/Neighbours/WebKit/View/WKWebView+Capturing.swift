// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore
import UIKitText

extension WKWebView {
    /// Selects the next place of a text; false where there is none.
    func select(_ string: String, _ configuration: WKFindConfiguration) -> Bool {
        guard !string.isEmpty else { return false }
        let text = surface.text
        let whole = (text.text ?? "") as NSString
        let selection = text.selectedRange
        var options: NSString.CompareOptions = configuration.caseSensitive ? [] : .caseInsensitive
        if configuration.backwards { options.insert(.backwards) }
        let before = NSRange(location: 0, length: min(selection.location, whole.length))
        let start = min(NSMaxRange(selection), whole.length)
        let after = NSRange(location: start, length: whole.length - start)
        let first = configuration.backwards ? before : after
        var found = whole.range(of: string, options: options, range: first)
        if found.location == NSNotFound, configuration.wraps {
            let all = NSRange(location: 0, length: whole.length)
            found = whole.range(of: string, options: options, range: all)
        }
        guard found.location != NSNotFound else { return false }
        text.selectedRange = found
        text.scrollRangeToVisible(found)
        return true
    }

    /// Draws what is seen into a picture.
    func picture(_ configuration: WKSnapshotConfiguration?) -> UIImage {
        let rect = configuration.map(\.rect).flatMap { $0.isNull ? nil : $0 } ?? bounds
        let width = configuration?.snapshotWidth.map { CGFloat($0.doubleValue) } ?? rect.width
        let scale = rect.width > 0 ? width / rect.width : 1
        let size = CGSize(width: rect.width * scale, height: rect.height * scale)
        return UIGraphicsImageRenderer(size: size).image { context in
            context.cgContext.scaleBy(x: scale, y: scale)
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            self.layer.render(in: context.cgContext)
        }
    }

    /// Draws what is seen into a PDF document of one page.
    func document(_ configuration: WKPDFConfiguration) -> Data {
        let rect = configuration.rect.isNull ? bounds : configuration.rect
        let drawn = configuration.allowTransparentBackground ? surface.text.layer : layer
        let page = CGRect(origin: .zero, size: rect.size)
        return UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            context.beginPage()
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            drawn.render(in: context.cgContext)
        }
    }
}
