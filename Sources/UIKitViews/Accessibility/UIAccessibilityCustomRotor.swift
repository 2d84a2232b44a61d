// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A way of going from one thing to the next by assistive technology, such as from heading to
/// heading.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// Finds the next thing or the one before; nil at the end.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
        UIAccessibilityCustomRotorItemResult?

    /// The direction of a search.
    public enum Direction: Int, Sendable {
        /// Back.
        case previous = 0
        /// On.
        case next = 1
    }

    /// The system's rotors.
    public enum SystemRotorType: Int, Sendable {
        /// None of them.
        case none = 0
        /// Links.
        case link = 1
        /// Links that were opened.
        case visitedLink = 2
        /// Headings of any level.
        case heading = 3
        /// Headings of the first level.
        case headingLevel1 = 4
        /// Headings of the second level.
        case headingLevel2 = 5
        /// Headings of the third level.
        case headingLevel3 = 6
        /// Headings of the fourth level.
        case headingLevel4 = 7
        /// Headings of the fifth level.
        case headingLevel5 = 8
        /// Headings of the sixth level.
        case headingLevel6 = 9
        /// Bold text.
        case boldText = 10
        /// Italic text.
        case italicText = 11
        /// Underlined text.
        case underlineText = 12
        /// Words that are spelled in a wrong way.
        case misspelledWord = 13
        /// Images.
        case image = 14
        /// Text fields.
        case textField = 15
        /// Tables.
        case table = 16
        /// Lists.
        case list = 17
        /// Landmarks.
        case landmark = 18
    }

    /// The name.
    open var name: String

    /// The text with speech attributes.
    open var attributedName: NSAttributedString

    /// Finds the next thing.
    open var itemSearchBlock: Search

    /// The system rotor that this one stands for.
    open private(set) var systemRotorType = SystemRotorType.none

    /// Makes a way with a name.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        attributedName = NSAttributedString(string: name)
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }

    /// Makes a way with a name for a voice.
    public init(
        attributedName: NSAttributedString,
        itemSearch itemSearchBlock: @escaping Search
    ) {
        name = attributedName.string
        self.attributedName = attributedName
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }

    /// Makes a rotor that stands for one of the system's.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        name = ""
        attributedName = NSAttributedString(string: "")
        self.itemSearchBlock = itemSearchBlock
        super.init()
        systemRotorType = type
    }
}

/// Where a search starts, and its direction.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The result before this one.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// Which way.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// Makes the beginning of a search.
    public override init() { super.init() }
}

/// The result of a rotor's search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The view or element; held weakly.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The range of its text; nil for all of it.
    open var targetRange: UITextRange?

    /// Makes an empty result.
    public override init() { super.init() }

    /// Makes a result.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        super.init()
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}
