// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import UIKitTextKit

private final class Maker: NSObject, NSTextLayoutManagerDelegate {
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager,
        renderingAttributesForLink link: Any,
        at location: any NSTextLocation,
        defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]? {
        [.backgroundColor: UIColor.green]
    }

    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager,
        shouldBreakLineBefore location: any NSTextLocation,
        hyphenating: Bool
    ) -> Bool {
        (location as? TextOffset)?.unit != 8
    }
}

@MainActor
private final class Viewer: NSObject, NSTextViewportLayoutControllerDelegate {
    var bounds = CGRect.zero
    var calls: [String] = []

    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
    {
        bounds
    }

    func textViewportLayoutControllerWillLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {
        calls.append("will")
    }

    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) {
        calls.append("\(textLayoutFragment.rangeInElement.location)")
    }

    func textViewportLayoutControllerDidLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {
        calls.append("did")
    }
}

@MainActor
struct RenderingTests {
    /// The rectangles that a fragment fills behind letters, by colour.
    private func background(_ fragment: NSTextLayoutFragment) -> [String: Int] {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 40)).image { context in
            fragment.draw(at: .zero, in: context.cgContext)
        }
        guard let picture = image.cgImage, let data = picture.dataProvider?.data as Data? else {
            return [:]
        }
        var found: [String: Int] = [:]
        let step = picture.bitsPerPixel / 8
        for pixel in stride(from: 0, to: data.count - step + 1, by: step) {
            let bytes = data[pixel..<pixel + step]
            let name = bytes.map { $0 > 128 ? "1" : "0" }.joined()
            found[name, default: 0] += 1
        }
        return found
    }

    @Test func renderingAttributesAreDrawnAndChangeNoLayout() throws {
        let stack = TextStack("one two three")
        let fragment = try #require(stack.fragments.first)
        let plain = background(fragment)
        let frame = fragment.layoutFragmentFrame
        let count = stack.manager.engine.flow.laidCount
        stack.manager.addRenderingAttribute(
            .backgroundColor,
            value: UIColor.red,
            for: stack.range(4, 7)
        )
        stack.manager.addRenderingAttribute(
            .font,
            value: UIFont.systemFont(ofSize: 50),
            for: stack.range(4, 7)
        )
        #expect(background(fragment) != plain)
        #expect(fragment.layoutFragmentFrame == frame)
        #expect(stack.manager.engine.flow.laidCount == count)
        stack.manager.invalidateRenderingAttributes(for: stack.range(0, 13))
        #expect(background(fragment) == plain)
    }

    @Test func renderingAttributesAreEnumeratedAndMoveWithTheText() {
        let stack = TextStack("one two three")
        let manager = stack.manager
        manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: stack.range(0, 7))
        manager.addRenderingAttribute(.underlineStyle, value: 1, for: stack.range(4, 13))
        manager.removeRenderingAttribute(.foregroundColor, for: stack.range(0, 2))
        func stretches(_ unit: Int, reverse: Bool = false) -> [String] {
            var found: [String] = []
            manager.enumerateRenderingAttributes(from: TextOffset(unit), reverse: reverse) {
                _,
                attributes,
                range in
                let keys = attributes.keys.map(\.rawValue).sorted().joined(separator: "+")
                found.append("\(range) \(keys)")
                return true
            }
            return found
        }
        #expect(
            stretches(0) == ["2...4 NSColor", "4...7 NSColor+NSUnderline", "7...13 NSUnderline"]
        )
        #expect(stretches(5, reverse: true) == ["4...5 NSColor+NSUnderline", "2...4 NSColor"])
        stack.replace(0, 0, "xx")
        #expect(stretches(0).first == "4...6 NSColor")
        stack.replace(5, 10, "")
        #expect(stretches(0) == ["4...5 NSColor", "5...10 NSUnderline"])
    }

    @Test func rangedAttributesAreThoseOfEachUnit() {
        var random = FixedRandom(seed: 3)
        var runs = RangedAttributes()
        var units = [Int?](repeating: nil, count: 30)
        for step in 0..<300 {
            let low = random.next(in: 0...29)
            let high = random.next(in: low...30)
            if random.next(in: 0...3) == 0 {
                runs.change(low..<high) { $0 = [:] }
                for unit in low..<high { units[unit] = nil }
            } else {
                runs.change(low..<high) { $0 = [.kern: step] }
                for unit in low..<high { units[unit] = step }
            }
            var found = [Int?](repeating: nil, count: 30)
            for run in runs.runs {
                for unit in run.range { found[unit] = run.attributes[.kern] as? Int }
            }
            #expect(found == units, "step \(step)")
            let ordered = zip(runs.runs, runs.runs.dropFirst())
            #expect(ordered.allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
        }
    }

    @Test func linksAreDrawnAsTheDelegateSays() throws {
        let stack = TextStack("one two three")
        let link = NSURL(string: "https://example.org") as Any
        stack.storage.addAttribute(.link, value: link, range: NSRange(location: 4, length: 3))
        let usual = stack.manager.renderingAttributes(forLink: link, at: TextOffset(4))
        #expect(usual[.underlineStyle] != nil)
        let before = background(try #require(stack.fragments.first))
        let maker = Maker()
        stack.manager.delegate = maker
        #expect(background(try #require(stack.fragments.first)) != before)
    }

    @Test func aDelegateKeepsALineTogether() {
        let stack = TextStack("one two three", width: 90)
        func lengths() -> [Int] {
            stack.fragments.flatMap { $0.textLineFragments.map(\.characterRange.length) }
        }
        #expect(lengths() == [8, 5])
        let maker = Maker()
        stack.manager.delegate = maker
        #expect(lengths().first == 4)
    }

    @Test func theValidatorIsCalledOnceForEachFragmentThatIsShown() {
        let stack = TextStack("one\ntwo\n")
        var calls: [String] = []
        stack.manager.renderingAttributesValidator = { manager, fragment in
            calls.append("\(fragment.rangeInElement.location)")
            manager.addRenderingAttribute(
                .foregroundColor,
                value: UIColor.red,
                for: fragment.rangeInElement
            )
        }
        let viewer = Viewer()
        viewer.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
        let controller = stack.manager.textViewportLayoutController
        controller.delegate = viewer
        controller.layoutViewport()
        controller.layoutViewport()
        #expect(calls == ["0", "4"])
        stack.manager.invalidateRenderingAttributes(for: stack.range(0, 2))
        controller.layoutViewport()
        #expect(calls == ["0", "4", "0"])
    }

    @Test func theViewportShowsTheFragmentsInIt() {
        let stack = TextStack(String(repeating: "ab\n", count: 1000))
        let viewer = Viewer()
        let height = stack.fragments[0].layoutFragmentFrame.height
        viewer.bounds = CGRect(x: 0, y: 10.5 * height, width: 200, height: 2 * height)
        let controller = stack.manager.textViewportLayoutController
        controller.delegate = viewer
        controller.layoutViewport()
        #expect(viewer.calls == ["will", "30", "33", "36", "did"])
        #expect(stack.units(controller.viewportRange) == 30..<39)
        #expect(controller.viewportBounds == viewer.bounds)
        #expect(abs(controller.relocateViewport(to: TextOffset(300)) - 100 * height) < 0.1)
        viewer.calls = []
        controller.adjustViewport(byVerticalOffset: height)
        controller.layoutViewport()
        #expect(viewer.calls.contains("39"))
    }
}
