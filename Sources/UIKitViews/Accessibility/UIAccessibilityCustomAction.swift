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
    open var selector = Selector("")

    /// The handler, used before the target.
    open var actionHandler: Handler?

    /// Which kind of action it is; nil for none.
    open var category: String?

    /// Makes an action that a closure does.
    public init(name: String, actionHandler: Handler?) {
        attributedName = NSAttributedString(string: name)
        self.actionHandler = actionHandler
        super.init()
    }

    /// Makes an action with a picture that a closure does.
    public init(name: String, image: UIImage?, actionHandler: Handler?) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    /// Makes an action that a closure does.
    public init(attributedName: NSAttributedString, actionHandler: Handler?) {
        self.attributedName = attributedName
        self.actionHandler = actionHandler
        super.init()
    }

    /// Makes an action with a picture that a closure does.
    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
        self.attributedName = attributedName
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    /// Makes an action that a method does.
    public init(name: String, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    /// Makes an action with a picture that a method does.
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    /// Makes an action that a method does.
    public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    /// Makes an action with a picture that a method does.
    public init(
        attributedName: NSAttributedString,
        image: UIImage?,
        target: Any?,
        selector: Selector
    ) {
        self.attributedName = attributedName
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }
}
