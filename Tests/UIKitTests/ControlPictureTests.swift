// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// What the controls that hold a value look like, without a word of text.
///
/// `CASEMENT_PICTURES=FOLDER` writes the pictures there, too.
@MainActor
@Suite(.serialized)
final class ControlPictureTests {
    nonisolated private static let styles: [UIUserInterfaceStyle] = [.light, .dark]

    private let app: TestApp
    private let root = UIView(frame: .zero)

    init() throws {
        app = try TestApp(device: "iPhone SE (3rd generation)")
        root.backgroundColor = .systemBackground
        app.show(root)
    }

    // Other suites count on the usual screen.
    isolated deinit { _ = try? TestApp() }

    /// Shows the views below each other and compares that part of the screen, as many views to a
    /// picture as its size allows.
    private func check(
        _ name: String,
        _ style: UIUserInterfaceStyle,
        _ views: [UIView],
        size: CGSize = CGSize(width: 120, height: 40),
        toAPicture count: Int = 4
    ) throws {
        app.window?.overrideUserInterfaceStyle = style
        for (index, view) in views.enumerated() {
            view.frame.size = view.sizeThatFits(size)
            if view is UISlider || view is UIProgressView || view is UISegmentedControl {
                view.frame.size.width = size.width - 16
            }
            view.center = CGPoint(x: size.width / 2, y: (CGFloat(index) + 0.5) * size.height)
            root.addSubview(view)
        }
        app.advance(by: 0.5)
        let picture = app.picture()
        let height = size.height * CGFloat(count)
        for number in 0..<(views.count + count - 1) / count {
            let rows = CGRect(
                x: 0,
                y: CGFloat(number) * height,
                width: size.width,
                height: height
            )
            let part = picture.cropped(to: rows)
            let suffix =
                (views.count > count ? "-\(number + 1)" : "") + (style == .dark ? "-dark" : "")
            if let folder = ProcessInfo.processInfo.environment["CASEMENT_PICTURES"] {
                try part.write(to: "\(folder)/\(name)\(suffix).png")
            }
            try part.expect("Controls/\(name)\(suffix)", tolerance: .edges)
        }
    }

    @Test(arguments: styles)
    func switches(_ style: UIUserInterfaceStyle) throws {
        let switches = (0..<4).map { _ in UISwitch() }
        for index in [0, 2, 3] { switches[index].isOn = true }
        switches[2].onTintColor = .systemPurple
        switches[2].thumbTintColor = .systemYellow
        switches[3].isEnabled = false
        try check(
            "switch",
            style,
            switches,
            size: CGSize(width: 67, height: 40),
            toAPicture: 2
        )
    }

    @Test(arguments: styles)
    func sliders(_ style: UIUserInterfaceStyle) throws {
        let sliders = (0..<4).map { _ in UISlider() }
        sliders[0].value = 0.6
        sliders[1].value = 0
        sliders[2].value = 1
        sliders[2].minimumTrackTintColor = .systemOrange
        sliders[2].thumbTintColor = .systemOrange
        sliders[3].value = 0.3
        sliders[3].isEnabled = false
        try check("slider", style, sliders, toAPicture: 2)
    }

    @Test(arguments: styles)
    func steppers(_ style: UIUserInterfaceStyle) throws {
        let steppers = (0..<3).map { _ in UIStepper() }
        steppers[0].value = 3
        steppers[2].value = 3
        steppers[2].isEnabled = false
        try check("stepper", style, steppers)
    }

    @Test(arguments: styles)
    func segments(_ style: UIUserInterfaceStyle) throws {
        let images = ["heart.fill", "star.fill", "bell"].compactMap { UIImage(systemName: $0) }
        let controls = (0..<4).map { _ in UISegmentedControl(items: images) }
        controls[0].selectedSegmentIndex = 0
        controls[1].selectedSegmentIndex = 1
        controls[1].selectedSegmentTintColor = .systemTeal
        controls[2].setEnabled(false, forSegmentAt: 1)
        controls[2].selectedSegmentIndex = 2
        controls[3].isEnabled = false
        try check(
            "segmented",
            style,
            controls,
            size: CGSize(width: 130, height: 40),
            toAPicture: 1
        )
    }

    @Test(arguments: styles)
    func progressBars(_ style: UIUserInterfaceStyle) throws {
        let bars = (0..<4).map { _ in UIProgressView(progressViewStyle: .default) }
        bars[1].progress = 0.25
        bars[2].progress = 0.75
        bars[2].progressTintColor = .systemGreen
        bars[2].trackTintColor = .systemPink
        bars[3].progress = 1
        try check("progress", style, bars, size: CGSize(width: 120, height: 20))
    }

    @Test(arguments: styles)
    func pageControls(_ style: UIUserInterfaceStyle) throws {
        let controls = (0..<4).map { _ in UIPageControl() }
        for control in controls {
            control.numberOfPages = 5
            control.currentPage = 1
            control.pageIndicatorTintColor = .systemGray3
            control.currentPageIndicatorTintColor = .systemBlue
        }
        controls[1].backgroundStyle = .prominent
        controls[2].numberOfPages = 7
        controls[2].currentPage = 6
        controls[3].preferredIndicatorImage = UIImage(systemName: "heart.fill")
        try check("page-control", style, controls, size: CGSize(width: 150, height: 40))
    }

    @Test(arguments: styles)
    func spinners(_ style: UIUserInterfaceStyle) throws {
        let spinners = [UIActivityIndicatorView.Style.medium, .large, .medium].map {
            UIActivityIndicatorView(style: $0)
        }
        spinners[0].startAnimating()
        spinners[1].color = .systemBlue
        spinners[1].startAnimating()
        // Shown as it stopped, since it does not hide.
        spinners[2].hidesWhenStopped = false
        try check("spinner", style, spinners, size: CGSize(width: 50, height: 50))
        #expect(spinners[0].isAnimating && !spinners[2].isAnimating)
    }
}
