// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

/// The forms in which archives keep objects of any class that a layer has.
enum LayerObject {
    /// The object that goes into an archive; nil for a class that archives do not take.
    static func archived(_ value: Any) -> Foundation.NSObject? {
        if let color = (value as AnyObject) as? CGColor {
            let c = color.sRGB
            return tagged("color", [c.red, c.green, c.blue, c.alpha].archived)
        }
        if let path = (value as AnyObject) as? CGPath {
            return tagged("path", AnimatableValue.numbers(path).archived)
        }
        if let image = (value as AnyObject) as? CGImage { return archived(picture: image) }
        if let text = value as? String { return text as NSString }
        guard let object = value as? Foundation.NSObject, object is any NSCoding else { return nil }
        return object
    }

    /// The object that ``archived(_:)`` kept.
    static func unarchived(_ archived: Any?) -> Any? {
        guard let list = archived as? [Any], list.count == 2, let kind = String.unarchived(list[0])
        else { return (archived as? NSString).map { "\($0)" } ?? archived }
        switch kind {
        case "color":
            guard let c = [CGFloat].unarchived(list[1]), c.count == 4 else { return nil }
            return CGColor(srgbRed: c[0], green: c[1], blue: c[2], alpha: c[3])
        case "path": return [Double].unarchived(list[1]).flatMap { AnimatableValue.path($0) }
        case "picture": return picture(list[1])
        default: return archived
        }
    }

    /// Whether an archived object is made of what every archive may hold.
    static func isPlain(_ object: Any) -> Bool {
        switch object {
        case let list as NSArray: list.allSatisfy { isPlain($0) }
        case let table as NSDictionary: table.allValues.allSatisfy { isPlain($0) }
        default: object is NSString || object is NSNumber || object is NSData
        }
    }

    private static func tagged(_ kind: String, _ object: Foundation.NSObject?) -> NSArray? {
        object.map { [kind as NSString, $0] as NSArray }
    }

    // MARK: Dictionaries

    static func archived(dictionary: [AnyHashable: Any]?) -> NSDictionary? {
        guard let dictionary else { return nil }
        let result = NSMutableDictionary()
        for (key, value) in dictionary {
            guard let key = key as? String, let object = archived(value) else { continue }
            result[key as NSString] = object
        }
        return result
    }

    static func unarchived(dictionary: Any?) -> [String: Any]? {
        guard let dictionary = dictionary as? [AnyHashable: Any] else { return nil }
        var result: [String: Any] = [:]
        for (key, value) in dictionary {
            if let key = String.unarchived(key.base) { result[key] = unarchived(value) }
        }
        return result
    }

    // MARK: Pictures

    /// A picture as its size and its pixels, eight bits for each of red, green, blue and alpha.
    private static func archived(picture: CGImage) -> Foundation.NSObject? {
        guard let context = bitmap(picture.width, picture.height) else { return nil }
        context.draw(
            picture,
            in: CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
        )
        guard let pixels = context.data else { return nil }
        let data = Data(bytes: pixels, count: context.bytesPerRow * context.height)
        let parts: [Foundation.NSObject] = [
            NSNumber(value: picture.width), NSNumber(value: picture.height), data as NSData,
        ]
        return tagged("picture", parts as NSArray)
    }

    private static func picture(_ archived: Any) -> CGImage? {
        guard let parts = archived as? [Any], parts.count == 3,
            let width = Int.unarchived(parts[0]), let height = Int.unarchived(parts[1]),
            let data = parts[2] as? Data, let context = bitmap(width, height),
            let pixels = context.data, data.count == context.bytesPerRow * height
        else { return nil }
        data.copyBytes(to: pixels.assumingMemoryBound(to: UInt8.self), count: data.count)
        return context.makeImage()
    }

    private static func bitmap(_ width: Int, _ height: Int) -> CGContext? {
        guard (1...16_384).contains(width), (1...16_384).contains(height) else { return nil }
        return CGContext(
            data: nil,
            width: width,
            height: height,
            bitsPerComponent: 8,
            bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
    }
}
