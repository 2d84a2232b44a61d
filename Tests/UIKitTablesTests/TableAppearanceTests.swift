// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitTesting

/// What proxies of appearance set of tables and their parts.
@MainActor
@Suite(.serialized)
final class TableAppearanceTests {
    private let app: TestApp

    init() throws {
        AppearanceCenter.reset()
        app = try TestApp(device: "iPhone SE (3rd generation)")
    }

    isolated deinit {
        AppearanceCenter.reset()
        _ = try? TestApp()
    }

    @Test func tablesTakeWhatTheProxySays() {
        let proxy = UITableView.appearance()
        proxy.backgroundColor = .clear
        proxy.separatorColor = .red
        proxy.separatorStyle = .none
        proxy.separatorInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 4)
        proxy.sectionIndexColor = .green
        proxy.sectionHeaderTopPadding = 0
        proxy.rowHeight = 60
        let table = app.showTable(RowSource(count: 3))
        #expect(table.backgroundColor == .clear)
        #expect(table.separatorColor == .red)
        #expect(table.separatorStyle == .none)
        #expect(table.separatorInset.left == 3)
        #expect(table.sectionIndexColor == .green)
        #expect(table.sectionHeaderTopPadding == 0)
        #expect(table.rectForRow(at: row(1)).minY == 60)
        let own = UITableView()
        own.separatorColor = .blue
        table.superview?.addSubview(own)
        #expect(own.separatorColor == .blue)
    }

    @Test func cellsTakeWhatTheProxySays() {
        let proxy = UITableViewCell.appearance()
        proxy.backgroundColor = .yellow
        proxy.selectionStyle = .none
        proxy.separatorInset = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0)
        UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .brown
        let table = app.showTable(RowSource(count: 3))
        let cell = table.cellForRow(at: row(1))
        #expect(cell?.backgroundColor == .yellow)
        #expect(cell?.selectionStyle == UITableViewCell.SelectionStyle.none)
        #expect(cell?.separatorInset.left == 9)
        #expect(cell?.textLabel?.textColor == .brown)
    }
}
