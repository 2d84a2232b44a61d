// SPDX-License-Identifier: Apache-2.0

public import UIKitCore

/// `Button(type: …)` in lowered source, where `Button` is a generic parameter or a variable: makes a
/// button of a class known at run time.
@preconcurrency @MainActor
public func _objcNew<T: UIButton>(_ aClass: T.Type, type: UIButton.ButtonType) -> T {
    let button: T = makeInstance(ofView: aClass, frame: .zero)
    button.setType(type)
    return button
}
