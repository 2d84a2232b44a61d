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
    }

    /// Reads an image; nil if the archive holds no picture.
    init?(coder: NSCoder) {
        if coder.containsValue(forKey: Key.name),
            let name = coder.decodeObject(of: NSString.self, forKey: Key.name) as String?
        {
            self.init(symbol: name, configuration: nil)
        } else if coder.containsValue(forKey: Key.data),
            let data = coder.decodeObject(of: NSData.self, forKey: Key.data).map(
                Data.init(copying:)
            )
        {
            let scale = CGFloat(coder.decodeDouble(forKey: Key.scale))
            self.init(data: data, scale: scale, origin: "UIImage(coder:)")
        } else {
            return nil
        }
        orientation =
            UIImage.Orientation(rawValue: coder.decodeInteger(forKey: Key.orientation)) ?? .up
        let mode = coder.decodeInteger(forKey: Key.rendering)
        renderingMode = UIImage.RenderingMode(rawValue: mode) ?? .automatic
        guard coder.containsValue(forKey: Key.caps) else { return }
        let values =
            coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: Key.caps) as? [NSNumber]
        guard let values, values.count == 4 else { return }
        capInsets = UIEdgeInsets(
            top: CGFloat(values[0].doubleValue),
            left: CGFloat(values[1].doubleValue),
            bottom: CGFloat(values[2].doubleValue),
            right: CGFloat(values[3].doubleValue)
        )
        let resizing = coder.decodeInteger(forKey: Key.resizing)
        resizingMode = UIImage.ResizingMode(rawValue: resizing) ?? .tile
    }

    /// Writes an image with its pixels as a PNG file.
    func encode(with coder: NSCoder) {
        if let symbol = source?.symbol, symbol.template == nil {
            coder.encode(symbol.name as NSString, forKey: Key.name)
        } else if let image = source?.cgImage, let data = try? image.pngFile() {
            coder.encode(data as NSData, forKey: Key.data)
        }
        coder.encode(Double(scale), forKey: Key.scale)
        coder.encode(orientation.rawValue, forKey: Key.orientation)
        coder.encode(renderingMode.rawValue, forKey: Key.rendering)
        guard let caps = capInsets else { return }
        let values = [caps.top, caps.left, caps.bottom, caps.right].map {
            NSNumber(value: Double($0))
        }
        coder.encode(values as NSArray, forKey: Key.caps)
        coder.encode(resizingMode.rawValue, forKey: Key.resizing)
    }
}
