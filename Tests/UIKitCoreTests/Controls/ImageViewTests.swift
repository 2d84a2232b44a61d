// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("Image views")
@MainActor
struct ImageViewTests {
    private func square(_ side: CGFloat, _ color: UIColor = .red) -> UIImage {
        picture(side, side) { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test("A view takes the size of its image and no touches")
    func sizes() {
        let view = UIImageView(image: square(12))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 12, height: 12))
        #expect(view.intrinsicContentSize == CGSize(width: 12, height: 12))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 12, height: 12))
        #expect(!view.isUserInteractionEnabled)
        #expect(UIImageView(image: nil).intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test("The layer shows the pixels of the image as they are")
    func contents() throws {
        let image = square(4)
        let view = UIImageView(image: image)
        #expect(view.layer.contents as? CGImage === image.cgImage)
        view.image = nil
        #expect(view.layer.contents == nil)
    }

    @Test("A template is shown in the tint colour")
    func templates() throws {
        let view = UIImageView(image: square(2).withRenderingMode(.alwaysTemplate))
        view.tintColor = .blue
        let shown = try #require(view.layer.contents as? CGImage)
        #expect(pixel(UIImage(cgImage: shown), 0, 0) == [0, 0, 255, 255])
    }

    @Test("The highlighted image is shown while highlighted")
    func highlighting() throws {
        let other = square(4, .blue)
        let view = UIImageView(image: square(4), highlightedImage: other)
        view.isHighlighted = true
        #expect(view.layer.contents as? CGImage === other.cgImage)
    }

    @Test("Animations run until they are stopped, and begin at once for an image with frames")
    func animations() throws {
        let frames = [square(2), square(2, .blue)]
        let view = UIImageView(image: nil)
        view.animationImages = frames
        #expect(abs(view.animationDuration - 2.0 / 30) < 1e-9)
        #expect(!view.isAnimating)
        view.startAnimating()
        #expect(view.isAnimating)
        view.stopAnimating()
        #expect(!view.isAnimating)
        view.animationImages = [UIImage(), UIImage()]
        view.startAnimating()
        #expect(view.isAnimating)
        view.stopAnimating()
        let animated = UIImageView(image: UIImage.animatedImage(with: frames, duration: 1))
        #expect(animated.isAnimating)
        #expect(animated.animationDuration == 1)
    }

    @Test("Stretched caps become the centre of the contents")
    func caps() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let image = square(10).resizableImage(withCapInsets: insets, resizingMode: .stretch)
        let center = UIImageView(image: image).layer.contentsCenter
        #expect(abs(center.minX - 0.2) < 1e-9 && abs(center.minY - 0.1) < 1e-9)
        #expect(abs(center.width - 0.4) < 1e-9 && abs(center.height - 0.6) < 1e-9)
    }
}
