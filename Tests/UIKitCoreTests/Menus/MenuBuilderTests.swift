// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKitTesting

@testable import UIKitViews

@MainActor
struct MenuBuilderTests {
    private func makeBuilder() -> MenuTreeBuilder {
        let inner = UIMenu(
            title: "Inner",
            identifier: .init("inner"),
            children: [
                UIAction(title: "A", identifier: .init("a")) { _ in },
                UICommand(title: "C", action: "c:", propertyList: "one"),
            ]
        )
        let root = UIMenu(identifier: .root, children: [inner, UIMenu(identifier: .init("next"))])
        return MenuTreeBuilder(system: .main, root: root)
    }

    @Test func elementsAreFoundAnywhere() {
        let builder = makeBuilder()
        #expect(builder.menu(for: .init("inner"))?.title == "Inner")
        #expect(builder.action(for: .init("a"))?.title == "A")
        #expect(builder.command(for: "c:", propertyList: "one")?.title == "C")
        #expect(builder.command(for: "c:") == nil)
        #expect(builder.menu(for: .init("none")) == nil)
    }

    @Test func menusAreInsertedReplacedAndRemoved() {
        let builder = makeBuilder()
        builder.insertSibling(UIMenu(title: "B", identifier: .init("b")), beforeMenu: .init("next"))
        builder.insertSibling(UIMenu(title: "D", identifier: .init("d")), afterMenu: .init("next"))
        builder.insertChild(
            UIMenu(title: "S", identifier: .init("s")),
            atStartOfMenu: .init("inner")
        )
        builder.insertChild(UIMenu(title: "E", identifier: .init("e")), atEndOfMenu: .init("inner"))
        #expect(builder.root.children.map(\.title) == ["Inner", "B", "", "D"])
        #expect(builder.menu(for: .init("inner"))?.children.map(\.title) == ["S", "A", "C", "E"])
        builder.replace(menu: .init("b"), with: UIMenu(title: "B2", identifier: .init("b")))
        builder.remove(menu: .init("next"))
        builder.replaceChildren(ofMenu: .init("inner")) { Array($0.reversed()) }
        #expect(builder.root.children.map(\.title) == ["Inner", "B2", "D"])
        #expect(builder.menu(for: .init("inner"))?.children.map(\.title) == ["E", "C", "A", "S"])
    }

    @Test func aMenuThatIsThereAlreadyIsNotInsertedTwice() {
        let builder = makeBuilder()
        builder.insertChild(UIMenu(identifier: .init("next")), atEndOfMenu: .init("inner"))
        builder.remove(menu: .root)
        #expect(builder.menu(for: .init("inner"))?.children.count == 2)
        #expect(builder.root.children.count == 2)
    }
}
