// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKit
import UIKitTesting

@testable import UIKitNibs

/// An object of an app's own in a storyboard: what animates an item, say.
final class NotingObject: UIKit.NSObject {
    var values: [String: String] = [:]
    var valuesWhenAwake: [String: String]?

    override func setValue(_ value: Any?, forKey key: String) { values[key] = "\(value ?? "nil")" }

    override func awakeFromNib() {
        super.awakeFromNib()
        valuesWhenAwake = values
    }
}

/// An item of an app's own.
final class NotingItem: UITabBarItem {
    var values: [String: String] = [:]

    override func setValue(_ value: Any?, forKey key: String) {
        let text = "\(value ?? "nil")"
        MainActor.assumeIsolated { values[key] = text }
    }
}

/// A view whose inspectable property needs what its initializer makes last.
final class BadgeView: UIView {
    private var plate: UIView?
    private(set) var hadPlate: [Bool] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        plate = UIView(frame: bounds)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        plate = UIView(frame: bounds)
    }

    override func setValue(_ value: Any?, forKey key: String) {
        let color = value as? UIColor
        MainActor.assumeIsolated {
            hadPlate.append(plate != nil)
            plate?.backgroundColor = color
        }
    }

    var plateColor: UIColor? { plate?.backgroundColor }
}

/// A place for a view that comes from elsewhere, as views with nibs of their own are used in others.
final class PlaceholderView: UIView {
    static let real = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))

    override func awakeAfter(using coder: NSCoder) -> Any? {
        PlaceholderView.real
    }
}

/// Objects and items of an app's own classes are made as such, with their runtime attributes.
@MainActor
struct CustomObjectTests {
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
            initialViewController="home">
        <scenes><scene sceneID="s1"><objects>
          <viewController id="home" sceneMemberID="viewController">
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="100" height="100"/></view>
            <tabBarItem key="tabBarItem" title="Home" id="item" customClass="NotingItem"
                customModule="UIKitNibsTests">
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="offset">
                  <real key="value" value="4"/>
                </userDefinedRuntimeAttribute>
              </userDefinedRuntimeAttributes>
            </tabBarItem>
          </viewController>
          <customObject id="bounce" customClass="NotingObject" customModule="UIKitNibsTests">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="sound" value="plop"/>
            </userDefinedRuntimeAttributes>
          </customObject>
        </objects></scene></scenes>
        </document>
        """

    @Test func anItemIsOfItsClassAndHasItsValues() throws {
        let board = UIStoryboard(try NibDocument(Data(Self.storyboard.utf8)))
        let home = try #require(board.instantiateInitialViewController())
        let item = try #require(home.tabBarItem as? NotingItem)
        #expect(item.title == "Home")
        #expect(item.values["offset"] == "4.0")
    }

    @Test func anObjectHasItsValuesWhenItAwakes() throws {
        let nib = Self.storyboard
        let start = try #require(nib.range(of: "<customObject"))
        let end = try #require(nib.range(of: "</customObject>"))
        let file = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            \(nib[start.lowerBound..<end.upperBound])
            </objects></document>
            """
        let objects = UINib(data: Data(file.utf8), bundle: nil).instantiate(withOwner: nil)
        let object = try #require(objects.first as? NotingObject)
        #expect(object.values == ["sound": "plop"])
        #expect(object.valuesWhenAwake == ["sound": "plop"])
    }

    // Apple's documentation of nibs: objects are initialized, then their runtime attributes are set,
    // before they awake.
    @Test func aViewHasItsInitializerBehindItWhenItsAttributesAreSet() throws {
        let file = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view id="outer"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
              <view id="badge" customClass="BadgeView" customModule="UIKitNibsTests">
                <rect key="frame" x="0" y="0" width="10" height="10"/>
                <userDefinedRuntimeAttributes>
                  <userDefinedRuntimeAttribute type="color" keyPath="plateColor">
                    <color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
                        customColorSpace="sRGB"/>
                  </userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
              </view>
            </subviews></view>
            </objects></document>
            """
        let objects = UINib(data: Data(file.utf8), bundle: nil).instantiate(withOwner: nil)
        let outer = try #require(objects.first as? UIView)
        let badge = try #require(outer.subviews.first as? BadgeView)
        #expect(badge.hadPlate == [true])
        #expect(badge.plateColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func aViewMayGiveAnotherInItsPlace() throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
              <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/>
                <subviews>
                  <view id="place" customClass="PlaceholderView" customModule="UIKitNibsTests"
                      translatesAutoresizingMaskIntoConstraints="NO">
                    <rect key="frame" x="0" y="0" width="20" height="20"/></view>
                </subviews>
                <constraints>
                  <constraint firstItem="place" firstAttribute="leading" secondItem="root"
                      secondAttribute="leading" constant="12" id="c"/>
                </constraints></view>
            </objects></document>
            """
        let objects = UINib(data: Data(xib.utf8), bundle: nil).instantiate(withOwner: nil)
        let root = try #require(objects.first as? UIView)
        #expect(root.subviews == [PlaceholderView.real])
        #expect(root.constraints.first?.firstItem === PlaceholderView.real)
    }
}
