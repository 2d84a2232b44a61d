// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import UIKit
import UIKitTesting

typealias NSObject = ObjCRuntime.NSObject

/// A field in a window of a hand-driven application.
@MainActor
func shownField(_ text: String = "", width: Double = 200) throws -> (TestApp, UITextField) {
    let app = try TestApp()
    app.drawsFrames = false
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: width, height: 34))
    field.borderStyle = .roundedRect
    field.autocapitalizationType = .none
    field.text = text
    app.show(field)
    return (app, field)
}

/// A view in a window of a hand-driven application.
@MainActor
func shownView(_ text: String = "", height: Double = 200) throws -> (TestApp, UITextView) {
    let app = try TestApp()
    app.drawsFrames = false
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: height))
    view.font = .systemFont(ofSize: 17)
    view.autocapitalizationType = .none
    view.text = text
    app.show(view)
    return (app, view)
}

extension UITextField {
    /// The selection in units.
    var selected: Range<Int> {
        guard let range = selectedTextRange else { return 0..<0 }
        let low = offset(from: beginningOfDocument, to: range.start)
        return low..<low + offset(from: range.start, to: range.end)
    }

    func select(_ range: Range<Int>) {
        guard let low = position(from: beginningOfDocument, offset: range.lowerBound),
            let high = position(from: beginningOfDocument, offset: range.upperBound)
        else { return }
        selectedTextRange = textRange(from: low, to: high)
    }
}
