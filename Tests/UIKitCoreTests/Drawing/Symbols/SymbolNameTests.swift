// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitSymbols
@testable import UIKitValues
@testable import UIKitViews

@Suite("Names of symbols")
struct SymbolNameTests {
    private func layers(_ name: String) -> Int? { SymbolGlyph.named(name)?.layers.count }

    @Test("Frames, fills, slashes and badges are put together")
    func composed() {
        for name in [
            "heart.circle", "heart.circle.fill", "plus.square.fill", "play.rectangle.fill",
            "xmark.octagon.fill", "checkmark.shield", "plus.bubble.fill", "lock.icloud.fill",
            "plus.magnifyingglass", "doc.text.viewfinder", "mic.slash", "mic.slash.fill",
            "mic.slash.circle.fill", "eye.slash.fill", "folder.badge.plus",
            "folder.fill.badge.plus", "person.crop.circle.fill.badge.checkmark", "bell.badge",
            "bell.badge.fill", "calendar.badge.clock", "text.badge.plus",
            "photo.fill.on.rectangle.fill", "1.circle", "50.circle.fill", "0.square", "z.circle",
        ] {
            #expect(layers(name) != nil, "\(name)")
        }
    }

    @Test("What is no symbol is none, however it is put together")
    func unknown() {
        for name in [
            "", ".", ".fill", "fill", "circle.fill.fill", "plus.fill", "51.circle", "007.circle",
            "-1.circle", "aa.circle", ".circle", "heart.badge.", "heart.badges", "_text", "_doc",
            "text", "person.crop", "star..circle", "Star", "star ", "é.circle", "star.fill.fill",
            String(repeating: "circle.", count: 200) + "circle",
        ] {
            #expect(SymbolGlyph.named(name) == nil, "\(name)")
        }
    }

    @Test("Old names of symbols stand for the new ones")
    func otherNames() {
        for (old, new) in [
            ("icloud.fill", "cloud.fill"), ("text.align.left", "text.alignleft"),
            ("document.fill", "doc.fill"), ("document.badge.plus", "doc.badge.plus"),
            ("cube.box", "shippingbox"), ("circle.lefthalf.fill", "circle.lefthalf.filled"),
        ] {
            #expect(layers(old) != nil && layers(old) == layers(new), "\(old)")
        }
    }

    @Test("Symbols that say forward and backward follow the direction in which one reads")
    func directions() throws {
        for name in [
            "chevron.backward", "chevron.forward", "arrow.backward.circle.fill",
            "arrow.up.forward", "sidebar.leading", "list.bullet",
        ] {
            #expect(SymbolGlyph.named(name)?.isDirectional == true, "\(name)")
        }
        for name in ["chevron.left", "forward.fill", "backward.end", "arrow.right", "goforward"] {
            #expect(SymbolGlyph.named(name)?.isDirectional == false, "\(name)")
        }
    }

    @Test("An unknown name gives nil and is reported")
    func reported() {
        #expect(UIImage(systemName: "casement.no.such.symbol") == nil)
        #expect(UIImage(systemName: "casement.no.such.symbol") == nil)
        #expect(Unbuilt.count(of: "UIImage(systemName: \"casement.no.such.symbol\")") == 2)
        #expect(UIImage(systemName: "") == nil)
        #expect(Unbuilt.count(of: "UIImage(systemName: \"\")") == 0)
    }

    @Test("The symbols of the system's bar items are all drawn")
    func systemItems() {
        for raw in 0...40 {
            guard let item = UIBarButtonItem.SystemItem(rawValue: raw), let name = item.symbol
            else { continue }
            #expect(layers(name) != nil, "\(name)")
        }
        for raw in 0...20 {
            guard let item = UITabBarItem.SystemItem(rawValue: raw) else { continue }
            #expect(layers(item.symbol) != nil, "\(item.symbol)")
        }
    }
}
