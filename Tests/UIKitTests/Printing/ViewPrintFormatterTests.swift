// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster
import Testing
import UIKit

/// Views on paper.
@MainActor
struct ViewPrintFormatterTests {
    private let renderer = UIPrintPageRenderer()

    init() {
        let paper = CGRect(x: 0, y: 0, width: 200, height: 100)
        renderer.setValue(NSValue(cgRect: paper), forKey: "paperRect")
        renderer.setValue(NSValue(cgRect: paper), forKey: "printableRect")
    }

    private func drawn(_ page: Int) -> PixelBuffer {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100), format: format)
            .image { _ in renderer.drawPage(at: page, in: renderer.printableRect) }
        return image.cgImage?.pixelBuffer ?? PixelBuffer(width: 200, height: 100)
    }

    private func stripes(_ size: CGSize) -> UIView {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        let colors: [UIColor] = [.red, .green, .blue]
        for (index, color) in colors.enumerated() {
            let stripe = UIView(frame: CGRect(x: 0, y: index * 80, width: 400, height: 80))
            stripe.backgroundColor = color
            view.addSubview(stripe)
        }
        return view
    }

    @Test func aViewThatFitsIsAsLargeAsOnTheScreen() {
        let formatter = stripes(CGSize(width: 50, height: 90)).viewPrintFormatter()
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        #expect(formatter.pageCount == 1)
        #expect(formatter.rectForPage(at: 0) == CGRect(x: 0, y: 0, width: 50, height: 90))
    }

    @Test func aWideViewIsMadeSmallerAndCutIntoPages() {
        let formatter = stripes(CGSize(width: 400, height: 240)).viewPrintFormatter()
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        #expect(formatter.pageCount == 2)
        #expect(formatter.rectForPage(at: 1) == CGRect(x: 0, y: 0, width: 200, height: 20))
        let first = drawn(0)
        #expect(first[100, 20] == 0xFFFF_0000 && first[100, 60] == 0xFF00_FF00)
        #expect(first[100, 90] == 0xFF00_00FF)
        let second = drawn(1)
        #expect(second[100, 10] == 0xFF00_00FF && second[100, 50] == 0)
    }

    @Test func ofAScrollViewTheContentIsPrinted() {
        let scrolling = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        scrolling.addSubview(stripes(CGSize(width: 100, height: 240)))
        scrolling.contentSize = CGSize(width: 100, height: 240)
        let formatter = scrolling.viewPrintFormatter()
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        #expect(formatter.pageCount == 3 && formatter.view === scrolling)
    }

    private final class Printed: UIView {
        var asked: [CGRect] = []
        override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
            asked.append(rect)
            UIColor.blue.setFill()
            UIRectFill(rect)
        }
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(rect)
        }
    }

    @Test func aViewMayLookOtherwiseOnPaper() {
        let view = Printed(frame: CGRect(x: 30, y: 40, width: 100, height: 150))
        renderer.addPrintFormatter(view.viewPrintFormatter(), startingAtPageAt: 0)
        let pixels = drawn(1)
        #expect(view.asked == [CGRect(x: 0, y: 100, width: 100, height: 50)])
        #expect(pixels[50, 25] == 0xFF00_00FF && pixels[50, 75] == 0)
    }

    @Test func anEmptyViewHasNoPages() {
        let formatter = UIView(frame: .zero).viewPrintFormatter()
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        #expect(formatter.pageCount == 0 && renderer.numberOfPages == 0)
    }
}
