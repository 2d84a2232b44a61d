// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Something that can be done with an element, beside activating it, such as deleting a row.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Does it; false if it could not be done.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The category of editing actions.
    public static let editCategory = "UIAccessibilityCustomActionCategoryEdit"

    /// The name.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    /// The text with speech attributes.
    open var attributedName: NSAttributedString

    /// The image.
    open var image: UIImage?

    /// The target, used where there is no handler; held weakly.
    open weak var target: AnyObject?

    /// The target's method, with the action as its argument or without arguments.
    open var selector: Selector

    /// The handler, used before the target.
    open var actionHandler: Handler?

    /// Which kind of action it is; nil for none.
    open var category: String?

    private init(
        _ name: NSAttributedString,
        _ image: UIImage?,
        _ target: Any?,
        _ selector: Selector,
        _ handler: Handler?
    ) {
        attributedName = name
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
        actionHandler = handler
        super.init()
    }

    /// Makes an action that a closure does.
    public convenience init(name: String, actionHandler: Handler?) {
        self.init(attributedName: NSAttributedString(string: name), actionHandler: actionHandler)
    }

    /// Makes an action with a picture that a closure does.
    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        let name = NSAttributedString(string: name)
        self.init(attributedName: name, image: image, actionHandler: actionHandler)
    }

    /// Makes an action that a closure does.
    public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
        self.init(attributedName, nil, nil, Selector(""), actionHandler)
    }

    /// Makes an action with a picture that a closure does.
    public convenience init(
        attributedName: NSAttributedString,
        image: UIImage?,
        actionHandler: Handler?
    ) {
        self.init(attributedName, image, nil, Selector(""), actionHandler)
    }

    /// Makes an action that a method does.
    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(NSAttributedString(string: name), nil, target, selector, nil)
    }

    /// Makes an action with a picture that a method does.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(NSAttributedString(string: name), image, target, selector, nil)
    }

    /// Makes an action that a method does.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(attributedName, nil, target, selector, nil)
    }

    /// Makes an action with a picture that a method does.
    public convenience init(
        attributedName: NSAttributedString,
        image: UIImage?,
        target: Any?,
        selector: Selector
    ) {
        self.init(attributedName, image, target, selector, nil)
    }
}
