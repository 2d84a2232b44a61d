// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControllers
import UIKitCore
import UIKitPickers

extension NibInstance {
    func configureControl(_ control: UIControl, _ element: NibElement) {
        if let flag = element.flag("enabled") { control.isEnabled = flag }
        if let flag = element.flag("selected") { control.isSelected = flag }
        if let flag = element.flag("highlighted") { control.isHighlighted = flag }
        switch element["contentHorizontalAlignment"] {
        case "left": control.contentHorizontalAlignment = .left
        case "right": control.contentHorizontalAlignment = .right
        case "fill": control.contentHorizontalAlignment = .fill
        case "leading": control.contentHorizontalAlignment = .leading
        case "trailing": control.contentHorizontalAlignment = .trailing
        case "center": control.contentHorizontalAlignment = .center
        default: break
        }
        switch element["contentVerticalAlignment"] {
        case "top": control.contentVerticalAlignment = .top
        case "bottom": control.contentVerticalAlignment = .bottom
        case "fill": control.contentVerticalAlignment = .fill
        case "center": control.contentVerticalAlignment = .center
        default: break
        }
    }

    func configure(_ button: UIButton, _ element: NibElement) {
        let types: [String: UIButton.ButtonType] = [
            "roundedRect": .system, "system": .system, "detailDisclosure": .detailDisclosure,
            "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd,
            "close": .close,
        ]
        if let type = element["buttonType"].flatMap({ types[$0] }) { button.setType(type) }
        if let font = NibValues.font(element.child(key: "fontDescription")) {
            button.titleLabel?.font = font
        }
        if let mode = NibValues.lineBreak(element["lineBreakMode"]) {
            button.titleLabel?.lineBreakMode = mode
        }
        if let flag = element.flag("showsTouchWhenHighlighted") {
            button.showsTouchWhenHighlighted = flag
        }
        if let flag = element.flag("adjustsImageWhenHighlighted") {
            button.adjustsImageWhenHighlighted = flag
        }
        if let flag = element.flag("adjustsImageWhenDisabled") {
            button.adjustsImageWhenDisabled = flag
        }
        if let flag = element.flag("reversesTitleShadowWhenHighlighted") {
            button.reversesTitleShadowWhenHighlighted = flag
        }
        if let flag = element.flag("springLoaded") { button.isSpringLoaded = flag }
        if let flag = element.flag("showsMenuAsPrimaryAction") {
            button.showsMenuAsPrimaryAction = flag
        }
        if let flag = element.flag("changesSelectionAsPrimaryAction") {
            button.changesSelectionAsPrimaryAction = flag
        }
        if let menu = menu(of: element) { button.menu = menu }
        if let size = NibValues.size(element.child(key: "titleShadowOffset")) {
            button.titleLabel?.shadowOffset = size
        }
        configureButton(button, element)
        for state in element.children where state.name == "state" {
            let key = NibValues.state(state["key"])
            if let title = state.string("title") { button.setTitle(title, for: key) }
            if let text = NibValues.attributedString(
                state.child(key: "attributedTitle"),
                in: bundle
            ) {
                button.setAttributedTitle(text, for: key)
            }
            if let color = NibValues.color(state.child(key: "titleColor"), in: bundle) {
                button.setTitleColor(color, for: key)
            }
            if let color = NibValues.color(state.child(key: "titleShadowColor"), in: bundle) {
                button.setTitleShadowColor(color, for: key)
            }
            let catalog = state["catalog"]
            if let image = NibValues.image(state["image"], catalog: catalog, in: bundle) {
                button.setImage(image, for: key)
            }
            if let symbol = state.child(key: "preferredSymbolConfiguration") {
                button.setPreferredSymbolConfiguration(NibValues.symbol(symbol), forImageIn: key)
            }
            if let image = NibValues.image(state["backgroundImage"], in: bundle) {
                button.setBackgroundImage(image, for: key)
            }
        }
        if let insets = NibValues.insets(element.child(key: "contentEdgeInsets")) {
            button.contentEdgeInsets = insets
        }
        if let insets = NibValues.insets(element.child(key: "titleEdgeInsets")) {
            button.titleEdgeInsets = insets
        }
        if let insets = NibValues.insets(element.child(key: "imageEdgeInsets")) {
            button.imageEdgeInsets = insets
        }
    }

    /// Controls and indicators with a number.
    func configureValue(_ view: UIView, _ element: NibElement) {
        func color(_ key: String) -> UIColor? {
            NibValues.color(element.child(key: key), in: bundle)
        }
        switch view {
        case let slider as UISlider:
            slider.minimumValue = Float(element.number("minValue") ?? 0)
            slider.maximumValue = Float(element.number("maxValue") ?? 1)
            slider.value = Float(element.number("value") ?? 0.5)
            if let flag = element.flag("continuous") { slider.isContinuous = flag }
            let catalog = element["catalog"]
            slider.minimumValueImage =
                NibValues.image(element["minimumValueImage"], catalog: catalog, in: bundle)
            slider.maximumValueImage =
                NibValues.image(element["maximumValueImage"], catalog: catalog, in: bundle)
            slider.minimumTrackTintColor = color("minimumTrackTintColor")
            slider.maximumTrackTintColor = color("maximumTrackTintColor")
            slider.thumbTintColor = color("thumbTintColor")
        case let toggle as UISwitch:
            toggle.isOn = element.flag("on") ?? false
            toggle.onTintColor = color("onTintColor")
            toggle.thumbTintColor = color("thumbTintColor")
            if let title = element.string("title") { toggle.title = title }
        case let stepper as UIStepper:
            stepper.minimumValue = element.number("minimumValue") ?? 0
            stepper.maximumValue = element.number("maximumValue") ?? 100
            stepper.stepValue = element.number("stepValue") ?? 1
            stepper.value = element.number("value") ?? 0
            if let flag = element.flag("wraps") { stepper.wraps = flag }
            if let flag = element.flag("autorepeat") { stepper.autorepeat = flag }
            if let flag = element.flag("continuous") { stepper.isContinuous = flag }
        case let bar as UIProgressView:
            if element["progressViewStyle"] == "bar" { bar.progressViewStyle = .bar }
            bar.progress = Float(element.number("progress") ?? 0)
            bar.progressTintColor = color("progressTintColor")
            bar.trackTintColor = color("trackTintColor")
        case let picker as UIDatePicker: configureDates(picker, element)
        case let pages as UIPageControl:
            pages.numberOfPages = element.integer("numberOfPages") ?? 0
            pages.currentPage = element.integer("currentPage") ?? 0
            if let flag = element.flag("hidesForSinglePage") { pages.hidesForSinglePage = flag }
            pages.pageIndicatorTintColor = color("pageIndicatorTintColor")
            pages.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor")
        case let segments as UISegmentedControl:
            for (index, segment) in element.list("segments").enumerated() {
                if let image = NibValues.image(
                    segment["image"],
                    catalog: segment["catalog"],
                    in: bundle
                ) {
                    segments.insertSegment(with: image, at: index, animated: false)
                } else {
                    segments.insertSegment(withTitle: segment["title"], at: index, animated: false)
                }
                if let flag = segment.flag("enabled") {
                    segments.setEnabled(flag, forSegmentAt: index)
                }
                if let width = segment.number("width") {
                    segments.setWidth(CGFloat(width), forSegmentAt: index)
                }
                if let offset = NibValues.size(segment.child(key: "contentOffset")) {
                    segments.setContentOffset(offset, forSegmentAt: index)
                }
            }
            if let index = element.integer("selectedSegmentIndex"),
                (0..<segments.numberOfSegments).contains(index)
            {
                segments.selectedSegmentIndex = index
            }
            if let flag = element.flag("momentary") { segments.isMomentary = flag }
            if let flag = element.flag("apportionsSegmentWidthsByContent") {
                segments.apportionsSegmentWidthsByContent = flag
            }
            if let color = color("selectedSegmentTintColor") {
                segments.selectedSegmentTintColor = color
            }
        case let sign as UIActivityIndicatorView:
            switch element["style"] {
            case "large", "whiteLarge": sign.style = .large
            default: sign.style = .medium
            }
            if element["style"]?.hasPrefix("white") == true { sign.color = .white }
            if let color = color("color") { sign.color = color }
            sign.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
            if element.flag("animating") == true { sign.startAnimating() }
        default: break
        }
    }
}

/// Interface Builder's names of the system's items.
@MainActor
enum NibNames {
    static let accessibilityTraits: [(name: String, trait: UIAccessibilityTraits)] = [
        ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
        ("staticText", .staticText), ("searchField", .searchField),
        ("playsSound", .playsSound), ("keyboardKey", .keyboardKey),
        ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
        ("updatesFrequently", .updatesFrequently),
        ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
        ("allowsDirectInteraction", .allowsDirectInteraction),
        ("causesPageTurn", .causesPageTurn), ("header", .header), ("tabBar", .tabBar),
    ]

    static func stackDistribution(_ name: String?) -> UIStackView.Distribution {
        switch name {
        case "fillEqually": .fillEqually
        case "fillProportionally": .fillProportionally
        case "equalSpacing": .equalSpacing
        case "equalCentering": .equalCentering
        default: .fill
        }
    }

    static func stackAlignment(_ name: String?) -> UIStackView.Alignment {
        switch name {
        case "leading": .leading
        case "top": .top
        case "center": .center
        case "trailing": .trailing
        case "bottom": .bottom
        case "firstBaseline": .firstBaseline
        case "lastBaseline", "baseline": .lastBaseline
        default: .fill
        }
    }

    static func barStyle(_ name: String?) -> UIBarStyle? {
        switch name {
        case "black", "blackOpaque", "blackTranslucent": .black
        case "default": .default
        default: nil
        }
    }

    static let barItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
        "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
        "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
        "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind,
        "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
    ]

    static let tabItems: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
        "recents": .recents, "contacts": .contacts, "history": .history,
        "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
        "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
