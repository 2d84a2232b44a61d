// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import UIKit
import UIKitTesting

/// Where an instance is used as a program would, by its kind, and removed again.
@MainActor
final class LeakStage {
    let app: TestApp
    let controller = UIViewController()
    let frame = CGRect(x: 20, y: 120, width: 280, height: 200)
    var view: UIView { controller.view }

    init() throws {
        app = try TestApp(device: "iPhone 14")
        controller.view.backgroundColor = .systemBackground
        app.show(controller)
        app.drawsFrames = false
    }

    /// Shows it, touches it, animates it and takes it away.
    func use(_ object: AnyObject) {
        switch object {
        case let window as UIWindow: use(window)
        case let view as UIView: use(view)
        case let other as UIViewController: use(other)
        case let recognizer as UIGestureRecognizer: use(recognizer)
        case let interaction as any UIInteraction: use(interaction)
        case let layer as CALayer: use(layer)
        case let animation as CAAnimation: use(animation)
        case let guide as UILayoutGuide: use(guide)
        case let element as UIMenuElement: use(element)
        case let item as UIBarItem: use(item)
        case let behavior as UIDynamicBehavior: use(behavior)
        default: useValue(object)
        }
        app.settle(within: 3)
    }

    /// Draws a frame; other frames are not drawn, which takes a tenth of the time.
    private func draw() {
        app.drawsFrames = true
        app.update()
        app.drawsFrames = false
    }

    /// Takes away everything that was shown.
    func clear() {
        view.endEditing(true)
        for other in view.subviews { other.removeFromSuperview() }
        draw()
        app.settle(within: 3)
        app.advance(by: 0.5)
    }

    // MARK: Views

    private func use(_ window: UIWindow) {
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        app.update()
        app.tap(at: CGPoint(x: 40, y: 140))
        window.isHidden = true
        app.window?.makeKey()
        app.update()
    }

    private func use(_ shown: UIView) {
        if shown.superview == nil {
            shown.frame = frame
            view.addSubview(shown)
        }
        draw()
        _ = shown.becomeFirstResponder()
        app.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        app.press(.keyboardEscape)
        UIView.animate(withDuration: 0.2) { shown.alpha = 0.5 }
        app.advance(by: 0.1)
        app.userInterfaceStyle = .dark
        app.userInterfaceStyle = .light
        shown.frame.size.width -= 40
        app.update()
        _ = shown.resignFirstResponder()
        shown.removeFromSuperview()
        app.settle(within: 3)
    }

    private func use(_ other: UIViewController) {
        if !(other is UIAlertController || other is UISearchController) {
            controller.addChild(other)
            other.view.frame = frame
            view.addSubview(other.view)
            other.didMove(toParent: controller)
            app.update()
            other.willMove(toParent: nil)
            other.view.removeFromSuperview()
            other.removeFromParent()
        }
        other.popoverPresentationController?.sourceView = view
        controller.present(other, animated: true)
        app.settle(within: 3)
        other.dismiss(animated: true)
        app.settle(within: 3)
    }

    /// A tab as a tab bar controller has had it.
    func shown<Tab: UITab>(_ tab: Tab) -> Tab {
        let tabs = UITabBarController()
        let other = UITab(title: "Other", image: nil, identifier: "other") { _ in UIViewController()
        }
        tabs.tabs = [tab, other]
        use(tabs)
        tabs.tabs = []
        return tab
    }

    // MARK: What is added to a view

    private func use(_ recognizer: UIGestureRecognizer) {
        let touched = UIView(frame: frame)
        view.addSubview(touched)
        touched.addGestureRecognizer(recognizer)
        touch(touched)
        touched.removeGestureRecognizer(recognizer)
        touched.removeFromSuperview()
    }

    private func use(_ interaction: any UIInteraction) {
        let touched = UIView(frame: frame)
        view.addSubview(touched)
        touched.addInteraction(interaction)
        touch(touched)
        app.hover(at: CGPoint(x: frame.midX, y: frame.midY))
        app.leavePointer()
        touched.removeInteraction(interaction)
        touched.removeFromSuperview()
    }

    /// Taps, presses long and drags.
    private func touch(_ touched: UIView) {
        let middle = CGPoint(x: touched.frame.midX, y: touched.frame.midY)
        app.update()
        app.tap(at: middle)
        let finger = app.finger()
        finger.down(at: middle)
        app.advance(by: 0.8)
        finger.move(to: CGPoint(x: middle.x + 40, y: middle.y + 30), duration: 0.1)
        finger.up()
        app.press(.keyboardEscape)
        app.settle(within: 3)
    }

    private func use(_ guide: UILayoutGuide) {
        let owner = UIView(frame: frame)
        view.addSubview(owner)
        if guide.owningView == nil { owner.addLayoutGuide(guide) }
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        guide.owningView?.addSubview(inner)
        let constraints = [
            inner.topAnchor.constraint(equalTo: guide.topAnchor),
            inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            inner.widthAnchor.constraint(equalTo: guide.widthAnchor),
            inner.heightAnchor.constraint(equalToConstant: 20),
        ]
        NSLayoutConstraint.activate(constraints)
        app.update()
        inner.removeFromSuperview()
        owner.removeLayoutGuide(guide)
        owner.removeFromSuperview()
    }

    // MARK: Layers

    private func use(_ layer: CALayer) {
        layer.frame = frame
        if layer.superlayer == nil { view.layer.addSublayer(layer) }
        draw()
        layer.opacity = 0.5
        layer.setNeedsDisplay()
        app.advance(by: 0.4)
        layer.removeFromSuperlayer()
        app.update()
    }

    private func use(_ animation: CAAnimation) {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = UIColor.red.cgColor
        view.layer.addSublayer(layer)
        animation.duration = 0.2
        layer.add(animation, forKey: "soak")
        app.advance(by: 0.4)
        layer.removeAllAnimations()
        layer.removeFromSuperlayer()
    }

    // MARK: Bars, menus, behaviors

    private func use(_ element: UIMenuElement) {
        let button = UIButton(type: .system)
        button.frame = frame
        button.setTitle("Menu", for: .normal)
        button.menu = element as? UIMenu ?? UIMenu(children: [element])
        button.showsMenuAsPrimaryAction = true
        view.addSubview(button)
        app.update()
        app.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        app.settle(within: 3)
        app.press(.keyboardEscape)
        app.settle(within: 3)
        button.removeFromSuperview()
    }

    private func use(_ item: UIBarItem) {
        let bar = CGRect(x: 0, y: 100, width: 320, height: 50)
        switch item {
        case let item as UIBarButtonItem:
            let toolbar = UIToolbar(frame: bar)
            toolbar.items = [item]
            use(toolbar)
        case let item as UITabBarItem:
            let tabBar = UITabBar(frame: bar)
            tabBar.items = [item]
            tabBar.selectedItem = item
            use(tabBar)
        default: break
        }
    }

    private func use(_ behavior: UIDynamicBehavior) {
        let animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(behavior)
        app.advance(by: 0.2)
        animator.removeAllBehaviors()
    }

    // MARK: Values

    private func useValue(_ object: AnyObject) {
        switch object {
        case let color as UIColor:
            let colored = UIView()
            colored.backgroundColor = color
            use(colored)
        case let image as UIImage: use(UIImageView(image: image))
        case let path as UIBezierPath:
            let shape = CAShapeLayer()
            shape.path = path.cgPath
            use(shape)
        case let effect as UIVisualEffect: use(UIVisualEffectView(effect: effect))
        case let layout as UICollectionViewLayout:
            use(UICollectionView(frame: frame, collectionViewLayout: layout))
        case let effect as UIMotionEffect:
            let moved = UIView()
            moved.addMotionEffect(effect)
            use(moved)
            moved.removeMotionEffect(effect)
        case let element as UIAccessibilityElement:
            view.accessibilityElements = [element]
            app.update()
            view.accessibilityElements = nil
        case let appearance as UIBarAppearance: use(appearance)
        case let item as UINavigationItem:
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 320, height: 50))
            bar.setItems([item], animated: false)
            use(bar)
        case let constraint as NSLayoutConstraint:
            constraint.isActive = true
            app.update()
            constraint.isActive = false
        case let formatter as UIPrintFormatter:
            let renderer = UIPrintPageRenderer()
            renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
            _ = renderer.numberOfPages
            formatter.removeFromPrintPageRenderer()
        default: break
        }
    }

    private func use(_ appearance: UIBarAppearance) {
        let bar = CGRect(x: 0, y: 100, width: 320, height: 50)
        switch appearance {
        case let appearance as UINavigationBarAppearance:
            let navigationBar = UINavigationBar(frame: bar)
            navigationBar.standardAppearance = appearance
            use(navigationBar)
        case let appearance as UITabBarAppearance:
            let tabBar = UITabBar(frame: bar)
            tabBar.standardAppearance = appearance
            use(tabBar)
        case let appearance as UIToolbarAppearance:
            let toolbar = UIToolbar(frame: bar)
            toolbar.standardAppearance = appearance
            use(toolbar)
        default: break
        }
    }
}
