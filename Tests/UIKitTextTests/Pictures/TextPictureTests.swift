// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// What text fields, text views and search bars look like.
///
/// `CASEMENT_PICTURES=FOLDER` writes the whole screens there; the parts that matter are golden.
@MainActor
@Suite(.serialized)
final class TextPictureTests {
    nonisolated private static let styles: [UIUserInterfaceStyle] = [.light, .dark]

    private let app: TestApp
    private let root = UIViewController()

    init() throws {
        app = try TestApp(device: "iPhone SE (3rd generation)")
        root.view.backgroundColor = .systemBackground
    }

    // Other suites count on the usual screen.
    isolated deinit { _ = try? TestApp() }

    private func check(_ name: String, _ style: UIUserInterfaceStyle, _ part: CGRect) throws {
        let picture = app.picture()
        let file = style == .dark ? "\(name)-dark" : name
        if let folder = ProcessInfo.processInfo.environment["CASEMENT_PICTURES"] {
            try picture.write(to: "\(folder)/\(file).png")
        }
        try picture.cropped(to: part).expect("Text/\(file)", tolerance: .text)
    }

    @Test(arguments: styles)
    func fieldsOfEachBorder(_ style: UIUserInterfaceStyle) throws {
        app.show(root).overrideUserInterfaceStyle = style
        let styles: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
        for (index, border) in styles.enumerated() {
            let y = CGFloat(30 + 36 * index)
            let field = UITextField(frame: CGRect(x: 20, y: y, width: 48, height: 30))
            field.borderStyle = border
            field.text = index == 0 ? nil : "T"
            field.placeholder = "Pl"
            field.clearButtonMode = .always
            root.view.addSubview(field)
        }
        app.update()
        try check("fields", style, CGRect(x: 16, y: 28, width: 56, height: 144))
    }

    @Test(arguments: styles)
    func aFieldThatIsEdited(_ style: UIUserInterfaceStyle) throws {
        app.show(root).overrideUserInterfaceStyle = style
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 150, height: 34))
        field.borderStyle = .roundedRect
        field.text = "some text"
        field.clearButtonMode = .whileEditing
        root.view.addSubview(field)
        app.update()
        field.becomeFirstResponder()
        let start = field.beginningOfDocument
        if let end = field.position(from: start, offset: 4) {
            field.selectedTextRange = field.textRange(from: start, to: end)
        }
        app.update()
        try check("edited-field", style, CGRect(x: 10, y: 20, width: 170, height: 74))
    }

    @Test(arguments: styles)
    func aTextView(_ style: UIUserInterfaceStyle) throws {
        app.show(root).overrideUserInterfaceStyle = style
        let view = UITextView(frame: CGRect(x: 20, y: 40, width: 110, height: 80))
        let text = NSMutableAttributedString(
            string: "Go to ",
            attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label]
        )
        let url = try #require(URL(string: "https://example.org"))
        text.append(
            NSAttributedString(
                string: "here",
                attributes: [.font: UIFont.systemFont(ofSize: 17), .link: url]
            )
        )
        text.append(
            NSAttributedString(
                string: " or\n\u{5E9}\u{5DC}\u{5D5}\u{5DD}",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label,
                ]
            )
        )
        view.attributedText = text
        root.view.addSubview(view)
        app.update()
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 3, length: 13)
        app.update()
        try check("text-view", style, CGRect(x: 10, y: 34, width: 124, height: 70))
    }

    @Test(arguments: styles)
    func aSearchBar(_ style: UIUserInterfaceStyle) throws {
        app.show(root).overrideUserInterfaceStyle = style
        let bar = UISearchBar(frame: CGRect(x: 0, y: 40, width: 200, height: 56))
        bar.placeholder = "Find"
        bar.showsCancelButton = true
        root.view.addSubview(bar)
        app.update()
        try check("search-bar", style, CGRect(x: 0, y: 46, width: 200, height: 44))
    }
}
