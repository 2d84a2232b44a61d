// SPDX-License-Identifier: Apache-2.0

import AccessibilityBridge
import Foundation
import ObjCRuntime
import UIKitControllers
import UIKitCore
import UIKitPickers
import UIKitText
import UITestWire

/// What an element is to a UI test.
@MainActor
enum AutomationType {
    static func of(_ object: any NSObjectProtocol, _ kind: ElementKind) -> UITestElementType {
        let traits = object.accessibilityTraits
        switch kind {
        case .toggle: return .switched
        case .slider: return .slider
        case .stepper: return .stepper
        case .progress: return .progressIndicator
        case .pages: return .pageIndicator
        case .activity: return .activityIndicator
        case .field:
            if object is UISearchTextField { return .searchField }
            let isSecure = (object as? UITextField)?.isSecureTextEntry ?? false
            return isSecure ? .secureTextField : .textField
        case .textView: return .textView
        case .segments: return .segmentedControl
        case .navigationBar: return .navigationBar
        case .toolBar: return .toolbar
        case .tabBar: return .tabBar
        case .table: return .table
        case .collection: return .collectionView
        case .scroller: return traits.contains(.adjustable) ? .pickerWheel : .scrollView
        case .tableCell, .collectionCell: return .cell
        case .control, .other: break
        }
        switch object {
        case is UIWindow: return .window
        case is UIPickerView: return .picker
        case is UIDatePicker: return .datePicker
        case is UIImageView: return traits.contains(.button) ? .button : .image
        case let label as UILabel:
            return label.accessibilityTraits.contains(.button)
                ? .button : label.accessibilityTraits.contains(.link) ? .link : .staticText
        case let view as UIView:
            if let shown = view.next as? UIAlertController, shown.view === view {
                return shown.preferredStyle == .actionSheet ? .sheet : .alert
            }
            if let type = typeByName(of: view) { return type }
        default: break
        }
        return type(of: traits)
    }

    private static func type(of traits: UIAccessibilityTraits) -> UITestElementType {
        if traits.contains(.toggleButton) { return .switched }
        if traits.contains(.link) { return .link }
        if traits.contains(.searchField) { return .searchField }
        if traits.contains(.keyboardKey) { return .key }
        if traits.contains(.button) { return .button }
        if traits.contains(.image) { return .image }
        if traits.contains(.staticText) { return .staticText }
        if traits.contains(.tabBar) { return .tabBar }
        return .other
    }

    /// Classes that lie above this target.
    private static let upperClasses: [String: UITestElementType] = [
        "WKWebView": .webView, "MKMapView": .map, "UIColorWell": .colorWell,
    ]

    private static func typeByName(of view: UIView) -> UITestElementType? {
        let classes = sequence(first: Swift.type(of: view) as AnyClass) {
            class_getSuperclass($0)
        }
        return classes.lazy.compactMap { upperClasses["\($0)"] }.first
    }
}
