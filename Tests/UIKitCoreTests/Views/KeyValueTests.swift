// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore
import Testing

@testable import UIKitBasics
@testable import UIKitControls
@testable import UIKitValues
@testable import UIKitViews

@MainActor
struct KeyValueTests {
    @Test func viewsAreSetAndReadByName() {
        let view = UIView()
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        view.setValue(NSValue(cgRect: rect), forKey: "frame")
        #expect(view.frame == rect)
        #expect((view.value(forKey: "frame") as? NSValue)?.cgRectValue == rect)
        #expect(view.value(forKeyPath: "layer.bounds") as? CGRect == view.bounds)
        view.setValue(true, forKey: "hidden")
        #expect(view.isHidden && view.value(forKey: "isHidden") as? Bool == true)
        view.setValue(0.5, forKey: "alpha")
        #expect(view.alpha == 0.5)
        let turned = CGAffineTransform(scaleX: 2, y: 3)
        view.setValue(NSValue(cgAffineTransform: turned), forKey: "transform")
        #expect(view.transform == turned)
        let toggle = UISwitch()
        toggle.setValue(true, forKey: "on")
        #expect(toggle.isOn && toggle.value(forKey: "isOn") as? Bool == true)
        let label = UILabel()
        label.setValue("a", forKey: "text")
        #expect(label.text == "a" && label.responds(to: "setText:"))
    }

    // Source: the library folding-cell's tests.
    @Test func pathsThatOnlyLayersKnowGoOnThroughViews() {
        let view = UIView()
        let path = "layer.transform.rotation.x"
        #expect((view.value(forKeyPath: path) as? NSNumber)?.doubleValue == 0)
        view.setValue(0.5, forKeyPath: path)
        #expect(abs(view.layer.transform.m22 - cos(0.5)) < 1e-6)
        #expect(abs(((view.value(forKeyPath: path) as? NSNumber)?.doubleValue ?? 0) - 0.5) < 1e-6)
        view.setValue(7, forKeyPath: "layer.cornerRadius")
        #expect(view.layer.cornerRadius == 7)
        let superview = UIView()
        superview.addSubview(view)
        view.setValue(3, forKeyPath: "superview.layer.zPosition")
        #expect(superview.layer.zPosition == 3)
    }

    @Test func insetsAndTransformsCastToTheirBoxes() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let box: Any = NSValue(uiEdgeInsets: insets)
        #expect(box as? UIEdgeInsets == insets && box as? CGRect == nil)
        #expect(((insets as Any) as? NSValue)?.uiEdgeInsetsValue == insets)
        let flat = CGAffineTransform(translationX: 1, y: 2)
        #expect((NSValue(cgAffineTransform: flat) as Any) as? CGAffineTransform == flat)
        let deep = CATransform3DMakeTranslation(1, 2, 3)
        let deepBox: Any = NSValue(caTransform3D: deep)
        #expect(CATransform3DEqualToTransform(deepBox as? CATransform3D ?? .identity, deep))
        let scroll = UIScrollView()
        scroll.setValue(NSValue(uiEdgeInsets: insets), forKey: "contentInset")
        #expect(scroll.contentInset == insets)
    }

    @Test func scrollingIsObserved() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var offsets: [CGFloat] = []
        var sizes: [CGSize] = []
        let first = view.observe(\.contentOffset, _key: "contentOffset", options: [.new]) {
            offsets.append($1.newValue?.y ?? -1)
        }
        let second = view.observe(\.contentSize, _key: "contentSize") { view, _ in
            sizes.append(view.contentSize)
        }
        view.contentSize = CGSize(width: 100, height: 500)
        view.contentOffset = CGPoint(x: 0, y: 30)
        view.contentOffset = CGPoint(x: 0, y: 30)
        view.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
        first.invalidate()
        second.invalidate()
        view.contentOffset = .zero
        #expect(offsets == [30, 60] && sizes == [CGSize(width: 100, height: 500)])
    }

    @Test func statesAndPlacesAreObserved() {
        let control = UIControl()
        var told: [String] = []
        let tokens = [
            control.observe(\.isSelected, _key: "isSelected") { control, _ in
                told.append("selected \(control.isSelected)")
            },
            control.observe(\.isHidden, _key: "isHidden") { _, _ in told.append("hidden") },
        ]
        let place = control.observe(\.center, _key: "center", options: [.old, .new]) {
            told.append("\($1.oldValue?.x ?? -1) \($1.newValue?.x ?? -1)")
        }
        control.isSelected = true
        control.isHidden = true
        control.center = CGPoint(x: 7, y: 8)
        for token in tokens + [] { token.invalidate() }
        place.invalidate()
        control.isSelected = false
        #expect(told == ["selected true", "hidden", "0.0 7.0"])
    }

    @Test func theDelegateOfAScrollViewIsObserved() {
        final class Delegate: NSObject, UIScrollViewDelegate {}
        let view = UIScrollView()
        let (own, other) = (Delegate(), Delegate())
        // Who watches over the delegate puts its own in place of another.
        let token = view.observe(\.delegate, _key: "delegate") { view, _ in
            if view.delegate !== own { view.delegate = own }
        }
        view.delegate = other
        #expect(view.delegate === own)
        token.invalidate()
        view.delegate = other
        #expect(view.delegate === other)
        #expect(view.value(forKey: "delegate") as AnyObject? === other)
    }

    @Test func constraintsAnswerByKey() {
        let (view, inner) = (UIView(), UILabel())
        view.addSubview(inner)
        let constraint = inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3)
        #expect(constraint.value(forKey: "firstItem") as AnyObject? === inner)
        #expect(constraint.value(forKeyPath: "firstItem.numberOfLines") as? Int == 1)
        constraint.setValue(8.0, forKey: "constant")
        #expect(constraint.constant == 8)
    }
}
