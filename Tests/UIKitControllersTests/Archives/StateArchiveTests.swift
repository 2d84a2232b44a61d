// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// What objects are told for states, bars and icons by functions, which no property has.
@MainActor
struct StateArchiveTests {
    private let picture = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
    private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]

    private func copy<Value: NSObject & NSCoding>(_ value: Value) throws -> Value {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: value,
            requiringSecureCoding: false
        )
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        return try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Value)
    }

    private func isRed(_ attributes: [NSAttributedString.Key: Any]?) -> Bool {
        attributes?[.foregroundColor] as? UIColor == .red
    }

    @Test func aButtonKeepsShadowsSymbolsAndWhatIsSetForTwoStatesAtOnce() throws {
        let button = UIButton()
        button.setTitleShadowColor(.red, for: .normal)
        button.setPreferredSymbolConfiguration(.init(pointSize: 9), forImageIn: .highlighted)
        button.setImage(picture, for: [.selected, .highlighted])
        let read = try copy(button)
        #expect(read.titleShadowColor(for: .normal) == .red)
        let symbol = read.preferredSymbolConfigurationForImage(in: .highlighted)
        #expect(symbol == UIImage.SymbolConfiguration(pointSize: 9))
        #expect(read.image(for: [.selected, .highlighted])?.size == picture.size)
        #expect(read.image(for: .selected) == nil)
    }

    @Test func slidersAndSteppersKeepTheirPictures() throws {
        let slider = UISlider()
        slider.setThumbImage(picture, for: .normal)
        slider.setMinimumTrackImage(picture, for: .highlighted)
        slider.setMaximumTrackImage(picture, for: .disabled)
        let read = try copy(slider)
        #expect(read.thumbImage(for: .normal) != nil && read.thumbImage(for: .disabled) == nil)
        #expect(read.minimumTrackImage(for: .highlighted) != nil)
        #expect(read.maximumTrackImage(for: .disabled) != nil)
        let stepper = UIStepper()
        stepper.setBackgroundImage(picture, for: .normal)
        stepper.setIncrementImage(picture, for: .normal)
        stepper.setDecrementImage(picture, for: .highlighted)
        stepper.setDividerImage(
            picture,
            forLeftSegmentState: .normal,
            rightSegmentState: .highlighted
        )
        let other = try copy(stepper)
        #expect(other.backgroundImage(for: .normal)?.size == picture.size)
        #expect(other.incrementImage(for: .normal)?.size == picture.size)
        #expect(other.decrementImage(for: .highlighted)?.size == picture.size)
        let divider = other.dividerImage(
            forLeftSegmentState: .normal,
            rightSegmentState: .highlighted
        )
        #expect(divider?.size == picture.size)
    }

    @Test func segmentsKeepWhatIsBehindAndBetweenThem() throws {
        let control = UISegmentedControl(items: ["A", "B"])
        control.setBackgroundImage(picture, for: .selected, barMetrics: .compact)
        control.setDividerImage(
            picture,
            forLeftSegmentState: .selected,
            rightSegmentState: .normal,
            barMetrics: .default
        )
        control.setTitleTextAttributes(red, for: .selected)
        let offset = UIOffset(horizontal: 1, vertical: 2)
        control.setContentPositionAdjustment(offset, forSegmentType: .left, barMetrics: .default)
        let read = try copy(control)
        #expect(read.backgroundImage(for: .selected, barMetrics: .compact) != nil)
        let divider = read.dividerImage(
            forLeftSegmentState: .selected,
            rightSegmentState: .normal,
            barMetrics: .default
        )
        #expect(divider != nil && isRed(read.titleTextAttributes(for: .selected)))
        #expect(
            read.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default) == offset
        )
    }

    @Test func aSearchBarKeepsItsIconsOffsetsAndScopes() throws {
        let bar = UISearchBar()
        bar.scopeButtonTitles = ["A", "B"]
        bar.setImage(picture, for: .bookmark, state: .highlighted)
        bar.setPositionAdjustment(UIOffset(horizontal: 3, vertical: 0), for: .clear)
        bar.setSearchFieldBackgroundImage(picture, for: .disabled)
        bar.setBackgroundImage(picture, for: .top, barMetrics: .compact)
        bar.setScopeBarButtonBackgroundImage(picture, for: .normal)
        bar.setScopeBarButtonTitleTextAttributes(red, for: .normal)
        let read = try copy(bar)
        #expect(read.image(for: .bookmark, state: .highlighted) != nil)
        #expect(read.positionAdjustment(for: .clear).horizontal == 3)
        #expect(read.searchFieldBackgroundImage(for: .disabled) != nil)
        #expect(read.backgroundImage(for: .top, barMetrics: .compact) != nil)
        #expect(read.scopeBarButtonBackgroundImage(for: .normal) != nil)
        #expect(isRed(read.scopeBarButtonTitleTextAttributes(for: .normal)))
    }

    @Test func barsKeepWhatIsBehindThem() throws {
        let navigation = UINavigationBar()
        navigation.setBackgroundImage(picture, for: .compact)
        navigation.setTitleVerticalPositionAdjustment(5, for: .default)
        let read = try copy(navigation)
        #expect(read.backgroundImage(for: .compact)?.size == picture.size)
        #expect(read.titleVerticalPositionAdjustment(for: .default) == 5)
        let bar = UIToolbar()
        bar.setBackgroundImage(picture, forToolbarPosition: .any, barMetrics: .default)
        bar.setShadowImage(picture, forToolbarPosition: .bottom)
        let other = try copy(bar)
        #expect(other.backgroundImage(forToolbarPosition: .any, barMetrics: .default) != nil)
        #expect(other.shadowImage(forToolbarPosition: .bottom) != nil)
    }

    @Test func itemsKeepPicturesOffsetsAndAttributes() throws {
        let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        let offset = UIOffset(horizontal: 2, vertical: 1)
        item.setBackgroundImage(picture, for: .highlighted, style: .done, barMetrics: .compact)
        item.setBackButtonBackgroundImage(picture, for: .normal, barMetrics: .default)
        item.setTitlePositionAdjustment(offset, for: .default)
        item.setBackButtonTitlePositionAdjustment(offset, for: .compact)
        item.setBackgroundVerticalPositionAdjustment(4, for: .default)
        item.setTitleTextAttributes(red, for: .disabled)
        let read = try copy(item)
        #expect(
            read.backgroundImage(for: .highlighted, style: .done, barMetrics: .compact) != nil
        )
        #expect(read.backButtonBackgroundImage(for: .normal, barMetrics: .default) != nil)
        #expect(read.titlePositionAdjustment(for: .default) == offset)
        #expect(read.backButtonTitlePositionAdjustment(for: .compact) == offset)
        #expect(read.backgroundVerticalPositionAdjustment(for: .default) == 4)
        #expect(isRed(read.titleTextAttributes(for: .disabled)))
        let tab = UITabBarItem(title: "A", image: nil, tag: 0)
        tab.setBadgeTextAttributes(red, for: .normal)
        tab.setTitleTextAttributes(red, for: .selected)
        let other = try copy(tab)
        #expect(isRed(other.badgeTextAttributes(for: .normal)))
        #expect(isRed(other.titleTextAttributes(for: .selected)))
    }
}
