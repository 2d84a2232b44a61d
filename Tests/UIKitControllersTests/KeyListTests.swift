// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// Properties that nibs' runtime attributes and programs set by name.
@MainActor
struct KeyListTests {
    /// Sets a number and gives what the key reads then.
    private func number(_ number: Double, _ key: String, of object: NSObject) -> Double? {
        object.setValue(NSNumber(value: number), forKey: key)
        let value = object.value(forKey: key)
        return (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) }
    }

    @Test func viewsHaveTheirProperties() {
        let label = UILabel()
        #expect(number(1, "textAlignment", of: label) == 1 && label.textAlignment == .center)
        #expect(number(2, "lineBreakMode", of: label) == 2 && label.lineBreakMode == .byClipping)
        let view = UIView()
        let automatic = "translatesAutoresizingMaskIntoConstraints"
        #expect(number(0, automatic, of: view) == 0)
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        #expect(number(2, "autoresizingMask", of: view) == 2)
        #expect(view.autoresizingMask == .flexibleWidth)
        #expect(number(4, "semanticContentAttribute", of: view) == 4)
        let margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.setValue(NSValue(uiEdgeInsets: margins), forKey: "layoutMargins")
        #expect(view.layoutMargins == margins)
        view.setValue([UITapGestureRecognizer()], forKey: "gestureRecognizers")
        #expect(view.gestureRecognizers?.count == 1)
        #expect(number(0.5, "minimumZoomScale", of: UIScrollView()) == 0.5)
        #expect(number(7, "spacing", of: UIStackView()) == 7)
        #expect(number(44, "rowHeight", of: UITableView()) == 44)
        let layout = UICollectionViewFlowLayout()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        #expect(collection.value(forKey: "collectionViewLayout") as AnyObject? === layout)
        #expect(number(9, "minimumLineSpacing", of: layout) == 9)
    }

    @Test func controlsHaveTheirProperties() {
        let button = UIButton(type: .system)
        button.setTitle("A", for: .normal)
        #expect(button.value(forKey: "currentTitle") as? String == "A")
        let segments = UISegmentedControl(items: ["a", "b"])
        #expect(number(1, "selectedSegmentIndex", of: segments) == 1)
        let pages = UIPageControl()
        pages.setValue(UIColor.red, forKey: "currentPageIndicatorTintColor")
        #expect(pages.currentPageIndicatorTintColor == .red)
        let picker = UIDatePicker()
        let date = Date(timeIntervalSince1970: 60)
        picker.setValue(date, forKey: "date")
        #expect(picker.date == date)
        let field = UITextField()
        #expect(number(2, "keyboardType", of: field) == 2)
        field.setValue(true, forKey: "secureTextEntry")
        #expect(field.isSecureTextEntry)
    }

    @Test func itemsOfBarsHaveTheirProperties() {
        let tab = UITabBarItem()
        tab.setValue("3", forKey: "badgeValue")
        #expect(tab.badgeValue == "3")
        let (item, view) = (UINavigationItem(), UIView())
        item.setValue(view, forKey: "titleView")
        #expect(item.titleView === view)
        let button = UIBarButtonItem()
        button.setValue(view, forKey: "target")
        button.setValue("tap:", forKey: "action")
        #expect(button.target === view && button.action == Selector("tap:"))
        button.setValue(nil, forKey: "target")
        #expect(button.target == nil)
    }

    @Test func windowsAndControllersHaveTheirProperties() {
        let (window, controller) = (UIWindow(frame: .zero), UIViewController())
        window.setValue(controller, forKey: "rootViewController")
        #expect(window.rootViewController === controller)
        #expect(number(5, "modalPresentationStyle", of: controller) == 5)
        #expect(controller.modalPresentationStyle == .overFullScreen)
        let navigation = UINavigationController(rootViewController: UIViewController())
        let child = navigation.viewControllers.first
        #expect(child?.value(forKey: "navigationController") as AnyObject? === navigation)
        let alert = UIAlertController(title: "A", message: "B", preferredStyle: .alert)
        #expect(alert.value(forKey: "message") as? String == "B")
        let recognizer = UITapGestureRecognizer()
        #expect(recognizer.value(forKey: "state") as? Int == 0)
    }

    @Test func valuesHaveTheirProperties() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in }
        #expect(image.value(forKey: "size") as? CGSize == CGSize(width: 3, height: 4))
        #expect(UIScreen.main.value(forKey: "bounds") as? CGRect == UIScreen.main.bounds)
        #expect(UIFont.systemFont(ofSize: 12).value(forKey: "pointSize") as? CGFloat == 12)
    }
}
