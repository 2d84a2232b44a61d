// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitNibs

/// Every name that Interface Builder writes is read, or listed with the reason why not.
@MainActor
@Suite(.serialized)
struct InterfaceBuilderTests {
    /// Attributes, properties and elements that are not read, with the reason.
    private static let listed: [(names: String, reason: String)] = [
        (
            "@userLabel @misplaced @ambiguous @verifyAmbiguity canvasLocation=point @fixedFrame",
            "design"
        ),
        ("@placeholderIntrinsicWidth @placeholderIntrinsicHeight @customModuleProvider", "design"),
        ("@sceneMemberID @simulatedSize @showsWidgetTitle <animations frameInset=frame", "design"),
        ("@simulatedDestination @wantsInverseForTransform freeformSize=size", "design"),
        ("contentSizeForViewInPopover=value contentSize=size", "design"),
        ("@dataMode", "follows from what is inside"),
        (
            "@useSafeAreas @useTraitCollections @useAutolayout @customObjectInstantiationMethod",
            "file"
        ),
        ("@storyboardIdentifier", "read when a controller is asked for by it"),
        ("<nil title=nil @usesAttributedText", "what is there says the same"),
        ("<sections @rowHeight @reuseIdentifier", "read with the list that has the cells"),
        (
            "@detailTextLabel @imageView @textLabel",
            "say which labels are the cell's; its style does"
        ),
        ("customSize=size", "the size is the layout's"),
        ("@hidesAccessoryWhenEditing", "has no public property any more"),
        ("<connections <constraints <gestureRecognizers <subviews", "go over what is inside"),
        ("<userDefinedRuntimeAttributes <layoutGuides <toolbarItems", "go over what is inside"),
        (
            "@adjustsLetterSpacingToFitWidth @minimumFontSize @segmentControlStyle",
            "without effect since iOS 7"
        ),
        ("@layoutMarginsFollowReadableWidth", "has no public property"),
        ("@autoresizesArchivedViewToFullSize", "views of controllers fill their place"),
        ("@colorLabel @catalog @customColorSpace @colorSpace", "follow from the rest"),
    ]

    /// The names of each element: attributes with a sign, properties with their element.
    private var table: [String: [String]] {
        var table: [String: [String]] = [:]
        var element = ""
        for word in InterfaceBuilderNames.table.split(whereSeparator: \.isWhitespace) {
            if word.hasSuffix(":"), !word.hasPrefix("@") {
                element = String(word.dropLast())
                table[element] = []
            } else {
                table[element, default: []].append(String(word))
            }
        }
        return table
    }

    /// The key and the element of a property; the key may hold the same sign.
    private static func parts(of name: String) -> [String] {
        guard let sign = name.lastIndex(of: "=") else { return [name] }
        return [String(name[..<sign]), String(name[name.index(after: sign)...])]
    }

    /// An element with all its attributes and properties, those of its parts included.
    private func sample(_ name: String, key: String?, depth: Int = 0) -> String {
        let names = table[name] ?? []
        var attributes = key.map { " key=\"\($0)\"" } ?? ""
        for name in names where name.hasPrefix("@") {
            let attribute = name.dropFirst()
            guard !["key", "id", "customClass", "customModule"].contains(attribute) else {
                continue
            }
            attributes += " \(attribute)=\"\(attribute.hasSuffix("Index") ? 0 : 1)\""
        }
        var content = ""
        let inner = [
            "subviews", "connections", "constraints", "gestureRecognizers", "prototypes", "cells",
            "sections", "items", "variation", "userDefinedRuntimeAttributes", "mask",
        ]
        if depth < 3 {
            for name in names where !name.hasPrefix("@") {
                let parts = Self.parts(of: name)
                let child = parts.count == 2 ? parts[1] : String(name.dropFirst())
                guard !inner.contains(child) else { continue }
                content += sample(child, key: parts.count == 2 ? parts[0] : nil, depth: depth + 1)
            }
        }
        return "<\(name)\(attributes)>\(content)</\(name)>"
    }

    /// What is read of an element with everything.
    private func reads(of element: String) throws -> Set<String> {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(sample(element, key: nil))
            </objects></document>
            """
        let document = try NibDocument(Data(text.utf8))
        NibReads.begin()
        defer { _ = NibReads.end() }
        let instance = NibInstance(document, .main)
        let made = try #require(document.root.list("objects").last)
        if made.name.hasSuffix("Controller") {
            instance.makeController(made)?.loadViewIfNeeded()
        } else if NibClasses.isView(made) {
            _ = instance.makeView(made)
        } else {
            instance.makeOther(made)
        }
        instance.finish()
        return NibReads.end()
    }

    @Test(
        arguments: [
            "view", "label", "button", "imageView", "slider", "switch", "stepper", "progressView",
            "activityIndicatorView", "segmentedControl", "pageControl", "scrollView", "stackView",
            "visualEffectView", "navigationBar", "toolbar", "tabBar", "pickerView", "datePicker",
            "textField", "textView", "searchBar", "tableView", "tableViewCell", "collectionView",
            "collectionViewCell", "barButtonItem", "navigationItem", "viewController",
            "navigationController", "tabBarController", "tableViewController",
            "collectionViewController", "tapGestureRecognizer", "panGestureRecognizer",
            "pongPressGestureRecognizer", "swipeGestureRecognizer",
        ]
    )
    func everyNameIsReadOrListed(element: String) throws {
        let known = Set(
            Self.listed.flatMap { $0.names.split(separator: " ").map(String.init) }
        )
        let read = try reads(of: element)
        // Values are read by their keys; of other parts something is read when they are made.
        let values: Set = [
            "color", "rect", "size", "inset", "edgeInsets", "fontDescription", "nil",
            "imageReference", "textAttributes", "navigationBarAppearance",
        ]
        let made = Set(read.compactMap { $0.split(separator: " ").first.map(String.init) })
        let missing = (table[element] ?? []).filter { name in
            let isOfDesign = name.contains("=simulated") || name.hasPrefix("simulated")
            let isOfEvery = ["@key", "@id", "@customClass", "@customModule"].contains(name)
            if known.contains(name) || isOfDesign || isOfEvery || name.hasSuffix("=variation") {
                return false
            }
            if name.hasPrefix("@") { return !read.contains("\(element) \(name)") }
            let parts = Self.parts(of: name)
            guard parts.count == 2 else {
                return !read.contains("\(element) \(name)")
                    && !made.contains(String(name.dropFirst()))
            }
            // A text with several lines stands as an element instead of the attribute.
            let isText = parts[1] == "string" && read.contains("\(element) @\(parts[0])")
            if isText || read.contains("\(element) \(parts[0])") { return false }
            return values.contains(parts[1]) || !made.contains(parts[1])
        }
        #expect(missing.isEmpty, "of \(element): \(missing.joined(separator: " "))")
    }

    @Test func theTableIsMadeOfManyFiles() {
        #expect(InterfaceBuilderNames.fileCount >= 200 && table.count > 100)
    }
}

/// What used to be dropped.
@MainActor
@Suite(.serialized)
struct NibAttributeTests {
    private func view<View: UIView>(_ text: String, _ type: View.Type = View.self) throws -> View {
        let document = try NibDocument(
            Data("<document type=\"CocoaTouch\"><objects>\(text)</objects></document>".utf8)
        )
        let instance = NibInstance(document, .main)
        let made = instance.makeView(try #require(document.root.list("objects").first))
        instance.finish()
        return try #require(made as? View)
    }

    @Test func accessibilityHasHintAndTraits() throws {
        let view = try view(
            """
            <view id="v" semanticContentAttribute="forceRightToLeft">
            <accessibility key="accessibilityConfiguration" hint="Opens it" label="Door">
            <accessibilityTraits key="traits" button="YES" selected="YES"/>
            <bool key="isElement" value="YES"/></accessibility></view>
            """,
            UIView.self
        )
        #expect(view.accessibilityHint == "Opens it" && view.accessibilityLabel == "Door")
        #expect(view.accessibilityTraits == [.button, .selected] && view.isAccessibilityElement)
        #expect(view.semanticContentAttribute == .forceRightToLeft)
    }

    @Test func buttonsAreArrangedAsConfigured() throws {
        let button = try view(
            """
            <button id="b"><buttonConfiguration key="configuration" style="filled" title="Go"
            imagePlacement="trailing" imagePadding="6" titlePadding="3" titleAlignment="center"
            cornerStyle="capsule" buttonSize="small" showsActivityIndicator="YES">
            <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3"
            trailing="4"/></buttonConfiguration></button>
            """,
            UIButton.self
        )
        let configuration = try #require(button.configuration)
        #expect(configuration.imagePlacement == .trailing && configuration.imagePadding == 6)
        #expect(configuration.titlePadding == 3 && configuration.titleAlignment == .center)
        #expect(configuration.cornerStyle == .capsule && configuration.buttonSize == .small)
        #expect(configuration.showsActivityIndicator)
        #expect(
            configuration.contentInsets
                == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        )
    }

    @Test func coloursOfXcode11HaveTheNewerOfTwoNames() throws {
        let view = try view(
            """
            <view id="v"><color key="backgroundColor"
            xcode11CocoaTouchSystemColor="systemBackgroundColor"
            cocoaTouchSystemColor="whiteColor"/></view>
            """,
            UIView.self
        )
        #expect(view.backgroundColor == .systemBackground)
        let old = try self.view(
            """
            <view id="v"><color key="tintColor" cocoaTouchSystemColor="darkTextColor"/></view>
            """,
            UIView.self
        )
        #expect(old.tintColor == .darkText)
    }

    @Test func buttonsHaveTheirMenus() throws {
        let button = try view(
            """
            <button id="b" showsMenuAsPrimaryAction="YES"><menu key="menu" title="Order" id="m">
            <children><command title="By name" image="star" catalog="system" id="c">
            <connections><action selector="sortByName:" destination="-1" id="a"/></connections>
            </command><menu title="More" displayInline="YES" id="n"><children>
            <command title="By size" state="on" enabled="NO" id="d"/></children></menu>
            </children></menu></button>
            """,
            UIButton.self
        )
        let menu = try #require(button.menu)
        #expect(menu.title == "Order" && menu.children.map(\.title) == ["By name", "More"])
        let first = try #require(menu.children.first as? UICommand)
        #expect(first.action == Selector("sortByName:") && first.image != nil)
        let more = try #require(menu.children.last as? UIMenu)
        let last = try #require(more.children.first as? UICommand)
        #expect(more.options == .displayInline && last.state == .on)
        #expect(last.attributes == .disabled)
    }

    @Test func progressHasItsStyle() throws {
        let bar = try view(
            "<progressView id=\"p\" progressViewStyle=\"bar\" progress=\"0.5\"/>",
            UIProgressView.self
        )
        #expect(bar.progressViewStyle == .bar && bar.progress == 0.5)
    }

    @Test func recognizersOfEdgesKnowTheirEdges() throws {
        let document = try NibDocument(
            Data(
                """
                <document type="CocoaTouch"><objects><screenEdgePanGestureRecognizer
                minimumNumberOfTouches="1" id="e"><rectEdge key="edges" left="YES"/>
                </screenEdgePanGestureRecognizer></objects></document>
                """.utf8
            )
        )
        let edge = UIScreenEdgePanGestureRecognizer()
        let element = try #require(document.root.list("objects").first)
        NibInstance(document, .main).configure(edge as UIGestureRecognizer, element)
        #expect(edge.edges == .left)
    }

    @Test func scrollViewsHaveDismissalAndIndicators() throws {
        let view = try view(
            "<scrollView id=\"v\" keyboardDismissMode=\"interactive\" indicatorStyle=\"white\"/>",
            UIScrollView.self
        )
        #expect(view.keyboardDismissMode == .interactive && view.indicatorStyle == .white)
    }

    @Test func textHasItsTraits() throws {
        let field = try view(
            """
            <textField id="f"><textInputTraits key="textInputTraits" autocorrectionType="no"
            spellCheckingType="yes" keyboardAppearance="dark" textContentType="username"
            keyboardType="numbersAndPunctuation" smartQuotesType="no" smartDashesType="no"
            smartInsertDeleteType="no"/></textField>
            """,
            UITextField.self
        )
        #expect(field.autocorrectionType == .no && field.spellCheckingType == .yes)
        #expect(field.keyboardAppearance == .dark && field.textContentType == .username)
        #expect(field.keyboardType == .numbersAndPunctuation && field.smartQuotesType == .no)
        #expect(field.smartDashesType == .no && field.smartInsertDeleteType == .no)
        let bar = try view(
            """
            <searchBar id="s" selectedScopeButtonIndex="1"><textInputTraits key="textInputTraits"
            autocapitalizationType="words"/><scopeButtonTitles><string>All</string>
            <string>Mine</string></scopeButtonTitles></searchBar>
            """,
            UISearchBar.self
        )
        #expect(bar.scopeButtonTitles == ["All", "Mine"] && bar.selectedScopeButtonIndex == 1)
        #expect(bar.autocapitalizationType == .words)
    }

    // MARK: Size classes

    private func document(of controller: String) throws -> UIViewController {
        let text = """
            <document type="CocoaTouch" initialViewController="c"><scenes><scene><objects>
            <viewController id="c" sceneMemberID="viewController">\(controller)</viewController>
            </objects></scene></scenes></document>
            """
        let storyboard = UIStoryboard(try NibDocument(Data(text.utf8)))
        return try #require(storyboard.instantiateInitialViewController())
    }

    @Test func variationsFollowTheSizeClasses() throws {
        let controller = try document(
            of: """
                <view key="view" id="root"><rect key="frame" width="390" height="844"/><subviews>
                <label id="small" tag="1" translatesAutoresizingMaskIntoConstraints="NO">
                <fontDescription key="fontDescription" type="system" pointSize="20"/>
                <variation key="heightClass=compact">
                <fontDescription key="fontDescription" type="system" pointSize="11"/></variation>
                </label>
                <view id="box" tag="2" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
                <constraint firstAttribute="width" constant="222" id="w">
                <variation key="heightClass=compact" constant="140"/></constraint>
                <constraint firstAttribute="height" constant="50" id="tall"/>
                <constraint firstAttribute="height" constant="30" id="low"/></constraints>
                <mask key="constraints"><exclude reference="low"/></mask>
                <variation key="heightClass=compact"><mask key="constraints">
                <exclude reference="tall"/><include reference="low"/></mask></variation></view>
                <view id="extra" tag="3" translatesAutoresizingMaskIntoConstraints="NO"/>
                </subviews>
                <constraints><constraint firstItem="extra" firstAttribute="top" secondItem="root"
                secondAttribute="top" constant="77" id="t"/></constraints>
                <variation key="heightClass=compact"><mask key="subviews">
                <exclude reference="extra"/></mask></variation></view>
                """
        )
        let app = try TestApp(device: "iPhone 14")
        app.show(controller)
        let view = try #require(controller.view)
        let label = try #require(view.viewWithTag(1) as? UILabel)
        let box = try #require(view.viewWithTag(2))
        let extra = try #require(view.viewWithTag(3))
        #expect(label.font.pointSize == 20 && box.bounds.size == CGSize(width: 222, height: 50))
        #expect(extra.frame.minY == 77)
        app.rotate(to: .landscapeRight)
        #expect(label.font.pointSize == 11 && box.bounds.size == CGSize(width: 140, height: 30))
        #expect(extra.superview == nil)
        app.rotate(to: .portrait)
        #expect(label.font.pointSize == 20 && box.bounds.size == CGSize(width: 222, height: 50))
        #expect(extra.superview === view && extra.frame.minY == 77)
    }
}
