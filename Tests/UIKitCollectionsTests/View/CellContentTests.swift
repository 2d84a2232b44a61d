// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitCollections
import UIKitControls

/// A content configuration replaces the content view of a collection view's cell.
///
/// - Source: Apple's pages of `UICollectionViewCell.contentConfiguration` and `contentView`.
@MainActor
struct CellContentTests {
    /// A box of a width and a height of its own.
    private struct Box: UIContentConfiguration {
        final class Content: UIView, UIContentView {
            var configuration: any UIContentConfiguration

            init(_ box: Box) {
                configuration = box
                super.init(frame: .zero)
                preservesSuperviewLayoutMargins = box.preserves
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
                    view.topAnchor.constraint(equalTo: topAnchor),
                    view.bottomAnchor.constraint(equalTo: bottomAnchor),
                    view.heightAnchor.constraint(equalToConstant: box.height),
                ])
            }

            required init?(coder: NSCoder) { nil }
        }

        var height: CGFloat = 70
        var preserves = false

        func makeContentView() -> any UIView & UIContentView { Content(self) }
        func updated(for state: any UIConfigurationState) -> Box { self }
    }

    private let frame = CGRect(x: 0, y: 0, width: 100, height: 50)

    @Test func theConfigurationsViewIsTheContentView() {
        let cell = UICollectionViewCell(frame: frame)
        let old = cell.contentView
        old.addSubview(UIView())
        cell.contentConfiguration = Box()
        #expect(cell.contentView is Box.Content && cell.contentView.frame == frame)
        #expect(cell.contentView.superview === cell && old.superview == nil)
        #expect(cell.subviews.count == 1)
        cell.frame.size.width = 140
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 140, height: 50))
    }

    @Test func aViewThatSupportsTheNewConfigurationStays() {
        let cell = UICollectionViewCell(frame: frame)
        var text = UIListContentConfiguration.cell()
        text.text = "A"
        cell.contentConfiguration = text
        let view = cell.contentView
        text.text = "B"
        cell.contentConfiguration = text
        #expect(cell.contentView === view)
        let shown = (cell.contentView as? UIListContentView)?.configuration
        #expect((shown as? UIListContentConfiguration)?.text == "B")
        cell.contentConfiguration = Box()
        #expect(cell.contentView is Box.Content && view.superview == nil)
    }

    @Test func withoutAConfigurationTheContentViewIsAPlainOne() {
        let cell = UICollectionViewCell(frame: frame)
        cell.contentConfiguration = Box()
        cell.contentConfiguration = nil
        #expect(type(of: cell.contentView) == UIView.self && cell.contentView.frame == frame)
        let view = cell.contentView
        cell.contentConfiguration = nil
        #expect(cell.contentView === view)
    }

    @Test func theBackgroundsStayBehindTheNewContent() {
        let cell = UICollectionViewCell(frame: frame)
        cell.backgroundView = UIView()
        cell.contentConfiguration = Box()
        cell.selectedBackgroundView = UIView()
        #expect(cell.subviews.map { $0 === cell.contentView } == [false, false, true])
    }

    @Test func aRowHasTheMarginsOfItsList() throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        #expect(cell.contentView.directionalLayoutMargins.leading == 16)
        var text = UIListContentConfiguration.cell()
        text.text = "A"
        cell.contentConfiguration = text
        let list = try #require(cell.contentView as? UIListContentView)
        cell.layoutIfNeeded()
        // The guide is made when it is first asked for.
        let guide = try #require(list.textLayoutGuide)
        cell.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 16)
        var box = Box()
        box.preserves = true
        cell.contentConfiguration = box
        cell.layoutIfNeeded()
        #expect(cell.contentView.subviews.first?.frame.minX == 16)
        cell.contentConfiguration = nil
        #expect(cell.contentView.directionalLayoutMargins.leading == 16)
    }
}
