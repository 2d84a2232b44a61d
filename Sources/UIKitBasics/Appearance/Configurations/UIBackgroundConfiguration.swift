// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How the background of a cell or a control looks.
public struct UIBackgroundConfiguration: Hashable {
    /// A view in front of the colour, as large as the background; nil, the default, for none.
    public var customView: UIView?

    /// An effect in front of the colour, behind image and view; nil, the default, for none.
    public var visualEffect: UIVisualEffect?

    /// The radius of the corners in points; 0 unless set.
    public var cornerRadius: CGFloat = 0

    /// How far the background lies inside its view; zero unless set.
    public var backgroundInsets: NSDirectionalEdgeInsets {
        get { insets.value }
        set { insets = HashableInsets(newValue) }
    }

    /// The edges at which the margins of the view are added to `backgroundInsets`.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge {
        get { NSDirectionalRectEdge(rawValue: marginEdges) }
        set { marginEdges = newValue.rawValue }
    }

    /// The colour; nil for the tint colour.
    ///
    /// Until it is set it is the one that the kind of the background has in the state that the
    /// configuration was last updated for.
    public var backgroundColor: UIColor? {
        get { hasOwnColor ? ownColor : automaticColor }
        set {
            ownColor = newValue
            hasOwnColor = true
        }
    }

    /// Makes the colour that is shown from `backgroundColor`.
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { transformers.background }
        set { transformers.background = newValue }
    }

    /// An image in front of the colour; nil, the default, for none.
    public var image: UIImage?

    /// How the image fits the background; stretched unless set.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// The colour of the line around the background; nil, the default, for the tint colour.
    public var strokeColor: UIColor?

    /// Makes the colour of the line that is shown from `strokeColor`.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
        get { transformers.stroke }
        set { transformers.stroke = newValue }
    }

    /// The width of the line in points; 0, the default, for none.
    public var strokeWidth: CGFloat = 0

    /// How far the line lies outside the background; 0 unless set.
    public var strokeOutset: CGFloat = 0

    /// What the background was made for.
    package let kind: Kind
    /// The colour unless one is set.
    package var automaticColor: UIColor?
    private var ownColor: UIColor?
    private var hasOwnColor = false
    /// Whether a colour was set, which may be nil for the tint colour.
    var hasOwnBackgroundColor: Bool { hasOwnColor }
    private var transformers = Transformers()
    private var insets = HashableInsets(.zero)
    private var marginEdges: NSDirectionalRectEdge.RawValue = 0

    private init(_ kind: Kind, _ color: UIColor) {
        self.kind = kind
        automaticColor = color
    }

    /// A background that shows nothing.
    public static func clear() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.clear, .clear)
    }

    /// What backgrounds are made for.
    package enum Kind: Hashable {
        case clear
        case plainCell
        case plainHeaderFooter
        case groupedCell
        case groupedHeaderFooter
        case sidebarHeader
        case sidebarCell
        case accompaniedSidebarCell
    }

    /// The colour that is shown where the tint is as given.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of the line that is shown where the tint is as given.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The transformers, which are equal only to themselves.
    private struct Transformers: Hashable {
        var background: UIConfigurationColorTransformer?
        var stroke: UIConfigurationColorTransformer?

        static func == (first: Transformers, second: Transformers) -> Bool {
            first.background?.identity == second.background?.identity
                && first.stroke?.identity == second.stroke?.identity
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(background?.identity)
            hasher.combine(stroke?.identity)
        }
    }
}

extension UIBackgroundConfiguration {
    private static func list(
        _ kind: Kind,
        _ color: UIColor,
        radius: CGFloat = 0
    ) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(kind, color)
        configuration.cornerRadius = radius
        return configuration
    }

    /// The background of a cell of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        list(.plainCell, .systemBackground)
    }

    /// The background of a header or footer of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        list(.plainHeaderFooter, .systemBackground)
    }

    /// The background of a cell of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        list(.groupedCell, .secondarySystemGroupedBackground)
    }

    /// The background of a header or footer of a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        list(.groupedHeaderFooter, .clear)
    }

    /// The background of a header of a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration {
        list(.sidebarHeader, .clear)
    }

    /// The background of a cell of a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        list(.sidebarCell, .clear, radius: 10)
    }

    /// The background of a cell of a list beside a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        list(.accompaniedSidebarCell, .clear, radius: 10)
    }
}

extension UIBackgroundConfiguration: CustomStringConvertible, CustomDebugStringConvertible {
    /// The values that differ from the defaults.
    public var description: String {
        var parts: [String] = []
        if let backgroundColor { parts.append("backgroundColor = \(backgroundColor)") }
        if cornerRadius != 0 { parts.append("cornerRadius = \(cornerRadius)") }
        if strokeWidth != 0 { parts.append("strokeWidth = \(strokeWidth)") }
        if image != nil { parts.append("image") }
        return "<UIBackgroundConfiguration: \(parts.joined(separator: "; "))>"
    }

    /// As `description`.
    public var debugDescription: String { description }
}
