// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// What an image view shows.
struct ImageViewState {
    var image: UIImage?
    var highlightedImage: UIImage?
    var isHighlighted = false
    var symbolConfiguration: UIImage.SymbolConfiguration?
    var dynamicRange = UIImage.DynamicRange.unspecified
    var growsWithText = false
    var animationImages: [UIImage]?
    var highlightedAnimationImages: [UIImage]?
    /// As it was set; 0 for the usual one.
    var duration: TimeInterval = 0
    var repeatCount = 0
    /// What the contents of the layer were made from.
    var shown: ImageKey?

    /// The image of the present state, a symbol in its preferred looks.
    var shownImage: UIImage? {
        let chosen = isHighlighted ? highlightedImage ?? image : image
        guard let symbolConfiguration, let chosen, chosen.isSymbolImage else { return chosen }
        let merged = symbolConfiguration.applying(chosen.symbolConfiguration)
        return chosen.applyingSymbolConfiguration(merged) ?? chosen
    }

    /// The images of the animation in the present state.
    var frames: [UIImage]? {
        let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        if let own, !own.isEmpty { return own }
        return shownImage?.images
    }

    var shownDuration: TimeInterval {
        if duration > 0 { return duration }
        if animationImages == nil, let image = shownImage, image.images != nil {
            return image.duration
        }
        return Double(frames?.count ?? 0) / 30
    }
}

/// Everything that the contents of an image view depend on.
struct ImageKey: Equatable {
    let image: UIImage
    let tint: UIColor?
    let traits: UITraitCollection
    let size: CGSize

    static func == (first: ImageKey, second: ImageKey) -> Bool {
        first.image === second.image && first.tint == second.tint && first.size == second.size
            && (first.traits === second.traits || first.traits == second.traits)
    }
}

extension UIImageView {
    static let animationKey = "UIImageAnimation"
    /// A picture that shows nothing.
    private static let clearPixel = CGContext(
        data: nil,
        width: 1,
        height: 1,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
    )?.makeImage()

    func setUpImages(_ image: UIImage?, _ highlighted: UIImage?) {
        isUserInteractionEnabled = false
        isOpaque = false
        pictures.image = image
        pictures.highlightedImage = highlighted
        imagesDidChange()
    }

    func setImage(_ image: UIImage?) {
        let old = pictures.image
        guard image !== old else { return }
        pictures.image = image
        if old?.size != image?.size { invalidateIntrinsicContentSize() }
        imagesDidChange()
    }

    /// Another image is to be shown, perhaps one with frames.
    func imagesDidChange() {
        let wasAnimating = isAnimating
        if wasAnimating { endAnimation() }
        updateImageContents()
        if pictures.animationImages == nil, pictures.shownImage?.images != nil {
            beginAnimation()
        } else if wasAnimating, pictures.frames != nil {
            beginAnimation()
        }
    }

    /// Gives the layer its pixels, if anything they depend on has changed.
    func updateImageContents() {
        guard let image = pictures.shownImage else {
            if pictures.shown != nil {
                pictures.shown = nil
                show(.empty)
            }
            return
        }
        let source = pictures.isHighlighted ? pictures.highlightedImage ?? image : image
        let key = ImageKey(
            image: pictures.symbolConfiguration == nil ? image : source,
            tint: image.storage.isTemplate ? tintColor : nil,
            traits: traitsOfContents,
            size: sizeOfContents(image)
        )
        guard key != pictures.shown || pictures.symbolConfiguration != nil else { return }
        pictures.shown = key
        show(contents(of: image, key))
    }

    /// The size at which pixels are needed; zero where any size will do.
    private func sizeOfContents(_ image: UIImage) -> CGSize {
        if image.storage.capInsets != nil, image.storage.resizingMode == .tile {
            return bounds.size
        }
        guard image.isSymbolImage else { return .zero }
        let size = image.size
        guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else {
            return .zero
        }
        let across = bounds.width / size.width
        let down = bounds.height / size.height
        switch contentMode {
        case .scaleAspectFit:
            let part = min(across, down)
            return CGSize(width: size.width * part, height: size.height * part)
        case .scaleAspectFill:
            let part = max(across, down)
            return CGSize(width: size.width * part, height: size.height * part)
        case .scaleToFill, .redraw: return bounds.size
        default: return .zero
        }
    }

    private func contents(of image: UIImage, _ key: ImageKey) -> ImageContents {
        ImageContents(
            image.suited(to: key.traits),
            tint: tintColor ?? .systemBlue,
            traits: key.traits,
            size: key.size
        )
    }

    /// The traits with the direction that the view's kind of content has.
    private var traitsOfContents: UITraitCollection {
        let traits = traitCollection
        guard semanticContentAttribute != .unspecified else { return traits }
        let isLeftward = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let direction: UITraitEnvironmentLayoutDirection = isLeftward ? .rightToLeft : .leftToRight
        guard traits.layoutDirection != direction else { return traits }
        return traits.modifyingTraits { $0.layoutDirection = direction }
    }

    private func show(_ contents: ImageContents) {
        layer.contentsScale = contents.scale
        layer.contentsCenter = contents.center
        layer.contents = contents.image
    }

    // MARK: - Animation

    var hasRunningAnimation: Bool { layer.animation(forKey: Self.animationKey) != nil }

    func beginAnimation() {
        guard let frames = pictures.frames, !frames.isEmpty else { return }
        // A frame without a picture shows nothing for its time.
        let images = frames.compactMap { frame in
            ImageContents(
                frame,
                tint: tintColor ?? .systemBlue,
                traits: traitCollection,
                size: .zero
            ).image ?? Self.clearPixel
        }
        layer.contentsScale = frames[0].scale
        let animation = CAKeyframeAnimation(keyPath: "contents")
        // A single value would be nowhere to jump to.
        animation.values = images.count == 1 ? images + images : images
        animation.calculationMode = .discrete
        animation.duration = pictures.shownDuration
        animation.repeatCount =
            pictures.repeatCount == 0 ? .infinity : Float(pictures.repeatCount)
        layer.add(animation, forKey: Self.animationKey)
    }

    func endAnimation() {
        layer.removeAnimation(forKey: Self.animationKey)
        if let image = pictures.shownImage { layer.contentsScale = image.scale }
    }

    // MARK: - Archives

    func decodeImages(_ coder: NSCoder) {
        func image(_ key: String) -> UIImage? {
            guard coder.containsValue(forKey: key) else { return nil }
            return coder.decodeObject(of: UIImage.self, forKey: key)
        }
        if !coder.containsValue(forKey: "UIUserInteractionDisabled") {
            isUserInteractionEnabled = false
        }
        pictures.image = image("UIImage")
        pictures.highlightedImage = image("UIHighlightedImage")
        pictures.isHighlighted = coder.decodeBool(forKey: "UIHighlighted")
        pictures.duration = coder.decodeDouble(forKey: "UIAnimationDuration")
        pictures.repeatCount = coder.decodeInteger(forKey: "UIAnimationRepeatCount")
        if coder.containsValue(forKey: "UIPreferredSymbolConfiguration") {
            pictures.symbolConfiguration = coder.decodeObject(
                of: UIImage.SymbolConfiguration.self,
                forKey: "UIPreferredSymbolConfiguration"
            )
        }
        imagesDidChange()
    }

    func encodeImages(_ coder: NSCoder) {
        coder.encode(pictures.image, forKey: "UIImage")
        coder.encode(pictures.highlightedImage, forKey: "UIHighlightedImage")
        coder.encode(pictures.isHighlighted, forKey: "UIHighlighted")
        coder.encode(pictures.duration, forKey: "UIAnimationDuration")
        coder.encode(pictures.repeatCount, forKey: "UIAnimationRepeatCount")
        if let configuration = pictures.symbolConfiguration {
            coder.encode(configuration, forKey: "UIPreferredSymbolConfiguration")
        }
    }
}
