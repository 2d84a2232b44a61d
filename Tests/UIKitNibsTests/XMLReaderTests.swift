// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitNibs

/// Reading XML, and refusing what is none.
struct XMLReaderTests {
    private func read(_ text: String) throws -> NibElement { try NibTree.read(Data(text.utf8)) }

    @Test func elementsAttributesAndTextAreRead() throws {
        let root = try read(
            """
            \u{FEFF}<?xml version="1.0" encoding="UTF-8" standalone="no"?>
            <!DOCTYPE document [ <!ENTITY a "]>"> ]>
            <!-- <document> -->
            <document type='a&quot;b' empty="">
                <view id="1&#x20AC;&#228;" text="two&#10;lines, and\tone"/>
                <string key="text" >A &lt;b&gt;
            c&amp;d<![CDATA[ <raw> &amp; ]]></string ><?other?>
                <label>not kept</label>
            </document>
            <!-- end -->
            """
        )
        #expect(root.name == "document" && root["type"] == "a\"b" && root["empty"]?.isEmpty == true)
        #expect(root.children.map(\.name) == ["view", "string", "label"])
        #expect(root.children[0].id == "1€ä" && root.children[0]["text"] == "two\nlines, and one")
        #expect(root.children[1].text == "A <b>\nc&d <raw> &amp; ")
        #expect(root.children[2].text.isEmpty)
    }

    @Test(arguments: [
        "", " ", "<", "</", "<a", "<a>", "<a/", "<a></b>", "<a/><b/>", "text", "<a/>text",
        "<a b/>", "<a b=c/>", "<a b='c/>", "<a b='<'/>", "<a b='1' b='2'/>", "<a b='1'c='2'/>",
        "<a b='&c;'/>", "<a b='&#0;'/>", "<a b='&#xD800;'/>", "<a b='&#99999999;'/>", "<a b='&'/>",
        "<!-- ", "<!DOCTYPE a", "<a><![CDATA[</a>", "<a/><!DOCTYPE a>", "<![CDATA[]]>", "<=/>",
        "<?xml version='1.0' encoding='UTF-16'?><a/>", "<a></a", "< a/>",
    ])
    func whatIsNotWellFormedIsRefused(_ text: String) {
        #expect(throws: NibError.self) { _ = try read(text) }
    }

    @Test func theLineIsTold() {
        let error = #expect(throws: NibError.self) { _ = try read("<a>\n\n<b></c></a>") }
        #expect(error?.description == "it is no XML: line 3: </c> closes nothing")
    }

    @Test func whateverIsCutOffOrDamagedEndsWithAnAnswer() {
        let text = "<?xml?><!DOCTYPE a []><a b='&amp;'><string>c<![CDATA[d]]></string><!--e--></a>"
        let bytes = Array(text.utf8)
        for end in bytes.indices { _ = try? NibTree.read(Data(bytes[..<end])) }
        for place in bytes.indices {
            for byte: UInt8 in [0, 0x22, 0x26, 0x27, 0x3C, 0x3E, 0x5B, 0x5D, 0xFF] {
                var damaged = bytes
                damaged[place] = byte
                _ = try? NibTree.read(Data(damaged))
            }
        }
        #expect(throws: Never.self) { _ = try NibTree.read(Data(bytes)) }
    }
}
