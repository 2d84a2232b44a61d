// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitControls
@testable import UIKitValues
@testable import UIKitViews

/// Switches, sliders, steppers, progress, segments and page dots.
@MainActor
@Suite("Controls of values", .serialized)
struct ValueControlTests {
    private let window = makeWindow()

    init() {
        UIScreen.useScale(2)
        window.isHidden = false
    }

    private func show<Control: UIControl>(_ control: Control, _ frame: CGRect) -> Control {
        control.frame = frame
        window.addSubview(control)
        window.layoutIfNeeded()
        return control
    }

    private final class Counter {
        var values: [Double] = []
    }

    private func count(_ control: UIControl, _ value: @escaping () -> Double) -> Counter {
        let counter = Counter()
        control.addAction(UIAction { _ in counter.values.append(value()) }, for: .valueChanged)
        return counter
    }

    // MARK: Switch

    @Test("A switch has one size")
    func switchSize() {
        let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 200, height: 200))
        #expect(control.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
        control.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(control.bounds.size == CGSize(width: 51, height: 31))
        #expect(control.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    }

    @Test("A tap turns a switch and tells; code turns it silently")
    func switchTap() {
        let control = show(UISwitch(), CGRect(x: 100, y: 100, width: 0, height: 0))
        let told = count(control) { control.isOn ? 1 : 0 }
        control.isOn = true
        #expect(told.values.isEmpty)
        var finger = Finger(on: window)
        finger.down(110, 110)
        finger.up()
        #expect(!control.isOn && told.values == [0])
        finger.down(110, 110)
        finger.move(300, 110)
        finger.up()
        #expect(control.isOn && told.values == [0, 1], "dragged to the right it is on")
        finger.down(110, 110)
        finger.move(90, 110)
        finger.move(130, 110)
        finger.up()
        #expect(control.isOn && told.values == [0, 1], "back where it was it tells nothing")
    }

    @Test("Reading from right to left, on is left")
    func switchMirrored() throws {
        let control = show(UISwitch(), CGRect(x: 100, y: 100, width: 0, height: 0))
        let before = control.parts.thumb.frame.midX
        control.semanticContentAttribute = .forceRightToLeft
        control.setNeedsLayout()
        control.layoutIfNeeded()
        #expect(before < 20 && control.parts.thumb.frame.midX > 30)
    }

    // MARK: Slider

    @Test("A slider's value stays in its range")
    func sliderRange() {
        let slider = UISlider()
        #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0)
        #expect(slider.isContinuous)
        slider.maximumValue = 10
        slider.value = 20
        #expect(slider.value == 10)
        slider.minimumValue = 15
        #expect(slider.maximumValue == 15 && slider.value == 15)
        slider.value = .nan
        #expect(slider.value == 15)
    }

    @Test("The thumb follows the finger that holds it, and only that")
    func sliderDrag() {
        let slider = show(UISlider(), CGRect(x: 100, y: 100, width: 204, height: 34))
        let told = count(slider) { Double(slider.value) }
        var finger = Finger(on: window)
        finger.down(250, 117)
        finger.move(280, 117)
        finger.up()
        #expect(slider.value == 0 && told.values.isEmpty, "beside the thumb nothing happens")
        finger.down(114, 117)
        finger.move(202, 117)
        #expect(abs(slider.value - 0.5) < 0.001, "\(slider.value)")
        finger.move(500, 117)
        finger.up()
        #expect(slider.value == 1 && told.values.count == 2)
        slider.isContinuous = false
        finger.down(290, 117)
        finger.move(202, 117)
        #expect(told.values.count == 2)
        finger.up()
        #expect(told.values.count == 3)
    }

    @Test("Track and thumb lie where iOS has them, beside the pictures")
    func sliderGeometry() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 34))
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 2, y: 15, width: 200, height: 4))
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
        #expect(thumb == CGRect(x: 0, y: 3, width: 28, height: 28))
        let end = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
        #expect(end.maxX == 204)
        slider.minimumValueImage = UIGraphicsImageRenderer(
            size: CGSize(width: 20, height: 20)
        ).image { _ in }
        #expect(slider.trackRect(forBounds: slider.bounds).minX == 30)
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).midY == 17)
    }

    // MARK: Stepper

    @Test("A stepper steps, stops at its ends or goes round")
    func stepper() {
        let stepper = show(UIStepper(), CGRect(x: 100, y: 100, width: 0, height: 0))
        #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
        stepper.maximumValue = 2
        let told = count(stepper) { stepper.value }
        var finger = Finger(on: window)
        for _ in 0..<3 {
            finger.down(180, 116)
            finger.up()
        }
        #expect(told.values == [1, 2] && stepper.value == 2)
        stepper.wraps = true
        finger.down(180, 116)
        finger.up()
        #expect(stepper.value == 0)
        finger.down(110, 116)
        finger.up()
        #expect(stepper.value == 2)
    }

    // MARK: Progress

    @Test("Progress keeps its height and clamps its amount")
    func progress() {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 90))
        #expect(bar.frame.size == CGSize(width: 200, height: 4))
        bar.progress = 3
        #expect(bar.progress == 1)
        bar.setProgress(.nan, animated: false)
        #expect(bar.progress == 0)
        bar.progress = 0.25
        bar.layoutIfNeeded()
        #expect(bar.subviews[1].frame.width == 50)
        #expect(UIProgressView(progressViewStyle: .bar).bounds.height == 2.5)
        // Such a bar is seen although nobody has said how wide it is.
        let fitting = UIProgressView(progressViewStyle: .default)
        fitting.sizeToFit()
        #expect(fitting.bounds.size == CGSize(width: 150, height: 4))
    }

    @Test("An observed progress is shown at once")
    func observedProgress() {
        let bar = UIProgressView()
        let work = Progress(totalUnitCount: 4)
        work.completedUnitCount = 1
        bar.observedProgress = work
        #expect(bar.progress == 0.25)
        work.completedUnitCount = 2
        #expect(bar.progress == 0.5)
        bar.progress = 0.1
        #expect(bar.progress == 0.1)
        work.completedUnitCount = 4
        #expect(bar.progress == 1)
        bar.observedProgress = nil
    }

    // MARK: Segments

    @Test("Segments are equally wide, chosen by a tap, and told")
    func segments() {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.bounds.height == 32 && control.numberOfSegments == 3)
        _ = show(control, CGRect(x: 0, y: 100, width: 302, height: 32))
        let told = count(control) { Double(control.selectedSegmentIndex) }
        var finger = Finger(on: window)
        finger.down(150, 110)
        finger.up()
        #expect(control.selectedSegmentIndex == 1 && told.values == [1])
        finger.down(150, 110)
        finger.up()
        #expect(told.values == [1], "the chosen one again tells nothing")
        finger.down(150, 110)
        finger.move(280, 110)
        finger.up()
        #expect(control.selectedSegmentIndex == 2 && told.values == [1, 2])
        control.setEnabled(false, forSegmentAt: 0)
        finger.down(20, 110)
        finger.up()
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 0) == "Two")
        control.insertSegment(withTitle: "New", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.selectedSegmentIndex = 0
        #expect(told.values == [1, 2], "code tells nothing")
    }

    @Test("Segments of a bar without room for their margins are laid out all the same")
    func narrowSegments() {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.selectedSegmentIndex = 1
        _ = show(control, CGRect(x: 0, y: 100, width: 302, height: 32))
        for size in [CGSize(width: 5, height: 32), CGSize(width: 302, height: 1), .zero] {
            control.frame.size = size
            control.layoutIfNeeded()
            #expect(control.subviews.allSatisfy { !$0.frame.isInfinite && !$0.frame.isNull })
        }
    }

    @Test("Momentary segments are buttons")
    func momentarySegments() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.isMomentary = true
        _ = show(control, CGRect(x: 0, y: 100, width: 200, height: 32))
        let told = count(control) { Double(control.selectedSegmentIndex) }
        var finger = Finger(on: window)
        finger.down(150, 110)
        finger.up()
        #expect(told.values == [1] && control.selectedSegmentIndex == -1)
    }

    @Test("A segment's action runs when it is chosen")
    func segmentActions() {
        var log: [String] = []
        let actions = ["A", "B"].map { title in
            UIAction(title: title) { _ in log.append(title) }
        }
        let control = UISegmentedControl(frame: .zero, actions: actions)
        #expect(control.titleForSegment(at: 1) == "B")
        #expect(control.segmentIndex(identifiedBy: actions[1].identifier) == 1)
        _ = show(control, CGRect(x: 0, y: 100, width: 200, height: 32))
        var finger = Finger(on: window)
        finger.down(150, 110)
        finger.up()
        #expect(log == ["B"])
    }

    // MARK: Pages

    @Test("Dots go to the side that is tapped, and know their size")
    func pages() {
        let control = UIPageControl()
        control.numberOfPages = 5
        #expect(control.size(forNumberOfPages: 5).height == 26)
        _ = show(control, CGRect(x: 100, y: 100, width: 200, height: 26))
        let colors = { control.subviews.compactMap(\.backgroundColor).filter { $0 != .clear } }
        #expect(Set(colors()) == [.white, .white.withAlphaComponent(0.3)])
        control.backgroundStyle = .prominent
        control.layoutIfNeeded()
        #expect(colors().contains(.label))
        control.backgroundStyle = .automatic
        let told = count(control) { Double(control.currentPage) }
        var finger = Finger(on: window)
        finger.down(290, 112)
        finger.up()
        #expect(control.currentPage == 1 && told.values == [1])
        finger.down(110, 112)
        finger.up()
        #expect(control.currentPage == 0)
        control.currentPage = 99
        #expect(control.currentPage == 4 && told.values.count == 2)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.hidesForSinglePage = true
        control.numberOfPages = 1
        control.layoutIfNeeded()
        for view in control.subviews { #expect(view.isHidden) }
    }
}
