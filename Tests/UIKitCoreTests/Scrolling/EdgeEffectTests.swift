// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// How content fades at the edges of a scroll view.
@MainActor
@Suite(.serialized)
struct EdgeEffectTests {
    private let app: TestApp
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() throws {
        app = try TestApp(device: "iPhone 14")
        scroll.contentInsetAdjustmentBehavior = .always
        scroll.backgroundColor = .white
        scroll.showsVerticalScrollIndicator = false
        scroll.contentSize = CGSize(width: 390, height: 2_000)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2_000))
        content.backgroundColor = .black
        scroll.addSubview(content)
        root.addSubview(scroll)
        app.show(root)
        app.update()
    }

    /// The green of a pixel.
    private func green(_ y: CGFloat, x: CGFloat = 100) -> UInt32 {
        app.picture()[CGPoint(x: x, y: y)] >> 8 & 0xFF
    }

    @Test func anEffectIsAutomaticAndShownUntilSomebodySaysElse() {
        #expect(scroll.topEdgeEffect.style === UIScrollEdgeEffect.Style.automatic)
        #expect(!scroll.bottomEdgeEffect.isHidden)
        #expect(scroll.leftEdgeEffect === scroll.leftEdgeEffect)
        #expect(scroll.leftEdgeEffect !== scroll.rightEdgeEffect)
        scroll.contentOffset.y = 300
        #expect(green(2) == 0)
    }

    @Test func aSoftEdgeFadesInwards() {
        scroll.topEdgeEffect.style = .soft
        scroll.contentOffset.y = 300
        #expect(green(2) > 200 && green(2) > green(30) && green(30) > green(45))
        #expect(green(60) == 0)
    }

    @Test func aHardEdgeIsEven() {
        scroll.topEdgeEffect.style = .hard
        scroll.contentOffset.y = 300
        #expect(green(2) > 180 && green(2) == green(40) && green(50) == 0)
    }

    @Test func anEdgeWithoutContentBeyondShowsNothing() {
        scroll.bottomEdgeEffect.style = .hard
        #expect(green(840) > 180)
        let inset = scroll.adjustedContentInset.bottom
        #expect(scroll.subviews.contains { $0.frame.height == inset && !$0.isHidden })
        scroll.contentOffset.y = 2_000 - 844 + inset
        app.update()
        #expect(!scroll.subviews.contains { $0.frame.height == inset && !$0.isHidden })
    }

    @Test func aHiddenEffectIsNotShown() {
        scroll.topEdgeEffect.style = .hard
        scroll.contentOffset.y = 300
        app.update()
        scroll.topEdgeEffect.isHidden = true
        #expect(green(2) == 0)
    }

    @Test func contentFadesUnderTheViewOfAnInteraction() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 120))
        root.addSubview(bar)
        let interaction = UIScrollEdgeElementContainerInteraction()
        interaction.edge = .top
        interaction.scrollView = scroll
        bar.addInteraction(interaction)
        #expect(interaction.view === bar)
        scroll.contentOffset.y = 300
        #expect(green(4) > 200 && green(60) > 60 && green(130) == 0)
        bar.removeInteraction(interaction)
        #expect(green(4) == 0)
    }

    @Test func effectsLetTouchesThrough() {
        scroll.topEdgeEffect.style = .soft
        scroll.contentOffset.y = 300
        app.update()
        let hit = scroll.hitTest(CGPoint(x: 100, y: 305), with: nil)
        #expect(hit === scroll.subviews.first)
    }
}
