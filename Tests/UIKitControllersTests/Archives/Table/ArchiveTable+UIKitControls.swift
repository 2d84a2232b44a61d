// SPDX-License-Identifier: Apache-2.0
// Written by: Scripts/archive-table

import UIKit

// swift-format-ignore
extension ArchiveTable {
    mutating func addUIButton() {
        add("UIButton.adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled)
        add("UIButton.adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted)
        add("UIButton.automaticallyUpdatesConfiguration", \UIButton.automaticallyUpdatesConfiguration)
        add("UIButton.changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction)
        add("UIButton.configuration", \UIButton.configuration)
        add("UIButton.configurationUpdateHandler", \UIButton.configurationUpdateHandler)
        add("UIButton.contentEdgeInsets", \UIButton.contentEdgeInsets)
        add("UIButton.imageEdgeInsets", \UIButton.imageEdgeInsets)
        add("UIButton.isPointerInteractionEnabled", \UIButton.isPointerInteractionEnabled)
        add("UIButton.isSpringLoaded", \UIButton.isSpringLoaded)
        add("UIButton.menu", \UIButton.menu)
        add("UIButton.pointerStyleProvider", \UIButton.pointerStyleProvider)
        add("UIButton.preferredBehavioralStyle", \UIButton.preferredBehavioralStyle)
        add("UIButton.preferredMenuElementOrder", \UIButton.preferredMenuElementOrder)
        add("UIButton.reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted)
        add("UIButton.role", \UIButton.role)
        add("UIButton.showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted)
        add("UIButton.titleEdgeInsets", \UIButton.titleEdgeInsets)
    }

    mutating func addUIPageControl() {
        add("UIPageControl.allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction)
        add("UIPageControl.backgroundStyle", \UIPageControl.backgroundStyle)
        add("UIPageControl.currentPage", \UIPageControl.currentPage)
        add("UIPageControl.currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
        add("UIPageControl.defersCurrentPageDisplay", \UIPageControl.defersCurrentPageDisplay)
        add("UIPageControl.direction", \UIPageControl.direction)
        add("UIPageControl.hidesForSinglePage", \UIPageControl.hidesForSinglePage)
        add("UIPageControl.numberOfPages", \UIPageControl.numberOfPages)
        add("UIPageControl.pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
        add("UIPageControl.preferredCurrentPageIndicatorImage", \UIPageControl.preferredCurrentPageIndicatorImage)
        add("UIPageControl.preferredIndicatorImage", \UIPageControl.preferredIndicatorImage)
    }

    mutating func addUIPasteControl() {
        add("UIPasteControl.target", \UIPasteControl.target)
    }

    mutating func addUIPasteControlConfiguration() {
        add("UIPasteControlConfiguration.baseBackgroundColor", \UIPasteControlConfiguration.baseBackgroundColor)
        add("UIPasteControlConfiguration.baseForegroundColor", \UIPasteControlConfiguration.baseForegroundColor)
        add("UIPasteControlConfiguration.cornerRadius", \UIPasteControlConfiguration.cornerRadius)
        add("UIPasteControlConfiguration.cornerStyle", \UIPasteControlConfiguration.cornerStyle)
        add("UIPasteControlConfiguration.displayMode", \UIPasteControlConfiguration.displayMode)
        add("UIPasteControlConfiguration.imagePlacement", \UIPasteControlConfiguration.imagePlacement)
    }

    mutating func addUIProgressView() {
        add("UIProgressView.observedProgress", \UIProgressView.observedProgress)
        add("UIProgressView.progress", \UIProgressView.progress)
        add("UIProgressView.progressImage", \UIProgressView.progressImage)
        add("UIProgressView.progressTintColor", \UIProgressView.progressTintColor)
        add("UIProgressView.progressViewStyle", \UIProgressView.progressViewStyle)
        add("UIProgressView.trackImage", \UIProgressView.trackImage)
        add("UIProgressView.trackTintColor", \UIProgressView.trackTintColor)
    }

    mutating func addUISegmentedControl() {
        add("UISegmentedControl.apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent)
        add("UISegmentedControl.isMomentary", \UISegmentedControl.isMomentary)
        add("UISegmentedControl.isSpringLoaded", \UISegmentedControl.isSpringLoaded)
        add("UISegmentedControl.selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
        add("UISegmentedControl.selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
    }

    mutating func addUISlider() {
        add("UISlider.isContinuous", \UISlider.isContinuous)
        add("UISlider.maximumTrackTintColor", \UISlider.maximumTrackTintColor)
        add("UISlider.maximumValue", \UISlider.maximumValue)
        add("UISlider.maximumValueImage", \UISlider.maximumValueImage)
        add("UISlider.minimumTrackTintColor", \UISlider.minimumTrackTintColor)
        add("UISlider.minimumValue", \UISlider.minimumValue)
        add("UISlider.minimumValueImage", \UISlider.minimumValueImage)
        add("UISlider.preferredBehavioralStyle", \UISlider.preferredBehavioralStyle)
        add("UISlider.sliderStyle", \UISlider.sliderStyle)
        add("UISlider.thumbTintColor", \UISlider.thumbTintColor)
        add("UISlider.trackConfiguration", \UISlider.trackConfiguration)
        add("UISlider.value", \UISlider.value)
    }

    mutating func addUIStepper() {
        add("UIStepper.autorepeat", \UIStepper.autorepeat)
        add("UIStepper.isContinuous", \UIStepper.isContinuous)
        add("UIStepper.maximumValue", \UIStepper.maximumValue)
        add("UIStepper.minimumValue", \UIStepper.minimumValue)
        add("UIStepper.stepValue", \UIStepper.stepValue)
        add("UIStepper.value", \UIStepper.value)
        add("UIStepper.wraps", \UIStepper.wraps)
    }

    mutating func addUISwitch() {
        add("UISwitch.isOn", \UISwitch.isOn)
        add("UISwitch.offImage", \UISwitch.offImage)
        add("UISwitch.onImage", \UISwitch.onImage)
        add("UISwitch.onTintColor", \UISwitch.onTintColor)
        add("UISwitch.preferredStyle", \UISwitch.preferredStyle)
        add("UISwitch.thumbTintColor", \UISwitch.thumbTintColor)
        add("UISwitch.title", \UISwitch.title)
    }
}
