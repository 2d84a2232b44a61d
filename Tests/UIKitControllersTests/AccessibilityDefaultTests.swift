// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// What UIKit's own views tell assistive technology before anybody sets anything.
@MainActor
struct AccessibilityDefaultTests {
    @Test func controlsAndLabelsAreElementsWithTheirTraits() {
        let expected: [(UIView, UIAccessibilityTraits)] = [
            (UILabel(), .staticText), (UIButton(type: .system), .button),
            (UISwitch(), [.button, .toggleButton]), (UISlider(), .adjustable),
            (UIPageControl(), .adjustable), (UIProgressView(), .updatesFrequently),
            (UIActivityIndicatorView(), .updatesFrequently),
        ]
        for (view, traits) in expected {
            #expect(view.isAccessibilityElement, "\(type(of: view))")
            #expect(view.accessibilityTraits == traits, "\(type(of: view))")
        }
        #expect(UITextField().isAccessibilityElement && UITextView().isAccessibilityElement)
    }

    @Test func aToggleHasItsOwnBit() {
        // The number that iOS 17 prints; programs compare raw values in recorded trees.
        #expect(UIAccessibilityTraits.toggleButton.rawValue == 1 << 53)
    }

    @Test func plainViewsImagesAndControlsOfOnesOwnAreNone() {
        final class Dial: UIControl {}
        for view in [UIView(), UIImageView(), Dial(), UIScrollView()] {
            #expect(!view.isAccessibilityElement, "\(type(of: view))")
        }
        #expect(UIImageView().accessibilityTraits == .image)
    }

    @Test func whatIsSetHolds() {
        for view in [UIButton(type: .custom), UILabel(), UISwitch(), UISlider()] {
            view.isAccessibilityElement = false
            #expect(!view.isAccessibilityElement, "\(type(of: view))")
            view.accessibilityTraits = .link
            #expect(view.accessibilityTraits == .link, "\(type(of: view))")
        }
    }

    @Test func stateShowsInTheTraits() {
        let button = UIButton(type: .custom)
        button.isEnabled = false
        button.isSelected = true
        #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
    }

    @Test func segmentsAreButtonsOfWhichOneIsSelected() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.selectedSegmentIndex = 1
        #expect(!control.isAccessibilityElement)
        let segments = control.subviews.filter(\.isAccessibilityElement)
        #expect(segments.map(\.accessibilityLabel) == ["A", "B"])
        #expect(segments.map(\.accessibilityTraits) == [.button, [.button, .selected]])
    }
}
