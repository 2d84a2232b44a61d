// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitNibs

/// Scenes whose classes the program does not have.
@MainActor
@Suite(.serialized)
struct StandInTests {
    private func controller(customClass: String) throws -> UIViewController? {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                initialViewController="scene">
            <scenes><scene sceneID="s1"><objects>
              <viewController id="scene" \(customClass) sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="root">
                  <rect key="frame" x="0" y="0" width="375" height="667"/>
                  <subviews>
                    <mapView id="map"><rect key="frame" x="0" y="0" width="9" height="9"/>
                      <connections><outlet property="delegate" destination="scene"/></connections>
                    </mapView>
                    <button opaque="NO" buttonType="system" id="button">
                      <rect key="frame" x="0" y="20" width="90" height="30"/>
                      <state key="normal" title="Go"/>
                      <connections>
                        <action selector="go:" destination="scene" eventType="touchUpInside"/>
                      </connections>
                    </button>
                  </subviews>
                </view>
                <connections>
                  <outlet property="map" destination="map"/>
                  <outletCollection property="buttons" destination="button"/>
                </connections>
              </viewController>
            </objects></scene></scenes>
            </document>
            """
        let storyboard = UIStoryboard(try NibDocument(Data(text.utf8)))
        return storyboard.instantiateInitialViewController()
    }

    @Test func theRestOfTheSceneIsThere() throws {
        let app = try TestApp(device: "iPhone SE (3rd generation)")
        let scene = try #require(
            try controller(customClass: "customClass=\"NotHere\" customModule=\"App\"")
        )
        _ = app.show(scene)
        #expect(scene.view.subviews.count == 2)
        let button = try #require(scene.view.subviews.last as? UIButton)
        #expect(button.currentTitle == "Go")
        // Nothing answers, and nothing halts.
        app.tap(button)
    }
}
