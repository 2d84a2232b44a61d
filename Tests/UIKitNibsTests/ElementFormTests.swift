// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// Elements that Interface Builder writes in more than one form.
@MainActor
struct ElementFormTests {
    private func objects(_ elements: String) throws -> [Any] {
        let nib = UINib(
            data: Data("<document><objects>\(elements)</objects></document>".utf8),
            bundle: nil
        )
        return nib.instantiate(withOwner: nil)
    }

    @Test func listsOfButtonsOfANavigationItemStandWithoutAKey() throws {
        let item = try #require(
            try objects(
                """
                <navigationItem id="n" title="T">
                    <leftBarButtonItems><barButtonItem id="a" title="A"/></leftBarButtonItems>
                    <rightBarButtonItems>
                        <barButtonItem id="b" title="B"/><barButtonItem id="c" title="C"/>
                    </rightBarButtonItems>
                </navigationItem>
                """
            ).first as? UINavigationItem
        )
        #expect(item.leftBarButtonItems?.map(\.title) == ["A"])
        #expect(item.rightBarButtonItems?.map(\.title) == ["B", "C"])
    }

    @Test func directionalMarginsHaveALeadingAndATrailingEdge() throws {
        let view = try #require(
            try objects(
                """
                <view id="v"><directionalEdgeInsets key="directionalLayoutMargins"
                    top="1" leading="2" bottom="3" trailing="4"/></view>
                """
            ).first as? UIView
        )
        let margins = view.directionalLayoutMargins
        #expect([margins.top, margins.leading, margins.bottom, margins.trailing] == [1, 2, 3, 4])
    }

    @Test(arguments: [
        (#"metaFont="system" size="14""#, 14, UIFont.Weight.regular),
        (#"metaFont="systemBold" size="20""#, 20, .bold),
        (#"metaFont="systemUltraLight" size="9""#, 9, .ultraLight),
        (#"size="11" name="Courier""#, 11, .regular),
    ])
    func fontsOfAttributedTextHaveASizeAndAMetaFont(
        attributes: String,
        size: CGFloat,
        weight: UIFont.Weight
    ) throws {
        let label = try #require(
            try objects(
                """
                <label id="l"><attributedString key="attributedText"><fragment content="A">
                <attributes><font key="NSFont" \(attributes)/></attributes>
                </fragment></attributedString></label>
                """
            ).first as? UILabel
        )
        let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == size)
        if attributes.contains("system") {
            #expect(font == .systemFont(ofSize: size, weight: weight))
        }
    }

    @Test func pressesAndSwipesHaveNumbersOfTouches() throws {
        let all = try objects(
            """
            <pongPressGestureRecognizer id="p" numberOfTapsRequired="1" numberOfTouchesRequired="2"/>
            <swipeGestureRecognizer id="s" numberOfTouchesRequired="3"/>
            """
        )
        let press = try #require(all.first as? UILongPressGestureRecognizer)
        let swipe = try #require(all.last as? UISwipeGestureRecognizer)
        #expect(press.numberOfTapsRequired == 1 && press.numberOfTouchesRequired == 2)
        #expect(swipe.numberOfTouchesRequired == 3)
    }
}
