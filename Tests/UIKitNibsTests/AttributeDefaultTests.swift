// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// Attributes that Interface Builder leaves out, and texts with attributes.
@MainActor
struct AttributeDefaultTests {
    private func views(_ elements: String) throws -> [UIView] {
        let text = """
            <document><objects><view id="v"><subviews>\(elements)</subviews></view></objects></document>
            """
        let nib = UINib(data: Data(text.utf8), bundle: nil)
        return try #require(nib.instantiate(withOwner: nil).first as? UIView).subviews
    }

    @Test func labelsAndPicturesTakeTouchesUnlessTheFileDeniesIt() throws {
        let all = try views(
            """
            <label text="A"/><label userInteractionEnabled="NO" text="B"/>
            <imageView/><imageView userInteractionEnabled="NO"/>
            """
        )
        #expect(all.map(\.isUserInteractionEnabled) == [true, false, true, false])
    }

    @Test func textShrinksWhereTheFileHasASmallestSize() throws {
        let all = try views(
            """
            <label text="A" minimumScaleFactor="0.5"/><label text="B"/>
            <label text="C" minimumScaleFactor="0.5" adjustsFontSizeToFit="NO"/>
            """
        )
        let labels = all.compactMap { $0 as? UILabel }
        #expect(labels.map(\.adjustsFontSizeToFitWidth) == [true, false, false])
        let fields = try views(
            """
            <textField minimumFontSize="17"/><textField/>
            <textField minimumFontSize="17" adjustsFontSizeToFit="NO"/>
            """
        ).compactMap { $0 as? UITextField }
        #expect(fields.map(\.adjustsFontSizeToFitWidth) == [true, false, false])
    }

    @Test func aScrollViewClipsAndATableBouncesWhereTheFileSaysSo() throws {
        let all = try views(
            """
            <scrollView clipsSubviews="YES"/><scrollView/>
            <tableView clipsSubviews="YES" alwaysBounceVertical="YES"/><tableView clipsSubviews="YES"/>
            """
        )
        #expect(all.map(\.clipsToBounds) == [true, false, true, true])
        let tables = all.compactMap { $0 as? UITableView }
        #expect(tables.map(\.alwaysBounceVertical) == [true, false])
    }

    @Test func anIndicatorThatStandsStaysUnlessTheFileHidesIt() throws {
        let all = try views(
            """
            <activityIndicatorView hidesWhenStopped="YES"/><activityIndicatorView/>
            """
        )
        let signs = all.compactMap { $0 as? UIActivityIndicatorView }
        #expect(
            signs.map(\.hidesWhenStopped) == [true, false]
                && signs.map(\.isHidden) == [true, false]
        )
    }

    @Test func aTextOfSeveralLinesMayBeAMutableString() throws {
        let all = try views(
            """
            <textView><mutableString key="text">One
            two</mutableString></textView>
            <label><string key="text">Three
            four</string></label>
            """
        )
        #expect((all.first as? UITextView)?.text == "One\ntwo")
        #expect((all.last as? UILabel)?.text == "Three\nfour")
    }

    @Test func fragmentsHaveAllTheirAttributes() throws {
        let all = try views(
            """
            <label><attributedString key="attributedText">
              <fragment content="A"><attributes>
                <color key="NSBackgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
                    customColorSpace="sRGB"/>
                <integer key="NSUnderline" value="1"/><integer key="NSStrikethrough" value="2"/>
                <real key="NSKern" value="1.5"/><real key="NSBaselineOffset" value="3"/>
                <url key="NSLink" string="https://example.org/"/>
                <paragraphStyle key="NSParagraphStyle" alignment="center"
                    lineBreakMode="truncatingMiddle" baseWritingDirection="rightToLeft"
                    lineSpacing="10" paragraphSpacing="3" paragraphSpacingBefore="2"
                    firstLineHeadIndent="4" headIndent="5" tailIndent="6" minimumLineHeight="20"
                    maximumLineHeight="25" lineHeightMultiple="1.25" hyphenationFactor="0.5"/>
              </attributes></fragment>
              <fragment><string key="content">B
            C</string><attributes/></fragment>
            </attributedString></label>
            """
        )
        let text = try #require((all.first as? UILabel)?.attributedText)
        #expect(text.string == "AB\nC")
        let found = text.attributes(at: 0, effectiveRange: nil)
        #expect(found[.backgroundColor] as? UIColor == .red)
        #expect(found[.underlineStyle] as? Int == 1 && found[.strikethroughStyle] as? Int == 2)
        #expect(found[.kern] as? Double == 1.5 && found[.baselineOffset] as? Double == 3)
        #expect(found[.link] as? URL == URL(string: "https://example.org/"))
        let style = try #require(found[.paragraphStyle] as? NSParagraphStyle)
        #expect(style.alignment == .center && style.lineBreakMode == .byTruncatingMiddle)
        #expect(style.baseWritingDirection == .rightToLeft && style.lineSpacing == 10)
        #expect(style.paragraphSpacing == 3 && style.paragraphSpacingBefore == 2)
        #expect(style.firstLineHeadIndent == 4 && style.headIndent == 5 && style.tailIndent == 6)
        #expect(style.minimumLineHeight == 20 && style.maximumLineHeight == 25)
        #expect(style.lineHeightMultiple == 1.25 && style.hyphenationFactor == 0.5)
    }
}
