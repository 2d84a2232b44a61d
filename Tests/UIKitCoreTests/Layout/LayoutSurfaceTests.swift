// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import UIKitBasics
@testable import UIKitControls
@testable import UIKitValues
@testable import UIKitViews

/// Baselines, fitting sizes, the keyboard's guide, and what is refused.
@MainActor
@Suite("The surface of Auto Layout", .serialized)
struct LayoutSurfaceTests {
    private func makeRoot() -> UIView {
        UIScreen.useScale(2)
        return UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    }

    private func label(_ text: String, _ size: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    /// Where the lines of a label stand, in a view around it.
    private func baselines(_ label: UILabel, in view: UIView) -> (first: CGFloat, last: CGFloat) {
        let found = label.baselines(for: label.bounds.size)
        let top = label.convert(CGPoint.zero, to: view).y
        return (top + found.first, top + found.last)
    }

    private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 0.51 }

    @Test("Labels of different sizes stand on one line, however high they are")
    func labels() {
        let root = makeRoot()
        let large = label("Large", 40)
        let small = label("small", 12)
        let tall = label("tall", 12)
        for view in [large, small, tall] {
            root.addSubview(view)
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            tall.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
            tall.heightAnchor.constraint(equalToConstant: 80),
        ])
        root.layoutIfNeeded()
        let line = baselines(large, in: root).first
        #expect(line > 80)
        #expect(isClose(baselines(small, in: root).first, line))
        #expect(isClose(baselines(tall, in: root).last, line))
        #expect(tall.frame.height == 80)
        large.font = .systemFont(ofSize: 20)
        root.layoutIfNeeded()
        #expect(baselines(large, in: root).first < line - 10)
        #expect(isClose(baselines(small, in: root).first, baselines(large, in: root).first))
    }

    @Test("The first and the last line of wrapped text are known for the width that was found")
    func wrapped() {
        let root = makeRoot()
        let text = label(String(repeating: "several words ", count: 12), 17)
        text.numberOfLines = 0
        let first = label("first", 17)
        let last = label("last", 17)
        for view in [text, first, last] { root.addSubview(view) }
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            text.widthAnchor.constraint(equalToConstant: 150),
            first.leadingAnchor.constraint(equalTo: text.trailingAnchor),
            last.leadingAnchor.constraint(equalTo: text.trailingAnchor),
            first.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
            last.firstBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(text.frame.height > 80)
        #expect(isClose(baselines(first, in: root).first, baselines(text, in: root).first))
        #expect(isClose(baselines(last, in: root).first, baselines(text, in: root).last))
    }

    @Test("A button stands on the line of its title, and a stack view on that of a view inside")
    func buttonsAndStacks() throws {
        let root = makeRoot()
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        let large = label("Large", 40)
        let stack = UIStackView(arrangedSubviews: [large, label("small", 12)])
        stack.alignment = .firstBaseline
        stack.translatesAutoresizingMaskIntoConstraints = false
        let beside = label("beside", 17)
        for view in [button, stack, beside] { root.addSubview(view) }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            button.leadingAnchor.constraint(equalTo: stack.trailingAnchor),
            button.heightAnchor.constraint(equalToConstant: 60),
            beside.leadingAnchor.constraint(equalTo: button.trailingAnchor),
            button.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor),
            beside.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let line = baselines(large, in: root).first
        #expect(line > 60)
        let title = try #require(button.titleLabel)
        #expect(isClose(baselines(beside, in: root).first, line))
        #expect(isClose(baselines(title, in: root).first, line))
        let small = try #require(stack.arrangedSubviews[1] as? UILabel)
        #expect(isClose(baselines(small, in: root).first, line))
    }

    @Test("A required width makes wrapped text as high as it then is")
    func fitting() {
        UIScreen.useScale(2)
        let view = UIView()
        let text = label(String(repeating: "several words ", count: 12), 17)
        text.numberOfLines = 0
        view.addSubview(text)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            text.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
            text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
        ])
        func size(_ width: CGFloat) -> CGSize {
            view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
        }
        #expect(size(170).width == 170 && size(320).width == 320)
        #expect(size(170).height > 1.5 * size(320).height)
        #expect(
            abs(size(170).height - 20 - text.sizeThatFits(CGSize(width: 150, height: 0)).height) < 1
        )
    }

    @Test("Constraints follow the keyboard's guide to the edges that it is near")
    func trackedConstraints() {
        let root = makeRoot()
        let guide = root.keyboardLayoutGuide
        let near = root.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
        let away = root.widthAnchor.constraint(greaterThanOrEqualToConstant: 2)
        guide.setConstraints([near], activeWhenNearEdge: .bottom)
        guide.setConstraints([away], activeWhenAwayFrom: .bottom)
        #expect(near.isActive && !away.isActive)
        #expect(guide.constraints(activeWhenNearEdge: .bottom) == [near])
        guide.setConstraints([away], activeWhenAwayFrom: [.top, .leading])
        #expect(away.isActive)
        guide.setConstraints([], activeWhenNearEdge: .bottom)
        #expect(!near.isActive && guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
        guide.removeAllTrackedConstraints()
        #expect(!away.isActive)
        #expect(guide.constraints(activeWhenAwayFrom: [.top, .leading]).isEmpty)
    }

    @Test("With the keyboard away its guide is what is not safe at the bottom, or nothing")
    func keyboardGuide() {
        final class Phone: UIWindow {
            override var safeAreaInsets: UIEdgeInsets {
                UIEdgeInsets(top: 40, left: 0, bottom: 34, right: 0)
            }
        }
        let window = Phone(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let root = UIView(frame: window.bounds)
        window.addSubview(root)
        window.isHidden = false
        defer { window.isHidden = true }
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: root.keyboardLayoutGuide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: root.keyboardLayoutGuide.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
        ])
        window.layoutIfNeeded()
        #expect(bar.frame == CGRect(x: 0, y: 516, width: 300, height: 50))
        root.keyboardLayoutGuide.usesBottomSafeArea = false
        window.layoutIfNeeded()
        #expect(bar.frame == CGRect(x: 0, y: 550, width: 300, height: 50))
        #expect(root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 600, width: 300, height: 0))
    }

    // MARK: What is refused

    @Test("A format with an unknown view is refused")
    func unknownView() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]|", views: [:])
            }
        }
    }

    @Test("A format that ends too early is refused")
    func shortFormat() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UIView()
                UIView().addSubview(view)
                _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a", views: ["a": view])
            }
        }
    }

    @Test("An active constraint cannot become required")
    func requiredPriority() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let constraint = UIView().widthAnchor.constraint(equalToConstant: 5)
                constraint.priority = .defaultHigh
                constraint.isActive = true
                constraint.priority = .required
            }
        }
    }

    @Test("Views without a common ancestor cannot be related")
    func noAncestor() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
            }
        }
    }
}
