// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// Samples of lists and of objects that few properties take.
extension ArchiveSamples {
    /// Lists, dictionaries and sets.
    static func lists(_ type: Any.Type) -> [Any]? {
        switch type {
        case is [UIImage].Type: return [[image]]
        case is [UIView].Type: return [[UIView(), UIView()]]
        case is [UIBezierPath].Type:
            return [[UIBezierPath(rect: .init(x: 1, y: 2, width: 3, height: 4))]]
        case is [UIMotionEffect].Type: return [[motion]]
        case is [UIGestureRecognizer].Type: return [[UITapGestureRecognizer()]]
        case is [UINavigationItem].Type: return [[UINavigationItem(title: "sample")]]
        case is [UITabBarItem].Type: return [[UITabBarItem(title: "sample", image: nil, tag: 5)]]
        case is [UIViewController].Type: return [[titled(), titled()], [titled()]]
        case is Set<String>.Type: return [Set(["one", "two"])]
        case is [NSAttributedString.Key: Any].Type:
            return [[NSAttributedString.Key.foregroundColor: UIColor.red, .kern: 3]]
        case is [String: String].Type: return [["one": "1"]]
        case is [String: Data].Type: return [["one": Data([1])]]
        case is NSRange.Type:
            return [NSRange(location: 0, length: 1), NSRange(location: 1, length: 0)]
        default: return nil
        }
    }

    /// What layers and animations take.
    static func animations(_ type: Any.Type) -> [Any]? {
        switch type {
        case is [CALayer].Type: return [[layer()]]
        case is CALayer.Type: return [layer()]
        case is [CAEmitterCell].Type:
            let cell = CAEmitterCell()
            cell.birthRate = 7
            return [[cell]]
        case is CAMediaTimingFunction.Type: return [CAMediaTimingFunction(name: .easeOut)]
        case is [CAMediaTimingFunction].Type: return [[CAMediaTimingFunction(name: .easeOut)]]
        case is CAValueFunction.Type: return [CAValueFunction(name: .scaleX) as Any]
        case is [CAAnimation].Type: return [[CABasicAnimation(keyPath: "opacity")]]
        case is [String: any CAAction].Type:
            return [["opacity": CABasicAnimation(keyPath: "opacity")]]
        case is CAFrameRateRange.Type:
            return [CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)]
        case is CALayer.ToneMapMode.Type: return [CALayer.ToneMapMode.never]
        case is UInt32.Type: return [UInt32(7)]
        case is [Any].Type: return [[NSNumber(value: 1), NSNumber(value: 3)], colors]
        case is [AnyHashable: Any].Type: return [["opacity": NSNumber(value: 0.5)]]
        case is Any.Protocol:
            return [NSNumber(value: 3), UIColor.red, "sample", image.cgImage as Any]
        default: return looks(type)
        }
    }

    private static func layer() -> CALayer {
        let layer = CAShapeLayer()
        layer.name = "sample"
        return layer
    }

    private static func looks(_ type: Any.Type) -> [Any]? {
        switch type {
        case is Selector.Type: return [Selector("sample:")]
        case is UIMenu.Type: return [UIMenu(title: "sample", children: [])]
        case is UINavigationBarAppearance.Type: return [painted(UINavigationBarAppearance())]
        case is UIToolbarAppearance.Type: return [painted(UIToolbarAppearance())]
        case is UITabBarAppearance.Type: return [painted(UITabBarAppearance())]
        case is UIBarButtonItemAppearance.Type:
            let look = UIBarButtonItemAppearance(style: .plain)
            look.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
            return [look]
        case is UITabBarItemAppearance.Type:
            let look = UITabBarItemAppearance(style: .stacked)
            look.normal.iconColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            return [look]
        case is UITabBarItem.Type: return [UITabBarItem(title: "sample", image: nil, tag: 5)]
        case is UIViewController.Type: return [titled()]
        case is UIFocusHaloEffect.Type: return [UIFocusHaloEffect()]
        case is UIFocusEffect.Type: return [UIFocusHaloEffect()]
        case is UITextInputPasswordRules.Type:
            return [UITextInputPasswordRules(descriptor: "minlength: 20;")]
        case is UIMenuDisplayPreferences.Type:
            let preferences = UIMenuDisplayPreferences()
            preferences.maximumNumberOfTitleLines = 3
            return [preferences]
        case is UICollectionViewLayout.Type:
            let layout = UICollectionViewFlowLayout()
            layout.minimumLineSpacing = 33
            return [layout]
        case is NSTextStorage.Type: return [NSTextStorage(string: "sample")]
        case is Progress.Type: return [Progress(totalUnitCount: 10)]
        case is AnyClass.Type: return [UIResponder.self]
        default: return nil
        }
    }

    private static func painted<Look: UIBarAppearance>(_ look: Look) -> Look {
        look.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        return look
    }

    private static func titled() -> UIViewController {
        let controller = UIViewController()
        controller.title = "sample"
        return controller
    }

    private static var motion: UIMotionEffect {
        let effect = UIInterpolatingMotionEffect(
            keyPath: "center.x",
            type: .tiltAlongHorizontalAxis
        )
        effect.maximumRelativeValue = 20
        return effect
    }

    private static let colors: [Any] = [
        CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
        CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1),
    ]
}
