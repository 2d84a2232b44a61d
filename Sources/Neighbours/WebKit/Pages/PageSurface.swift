// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore
import UIKitText

/// The text view that shows a page, and follows its links.
@MainActor
final class PageSurface {
    let text = UITextView()
    /// A link of the page.
    struct Link {
        let url: URL
        /// Whether the link asks for another window.
        let opensWindow: Bool
    }

    /// Called with a link that is tapped.
    var follow: ((Link) -> Void)?
    private let tapDelegate = LinkTapDelegate(_none: ())
    private var page = PageText(plain: "")
    private var base: URL?
    /// The factor of all font sizes.
    var zoom: CGFloat = 1 {
        didSet { if zoom != oldValue { show() } }
    }
    /// The smallest font size, in points.
    var minimumSize: CGFloat = 0

    init() {
        text.isEditable = false
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        text.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        // The text view's delegate belongs to the program: links are followed without it.
        let tap = UITapGestureRecognizer()
        tap.delegate = tapDelegate
        tapDelegate.surface = self
        tap.addHandler { [weak self] recognizer in
            guard let self, recognizer.state == .ended else { return }
            if let link = self.link(at: recognizer.location(in: self.text)) { self.follow?(link) }
        }
        text.addGestureRecognizer(tap)
    }

    /// Fills a view.
    func fill(_ view: UIView) {
        text.frame = view.bounds
        view.addSubview(text)
    }

    /// Shows a page from an address.
    func show(_ page: PageText, from base: URL?) {
        self.page = page
        self.base = base
        show()
    }

    private func show() {
        text.attributedText = page.attributed(zoom: zoom, minimumSize: minimumSize, base: base)
    }

    /// The link at a point of the text view.
    func link(at point: CGPoint) -> Link? {
        let local = CGPoint(
            x: point.x - text.textContainerInset.left,
            y: point.y - text.textContainerInset.top
        )
        let length = text.textStorage.length
        guard length > 0 else { return nil }
        let unit = text.layoutManager.characterIndex(
            for: local,
            in: text.textContainer,
            fractionOfDistanceBetweenInsertionPoints: nil
        )
        guard unit < length else { return nil }
        var range = NSRange()
        let attribute = text.textStorage.attribute(
            .pageLink,
            at: unit,
            longestEffectiveRange: &range,
            in: NSRange(location: 0, length: length)
        )
        let rect = text.layoutManager.boundingRect(forGlyphRange: range, in: text.textContainer)
        guard rect.contains(local), let url = attribute as? URL else { return nil }
        let opens = text.textStorage.attribute(.pageLinkOpensWindow, at: unit, effectiveRange: nil)
        return Link(url: url, opensWindow: opens as? Bool ?? false)
    }
}

/// Lets taps on links, and nothing else, go before those of the text view.
@MainActor
private final class LinkTapDelegate: NSObject, UIGestureRecognizerDelegate {
    weak var surface: PageSurface?

    // `init()` would override NSObject's, which has no actor.
    init(_none: Void) { super.init() }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        guard let surface else { return false }
        return surface.link(at: touch.location(in: surface.text)) != nil
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { !(otherGestureRecognizer is UIPanGestureRecognizer) }
}
