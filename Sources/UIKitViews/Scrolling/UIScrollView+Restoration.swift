// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIScrollView {
    func encodePosition(to coder: NSCoder) {
        let insets = contentInset
        let numbers = [insets.top, insets.left, insets.bottom, insets.right]
        coder.encode(FieldDecoder.text(numbers), forKey: "UIContentInset")
        coder.encode(Double(zoomScale), forKey: "UIZoomScale")
        coder.encode(
            FieldDecoder.text([contentOffset.x, contentOffset.y]),
            forKey: "UIContentOffset"
        )
    }

    func decodePosition(from coder: NSCoder) {
        let decode = FieldDecoder(coder)
        if let sides = decode.numbers("UIContentInset", count: 4) {
            contentInset = UIEdgeInsets(
                top: sides[0],
                left: sides[1],
                bottom: sides[2],
                right: sides[3]
            )
        }
        var scale: CGFloat?
        decode.number("UIZoomScale") { scale = CGFloat($0) }
        let offset = decode.point("UIContentOffset")
        restore { scrollView in
            if let scale, scale != scrollView.zoomScale {
                scrollView.setZoomScale(scale, animated: false)
            }
            if let offset { scrollView.setContentOffset(offset, animated: false) }
        }
    }

    /// Restores a position now and, outside a window, once more with the view's first layout in a
    /// window, where its size may be another and its content complete.
    package func restore(_ step: @escaping @MainActor (UIScrollView) -> Void) {
        step(self)
        guard window == nil else { return }
        let earlier = scroll.restoration
        scroll.restoration = { scrollView in
            earlier?(scrollView)
            step(scrollView)
        }
    }

    func finishRestoring() {
        guard window != nil, let step = scroll.restoration else { return }
        scroll.restoration = nil
        step(self)
    }
}
