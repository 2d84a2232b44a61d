// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ImageCodecs

extension UIImage {
    /// An image that differs from this one by what a block writes.
    package func deriving(_ change: (inout ImageStorage) -> Void) -> UIImage {
        var copy = storage
        change(&copy)
        if let images = storage.images { copy.images = images.map { $0.deriving(change) } }
        return UIImage(copy)
    }

    /// The image no brighter than white, which every image is here.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    /// The image for another configuration: another variant, or a symbol drawn anew.
    func configured(_ configuration: Configuration) -> UIImage {
        let merged = storage.configuration?.applying(configuration) ?? configuration
        if let symbol = storage.source?.symbol {
            let found = ImageStorage(
                symbol: symbol.name,
                configuration: merged,
                variableValue: symbol.variableValue,
                template: symbol.template
            )
            var copy = found ?? storage
            // What a symbol in colours had by itself does not bind the one that follows it.
            let isChosen = storage.renderingMode != .automatic && !symbol.isColored
            if isChosen { copy.renderingMode = storage.renderingMode }
            copy.tint = storage.tint
            copy.flipsForRightToLeft = storage.flipsForRightToLeft
            return UIImage(copy)
        }
        guard let variant = storage.asset?.variant(for: merged) else {
            return deriving { $0.configuration = merged }
        }
        return deriving {
            $0.source = variant.source
            $0.scale = variant.scale
            $0.configuration = merged
        }
    }

    /// The variant of the image's asset that suits traits, with the looks of this image; the image
    /// itself where it has no others.
    package func suited(to traits: UITraitCollection) -> UIImage {
        guard let asset = storage.asset, asset.varies, !isSymbolImage else { return self }
        return configured(Configuration(traitCollection: traits))
    }

    /// The configuration's traits over the scale of the image.
    var effectiveTraits: UITraitCollection {
        let own = UITraitCollection(displayScale: scale)
        guard let traits = storage.configuration?.traitCollection else { return own }
        return UITraitCollection(traitsFrom: [traits, own])
    }

    var suitableRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage.map { ImageEncoder.isOpaque($0.pixelBuffer) } ?? false
        return format
    }

    func fillPattern(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        UIColor(patternImage: self).setFill()
        context.fill(CGRect(origin: .zero, size: rect.size))
        context.restoreGState()
    }

    var describedImage: String {
        let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        let kind = storage.images == nil ? "UIImage" : "_UIAnimatedImage"
        let origin: String
        if let symbol = storage.source?.symbol {
            origin = "symbol(\(symbol.template == nil ? "system" : "main"): \(symbol.name))"
        } else {
            origin = storage.name.map { "named(main: \($0))" } ?? "anonymous"
        }
        let size = String(format: "{%g, %g}", Double(size.width), Double(size.height))
        let mode: String
        switch renderingMode {
        case .automatic: mode = storage.isTemplate ? "automatic(template)" : "automatic(original)"
        case .alwaysOriginal: mode = "alwaysOriginal"
        case .alwaysTemplate: mode = "alwaysTemplate"
        }
        return "<\(kind):\(address) \(origin) \(size) renderingMode=\(mode)>"
    }
}

extension ImageStorage {
    /// A hash that two images of the same pixels share.
    var hashOfPixels: Int {
        var hasher = Hasher()
        source?.hash(into: &hasher)
        hasher.combine(scale)
        hasher.combine(orientation)
        return hasher.finalize()
    }
}
