// SPDX-License-Identifier: Apache-2.0

/// How something behaves, for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Makes a set from its bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// None.
    public static let none: UIAccessibilityTraits = []
    /// It does something when activated.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It leads elsewhere.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It plays a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// It is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It says in brief how things stand when the application opens.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It cannot be used now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It changes so often that it is polled.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It is a field to search with.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Activating it starts sound or film.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value can be raised and lowered.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Touches go to it directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The next page is turned to after it was read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// It is a bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// It is the title of what follows.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// It can be magnified.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
    /// It is on or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
