// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCollections
import UIKitControllers
import UIKitCore
import UIKitPickers
import UIKitTables
import UIKitText

/// Which class an element stands for.
@MainActor
enum NibClasses {
    private static let views: [String: UIView.Type] = [
        "view": UIView.self, "label": UILabel.self, "button": UIButton.self,
        "imageView": UIImageView.self, "slider": UISlider.self, "switch": UISwitch.self,
        "stepper": UIStepper.self, "progressView": UIProgressView.self,
        "activityIndicatorView": UIActivityIndicatorView.self,
        "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self,
        "scrollView": UIScrollView.self, "stackView": UIStackView.self,
        "visualEffectView": UIVisualEffectView.self, "navigationBar": UINavigationBar.self,
        "toolbar": UIToolbar.self, "tabBar": UITabBar.self, "containerView": UIView.self,
        "control": UIControl.self, "pickerView": UIPickerView.self,
        "datePicker": UIDatePicker.self,
        "textField": UITextField.self,
        "textView": UITextView.self, "searchBar": UISearchBar.self,
        "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self, "tableViewCellContentView": UIView.self,
        "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
        "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self,
        "collectionViewCellContentView": UIView.self,
        "collectionReusableView": UICollectionReusableView.self,
    ]

    private static let controllers: [String: UIViewController.Type] = [
        "viewController": UIViewController.self,
        "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self,
        "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "pageViewController": UIPageViewController.self,
        "splitViewController": UISplitViewController.self,
    ]

    private static let recognizers: [String: UIGestureRecognizer.Type] = [
        "tapGestureRecognizer": UITapGestureRecognizer.self,
        "panGestureRecognizer": UIPanGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    ]

    /// Parts of views that are no views in the hierarchy, or that come with their owners.
    static func isView(_ element: NibElement) -> Bool {
        views[element.name] != nil || builtClass(element.name) is UIView.Type
            || element.name.hasSuffix("View") || element.child(key: "frame") != nil
    }

    /// The view class of an element; a plain view stands for one that is not built yet.
    static func view(_ element: NibElement) -> UIView.Type {
        if let known = views[element.name] { return known }
        if let built = builtClass(element.name) as? UIView.Type { return built }
        Unbuilt.report("Interface Builder: <\(element.name)>")
        return UIView.self
    }

    /// The controller class of an element; a plain controller stands for one that is not built yet.
    static func controller(_ element: NibElement) -> UIViewController.Type {
        if let known = controllers[element.name] { return known }
        if let built = builtClass(element.name) as? UIViewController.Type { return built }
        Unbuilt.report("Interface Builder: <\(element.name)>")
        return UIViewController.self
    }

    static func recognizer(_ element: NibElement) -> UIGestureRecognizer.Type? {
        recognizers[element.name]
    }

    /// `tableView` is `UITableView` as soon as there is such a class, and `avPlayerViewController` is
    /// `AVPlayerViewController` in a program that has it.
    private static func builtClass(_ name: String) -> AnyClass? {
        if let given = otherNames[name] { return _objcClass(named: given) }
        guard let first = name.first, first.isLowercase, name.allSatisfy({ $0.isLetter }) else {
            return nil
        }
        return _objcClass(named: "UI" + first.uppercased() + name.dropFirst())
            ?? _objcClass(named: name.prefix(2).uppercased() + name.dropFirst(2))
    }

    /// Classes of other frameworks whose elements are not named after them.
    private static let otherNames = [
        "mapView": "MKMapView", "glkView": "GLKView", "sceneKitView": "SCNView",
        "mtkView": "MTKView", "arscnView": "ARSCNView", "arskView": "ARSKView",
    ]

    // MARK: The app's own

    /// The class that `customClass` names, if it is a subclass of what the element stands for.
    static func custom<Base: UIKitCore.NSObject>(
        _ element: NibElement,
        _ base: Base.Type,
        in bundle: Bundle
    ) -> Base.Type {
        guard let name = element["customClass"] else { return base }
        for module in modules(element, bundle) {
            guard let found = _objcClass(named: module.isEmpty ? name : "\(module).\(name)") else {
                continue
            }
            if let type = found as? Base.Type { return type }
        }
        let text =
            "Unknown class \(element["customModule"].map { $0 + "." } ?? "")\(name) in "
            + "Interface Builder file; <\(element.name)> is \(base)"
        FileHandle.standardError.write(Data("Casement: \(text)\n".utf8))
        return base
    }

    /// Whether an object is of another class than its element names, because there is no such class.
    static func isSubstitute(_ object: UIKitCore.NSObject, for element: NibElement) -> Bool {
        if let name = element["customClass"] {
            var current: AnyClass? = type(of: object)
            while let type = current {
                let own = _objcClassName(type).split(separator: ".").last.map(String.init)
                if own == name { return false }
                current = _getSuperclass(type)
            }
            return true
        }
        return type(of: object) == UIView.self && views[element.name] == nil
            && builtClass(element.name) == nil
    }

    /// The modules in which the class may be: the one that is named, then those of the program.
    private static func modules(_ element: NibElement, _ bundle: Bundle) -> [String] {
        var names: [String] = []
        if let module = element["customModule"] { names.append(module) }
        if let delegate = UIApplication.sharedOrNil?.delegate {
            names.append(moduleName(of: type(of: delegate)))
        }
        for key in ["CFBundleExecutable", "CFBundleName"] {
            if let name = bundle.object(forInfoDictionaryKey: key) as? String { names.append(name) }
        }
        names.append(ProcessInfo.processInfo.processName)
        let legal = names.map { name in
            String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        }
        return legal.filter { !$0.isEmpty } + [""]
    }

    private static func moduleName(of type: Any.Type) -> String {
        String(_typeName(type, qualified: true).prefix { $0 != "." })
    }
}
