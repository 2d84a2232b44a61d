// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

extension UIButton {
    /// How a button looks: its contents, their arrangement and its background.
    public struct Configuration: Hashable {
        var style: Style
        var values = Values()
        private var transformers = Transformers()

        init(style: Style) {
            self.style = style
            background = .clear()
            background.backgroundColor = nil
            background.cornerRadius = 5.95
            if style.glass != nil { values.cornerStyle = .capsule }
            values.insets = ButtonMetrics(size: .medium).insets
        }

        /// The background; its colour and corners are chosen by the style where it has none.
        public var background: UIBackgroundConfiguration

        // MARK: Contents

        /// The title.
        public var title: String? {
            get { values.attributedTitle.map { String($0.characters) } ?? values.title }
            set {
                values.title = newValue
                values.attributedTitle = nil
            }
        }

        /// The title with attributes of its own.
        public var attributedTitle: AttributedString? {
            get { values.attributedTitle ?? values.title.map { AttributedString($0) } }
            set {
                values.attributedTitle = newValue
                values.title = nil
            }
        }

        /// What becomes of a title that does not fit; it wraps unless set.
        public var titleLineBreakMode: NSLineBreakMode {
            get { values.titleLineBreakMode }
            set { values.titleLineBreakMode = newValue }
        }

        /// Makes the attributes that the title is shown with.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { transformers.title }
            set { transformers.title = newValue }
        }

        /// The smaller text below the title.
        public var subtitle: String? {
            get { values.attributedSubtitle.map { String($0.characters) } ?? values.subtitle }
            set {
                values.subtitle = newValue
                values.attributedSubtitle = nil
            }
        }

        /// The subtitle with attributes of its own.
        public var attributedSubtitle: AttributedString? {
            get { values.attributedSubtitle ?? values.subtitle.map { AttributedString($0) } }
            set {
                values.attributedSubtitle = newValue
                values.subtitle = nil
            }
        }

        /// What becomes of a subtitle that does not fit; it wraps unless set.
        public var subtitleLineBreakMode: NSLineBreakMode {
            get { values.subtitleLineBreakMode }
            set { values.subtitleLineBreakMode = newValue }
        }

        /// Makes the attributes that the subtitle is shown with.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { transformers.subtitle }
            set { transformers.subtitle = newValue }
        }

        /// The image.
        public var image: UIImage? {
            get { values.image }
            set { values.image = newValue }
        }

        /// Makes the colour that the image is shown in.
        public var imageColorTransformer: UIConfigurationColorTransformer? {
            get { transformers.image }
            set { transformers.image = newValue }
        }

        /// The looks of the image if it is a symbol that has none.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
            get { values.symbolConfiguration }
            set { values.symbolConfiguration = newValue }
        }

        /// Whether a turning sign takes the place of the image; false unless set.
        public var showsActivityIndicator: Bool {
            get { values.showsActivity }
            set { values.showsActivity = newValue }
        }

        /// Makes the colour of the turning sign.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
            get { transformers.activity }
            set { transformers.activity = newValue }
        }

        /// Whether a sign says that there is a menu.
        public var indicator: Indicator {
            get { values.indicator }
            set { values.indicator = newValue }
        }

        /// Makes the colour of that sign.
        public var indicatorColorTransformer: UIConfigurationColorTransformer? {
            get { transformers.indicator }
            set { transformers.indicator = newValue }
        }

        // MARK: Colours

        /// The colour that title, image and the rest are made from; nil for the style's own.
        public var baseForegroundColor: UIColor? {
            get { values.foreground }
            set { values.foreground = newValue }
        }

        /// The colour that the background is made from; nil for the style's own.
        public var baseBackgroundColor: UIColor? {
            get { values.backgroundBase }
            set { values.backgroundBase = newValue }
        }

        // MARK: Arrangement

        /// How large the button is; setting it changes insets and font.
        public var buttonSize: Size {
            get { values.size }
            set {
                values.size = newValue
                if !values.hasOwnInsets { setDefaultContentInsets() }
            }
        }

        /// How the corners are rounded.
        public var cornerStyle: CornerStyle {
            get { values.cornerStyle }
            set { values.cornerStyle = newValue }
        }

        /// The look on a desktop; kept, but not used here.
        public var macIdiomStyle: MacIdiomStyle {
            get { values.macIdiomStyle }
            set { values.macIdiomStyle = newValue }
        }

        /// The room around the contents in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { values.insets }
            set {
                values.insets = newValue
                values.hasOwnInsets = true
            }
        }

        /// Gives the contents the room that suits the size.
        public mutating func setDefaultContentInsets() {
            values.insets = ButtonMetrics(size: values.size).insets
            values.hasOwnInsets = false
        }

        /// The edge of the title at which the image stands; leading unless set.
        public var imagePlacement: NSDirectionalRectEdge {
            get { values.imagePlacement }
            set { values.imagePlacement = newValue }
        }

        /// The room in points that the image at least gets, so that titles line up; 0 unless set.
        public var imageReservation: CGFloat {
            get { values.imageReservation }
            set { values.imageReservation = newValue }
        }

        /// The distance in points between image and title; 0 unless set.
        public var imagePadding: CGFloat {
            get { values.imagePadding }
            set { values.imagePadding = newValue }
        }

        /// The distance in points between title and subtitle; 1 unless set.
        public var titlePadding: CGFloat {
            get { values.titlePadding }
            set { values.titlePadding = newValue }
        }

        /// How title and subtitle stand to each other.
        public var titleAlignment: TitleAlignment {
            get { values.titleAlignment }
            set { values.titleAlignment = newValue }
        }

        /// Whether the look changes by itself while the button is selected.
        public var automaticallyUpdateForSelection: Bool {
            get { values.followsSelection }
            set { values.followsSelection = newValue }
        }
    }
}

extension UIButton.Configuration {
    /// The kinds of look that a configuration starts from.
    enum Style: Hashable {
        case plain
        case gray
        case tinted
        case filled
        case glass
        case prominentGlass
        case clearGlass
        case prominentClearGlass

        /// The glass of the background; nil for another.
        var glass: UIGlassEffect.Style? {
            switch self {
            case .plain, .gray, .tinted, .filled: nil
            case .glass, .prominentGlass: .regular
            case .clearGlass, .prominentClearGlass: .clear
            }
        }

        /// Whether the glass has the tint colour.
        var isProminentGlass: Bool { self == .prominentGlass || self == .prominentClearGlass }
    }

    /// A button without a background, in the tint colour.
    public static func plain() -> Self { Self(style: .plain) }

    /// A button with a grey background.
    public static func gray() -> Self { Self(style: .gray) }

    /// A button with a faint background of the tint colour.
    public static func tinted() -> Self { Self(style: .tinted) }

    /// A button with a background of the tint colour.
    public static func filled() -> Self { Self(style: .filled) }

    /// A button of glass.
    public static func glass() -> Self { Self(style: .glass) }

    /// A button of glass in the tint colour.
    public static func prominentGlass() -> Self { Self(style: .prominentGlass) }

    /// A button of glass through which the background is clear.
    public static func clearGlass() -> Self { Self(style: .clearGlass) }

    /// A button of glass in the tint colour, through which the background is clear.
    public static func prominentClearGlass() -> Self { Self(style: .prominentClearGlass) }

    /// A button without a border on any system.
    public static func borderless() -> Self {
        var configuration = Self(style: .plain)
        configuration.macIdiomStyle = .borderless
        return configuration
    }

    /// A button with a border on any system: grey here.
    public static func bordered() -> Self {
        var configuration = Self(style: .gray)
        configuration.macIdiomStyle = .bordered
        return configuration
    }

    /// A button with a border of the tint colour on any system: a faint background here.
    public static func borderedTinted() -> Self {
        var configuration = Self(style: .tinted)
        configuration.macIdiomStyle = .bordered
        return configuration
    }

    /// A button with a border that stands out on any system: filled here.
    public static func borderedProminent() -> Self {
        var configuration = Self(style: .filled)
        configuration.macIdiomStyle = .bordered
        return configuration
    }
}

extension UIButton.Configuration {
    /// What can be compared.
    struct Values: Hashable {
        var title: String?
        var attributedTitle: AttributedString?
        var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        var subtitle: String?
        var attributedSubtitle: AttributedString?
        var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        var image: UIImage?
        var symbolConfiguration: UIImage.SymbolConfiguration?
        var showsActivity = false
        var indicator = Indicator.automatic
        var foreground: UIColor?
        var backgroundBase: UIColor?
        var size = Size.medium
        var cornerStyle = CornerStyle.dynamic
        var macIdiomStyle = MacIdiomStyle.automatic
        var insets: NSDirectionalEdgeInsets {
            get { room.value }
            set { room = HashableInsets(newValue) }
        }
        private var room = HashableInsets(.zero)
        var hasOwnInsets = false
        var imagePlacement: NSDirectionalRectEdge {
            get { NSDirectionalRectEdge(rawValue: imageEdge) }
            set { imageEdge = newValue.rawValue }
        }
        private var imageEdge = NSDirectionalRectEdge.leading.rawValue
        var imageReservation: CGFloat = 0
        var imagePadding: CGFloat = 0
        var titlePadding: CGFloat = 1
        var titleAlignment = TitleAlignment.automatic
        var followsSelection = true
    }

    /// The transformers, which are equal only to themselves.
    private struct Transformers: Hashable {
        var title: UIConfigurationTextAttributesTransformer?
        var subtitle: UIConfigurationTextAttributesTransformer?
        var image: UIConfigurationColorTransformer?
        var activity: UIConfigurationColorTransformer?
        var indicator: UIConfigurationColorTransformer?

        private var identities: [ObjectIdentifier?] {
            [
                title?.identity, subtitle?.identity, image?.identity, activity?.identity,
                indicator?.identity,
            ]
        }

        static func == (first: Transformers, second: Transformers) -> Bool {
            first.identities == second.identities
        }

        func hash(into hasher: inout Hasher) { hasher.combine(identities) }
    }
}
