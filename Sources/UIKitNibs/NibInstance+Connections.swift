// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCollections
import UIKitControllers
import UIKitCore
import UIKitPickers
import UIKitTables
import UIKitText

extension NibInstance {
    func connectOutlets(_ object: UIKitCore.NSObject, _ element: NibElement) {
        for outlet in element.list("connections") where outlet.name == "outlet" {
            guard let property = outlet["property"], let id = outlet["destination"],
                let destination = objects[id]
            else { continue }
            connect(object, property, destination)
        }
    }

    private func connect(_ object: UIKitCore.NSObject, _ property: String, _ value: AnyObject) {
        switch (object, property) {
        case (let controller as UIViewController, "view"):
            if let view = value as? UIView, controller.viewIfLoaded !== view {
                controller.view = view
            }
        case (let table as UITableView, "dataSource"):
            table.dataSource = value as? any UITableViewDataSource
        case (let table as UITableView, "delegate"):
            table.delegate = value as? any UITableViewDelegate
        case (let items as UICollectionView, "dataSource"):
            items.dataSource = value as? any UICollectionViewDataSource
        case (let items as UICollectionView, "delegate"):
            items.delegate = value as? any UICollectionViewDelegate
        case (let items as UICollectionView, "prefetchDataSource"):
            items.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
        case (let items as UICollectionView, "dragDelegate"):
            items.dragDelegate = value as? any UICollectionViewDragDelegate
        case (let items as UICollectionView, "dropDelegate"):
            items.dropDelegate = value as? any UICollectionViewDropDelegate
        case (let split as UISplitViewController, "delegate"):
            split.delegate = value as? any UISplitViewControllerDelegate
        case (let text as UITextView, "delegate"):
            text.delegate = value as? any UITextViewDelegate
        case (let picker as UIPickerView, "dataSource"):
            picker.dataSource = value as? any UIPickerViewDataSource
        case (let picker as UIPickerView, "delegate"):
            picker.delegate = value as? any UIPickerViewDelegate
        case (let scrollView as UIScrollView, "delegate"):
            if let delegate = value as? any UIScrollViewDelegate { scrollView.delegate = delegate }
        case (let field as UITextField, "delegate"):
            field.delegate = value as? any UITextFieldDelegate
        case (let bar as UISearchBar, "delegate"):
            bar.delegate = value as? any UISearchBarDelegate
        case (let navigation as UINavigationController, "delegate"):
            navigation.delegate = value as? any UINavigationControllerDelegate
        case (let recognizer as UIGestureRecognizer, "delegate"):
            recognizer.delegate = value as? any UIGestureRecognizerDelegate
        case _ where substitutes.contains(ObjectIdentifier(object)):
            // Its class was said to be missing; the rest of the scene goes on.
            Diagnostics.warn("Interface Builder: outlet \(property) is left out with its class")
        default:
            // The app's outlet; one that is missing traps as on iOS.
            object.setValue(value, forKey: property)
        }
    }

    func connectCollections(_ object: UIKitCore.NSObject, _ element: NibElement) {
        var collections: [String: [AnyObject]] = [:]
        var order: [String] = []
        for outlet in element.list("connections") where outlet.name == "outletCollection" {
            guard let property = outlet["property"], let id = outlet["destination"],
                let destination = objects[id]
            else { continue }
            if collections[property] == nil { order.append(property) }
            collections[property, default: []].append(destination)
        }
        for property in order {
            let values = collections[property] ?? []
            if property == "gestureRecognizers", let view = object as? UIView {
                for case let recognizer as UIGestureRecognizer in values {
                    view.addGestureRecognizer(recognizer)
                }
            } else if !substitutes.contains(ObjectIdentifier(object)) {
                object.setValue(values, forKey: property)
            }
        }
    }

    func connectActions(_ object: UIKitCore.NSObject, _ element: NibElement) {
        for connection in element.list("connections") {
            switch connection.name {
            case "action": connectAction(object, connection)
            case "segue" where ["embed", "relationship"].contains(connection["kind"]): break
            case "segue": trigger(connection, by: object, element)
            default: break
            }
        }
    }

    private func connectAction(_ object: UIKitCore.NSObject, _ action: NibElement) {
        guard let name = action["selector"] else { return }
        let selector = Selector(name)
        let target = action["destination"].flatMap { objects[$0] }
        if let target, substitutes.contains(ObjectIdentifier(target)) {
            return Diagnostics.warn("Interface Builder: action \(name) is left out with its class")
        }
        switch object {
        case let control as UIControl:
            control.addTarget(target, action: selector, for: NibValues.event(action["eventType"]))
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: selector) }
        default:
            Unbuilt.report("Interface Builder: action of \(type(of: object))")
        }
    }

    /// A tap on what the segue begins at performs it.
    private func trigger(
        _ segue: NibElement,
        by object: UIKitCore.NSObject,
        _ element: NibElement
    ) {
        guard let source = document.owner(of: element).flatMap({ objects[$0] }) as? UIViewController
        else { return }
        let perform: @MainActor @Sendable () -> Void = { [weak self, weak source, weak object] in
            guard let self, let source else { return }
            self.performByHand(segue, from: source, sender: object)
        }
        switch object {
        case let control as UIControl:
            control.addAction(
                UIAction { _ in perform() },
                for: control is UIButton ? .touchUpInside : .valueChanged
            )
        case let item as UIBarButtonItem:
            item.setSegue(perform)
        case let recognizer as UIGestureRecognizer:
            recognizer.addHandler { if $0.state == .ended { perform() } }
        case let cell as UITableViewCell:
            if segue["trigger"] == "accessoryAction" {
                cell.nibAccessoryAction = perform
            } else {
                cell.nibSelection = perform
            }
        case let cell as UICollectionViewCell: cell.nibSelection = perform
        case is UIViewController: break
        default: Unbuilt.report("Interface Builder: segue of \(type(of: object))")
        }
    }

    // MARK: Runtime attributes

    func set(_ attribute: NibElement, on object: UIKitCore.NSObject) {
        guard let path = attribute["keyPath"] else { return }
        let value: Any?
        switch attribute["type"] {
        case "boolean": value = attribute.flag("value") ?? false
        case "number":
            let real = attribute.child("real") ?? attribute.child("integer")
            value = real?.number("value") ?? attribute.number("value") ?? 0
        case "string", "localizedString": value = attribute.string("value") ?? ""
        case "color":
            let color = NibValues.color(attribute.child(key: "value"), in: bundle)
            // Core Graphics' colours are set where a layer wants one.
            value = path.hasPrefix("layer.") ? color?.cgColor : color
        case "point": value = NibValues.point(attribute.child("point"))
        case "size": value = NibValues.size(attribute.child("size"))
        case "rect": value = NibValues.rect(attribute.child("rect"))
        case "range":
            let range = attribute.child("range")
            value = NSRange(
                location: range?.integer("location") ?? 0,
                length: range?.integer("length") ?? 0
            )
        case "image":
            let image = attribute.child("imageReference")?["image"] ?? attribute["value"]
            value = NibValues.image(image, in: bundle)
        default: value = nil
        }
        if let view = object as? UIView, path.hasPrefix("layer.") {
            view.layer.setValue(value, forKeyPath: String(path.dropFirst("layer.".count)))
        } else {
            object.setValue(value, forKeyPath: path)
        }
    }
}

extension UIBarButtonItem {
    /// Makes a tap perform a segue.
    fileprivate func setSegue(_ perform: @escaping @MainActor () -> Void) {
        let title = title
        let image = image
        primaryAction = UIAction { _ in perform() }
        self.title = title
        self.image = image
    }
}
