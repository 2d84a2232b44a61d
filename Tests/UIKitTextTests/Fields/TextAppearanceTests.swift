// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitTesting

/// What proxies of appearance set of text fields, text views and search bars; and archives of them.
@MainActor
@Suite(.serialized)
struct TextAppearanceTests {
    private let app: TestApp

    init() throws {
        AppearanceCenter.reset()
        app = try TestApp()
        app.drawsFrames = false
        app.show(UIView())
    }

    private func trying(_ body: () throws -> Void) rethrows {
        defer { AppearanceCenter.reset() }
        try body()
    }

    private func add(_ view: UIView) { app.window?.rootViewController?.view.addSubview(view) }

    @Test func fieldsTakeWhatTheProxySays() {
        trying {
            let proxy = UITextField.appearance()
            proxy.font = .systemFont(ofSize: 30)
            proxy.textColor = .brown
            proxy.keyboardAppearance = .dark
            proxy.clearButtonMode = .whileEditing
            #expect(UITextField.appearance().textColor == .brown)
            let field = UITextField()
            let own = UITextField()
            own.textColor = .red
            add(field)
            add(own)
            #expect(field.font == .systemFont(ofSize: 30))
            #expect(field.textColor == .brown)
            #expect(field.keyboardAppearance == .dark)
            #expect(field.clearButtonMode == .whileEditing)
            #expect(own.textColor == .red)
            #expect(own.font == .systemFont(ofSize: 30))
        }
    }

    @Test func textViewsTakeAlsoTheBackground() {
        trying {
            UITextView.appearance().backgroundColor = .clear
            UITextView.appearance().textContainerInset = .zero
            let view = UITextView()
            #expect(view.backgroundColor == .systemBackground)
            add(view)
            #expect(view.backgroundColor == .clear)
            #expect(view.textContainerInset == .zero)
        }
    }

    @Test func scrollViewsProxiesReachTextViews() {
        trying {
            UIScrollView.appearance().bounces = false
            UIScrollView.appearance().keyboardDismissMode = .onDrag
            let view = UITextView()
            add(view)
            #expect(!view.bounces)
            #expect(view.keyboardDismissMode == .onDrag)
        }
    }

    @Test func aFieldOfASearchBarIsSetThroughItsContainer() {
        trying {
            let proxy = UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self])
            proxy.defaultTextAttributes = [.foregroundColor: UIColor.green]
            let bar = UISearchBar()
            let field = UITextField()
            add(bar)
            add(field)
            #expect(bar.searchTextField.textColor == .green)
            #expect(field.textColor == .label)
        }
    }

    @Test func searchBarsTakeWhatTheProxySays() {
        trying {
            let proxy = UISearchBar.appearance()
            proxy.barTintColor = .purple
            proxy.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 0)
            proxy.setScopeBarButtonTitleTextAttributes([.kern: 3], for: .selected)
            proxy.setPositionAdjustment(UIOffset(horizontal: 2, vertical: 0), for: .search)
            let bar = UISearchBar()
            add(bar)
            #expect(bar.barTintColor == .purple)
            #expect(bar.searchTextPositionAdjustment.horizontal == 5)
            #expect(bar.scopeBarButtonTitleTextAttributes(for: .selected)?[.kern] as? Int == 3)
            #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal)?[.kern] == nil)
            #expect(bar.positionAdjustment(for: .search).horizontal == 2)
            #expect(bar.positionAdjustment(for: .clear).horizontal == 0)
        }
    }

    @Test func whatIsInsideAFieldIsNotArchived() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        field.clearButtonMode = .always
        field.text = "abc"
        add(field)
        app.update()
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: field,
            requiringSecureCoding: false
        )
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let read = try #require(
            reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UITextField
        )
        #expect(read.text == "abc")
        #expect(read.subviews.count <= field.subviews.count)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        bar.showsCancelButton = true
        let view = UITextView()
        for view in [bar, view] {
            #expect(throws: Never.self) {
                try NSKeyedArchiver.archivedData(
                    withRootObject: view,
                    requiringSecureCoding: false
                )
            }
        }
    }

    @Test func theNaturalSizeFollowsASubclassesRoom() {
        final class Padded: UITextField {
            var insets = UIEdgeInsets.zero
            override func textRect(forBounds bounds: CGRect) -> CGRect {
                super.textRect(forBounds: bounds).inset(by: insets)
            }
        }
        let field = Padded()
        field.text = "John"
        let usual = field.intrinsicContentSize
        field.insets = UIEdgeInsets(top: 3, left: 10, bottom: 4, right: 20)
        #expect(field.intrinsicContentSize.height == usual.height + 7)
        #expect(abs(field.intrinsicContentSize.width - usual.width - 30) < 0.01)
        field.insets = UIEdgeInsets(top: -4, left: 0, bottom: -4, right: 0)
        #expect(field.intrinsicContentSize.height == usual.height - 8)
    }

    @Test func sidesWithoutAViewAreEmptyAtTheEdges() {
        let field = UITextField()
        let bounds = CGRect(x: 5, y: 0, width: 100, height: 20)
        #expect(field.leftViewRect(forBounds: bounds).origin == CGPoint(x: 5, y: 10))
        #expect(field.rightViewRect(forBounds: bounds).maxX == 105)
        #expect(field.rightViewRect(forBounds: bounds).size == .zero)
    }

    @Test func aFontWithoutADescriptionIsAFont() {
        let font = UIFont()
        #expect(font.pointSize == 12)
        #expect(font == font)
    }
}
