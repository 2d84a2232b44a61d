// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Fields in alerts and of nibs.
@Suite(.serialized)
@MainActor
struct FieldOriginTests {
    @Test func anAlertsFirstFieldIsEditedAtOnce() throws {
        let app = try TestApp()
        app.drawsFrames = false
        let root = UIViewController()
        app.show(root)
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        #expect(alert.textFields == nil)
        alert.addTextField {
            $0.placeholder = "Name"
            $0.autocapitalizationType = .none
        }
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: true)
        #expect(app.settle())
        let first = try #require(alert.textFields?.first)
        #expect(first.isEditing)
        app.type("ada")
        #expect(first.text == "ada")
        #expect(alert.textFields?.count == 2)
        let frame = first.convert(first.bounds, to: alert.view)
        #expect(alert.view.bounds.contains(frame) && frame.height == 30)
        root.dismiss(animated: false)
    }

    /// Libraries leave out UIKit's own subviews by the underscore.
    @Test func aFieldsOwnSubviewIsToldByItsName() {
        let field = UITextField()
        #expect(field.subviews.map { "\(type(of: $0))" } == ["_UITextLayoutCanvasView"])
        #expect(UITextView().subviews.allSatisfy { "\(type(of: $0))".hasPrefix("_") })
    }

    @Test func nibsHoldFieldsAndTextViews() throws {
        let nib = UINib(
            data: Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
                <textField borderStyle="roundedRect" placeholder="Name" textAlignment="center"
                  clearButtonMode="whileEditing" id="f">
                <textInputTraits key="textInputTraits" secureTextEntry="YES" returnKeyType="done"/>
                </textField>
                <textView editable="NO" text="some text" id="t"/>
                <searchBar placeholder="Find" showsCancelButton="YES" id="s"/>
                </objects></document>
                """.utf8
            ),
            bundle: nil
        )
        let objects = nib.instantiate(withOwner: nil)
        let field = try #require(objects.first as? UITextField)
        #expect(field.borderStyle == .roundedRect && field.placeholder == "Name")
        #expect(field.textAlignment == .center && field.clearButtonMode == .whileEditing)
        #expect(field.isSecureTextEntry && field.returnKeyType == .done)
        let view = try #require(objects[1] as? UITextView)
        #expect(!view.isEditable && view.text == "some text")
        let bar = try #require(objects[2] as? UISearchBar)
        #expect(bar.placeholder == "Find" && bar.showsCancelButton)
    }
}
