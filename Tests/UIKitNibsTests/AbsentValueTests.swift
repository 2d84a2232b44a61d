// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

@testable import UIKitNibs

/// Interface Builder writes `nil` for values that are not set.
@MainActor
struct AbsentValueTests {
    private static let label = """
        <document><objects>
          <view id="v">
            <subviews>
              <label text="Kyiv">
                <color key="textColor" white="1" alpha="1" colorSpace="custom"/>
                <nil key="highlightedColor"/>
                <nil key="shadowColor"/>
              </label>
              <label text="Lviv">
                <nil key="textColor"/>
                <color key="highlightedColor" red="1" green="0" blue="0" alpha="1"/>
              </label>
            </subviews>
          </view>
        </objects></document>
        """

    private func labels() throws -> [UILabel] {
        let nib = UINib(data: Data(Self.label.utf8), bundle: nil)
        let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
        return view.subviews.compactMap { $0 as? UILabel }
    }

    @Test func aLabelWithoutAHighlightedColorKeepsItsOwn() throws {
        let label = try #require(try labels().first)
        #expect(label.textColor == .white)
        #expect(label.highlightedTextColor == nil && label.shadowColor == nil)
    }

    @Test func aLabelWithoutAColorHasTheLabelsColor() throws {
        let label = try #require(try labels().last)
        #expect(label.textColor == .label && label.highlightedTextColor == .red)
    }
}
