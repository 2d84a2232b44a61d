// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCells
import UIKitControllers
import UIKitViews

private final class NotchedWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
    }
}

/// A stack of bars at a controller's bottom, which makes room for itself in the safe area.
private final class Bars: UIStackView {
    weak var controller: UIViewController?
    private let sentinel = UIView()

    /// Keeps the stack from being empty.
    private final class Spacer: UIView {
        override class var layerClass: AnyClass { CATransformLayer.self }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
        layoutMargins = .zero
        insetsLayoutMarginsFromSafeArea = false
        axis = .vertical
        addArrangedSubview(Spacer())
        sentinel.translatesAutoresizingMaskIntoConstraints = false
        sentinel.isHidden = true
        addSubview(sentinel)
        NSLayoutConstraint.activate([
            sentinel.leftAnchor.constraint(equalTo: leftAnchor),
            sentinel.widthAnchor.constraint(equalToConstant: 0),
            sentinel.heightAnchor.constraint(equalToConstant: 0),
        ])
    }

    required init(coder: NSCoder) { fatalError("not archived") }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let anchor = superview?.safeAreaLayoutGuide.bottomAnchor {
            sentinel.bottomAnchor.constraint(equalTo: anchor).isActive = true
        }
    }

    func add(to superview: UIView) {
        superview.addSubview(self)
        let fit = heightAnchor.constraint(equalToConstant: 0)
        fit.priority = UILayoutPriority(rawValue: UILayoutPriority.fittingSizeLevel.rawValue + 1)
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            trailingAnchor.constraint(equalTo: superview.trailingAnchor),
            bottomAnchor.constraint(equalTo: superview.bottomAnchor),
            fit,
            topAnchor.constraint(greaterThanOrEqualTo: superview.topAnchor),
        ])
    }

    func insertBar(height: CGFloat) {
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        bar.heightAnchor.constraint(equalToConstant: height).isActive = true
        let wrapper = UIView()
        wrapper.translatesAutoresizingMaskIntoConstraints = false
        wrapper.insetsLayoutMarginsFromSafeArea = false
        wrapper.preservesSuperviewLayoutMargins = true
        bar.insetsLayoutMarginsFromSafeArea = false
        wrapper.addSubview(bar)
        let bottom = bar.bottomAnchor.constraint(equalTo: wrapper.bottomAnchor)
        bottom.priority = UILayoutPriority(rawValue: UILayoutPriority.defaultLow.rawValue + 1)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: wrapper.topAnchor), bottom,
            bar.leadingAnchor.constraint(equalTo: wrapper.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: wrapper.trailingAnchor),
        ])
        insertArrangedSubview(wrapper, at: 1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let controller else { return }
        let inset =
            controller.view.safeAreaInsets.bottom
            - controller.additionalSafeAreaInsets.bottom
        controller.additionalSafeAreaInsets.bottom = max(frame.height - inset, 0)
        layoutMargins.bottom = inset
    }
}

@MainActor
@Suite
struct BarContainerTests {
    @Test func aBarAtTheBottomEnlargesTheSafeAreaByItsHeight() {
        let window = NotchedWindow(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        let controller = UIViewController()
        controller.loadView()
        controller.view.frame = window.bounds
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.layoutIfNeeded()
        let bars = Bars(frame: .zero)
        bars.add(to: controller.view)
        bars.controller = controller
        bars.insertBar(height: 120)
        window.layoutIfNeeded()
        #expect(controller.additionalSafeAreaInsets.bottom == 100)
        #expect(bars.frame == CGRect(x: 0, y: 180, width: 300, height: 120))
        window.isHidden = true
    }
}
