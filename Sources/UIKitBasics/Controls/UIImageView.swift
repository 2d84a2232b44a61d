// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
@_spi(Rooms) import UIKitViews

/// A view that shows an image or a series of images.
///
/// It takes no touches unless told to. It does not draw: the pixels are the contents of its layer.
@preconcurrency @MainActor
open class UIImageView: UIView {
    var pictures = ImageViewState()
    final var symbols = SymbolEffectState()

    // MARK: - Making

    /// Makes a view of the size of an image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUpImages(image, nil)
    }

    /// Makes a view of the size of an image, with another one for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUpImages(image, highlightedImage)
    }

    /// Makes a view without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpImages(nil, nil)
    }

    /// Reads an archived view.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeImages(coder)
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UIImageView.self)
    }

    /// Archives the view with its images.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeImages(coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UIImageView>) {
        properties.keep(\.animationImages, "UIAnimationImages")
        properties.keep(\.highlightedAnimationImages, "UIHighlightedAnimationImages")
        properties.keep(\.preferredImageDynamicRange, "UIPreferredImageDynamicRange")
        properties.keep(
            \.adjustsImageSizeForAccessibilityContentSizeCategory,
            "UIAdjustsImageSizeForAccessibilityContentSizeCategory"
        )
    }

    // MARK: - Images

    /// The image; one with frames begins to animate at once.
    open var image: UIImage? {
        get { pictures.image }
        set {
            replaced("setImage:", in: UIImageView.self, [newValue])
                ?? announcing("image") { setImage(newValue) }
        }
    }

    /// The image while highlighted; nil for `image`.
    open var highlightedImage: UIImage? {
        get { pictures.highlightedImage }
        set {
            announcing("highlightedImage") {
                pictures.highlightedImage = newValue
                imagesDidChange()
            }
        }
    }

    /// Whether the highlighted image is shown.
    open var isHighlighted: Bool {
        get { pictures.isHighlighted }
        set {
            announcing("isHighlighted", "highlighted") {
                guard newValue != pictures.isHighlighted else { return }
                pictures.isHighlighted = newValue
                imagesDidChange()
            }
        }
    }

    /// The looks of symbols that have none of their own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        get { pictures.symbolConfiguration }
        set {
            announcing("preferredSymbolConfiguration") {
                pictures.symbolConfiguration = newValue
                invalidateIntrinsicContentSize()
                imagesDidChange()
            }
        }
    }

    /// How bright the image may get; unspecified unless set.
    open var preferredImageDynamicRange: UIImage.DynamicRange {
        get { pictures.dynamicRange }
        set { announcing("preferredImageDynamicRange") { pictures.dynamicRange = newValue } }
    }

    /// How bright the image is shown: always as standard.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }

    // MARK: - Animation

    /// Images that are shown one after the other instead of `image` while animating.
    open var animationImages: [UIImage]? {
        get { pictures.animationImages }
        set {
            announcing("animationImages") {
                stopAnimating()
                pictures.animationImages = newValue
            }
        }
    }

    /// As `animationImages`, while highlighted.
    open var highlightedAnimationImages: [UIImage]? {
        get { pictures.highlightedAnimationImages }
        set {
            announcing("highlightedAnimationImages") {
                stopAnimating()
                pictures.highlightedAnimationImages = newValue
            }
        }
    }

    /// The seconds for all images; a thirtieth of a second for each unless set.
    open var animationDuration: TimeInterval {
        get { pictures.shownDuration }
        set { announcing("animationDuration") { pictures.duration = max(0, newValue) } }
    }

    /// How many times the images are shown; 0, the default, for ever.
    open var animationRepeatCount: Int {
        get { pictures.repeatCount }
        set { announcing("animationRepeatCount") { pictures.repeatCount = max(0, newValue) } }
    }

    /// Begins to show the images of the animation.
    open func startAnimating() { beginAnimation() }

    /// Stops the animation and shows `image`.
    open func stopAnimating() { endAnimation() }

    /// Whether the images of an animation are being shown.
    open var isAnimating: Bool { hasRunningAnimation }

    // MARK: - Symbol effects

    /// Makes something happen to the symbol once, or as often as the options say.
    open func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        start(effect, lasts: false, options: options, animated: animated, completion: completion)
    }

    /// Makes something happen to the symbol until it is removed.
    open func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        start(effect, lasts: true, options: options, animated: animated, completion: completion)
    }

    /// Makes something happen to the symbol until it is removed, or as often as the options say.
    open func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        let lasts = options.count == nil
        start(effect, lasts: lasts, options: options, animated: animated, completion: completion)
    }

    /// Ends the effect of a kind.
    open func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        stop(effect, options: options, animated: animated, completion: completion)
    }

    /// Ends the effect of a kind.
    open func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        stop(effect, options: options, animated: animated, completion: completion)
    }

    /// Ends the effect of a kind.
    open func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        stop(effect, options: options, animated: animated, completion: completion)
    }

    /// Ends all effects.
    open func removeAllSymbolEffects(
        options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        stopAll(options: options, animated: animated)
    }

    /// Shows another symbol in place of the one that is shown.
    open func setSymbolImage(
        _ image: UIImage,
        contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        completion: UISymbolEffectCompletion? = nil
    ) {
        change(to: image, contentTransition, options: options, completion: completion)
    }

    // MARK: - View

    /// Whether the view takes touches; false unless set.
    open override var isUserInteractionEnabled: Bool {
        get { super.isUserInteractionEnabled }
        set { super.isUserInteractionEnabled = newValue }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // As on iOS: never nil to read, nil to write for the default.
    /// The colour of templates; that of the superview unless set.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    /// Draws templates again.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateImageContents()
    }

    /// Draws what depends on traits again.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateImageContents()
        if pictures.growsWithText { invalidateIntrinsicContentSize() }
    }

    /// Whether the image is larger at the sizes of text for accessibility; false by default.
    open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { pictures.growsWithText }
        set {
            announcing("adjustsImageSizeForAccessibilityContentSizeCategory") {
                pictures.growsWithText = newValue
                invalidateIntrinsicContentSize()
            }
        }
    }

    /// How the image fits the bounds.
    open override var contentMode: UIView.ContentMode {
        get { super.contentMode }
        set {
            super.contentMode = newValue
            updateImageContents()
        }
    }

    /// Draws again what depends on the size.
    open override func layoutSubviews() {
        if let result: Void = replaced("layoutSubviews", in: UIImageView.self) { return result }
        super.layoutSubviews()
        updateImageContents()
    }

    /// The size of the image less the margins that do not count; none without an image.
    open override var intrinsicContentSize: CGSize {
        if let result: CGSize = replaced("intrinsicContentSize", in: UIImageView.self) {
            return result
        }
        guard let image = pictures.shownImage else { return super.intrinsicContentSize }
        let size = adjusted(image.size)
        let margins = alignmentRectInsets
        return CGSize(
            width: max(size.width - margins.left - margins.right, 0),
            height: max(size.height - margins.top - margins.bottom, 0)
        )
    }

    /// Saves where the image is seen: bounds, centre, transform and anchor point.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodePlace(to: coder)
    }

    /// Restores where the image is seen.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodePlace(from: coder)
    }

    /// A picture, where it is made an element.
    @_spi(Rooms) open override var traitsByDefault: UIAccessibilityTraits { .image }

    /// The size of the image, whatever is offered; the present size without an image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        replaced("sizeThatFits:", in: UIImageView.self, [size])
            ?? (pictures.shownImage.map { adjusted($0.size) } ?? super.sizeThatFits(size))
    }

    /// The margins of the image that do not count when it is aligned.
    open override var alignmentRectInsets: UIEdgeInsets {
        pictures.image?.alignmentRectInsets ?? .zero
    }

    /// The image, in UIKit's short form: name of a symbol, size, scale and rendering mode.
    @_spi(Rooms) open override var lastDescriptionDetails: [String] {
        image.map { ["image = \($0.shortDescription)"] } ?? []
    }
}
