// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitNibs

/// Tables as Interface Builder draws them: prototypes, static cells, and cells of nibs.
@MainActor
@Suite(.serialized)
struct TableStoryboardTests {
    /// The data source of a table of prototypes.
    private final class Rows: UIKitCore.NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Proto", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private func document(_ controllers: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
            initialViewController="list">
        <scenes><scene sceneID="s1"><objects>\(controllers)</objects></scene></scenes>
        </document>
        """
    }

    private func cell(_ id: String, _ identifier: String, _ title: String) -> String {
        """
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10"
            reuseIdentifier="\(identifier)" textLabel="\(id)t" detailTextLabel="\(id)d"
            accessoryType="disclosureIndicator" style="IBUITableViewCellStyleSubtitle" id="\(id)">
          <rect key="frame" x="0" y="0" width="375" height="44"/>
          <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="\(id)" id="\(id)c">
            <subviews>
              <label text="\(title)" id="\(id)t">
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
              </label>
              <label text="below" id="\(id)d"/>
            </subviews>
          </tableViewCellContentView>
        </tableViewCell>
        """
    }

    @Test func prototypesAreMadeAsOftenAsRowsNeedThem() throws {
        let app = try TestApp(device: "iPhone SE (3rd generation)")
        defer { _ = try? TestApp() }
        let text = document(
            """
            <tableViewController id="list" sceneMemberID="viewController">
              <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain"
                  separatorStyle="none" rowHeight="60" id="table">
                <prototypes>\(cell("p", "Proto", "Title"))</prototypes>
                <connections>
                  <outlet property="dataSource" destination="list"/>
                  <outlet property="delegate" destination="list"/>
                </connections>
              </tableView>
            </tableViewController>
            """
        )
        let storyboard = UIStoryboard(try NibDocument(Data(text.utf8)))
        let controller = try #require(
            storyboard.instantiateInitialViewController() as? UITableViewController
        )
        let table = try #require(controller.tableView)
        #expect(table.dataSource === controller)
        #expect(table.delegate === controller)
        #expect(table.separatorStyle == .none)
        let rows = Rows()
        table.dataSource = rows
        app.show(controller)
        app.settle()
        let first = try #require(table.visibleCells.first)
        #expect(first.frame.height == 60)
        #expect(first.reuseIdentifier == "Proto")
        #expect(first.accessoryType == .disclosureIndicator)
        #expect(table.visibleCells.map { $0.textLabel?.text } == (0..<11).map { "Row \($0)" })
        #expect(first.detailTextLabel?.text == "below")
        #expect(Set(table.visibleCells.map(ObjectIdentifier.init)).count == 11)
    }

    @Test func staticCellsAreTheControllersRows() throws {
        let app = try TestApp(device: "iPhone SE (3rd generation)")
        defer { _ = try? TestApp() }
        let text = document(
            """
            <tableViewController id="list" sceneMemberID="viewController">
              <tableView key="view" contentMode="scaleToFill" dataMode="static" style="grouped"
                  id="table">
                <sections>
                  <tableViewSection headerTitle="First" id="one">
                    <cells>\(cell("a", "", "A"))\(cell("b", "", "B"))</cells>
                  </tableViewSection>
                  <tableViewSection footerTitle="Foot" id="two">
                    <cells>\(cell("c", "", "C"))</cells>
                  </tableViewSection>
                </sections>
                <connections>
                  <outlet property="dataSource" destination="list"/>
                  <outlet property="delegate" destination="list"/>
                </connections>
              </tableView>
            </tableViewController>
            """
        )
        let storyboard = UIStoryboard(try NibDocument(Data(text.utf8)))
        let controller = try #require(
            storyboard.instantiateInitialViewController() as? UITableViewController
        )
        app.show(controller)
        app.settle()
        let table = try #require(controller.tableView)
        #expect(table.style == .grouped)
        #expect(table.numberOfSections == 2)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["A", "B", "C"])
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "FIRST")
        #expect(table.footerView(forSection: 1)?.textLabel?.text == "Foot")
    }

    @Test func cellsComeFromNibs() {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
              \(cell("n", "fromNib", "Nib"))
            </objects></document>
            """
        let table = UITableView()
        table.register(
            UINib(data: Data(text.utf8), bundle: nil),
            forCellReuseIdentifier: "fromNib"
        )
        let cell = table.dequeueReusableCell(withIdentifier: "fromNib")
        #expect(cell?.textLabel?.text == "Nib")
        #expect(cell?.reuseIdentifier == "fromNib")
    }
}
