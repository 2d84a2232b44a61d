// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitNibs

/// Collection views and split views as Interface Builder draws them.
@MainActor
@Suite(.serialized)
struct CollectionStoryboardTests {
    /// The data source of a grid of prototypes.
    private final class Items: UIKitCore.NSObject, UICollectionViewDataSource {
        func collectionView(
            _ collectionView: UICollectionView,
            numberOfItemsInSection section: Int
        ) -> Int { 100 }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind,
                withReuseIdentifier: "Head",
                for: indexPath
            )
        }
    }

    /// A flow layout with a decoration behind its first section.
    private final class Backed: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(
            in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
            let back = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: "back",
                with: IndexPath(item: 0, section: 0)
            )
            back.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
            return (super.layoutAttributesForElements(in: rect) ?? []) + [back]
        }
    }

    @Test func aDecorationViewComesFromTheNibOfItsKind() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
              <collectionReusableView tag="7" id="back">
                <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
              </collectionReusableView>
            </objects>
            </document>
            """
        let layout = Backed()
        layout.register(
            UINib(data: Data(text.utf8), bundle: nil),
            forDecorationViewOfKind: "back"
        )
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: layout
        )
        let items = Items()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        view.dataSource = items
        view.layoutIfNeeded()
        let back = try #require(view.subviews.first { $0.tag == 7 })
        #expect(back is UICollectionReusableView)
        #expect(back.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
    }

    final class Drawn: UICollectionViewController {}

    /// A library's tests start no app: a controller finds its nib all the same.
    @Test func aControllersCollectionViewComesFromTheNibOfItsName() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("casement-nib-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
                <connections><outlet property="view" destination="list" id="o"/></connections>
              </placeholder>
              <collectionView tag="7" id="list">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <collectionViewFlowLayout key="collectionViewLayout" id="flow">
                  <size key="itemSize" width="51" height="52"/>
                </collectionViewFlowLayout>
              </collectionView>
            </objects>
            </document>
            """
        try Data(text.utf8).write(to: folder.appendingPathComponent("Drawing.xib"))
        let bundle = try #require(Bundle(url: folder))
        let controller = Drawn(nibName: "Drawing", bundle: bundle)
        let view = try #require(controller.collectionView)
        #expect(view.tag == 7)
        let flow = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(flow.itemSize == CGSize(width: 51, height: 52))
    }

    private func storyboard(_ scenes: [String], initial: String) throws -> UIStoryboard {
        let all = scenes.enumerated().map {
            "<scene sceneID=\"s\($0.offset)\"><objects>\($0.element)</objects></scene>"
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                initialViewController="\(initial)">
            <scenes>\(all.joined())</scenes>
            </document>
            """
        return UIStoryboard(try NibDocument(Data(text.utf8)))
    }

    private let grid = """
        <collectionViewController id="grid" sceneMemberID="viewController">
          <collectionView key="view" multipleTouchEnabled="YES" contentMode="scaleToFill"
              dataMode="prototypes" id="items">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="6"
                minimumInteritemSpacing="4" id="flow">
              <size key="itemSize" width="100" height="60"/>
              <size key="headerReferenceSize" width="50" height="40"/>
              <size key="footerReferenceSize" width="0.0" height="0.0"/>
              <inset key="sectionInset" minX="10" minY="20" maxX="10" maxY="5"/>
            </collectionViewFlowLayout>
            <cells>
              <collectionViewCell opaque="NO" multipleTouchEnabled="YES" contentMode="center"
                  reuseIdentifier="Cell" id="cell">
                <rect key="frame" x="0.0" y="0.0" width="100" height="60"/>
                <view key="contentView" opaque="NO" contentMode="center" id="inner">
                  <rect key="frame" x="0.0" y="0.0" width="100" height="60"/>
                  <subviews>
                    <label text="Item" translatesAutoresizingMaskIntoConstraints="NO" id="text"/>
                  </subviews>
                </view>
                <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
                <constraints>
                  <constraint firstItem="text" firstAttribute="centerX" secondItem="inner"
                      secondAttribute="centerX" id="c1"/>
                </constraints>
                <connections>
                  <segue destination="detail" kind="show" identifier="open" id="open"/>
                </connections>
              </collectionViewCell>
            </cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="head">
              <rect key="frame" x="0.0" y="0.0" width="375" height="40"/>
              <subviews><label text="Head" id="title"/></subviews>
            </collectionReusableView>
            <connections>
              <outlet property="dataSource" destination="grid"/>
              <outlet property="delegate" destination="grid"/>
            </connections>
          </collectionView>
        </collectionViewController>
        """

    private let detail = """
        <viewController id="detail" title="Detail" sceneMemberID="viewController">
          <view key="view" id="detailView"/>
        </viewController>
        """

    @Test func prototypesAndTheLayoutComeFromTheDrawing() throws {
        let app = try TestApp(device: "iPhone SE (3rd generation)")
        defer { _ = try? TestApp() }
        let board = try storyboard([grid, detail], initial: "grid")
        let controller = try #require(
            board.instantiateInitialViewController() as? UICollectionViewController
        )
        let view = try #require(controller.collectionView)
        #expect(view.dataSource === controller && view.delegate === controller)
        let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.itemSize == CGSize(width: 100, height: 60))
        #expect(layout.minimumLineSpacing == 6 && layout.minimumInteritemSpacing == 4)
        #expect(layout.sectionInset == UIEdgeInsets(top: 20, left: 10, bottom: 5, right: 10))
        #expect(layout.headerReferenceSize == CGSize(width: 50, height: 40))
        let items = Items()
        view.dataSource = items
        let stack = UINavigationController(rootViewController: controller)
        app.show(stack)
        app.settle()
        let cells = view.visibleCells
        #expect(cells.count > 20)
        #expect(Set(cells.map(ObjectIdentifier.init)).count == cells.count)
        let label = try #require(cells.first?.contentView.subviews.first as? UILabel)
        #expect(label.text == "Item")
        let kind = UICollectionView.elementKindSectionHeader
        let head = view.supplementaryView(
            forElementKind: kind,
            at: IndexPath(item: 0, section: 0)
        )
        #expect((head?.subviews.first as? UILabel)?.text == "Head")
        // The cell's segue is performed when a person selects it.
        let place = try #require(cells.first).convert(CGPoint(x: 50, y: 30), to: nil)
        app.tap(at: place)
        app.settle()
        #expect(stack.topViewController?.title == "Detail")
        _ = items
    }

    @Test func theColumnsOfASplitViewComeFromItsRelationships() throws {
        let app = try TestApp(device: "iPad Pro (11-inch)")
        defer { _ = try? TestApp() }
        app.rotate(to: .landscapeLeft)
        let split = """
            <splitViewController id="split" style="doubleColumn" behavior="tile"
                sceneMemberID="viewController">
              <connections>
                <segue destination="first" kind="relationship"
                    relationship="masterViewController" id="r1"/>
                <segue destination="detail" kind="relationship"
                    relationship="detailViewController" id="r2"/>
              </connections>
            </splitViewController>
            """
        let first = """
            <viewController id="first" title="First" sceneMemberID="viewController">
              <view key="view" id="firstView"/>
            </viewController>
            """
        let board = try storyboard([split, first, detail], initial: "split")
        let controller = try #require(
            board.instantiateInitialViewController() as? UISplitViewController
        )
        #expect(controller.style == .doubleColumn && controller.preferredSplitBehavior == .tile)
        app.show(controller)
        app.settle()
        #expect(controller.viewController(for: .primary)?.title == "First")
        #expect(controller.viewController(for: .secondary)?.title == "Detail")
        #expect(controller.displayMode == .oneBesideSecondary)
    }
}
