// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

private protocol OptionalValue {
    static var wrapped: Any.Type { get }
    var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
    fileprivate var wrappedValue: Any? { self }
}

/// Values to set properties to, and their comparison after an archive.
@MainActor
enum ArchiveSamples {
    /// Values of a type, other than the present one where that is a number.
    static func values(of type: Any.Type, unlike old: Any) -> [Any] {
        if let optional = type as? any OptionalValue.Type {
            return values(
                of: optional.wrapped,
                unlike: (old as? any OptionalValue)?.wrappedValue ?? 0
            )
        }
        switch type {
        case is Bool.Type: return [!(old as? Bool ?? false)]
        case is Int.Type: return [(old as? Int ?? 0) &+ 1, 2, 1]
        case is UInt.Type: return [UInt(1), UInt(2)]
        case is CGFloat.Type: return numbers(unlike: old as? CGFloat ?? 0)
        case is Double.Type:
            return numbers(unlike: CGFloat(old as? Double ?? 0)).map { Double($0) }
        case is Float.Type:
            return numbers(unlike: CGFloat(old as? Float ?? 0)).map { Float($0) }
        case is String.Type: return ["sample"]
        case is [String].Type: return [["one", "two"]]
        case is [NSNumber].Type: return [[0.25, 0.75] as [NSNumber], [1] as [NSNumber]]
        case is Date.Type: return [Date(timeIntervalSinceReferenceDate: 86_400 * 400)]
        case is URL.Type:
            return [URL(fileURLWithPath: "/sample"), URL(fileURLWithPath: "/other")]
        case is Data.Type: return [Data([1, 2])]
        case is Locale.Type: return [Locale(identifier: "fr_FR")]
        case is Calendar.Type: return [Calendar(identifier: .buddhist)]
        case is TimeZone.Type: return [TimeZone(secondsFromGMT: 3_600) as Any]
        default:
            return geometry(type) ?? objects(type) ?? lists(type) ?? animations(type) ?? cases(type)
        }
    }

    private static func numbers(unlike old: CGFloat) -> [CGFloat] {
        [old == 0.5 ? 0.75 : 0.5, old + 2, 3]
    }

    private static func geometry(_ type: Any.Type) -> [Any]? {
        switch type {
        case is CGRect.Type: [CGRect(x: 3, y: 5, width: 70, height: 40)]
        case is CGPoint.Type: [CGPoint(x: 0.25, y: 0.75), CGPoint(x: 30, y: 20)]
        case is CGSize.Type: [CGSize(width: 300, height: 200)]
        case is CGAffineTransform.Type: [CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 7)]
        case is CATransform3D.Type: [CATransform3DMakeScale(2, 3, 1)]
        case is UIEdgeInsets.Type: [UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)]
        case is NSDirectionalEdgeInsets.Type:
            [NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)]
        case is UIOffset.Type: [UIOffset(horizontal: 3, vertical: 4)]
        default: nil
        }
    }

    private static func objects(_ type: Any.Type) -> [Any]? {
        switch type {
        case is UIColor.Type: return [UIColor(red: 1, green: 0, blue: 0, alpha: 1)]
        case is CGColor.Type: return [UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor]
        case is UIFont.Type: return [UIFont.boldSystemFont(ofSize: 23)]
        case is UIImage.Type: return [image]
        case is CGPath.Type:
            return [UIBezierPath(rect: .init(x: 1, y: 2, width: 3, height: 4)).cgPath]
        case is UIBezierPath.Type:
            return [UIBezierPath(rect: .init(x: 1, y: 2, width: 3, height: 4))]
        case is NSAttributedString.Type:
            let font = UIFont.systemFont(ofSize: 31)
            return [NSAttributedString(string: "sample", attributes: [.font: font])]
        case is UIRefreshControl.Type: return [UIRefreshControl()]
        case is UIView.Type:
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.tag = 77
            return [view]
        case is UIButton.Configuration.Type:
            var configuration = UIButton.Configuration.filled()
            configuration.title = "sample"
            return [configuration]
        case is UIBackgroundConfiguration.Type:
            var configuration = UIBackgroundConfiguration.clear()
            configuration.strokeWidth = 3
            return [configuration]
        case is UIContentConfiguration.Protocol:
            var configuration = UIListContentConfiguration.cell()
            configuration.text = "sample"
            return [configuration]
        case is UIBarButtonItem.Type:
            return [UIBarButtonItem(title: "sample", style: .plain, target: nil, action: nil)]
        case is [UIBarButtonItem].Type:
            return [[UIBarButtonItem(title: "sample", style: .plain, target: nil, action: nil)]]
        case is UIVisualEffect.Type: return [UIBlurEffect(style: .dark)]
        case is UIImage.SymbolConfiguration.Type:
            return [UIImage.SymbolConfiguration(pointSize: 31)]
        default: return nil
        }
    }

    static let image: UIImage = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
    }()

    /// The cases of an enumeration and the bits of an option set.
    private static func cases(_ type: Any.Type) -> [Any] {
        guard let raw = type as? any RawRepresentable.Type else { return [] }
        func all<Value: RawRepresentable>(_ type: Value.Type) -> [Any] {
            (1...8).compactMap { number -> Value? in
                if let raw = number as? Value.RawValue { return Value(rawValue: raw) }
                if let raw = UInt(number) as? Value.RawValue { return Value(rawValue: raw) }
                if let raw = UInt8(number) as? Value.RawValue { return Value(rawValue: raw) }
                if let raw = UInt32(number) as? Value.RawValue { return Value(rawValue: raw) }
                if let raw = Int32(number) as? Value.RawValue { return Value(rawValue: raw) }
                if let raw = Float(number) as? Value.RawValue { return Value(rawValue: raw) }
                if let raw = CGFloat(number) as? Value.RawValue { return Value(rawValue: raw) }
                return nil
            } + names.compactMap { ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } }
        }
        return all(raw)
    }

    /// Names that types of names have, at least one of each type.
    private static let names = [
        "radial", "both", "center", "nearest", "continuous", "RGBA16Float", "even-odd", "round",
        "bevel", "end", "paced", "autoReverse", "sphere", "volume", "additive", "reveal",
        "fromLeft", "vertically", "UICTContentSizeCategoryXXL", "username", "sample",
    ]

    // MARK: Comparison

    static func areEqual(_ first: Any, _ second: Any) -> Bool {
        let (first, second) = (unwrapped(first), unwrapped(second))
        guard let first, let second else { return first == nil && second == nil }
        switch (first, second) {
        case (let first as CGFloat, let second as CGFloat): return abs(first - second) < 1e-4
        case (let first as CGRect, let second as CGRect):
            return abs(first.minX - second.minX) + abs(first.minY - second.minY) < 1e-4
                && abs(first.width - second.width) + abs(first.height - second.height) < 1e-4
        case (let first as UIImage, let second as UIImage):
            return first.pngData() == second.pngData()
        case (let first as [UIImage], let second as [UIImage]):
            return first.map { $0.pngData() } == second.map { $0.pngData() }
        case (let first as UITextInputPasswordRules, let second as UITextInputPasswordRules):
            return first.passwordRulesDescriptor == second.passwordRulesDescriptor
        case (let first as UIView, let second as UIView):
            return type(of: first) == type(of: second) && first.tag == second.tag
        case (let first as UIBarButtonItem, let second as UIBarButtonItem):
            return first.title == second.title
        case (let first as [UIBarButtonItem], let second as [UIBarButtonItem]):
            return first.map(\.title) == second.map(\.title)
        case (let first as [UIGestureRecognizer], let second as [UIGestureRecognizer]):
            return first.map { "\(type(of: $0))" } == second.map { "\(type(of: $0))" }
        case (let first as UIViewController, let second as UIViewController):
            return first.title == second.title
        case (let first as [UIViewController], let second as [UIViewController]):
            return first.map(\.title) == second.map(\.title)
        case (let first as UIBarAppearance, let second as UIBarAppearance):
            return first.backgroundColor == second.backgroundColor
        case (let first as UIBarButtonItemAppearance, let second as UIBarButtonItemAppearance):
            return first.normal.titlePositionAdjustment == second.normal.titlePositionAdjustment
        case (let first as UITabBarItemAppearance, let second as UITabBarItemAppearance):
            return first.normal.iconColor == second.normal.iconColor
        case (let first as UIMenu, let second as UIMenu): return first.title == second.title
        case (let first as UIMenuDisplayPreferences, let second as UIMenuDisplayPreferences):
            return first.maximumNumberOfTitleLines == second.maximumNumberOfTitleLines
        case (let first as UICollectionViewFlowLayout, let second as UICollectionViewFlowLayout):
            return first.minimumLineSpacing == second.minimumLineSpacing
        case (let first as [UIMotionEffect], let second as [UIMotionEffect]):
            return first.map { "\(type(of: $0))" } == second.map { "\(type(of: $0))" }
        case (let first as [UINavigationItem], let second as [UINavigationItem]):
            return first.map(\.title) == second.map(\.title)
        case (let first as [UITabBarItem], let second as [UITabBarItem]):
            return first.map(\.title) == second.map(\.title)
        case (let first as UINavigationItem, let second as UINavigationItem):
            return first.title == second.title
        case (let first as UITabBarItem, let second as UITabBarItem):
            return first.title == second.title && first.tag == second.tag
        case (let first as CGPath, let second as CGPath):
            return first.boundingBox == second.boundingBox
        case (let first as CGColor, let second as CGColor):
            return first.components == second.components
        case (let first as CATransform3D, let second as CATransform3D):
            return CATransform3DEqualToTransform(first, second)
        case (let first as CALayer, let second as CALayer):
            return type(of: first) == type(of: second) && first.name == second.name
        case (let first as CAAnimation, let second as CAAnimation):
            return type(of: first) == type(of: second) && first.duration == second.duration
                && (first as? CAPropertyAnimation)?.keyPath
                    == (second as? CAPropertyAnimation)?.keyPath
        case (let first as CAEmitterCell, let second as CAEmitterCell):
            return first.birthRate == second.birthRate
        case (let first as CAValueFunction, let second as CAValueFunction):
            return first.name == second.name
        // Lists and dictionaries bridge to objects, so they come first.
        case (let first as [Any], let second as [Any]):
            return first.count == second.count && zip(first, second).allSatisfy { areEqual($0, $1) }
        case (let first as [AnyHashable: Any], let second as [AnyHashable: Any]):
            return Set(first.keys) == Set(second.keys)
                && first.allSatisfy { areEqual($0.value, second[$0.key] as Any) }
        case (let first as Foundation.NSObject, let second as Foundation.NSObject):
            return first.isEqual(second) || areArchivedAlike(first, second)
        case (let first as any Equatable, _): return equal(first, second)
        default: return (first as AnyObject) === (second as AnyObject)
        }
    }

    /// Whether two objects that have no equality of their own have the same class and archive.
    private static func areArchivedAlike(
        _ first: Foundation.NSObject,
        _ second: Foundation.NSObject
    ) -> Bool {
        guard type(of: first) == type(of: second) else { return false }
        let archives = [first, second].map {
            try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false)
        }
        return archives[0] != nil && archives[0] == archives[1]
    }

    private static func equal<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
        (second as? Value).map { $0 == first } ?? false
    }

    private static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.wrappedValue.flatMap(unwrapped)
    }
}
