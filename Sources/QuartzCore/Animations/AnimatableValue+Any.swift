// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import RenderServer

extension AnimatableValue {
    /// Converts an animation's or a key's value; `like`, the property's present value, resolves
    /// ambiguous ones.
    init(any: Any, like: AnimatableValue?) {
        self = AnimatableValue.read(any, like) ?? .none
    }

    static func read(_ any: Any, _ like: AnimatableValue?) -> AnimatableValue? {
        switch any {
        case is NSNull: return AnimatableValue.none
        case let value as CATransform3D: return .transform(value)
        case let value as CGAffineTransform: return .transform(CATransform3D(value))
        case let value as CGRect: return .rect(value)
        case let value as CGPoint:
            if case .size = like { return .size(CGSize(width: value.x, height: value.y)) }
            return .point(value)
        case let value as CGSize:
            if case .point = like { return .point(CGPoint(x: value.width, y: value.height)) }
            return .size(value)
        case let value as CGVector:
            return .point(CGPoint(x: value.dx, y: value.dy))
        case let value as NSValue where !(value is NSNumber):
            return read(value, like)
        case let value as [CGColor]: return .colors(value)
        case let value as [NSNumber]: return .numbers(value.map { CGFloat($0.doubleValue) })
        case let value as [CGFloat]: return .numbers(value)
        case let value as [Double]: return .numbers(value.map { CGFloat($0) })
        case let value as [Any]:
            let colors = value.compactMap { ($0 as AnyObject) as? CGColor }
            if !colors.isEmpty, colors.count == value.count { return .colors(colors) }
            let numbers = value.compactMap { asNumber($0) }
            guard numbers.count == value.count else { return nil }
            return .numbers(numbers.map { CGFloat($0) })
        default: break
        }
        if let value = asNumber(any) {
            if case .flag = like { return .flag(value != 0) }
            return .number(value)
        }
        let object = any as AnyObject
        if let color = object as? CGColor { return .color(color) }
        if let path = object as? CGPath { return .path(path.copy() ?? path) }
        if let image = object as? CGImage { return .contents(RenderContents(image: image)) }
        if let contents = object as? RenderContents { return .contents(contents) }
        return nil
    }

    private static func read(_ value: NSValue, _ like: AnimatableValue?) -> AnimatableValue? {
        if let transform = value.boxedTransform { return .transform(transform) }
        switch like {
        case .point: return .point(value.pointValue)
        case .size: return .size(value.sizeValue)
        case .rect: return .rect(value.rectValue)
        default: return nil
        }
    }

    /// The value boxed for key-value coding; nil for none.
    var boxed: Any? {
        switch self {
        case .none: nil
        case .flag(let value): NSNumber(value: value)
        case .number(let value): NSNumber(value: value)
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .transform(let value): NSValue(caTransform3D: value)
        case .color(let value): value
        case .path(let value): value
        case .contents(let value): value.image ?? value
        case .colors(let value): value
        case .numbers(let value): value.map { NSNumber(value: Double($0)) }
        }
    }
}
