// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Marks and limits of sliders, and sliders without a thumb.
@MainActor
@Suite(.serialized)
struct SliderTrackTests {
    private let app: TestApp
    private let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 300, height: 34))

    init() throws {
        app = try TestApp(device: "iPhone 14")
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        root.backgroundColor = .white
        root.addSubview(slider)
        app.show(root)
        app.update()
    }

    /// The middle of the thumb at the value, in the window.
    private var thumb: CGPoint {
        let track = slider.trackRect(forBounds: slider.bounds)
        let rect = slider.thumbRect(
            forBounds: slider.bounds,
            trackRect: track,
            value: slider.value
        )
        return slider.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    // Source: values that a public test of another framework measured in iOS 26.1.
    @Test func ticksLieAtEqualDistances() {
        #expect(slider.trackConfiguration == nil)
        let six = UISlider.TrackConfiguration(numberOfTicks: 6)
        #expect(six.ticks.map(\.position) == [0, 0.2, 0.4, 0.6, 0.8, 1])
        #expect(six.allowsTickValuesOnly && six.neutralValue == 0 && six.enabledRange == 0...1)
    }

    @Test func aValueJumpsToTheNearestTick() {
        slider.maximumValue = 5
        slider.trackConfiguration = UISlider.TrackConfiguration(numberOfTicks: 6)
        for (given, taken) in [(0.4, 0), (0.6, 1), (2.49, 2), (2.51, 3), (5, 5)] as [(Float, Float)]
        {
            slider.value = given
            #expect(slider.value == taken)
        }
        slider.trackConfiguration = UISlider.TrackConfiguration(
            allowsTickValuesOnly: false,
            numberOfTicks: 6
        )
        slider.value = 2.49
        #expect(slider.value == 2.49)
    }

    @Test func aFingerMovesFromTickToTick() {
        slider.trackConfiguration = UISlider.TrackConfiguration(numberOfTicks: 3)
        var values: [Float] = []
        slider.addAction(
            UIAction { [slider] _ in values.append(slider.value) },
            for: .valueChanged
        )
        let start = thumb
        app.drag(from: start, to: CGPoint(x: start.x + 272, y: start.y), duration: 0.5)
        #expect(values == [0.5, 1])
    }

    @Test func theEnabledRangeLimitsTheValue() {
        slider.trackConfiguration = UISlider.TrackConfiguration(
            enabledRange: 0.25...0.75,
            ticks: []
        )
        #expect(slider.value == 0.25)
        slider.value = 1
        #expect(slider.value == 0.75)
        slider.trackConfiguration = UISlider.TrackConfiguration(
            enabledRange: 0.3...0.6,
            numberOfTicks: 5
        )
        #expect(slider.value == 0.5)
    }

    @Test func theTrackIsFilledFromTheNeutralValue() throws {
        slider.minimumTrackTintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        slider.value = 0.8
        slider.trackConfiguration = UISlider.TrackConfiguration(
            allowsTickValuesOnly: false,
            neutralValue: 0.5,
            ticks: []
        )
        let green: UInt32 = 0x00FF00
        var picture = app.picture()
        #expect(picture[CGPoint(x: 210, y: 117)] & 0xFFFFFF == green)
        #expect(picture[CGPoint(x: 120, y: 117)] & 0xFFFFFF != green)
        slider.value = 0.1
        picture = app.picture()
        #expect(picture[CGPoint(x: 120, y: 117)] & 0xFFFFFF == green)
        #expect(picture[CGPoint(x: 210, y: 117)] & 0xFFFFFF != green)
    }

    @Test func ticksAreShownBelowTheTrack() {
        slider.trackConfiguration = UISlider.TrackConfiguration(numberOfTicks: 4)
        app.update()
        let track = slider.trackRect(forBounds: slider.bounds)
        let marks = slider.subviews.filter { $0.frame.minY > track.maxY }
        #expect(marks.count == 4)
        let middles = marks.map(\.frame.midX).sorted()
        #expect(abs(middles[1] - middles[0] - (middles[3] - middles[2])) < 1)
        slider.trackConfiguration = nil
        #expect(!slider.subviews.contains { $0.frame.minY > track.maxY })
    }

    @Test func accessibilityGoesFromTickToTickAndSaysTitles() {
        slider.trackConfiguration = UISlider.TrackConfiguration(ticks: [
            .init(position: 0, title: "Low"), .init(position: 0.5),
            .init(position: 1, title: "High"),
        ])
        #expect(slider.accessibilityValue == "Low")
        slider.accessibilityIncrement()
        #expect(slider.value == 0.5 && slider.accessibilityValue == "50%")
        slider.accessibilityIncrement()
        slider.accessibilityIncrement()
        #expect(slider.value == 1 && slider.accessibilityValue == "High")
        slider.accessibilityDecrement()
        #expect(slider.value == 0.5)
    }

    @Test func aSliderWithoutThumbIsDraggedAnywhere() {
        slider.sliderStyle = .thumbless
        app.update()
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track.height == 8)
        app.drag(from: CGPoint(x: 200, y: 117), to: CGPoint(x: 274, y: 117), duration: 0.3)
        #expect(abs(CGFloat(slider.value) - 74 / track.width) < 0.01)
        slider.sliderStyle = .default
        slider.value = 0
        app.update()
        app.drag(from: CGPoint(x: 200, y: 117), to: CGPoint(x: 274, y: 117), duration: 0.3)
        #expect(slider.value == 0)
    }
}
