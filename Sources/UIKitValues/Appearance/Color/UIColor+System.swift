// SPDX-License-Identifier: Apache-2.0

// The colours of the system that follow the appearance, in the order of Apple's own tables.
extension UIColor {
    /// The blue of controls.
    public class var systemBlue: UIColor { SystemColor.systemBlue.color }
    /// A green that suits the appearance.
    public class var systemGreen: UIColor { SystemColor.systemGreen.color }
    /// An indigo that suits the appearance.
    public class var systemIndigo: UIColor { SystemColor.systemIndigo.color }
    /// An orange that suits the appearance.
    public class var systemOrange: UIColor { SystemColor.systemOrange.color }
    /// A pink that suits the appearance.
    public class var systemPink: UIColor { SystemColor.systemPink.color }
    /// A purple that suits the appearance.
    public class var systemPurple: UIColor { SystemColor.systemPurple.color }
    /// A red that suits the appearance.
    public class var systemRed: UIColor { SystemColor.systemRed.color }
    /// A teal that suits the appearance.
    public class var systemTeal: UIColor { SystemColor.systemTeal.color }
    /// A yellow that suits the appearance.
    public class var systemYellow: UIColor { SystemColor.systemYellow.color }
    /// A brown that suits the appearance.
    public class var systemBrown: UIColor { SystemColor.systemBrown.color }
    /// A mint that suits the appearance.
    public class var systemMint: UIColor { SystemColor.systemMint.color }
    /// A cyan that suits the appearance.
    public class var systemCyan: UIColor { SystemColor.systemCyan.color }
    /// The strongest of the six greys.
    public class var systemGray: UIColor { SystemColor.systemGray.color }
    /// The second of the six greys.
    public class var systemGray2: UIColor { SystemColor.systemGray2.color }
    /// The third of the six greys.
    public class var systemGray3: UIColor { SystemColor.systemGray3.color }
    /// The fourth of the six greys.
    public class var systemGray4: UIColor { SystemColor.systemGray4.color }
    /// The fifth of the six greys.
    public class var systemGray5: UIColor { SystemColor.systemGray5.color }
    /// The faintest of the six greys.
    public class var systemGray6: UIColor { SystemColor.systemGray6.color }
    /// Text of the first rank.
    public class var label: UIColor { SystemColor.label.color }
    /// Text of the second rank.
    public class var secondaryLabel: UIColor { SystemColor.secondaryLabel.color }
    /// Text of the third rank.
    public class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel.color }
    /// Text of the fourth rank.
    public class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel.color }
    /// Text that stands in an empty field.
    public class var placeholderText: UIColor { SystemColor.placeholderText.color }
    /// A fill for thin and small shapes.
    public class var systemFill: UIColor { SystemColor.systemFill.color }
    /// A fill for middling shapes.
    public class var secondarySystemFill: UIColor { SystemColor.secondarySystemFill.color }
    /// A fill for large shapes.
    public class var tertiarySystemFill: UIColor { SystemColor.tertiarySystemFill.color }
    /// A fill for large areas with intricate content.
    public class var quaternarySystemFill: UIColor { SystemColor.quaternarySystemFill.color }
    /// The ground of an interface.
    public class var systemBackground: UIColor { SystemColor.systemBackground.color }
    /// The ground of content on the ground.
    public class var secondarySystemBackground: UIColor {
        SystemColor.secondarySystemBackground.color
    }
    /// The ground of content on the second ground.
    public class var tertiarySystemBackground: UIColor {
        SystemColor.tertiarySystemBackground.color
    }
    /// The ground of a grouped interface.
    public class var systemGroupedBackground: UIColor { SystemColor.systemGroupedBackground.color }
    /// The ground of groups.
    public class var secondarySystemGroupedBackground: UIColor {
        SystemColor.secondarySystemGroupedBackground.color
    }
    /// The ground of groups inside groups.
    public class var tertiarySystemGroupedBackground: UIColor {
        SystemColor.tertiarySystemGroupedBackground.color
    }
    /// A thin line that lets the content under it show.
    public class var separator: UIColor { SystemColor.separator.color }
    /// A thin line that hides what is under it.
    public class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator.color }
    /// The text of a link.
    public class var link: UIColor { SystemColor.link.color }
    /// The ground of a grouped table.
    public class var groupTableViewBackground: UIColor {
        SystemColor.groupTableViewBackground.color
    }
}
