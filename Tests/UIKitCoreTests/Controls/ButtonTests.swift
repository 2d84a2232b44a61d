// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

@Suite("Buttons")
@MainActor
struct ButtonTests {
    init() { UIScreen.useScale(2) }

    // Source: the library BonMot's tests, which read the label of a button that was never laid out.
    @Test func theTitleLabelHasItsTextBeforeTheFirstLayout() {
        let button = UIButton()
        button.setTitle("Go", for: .normal)
        #expect(button.titleLabel?.text == "Go")
        button.setAttributedTitle(NSAttributedString(string: "Stop"), for: .normal)
        #expect(button.titleLabel?.text == "Stop")
        button.setAttributedTitle(nil, for: .normal)
        button.setTitle("On", for: .selected)
        #expect(button.titleLabel?.text == "Go")
        button.isSelected = true
        #expect(button.titleLabel?.text == "On")
        // What the program writes into the label stays until something else changes.
        button.titleLabel?.text = "Own"
        #expect(button.titleLabel?.text == "Own")
        let image = UIImage()
        button.setImage(image, for: .normal)
        #expect(button.imageView?.image != nil)
    }

    // Source: the library Gravatar's tests, which read the label of a configured button that was never laid out.
    @Test func theTitleLabelHasTheConfigurationsTextBeforeTheFirstLayout() {
        let button = UIButton()
        var configuration = UIButton.Configuration.borderless()
        configuration.title = "Go"
        configuration.subtitle = "now"
        button.configuration = configuration
        #expect(button.titleLabel?.text == "Go")
        #expect(button.subtitleLabel?.text == "now")
        // The handler may ask for the label itself.
        button.configurationUpdateHandler = {
            _ = $0.titleLabel
            $0.configuration?.title = "Stop"
        }
        #expect(button.titleLabel?.text == "Stop")
    }

    // Source: Apple's documentation, `titleShadowOffset`, which is zero at first.
    @Test func aTitlesShadowLiesBehindItAtFirst() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setTitleShadowColor(.gray, for: .normal)
        #expect(button.titleLabel?.shadowColor == .gray)
        #expect(button.titleLabel?.shadowOffset == .zero)
        #expect(UILabel().shadowOffset == CGSize(width: 0, height: -1))
    }

    // Source: the library SwifterSwift's tests, which set insets and read frames without a layout.
    @Test func partsLieWhereTheyBelongBeforeTheFirstLayout() throws {
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        let size = CGSize(width: 10, height: 10)
        button.setTitle("Title", for: .normal)
        button.setImage(UIGraphicsImageRenderer(size: size).image { _ in }, for: .normal)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 10)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
        let image = try #require(button.imageView).frame
        let title = try #require(button.titleLabel).frame
        #expect(image.size == size)
        #expect(abs(title.minX - 20 - image.maxX) <= 0.5)
        #expect(abs(title.midY - image.midY) <= 0.5)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == image)
        #expect(button.titleLabel?.frame == title)
    }

    /// Reads a part while the parts are being placed.
    private final class AskingButton: UIButton {
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            _ = imageView
            return super.titleRect(forContentRect: contentRect).offsetBy(dx: 0, dy: 3)
        }
    }

    @Test func placingPartsMayAskForParts() throws {
        let button = AskingButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        button.setTitle("Go", for: .normal)
        let frame = try #require(button.titleLabel).frame
        #expect(abs(frame.midY - 23) <= 0.5)
    }

    @Test("States without a value have that of the normal state")
    func fallback() {
        let button = UIButton(type: .custom)
        button.setTitle("Normal", for: .normal)
        button.setTitle("Chosen", for: .selected)
        #expect(button.title(for: .highlighted) == "Normal")
        #expect(button.title(for: [.selected, .highlighted]) == "Normal")
        button.isSelected = true
        #expect(button.currentTitle == "Chosen")
        button.isHighlighted = true
        #expect(button.currentTitle == "Normal")
        #expect(button.currentTitleColor == .white)
        #expect(button.titleColor(for: .disabled) == .white)
    }

    @Test("An empty custom button is 30 by 34 points, one with a title 12 higher than that")
    func legacySizes() {
        let empty = UIButton(type: .custom)
        empty.sizeToFit()
        #expect(empty.bounds.size == CGSize(width: 30, height: 34))
        let button = UIButton(type: .custom)
        button.setTitle("MediumButtonText", for: .normal)
        let title = button.titleLabel?.sizeThatFits(.zero) ?? .zero
        _ = button.intrinsicContentSize
        let text = button.titleLabel?.intrinsicContentSize ?? title
        // Whole points, on every screen.
        let width = text.width.rounded(.up)
        let height = text.height.rounded(.up)
        #expect(button.intrinsicContentSize.width == width)
        #expect(button.intrinsicContentSize.height == height + 12)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize.height == height + 4)
        #expect(button.intrinsicContentSize.width == width + 6)
    }

    @Test("A title keeps its margin at the edge once the button was fitted, and only then")
    func marginOfFittedButton() {
        func title(_ alignment: UIControl.ContentVerticalAlignment, isFitted: Bool) -> CGRect {
            let button = UIButton(type: .custom)
            button.setTitle("Short", for: .normal)
            if isFitted { button.sizeToFit() }
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            button.contentVerticalAlignment = alignment
            button.layoutIfNeeded()
            return button.titleLabel?.frame ?? .null
        }
        #expect(title(.top, isFitted: false).minY == 0)
        #expect(title(.top, isFitted: true).minY == 6)
        #expect(title(.bottom, isFitted: false).maxY == 100)
        #expect(title(.bottom, isFitted: true).maxY == 94)
        #expect(title(.center, isFitted: true).midY == title(.center, isFitted: false).midY)
    }

    @Test("Image and title stand side by side and move with the alignment")
    func legacyLayout() {
        let image = picture(20, 20) { _ in }
        let button = UIButton(type: .custom)
        button.setImage(image, for: .normal)
        button.setTitle("Go", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.layoutIfNeeded()
        let content = button.contentRect(forBounds: button.bounds)
        var pictureRect = button.imageRect(forContentRect: content)
        var titleRect = button.titleRect(forContentRect: content)
        #expect(abs(titleRect.minX - pictureRect.maxX) <= 0.5)
        #expect(abs((pictureRect.minX + titleRect.maxX) / 2 - 100) <= 0.5)
        #expect(pictureRect.midY == 25)
        button.contentHorizontalAlignment = .left
        pictureRect = button.imageRect(forContentRect: content)
        #expect(pictureRect.minX == 0)
        button.contentHorizontalAlignment = .right
        titleRect = button.titleRect(forContentRect: content)
        #expect(abs(titleRect.maxX - 200) <= 0.5)
        #expect(button.imageView?.frame.size == image.size)
    }

    @Test("A configuration gives the size by its insets and the height by its font")
    func configuredSize() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Button"
        let button = UIButton(configuration: configuration)
        let medium = button.intrinsicContentSize
        #expect(medium.height == 34.5)
        configuration.buttonSize = .large
        button.configuration = configuration
        #expect(button.intrinsicContentSize.height == 50.5)
        configuration.contentInsets = .zero
        button.configuration = configuration
        #expect(button.intrinsicContentSize.height == 20.5)
        #expect(button.titleLabel?.text == "Button")
    }

    @Test("The image stands at the edge that the configuration names")
    func imagePlacement() {
        let image = picture(10, 10) { _ in }
        for (edge, isBefore) in [(NSDirectionalRectEdge.leading, true), (.trailing, false)] {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Title"
            configuration.image = image
            configuration.imagePadding = 8
            configuration.imagePlacement = edge
            let button = UIButton(configuration: configuration)
            button.sizeToFit()
            button.layoutIfNeeded()
            let title = button.titleLabel?.frame ?? .zero
            let picture = button.imageView?.frame ?? .zero
            let gap = isBefore ? title.minX - picture.maxX : picture.minX - title.maxX
            #expect(abs(gap - 8) <= 0.5)
        }
    }

    @Test("The update handler sees the state and may change the configuration")
    func updateHandler() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Off"
        let button = UIButton(configuration: configuration)
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isSelected ? "On" : "Off"
        }
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Off")
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "On")
    }

    @Test("A transformer changes the attributes of the title")
    func transformer() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
            var attributes = $0
            attributes.font = UIFont.systemFont(ofSize: 30)
            return attributes
        }
        let button = UIButton(configuration: configuration)
        #expect(button.intrinsicContentSize.height > 45)
        #expect(button.titleLabel?.font.pointSize == 30)
    }

    @Test("Configurations are equal by their values, transformers by themselves")
    func equality() {
        var first = UIButton.Configuration.tinted()
        var second = UIButton.Configuration.tinted()
        #expect(first == second)
        #expect(first != .filled())
        first.title = "A"
        #expect(first != second)
        second.title = "A"
        #expect(first == second && first.hashValue == second.hashValue)
        first.imageColorTransformer = .grayscale
        #expect(first != second)
        second.imageColorTransformer = .grayscale
        #expect(first == second)
    }

    @Test("An action gives title and image, and runs when the button is what was meant")
    func primaryAction() {
        var count = 0
        let action = UIAction(title: "Go", image: picture(4, 4) { _ in }) { _ in count += 1 }
        let button = UIButton(type: .system, primaryAction: action)
        #expect(button.currentTitle == "Go")
        #expect(button.currentImage != nil)
        button.sendActions(for: .primaryActionTriggered)
        #expect(count == 1)
        let configured = UIButton(configuration: .filled(), primaryAction: action)
        #expect(configured.configuration?.title == "Go")
    }

    @Test("States give configured buttons other colours")
    func stateColours() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        let button = UIButton(configuration: configuration)
        let usual = configuration.updated(for: button)
        button.isEnabled = false
        let disabled = configuration.updated(for: button)
        #expect(usual.background.backgroundColor != disabled.background.backgroundColor)
        #expect(disabled.baseForegroundColor == .tertiaryLabel)
        button.isEnabled = true
        configuration.background.backgroundColor = .red
        #expect(configuration.updated(for: button).background.backgroundColor == .red)
    }

    private final class RoundButton: UIButton {}

    @Test func aSystemButtonIsOfTheClassThatIsAsked() {
        let image = UIImage()
        let button = RoundButton.systemButton(with: image, target: nil, action: nil)
        #expect(type(of: button) == RoundButton.self)
        #expect(button.buttonType == .system && button.image(for: .normal) === image)
        #expect(
            type(of: UIButton.systemButton(with: image, target: nil, action: nil)) == UIButton.self
        )
    }
}
