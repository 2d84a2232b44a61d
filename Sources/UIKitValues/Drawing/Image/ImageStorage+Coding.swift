// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ImageCodecs

extension ImageStorage {
    private enum Key {
        static let data = "UIImageData"
        static let name = "UIImageSystemName"
        static let scale = "UIScale"
        static let orientation = "UIImageOrientation"
        static let caps = "UIImageCapInsets"
        static let resizing = "UIImageResizingMode"
        static let rendering = "UIRenderingMode"
        static let alignment = "UIImageAlignmentRectInsets"
        static let baseline = "UIImageBaselineOffset"
        static let flips = "UIImageFlipsForRightToLeft"
        static let tint = "UIImageTintColor"
        static let configuration = "UIImageConfiguration"
        static let frames = "UIImages"
        static let duration = "UIImageAnimationDuration"
    }

    /// Reads an image; nil if the archive holds no picture.
    init?(coder: NSCoder) {
        if coder.containsValue(forKey: Key.name),
            let name = coder.decodeObject(of: NSString.self, forKey: Key.name) as String?
        {
            let configuration = coder.present(UIImage.SymbolConfiguration.self, Key.configuration)
            self.init(symbol: name, configuration: configuration)
        } else if coder.containsValue(forKey: Key.data),
            let data = coder.decodeObject(of: NSData.self, forKey: Key.data).map(
                Data.init(copying:)
            )
        {
            let scale = CGFloat(coder.decodeDouble(forKey: Key.scale))
            self.init(data: data, scale: scale, origin: "UIImage(coder:)")
        } else if let frames = Self.frames(coder) {
            self = frames[0].storage
            images = frames
            duration = max(0, coder.decodeDouble(forKey: Key.duration))
        } else {
            return nil
        }
        orientation =
            UIImage.Orientation(rawValue: coder.decodeInteger(forKey: Key.orientation)) ?? .up
        let mode = coder.decodeInteger(forKey: Key.rendering)
        renderingMode = UIImage.RenderingMode(rawValue: mode) ?? .automatic
        decodeLayout(coder)
        guard let caps = Self.insets(coder, Key.caps) else { return }
        capInsets = caps
        let resizing = coder.decodeInteger(forKey: Key.resizing)
        resizingMode = UIImage.ResizingMode(rawValue: resizing) ?? .tile
    }

    private mutating func decodeLayout(_ coder: NSCoder) {
        if let alignment = Self.insets(coder, Key.alignment) { alignmentRectInsets = alignment }
        if coder.containsValue(forKey: Key.baseline) {
            let baseline = coder.decodeDouble(forKey: Key.baseline)
            baselineOffset = baseline.isFinite ? CGFloat(baseline) : nil
        }
        flipsForRightToLeft = coder.decodeBool(forKey: Key.flips)
        tint = coder.present(UIColor.self, Key.tint)
    }

    /// The frames of an animation; nil where there are none.
    private static func frames(_ coder: NSCoder) -> [UIImage]? {
        let frames = coder.presentObject(Key.frames, NSArray.self, UIImage.self) as? [UIImage]
        return frames?.isEmpty == false ? frames : nil
    }

    private static func insets(_ coder: NSCoder, _ key: String) -> UIEdgeInsets? {
        let values = coder.presentObject(key, NSArray.self, NSNumber.self) as? [NSNumber]
        guard let values, values.count == 4 else { return nil }
        return UIEdgeInsets(
            top: CGFloat(values[0].doubleValue),
            left: CGFloat(values[1].doubleValue),
            bottom: CGFloat(values[2].doubleValue),
            right: CGFloat(values[3].doubleValue)
        )
    }

    private static func write(_ insets: UIEdgeInsets, to coder: NSCoder, _ key: String) {
        let values = [insets.top, insets.left, insets.bottom, insets.right].map {
            NSNumber(value: Double($0))
        }
        coder.encode(values as NSArray, forKey: key)
    }

    /// Writes an image with its pixels as a PNG file.
    func encode(with coder: NSCoder) {
        if let symbol = source?.symbol, symbol.template == nil {
            coder.encode(symbol.name as NSString, forKey: Key.name)
            if let configuration = configuration as? UIImage.SymbolConfiguration {
                coder.encode(configuration, forKey: Key.configuration)
            }
        } else if let images, !images.isEmpty {
            coder.encode(images as NSArray, forKey: Key.frames)
            coder.encode(duration, forKey: Key.duration)
        } else if let image = source?.cgImage, let data = try? image.pngFile() {
            coder.encode(data as NSData, forKey: Key.data)
        }
        coder.encode(Double(scale), forKey: Key.scale)
        coder.encode(orientation.rawValue, forKey: Key.orientation)
        coder.encode(renderingMode.rawValue, forKey: Key.rendering)
        if alignmentRectInsets != .zero {
            Self.write(alignmentRectInsets, to: coder, Key.alignment)
        }
        if let baselineOffset { coder.encode(Double(baselineOffset), forKey: Key.baseline) }
        if flipsForRightToLeft { coder.encode(true, forKey: Key.flips) }
        if let tint { coder.encode(tint, forKey: Key.tint) }
        guard let caps = capInsets else { return }
        Self.write(caps, to: coder, Key.caps)
        coder.encode(resizingMode.rawValue, forKey: Key.resizing)
    }
}
