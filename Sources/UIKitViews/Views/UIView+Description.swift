// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore

extension UIView {
    /// One line in UIKit's form: class, address, frame, values that differ from the defaults,
    /// layer.
    var summary: String {
        var parts = [_objcPrinted(self)]
        if let base = baseOfUIKit { parts.append("baseClass = \(base)") }
        if layer.transform.isIdentity {
            parts.append("frame = \(frame.shortText)")
        } else {
            let affine = layer.affineTransform()
            let numbers = [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty]
            parts.append("center = \(center.shortText)")
            parts.append("bounds = \(bounds.shortText)")
            parts.append(
                "transform = [" + numbers.map(\.shortText).joined(separator: ", ") + "]"
            )
        }
        parts += details
        parts.append("layer = <\(layer.describedClass): \(layer.address)>")
        parts += (self as? UIScrollView)?.detailsBehindLayer ?? []
        return "<" + parts.joined(separator: "; ") + ">"
    }

    /// The nearest class of UIKit above a class of the program's; nil for `UIView`, and where the class
    /// itself is UIKit's.
    private var baseOfUIKit: String? {
        var type: AnyClass? = Swift.type(of: self)
        var isOwn = true
        while let current = type {
            if _objcIsOfFramework(current) {
                return isOwn || current == UIView.self ? nil : _objcPrintedName(current)
            }
            isOwn = false
            type = _getSuperclass(current)
        }
        return nil
    }

    private var details: [String] {
        var parts = descriptionDetails
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if isHidden { parts.append("hidden = YES") }
        if alpha != 1 { parts.append("alpha = \(alpha.shortText)") }
        if !isOpaque { parts.append("opaque = NO") }
        if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.shortText)") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if tag != 0 { parts.append("tag = \(tag)") }
        let recognizers = touch.recognizers ?? []
        if !recognizers.isEmpty || hasRecognizersOnPhones {
            parts.append("gestureRecognizers = <NSArray: \(address(of: recognizers))>")
        }
        if let color = appearance.backgroundColor { parts.append("backgroundColor = \(color)") }
        return parts + lastDescriptionDetails
    }

    private func address(of recognizers: [UIGestureRecognizer]) -> String {
        recognizers.first.map { _objcPrintedAddress($0) } ?? "0x0"
    }

    /// The view and its descendants, one line each, indented by depth, for debuggers.
    package var recursiveDescription: String {
        var lines: [String] = []
        appendDescription(to: &lines, depth: 0)
        return lines.joined(separator: "\n")
    }

    private func appendDescription(to lines: inout [String], depth: Int) {
        lines.append(String(repeating: "   | ", count: depth) + "\(self)")
        for view in subviews { view.appendDescription(to: &lines, depth: depth + 1) }
    }

    /// The class name; UIKit's own classes without their module, as on iOS.
    static func className(_ object: AnyObject) -> String { "\(type(of: object))" }
}

extension CALayer {
    fileprivate var describedClass: String { "\(type(of: self))" }
    fileprivate var address: String { _objcPrintedAddress(self) }
}

extension UIView.AutoresizingMask {
    /// The flexible parts as UIKit prints them, for example `LM+W+RM`.
    fileprivate var shortText: String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}
