// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// The appearance of a bar: its background and its shadow.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    @MainActor
    struct State {
        var idiom = UIUserInterfaceIdiom.unspecified
        var effect: UIBlurEffect?
        var color: UIColor?
        var image: UIImage?
        var imageMode = UIView.ContentMode.scaleToFill
        var shadowColor: UIColor?
        var shadowImage: UIImage?

        /// The system's default appearance.
        static func standard(_ idiom: UIUserInterfaceIdiom) -> State {
            State(
                idiom: idiom,
                effect: UIBlurEffect(style: .systemChromeMaterial),
                shadowColor: BarStyle.shadow
            )
        }
    }

    /// The values that were set; nil for the defaults.
    private final var own: State?

    private final var changes = 0

    final var bar: State {
        get { own ?? .standard(.unspecified) }
        set {
            own = newValue
            changes += 1
        }
    }

    /// Grows with each change, of parts too, so that a bar notices what is changed in place.
    package var revision: Int { changes }

    /// Makes the system's default appearance.
    public override init() { super.init() }

    /// Makes the default appearance on a kind of device.
    public init(idiom: UIUserInterfaceIdiom) {
        super.init()
        bar = .standard(idiom)
    }

    /// Makes an appearance with another's background and shadow.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        bar = barAppearance.bar
    }

    /// Archives are read securely.
    open class var supportsSecureCoding: Bool { true }

    /// Reads an archived appearance.
    public required init?(coder: NSCoder) {
        super.init()
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives the appearance.
    open func encode(with coder: NSCoder) { archive(PropertyArchive(self, to: coder)) }

    private final func archive(_ look: PropertyArchive<UIBarAppearance>) {
        look.keep(\.bar.idiom, "UIIdiom")
        look.keep(\.bar.effect, "UIBackgroundEffect")
        look.keep(\.bar.color, "UIBackgroundColor")
        look.keep(\.bar.image, "UIBackgroundImage")
        look.keep(\.bar.imageMode, "UIBackgroundImageContentMode")
        look.keep(\.bar.shadowColor, "UIShadowColor")
        look.keep(\.bar.shadowImage, "UIShadowImage")
    }

    /// Appearances of one class are equal that look alike.
    open override func isEqual(_ object: Any?) -> Bool {
        AppearanceEquality.compare(self, object) { type(of: $0) == type(of: $1) && $0.isLike($1) }
    }

    /// The same for all.
    open override var hash: Int { AppearanceEquality.hash }

    /// Whether another one of the same class looks alike.
    func isLike(_ other: UIBarAppearance) -> Bool {
        bar.idiom == other.bar.idiom && bar.effect == other.bar.effect
            && bar.color == other.bar.color && bar.image == other.bar.image
            && bar.imageMode == other.bar.imageMode && bar.shadowColor == other.bar.shadowColor
            && bar.shadowImage == other.bar.shadowImage
    }

    /// A copy of the appearance, of its class.
    open func copy() -> Self { AppearanceEquality.checked(copy(with: nil), of: self) }

    /// A copy of the appearance, of any type.
    @_disfavoredOverload open override func copy() -> Any { super.copy() }

    /// The copy that the others give; a subclass makes one of its class.
    open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

    /// The kind of device that it is for.
    open var idiom: UIUserInterfaceIdiom { bar.idiom }

    /// A blurred background that lets a little through, and a shadow.
    open func configureWithDefaultBackground() { bar = .standard(bar.idiom) }

    /// A background of one colour, and a shadow.
    open func configureWithOpaqueBackground() {
        bar = State(idiom: bar.idiom)
        bar.color = .systemBackground
        bar.shadowColor = BarStyle.shadow
    }

    /// No background and no shadow.
    open func configureWithTransparentBackground() { bar = State(idiom: bar.idiom) }

    /// The blur behind the background; nil for none.
    open var backgroundEffect: UIBlurEffect? {
        get { bar.effect }
        set { bar.effect = newValue }
    }

    /// A colour over the effect.
    open var backgroundColor: UIColor? {
        get { bar.color }
        set { bar.color = newValue }
    }

    /// A picture over the colour.
    open var backgroundImage: UIImage? {
        get { bar.image }
        set { bar.image = newValue }
    }

    /// How the picture fits.
    open var backgroundImageContentMode: UIView.ContentMode {
        get { bar.imageMode }
        set { bar.imageMode = newValue }
    }

    /// The colour of the line at the edge; nil for no line.
    open var shadowColor: UIColor? {
        get { bar.shadowColor }
        set { bar.shadowColor = newValue }
    }

    /// A picture in place of the line, tinted with its colour if it is a template.
    open var shadowImage: UIImage? {
        get { bar.shadowImage }
        set { bar.shadowImage = newValue }
    }
}

/// Colours of bars, as iOS 17 shows them; Apple publishes none.
@MainActor
package enum BarStyle {
    /// The line at the edge.
    package static let shadow = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
    /// A bar's colour where blurring is not possible.
    package static let material = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.114, alpha: 0.94) : UIColor(white: 0.976, alpha: 0.94)
    }
}
