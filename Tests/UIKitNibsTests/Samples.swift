// SPDX-License-Identifier: Apache-2.0

/// Files as Interface Builder writes them.
enum Samples {
    static let quiz = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
            initialViewController="nav">
        <scenes>
        <scene sceneID="s1"><objects>
          <navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
            <connections>
              <segue destination="quiz" kind="relationship" relationship="rootViewController"/>
            </connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="quiz" customClass="QuizController" customModule="UIKitNibsTests"
              sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left"
                    horizontalHuggingPriority="251" text="Which flag?" textAlignment="center"
                    numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                  <rect key="frame" x="10" y="20" width="100" height="20"/>
                  <fontDescription key="fontDescription" type="boldSystem" pointSize="22"/>
                  <color key="textColor" systemColor="secondaryLabelColor"/>
                </label>
                <stackView opaque="NO" axis="vertical" spacing="12" distribution="fillEqually"
                    translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                  <subviews>
                    <button tag="1" buttonType="roundedRect" id="b1">
                      <state key="normal" title="Estonia"/>
                      <connections>
                        <action selector="answer:" destination="quiz" eventType="touchUpInside"/>
                      </connections>
                    </button>
                    <button tag="2" buttonType="roundedRect" id="b2">
                      <state key="normal" title="Monaco"/>
                      <state key="highlighted">
                        <color key="titleColor" systemColor="systemRedColor"/>
                      </state>
                      <connections>
                        <action selector="answer:" destination="quiz" eventType="touchUpInside"/>
                      </connections>
                    </button>
                  </subviews>
                  <constraints>
                    <constraint firstAttribute="width" constant="200" id="c9"/>
                  </constraints>
                </stackView>
                <switch on="YES" fixedFrame="YES" id="sw">
                  <rect key="frame" x="20" y="500" width="51" height="31"/>
                </switch>
                <view customClass="NotingView" customModule="UIKitNibsTests" id="noting">
                  <rect key="frame" x="20" y="600" width="50" height="60"/>
                  <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                      <integer key="value" value="9"/>
                    </userDefinedRuntimeAttribute>
                  </userDefinedRuntimeAttributes>
                </view>
              </subviews>
              <color key="backgroundColor" red="1" green="1" blue="1" alpha="1"
                  colorSpace="custom" customColorSpace="sRGB"/>
              <constraints>
                <constraint firstItem="label" firstAttribute="top" secondItem="safe"
                    secondAttribute="top" constant="20" id="c1"/>
                <constraint firstItem="label" firstAttribute="centerX" secondItem="root"
                    secondAttribute="centerX" id="c2"/>
                <constraint firstItem="stack" firstAttribute="top" secondItem="label"
                    secondAttribute="bottom" constant="30" id="c3"/>
                <constraint firstItem="stack" firstAttribute="centerX" secondItem="safe"
                    secondAttribute="centerX" id="c4"/>
              </constraints>
              <viewLayoutGuide key="safeArea" id="safe"/>
            </view>
            <navigationItem key="navigationItem" title="Quiz" id="item"/>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="hint" value="none"/>
            </userDefinedRuntimeAttributes>
            <connections>
              <outlet property="heading" destination="label" id="o1"/>
              <outletCollection property="buttons" destination="b1" id="o2"/>
              <outletCollection property="buttons" destination="b2" id="o3"/>
              <segue destination="second" kind="show" identifier="next" id="g1"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <viewController storyboardIdentifier="second" title="Second" id="second"
              sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v2">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            </view>
            <connections>
              <segue destination="exit" kind="unwind" identifier="home" unwindAction="back:"/>
            </connections>
          </viewController>
          <exit id="exit" sceneMemberID="exit"/>
        </objects></scene>
        </scenes>
        </document>
        """

    static let nib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="QuizController">
            <connections>
              <outlet property="view" destination="v" id="a"/>
              <outlet property="heading" destination="l" id="b"/>
            </connections>
          </placeholder>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
          <view contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
            <subviews>
              <label id="l">
                <string key="text">two
        lines</string>
              </label>
            </subviews>
            <gestureRecognizers/>
            <connections>
              <outletCollection property="gestureRecognizers" destination="tap" id="c"/>
            </connections>
          </view>
          <tapGestureRecognizer id="tap"/>
        </objects>
        </document>
        """

    static let guides = """
        <document initialViewController="old"><scenes><scene sceneID="s"><objects>
          <viewController id="old" sceneMemberID="viewController">
            <layoutGuides>
              <viewControllerLayoutGuide type="top" id="top"/>
              <viewControllerLayoutGuide type="bottom" id="bottom"/>
            </layoutGuides>
            <view key="view" id="root">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>
                <view tag="7" translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
              </subviews>
              <constraints>
                <constraint firstItem="box" firstAttribute="top" secondItem="top"
                    secondAttribute="bottom" constant="8" id="c1"/>
                <constraint firstItem="bottom" firstAttribute="top" secondItem="box"
                    secondAttribute="bottom" constant="16" id="c2"/>
                <constraint firstItem="box" firstAttribute="leading" secondItem="root"
                    secondAttribute="leading" id="c3"/>
                <constraint firstAttribute="trailing" secondItem="box"
                    secondAttribute="trailing" id="c4"/>
              </constraints>
            </view>
          </viewController>
        </objects></scene></scenes></document>
        """

    static let pickers = """
        <document><objects>
          <view id="v">
            <subviews>
              <pickerView id="p"/>
              <datePicker datePickerMode="date" minuteInterval="5" style="inline" id="d">
                <date key="date" timeIntervalSinceReferenceDate="1000"/>
                <date key="minimumDate" timeIntervalSinceReferenceDate="500"/>
              </datePicker>
              <datePicker datePickerMode="countDownTimer" style="compact" countDownDuration="120"
                  id="c"/>
            </subviews>
          </view>
        </objects></document>
        """

    static let odd = """
        <document><objects>
          <view id="v">
            <rect key="frame" x="nan" y="inf" width="1e999" height="x"/>
            <subviews><label numberOfLines="-7" text="&#x1F600;"/><unheardOfView/></subviews>
            <constraints>
              <constraint firstItem="missing" firstAttribute="top" secondItem="v"
                  secondAttribute="top"/>
              <constraint firstAttribute="bogus" constant="3"/>
            </constraints>
          </view>
        </objects></document>
        """
}
