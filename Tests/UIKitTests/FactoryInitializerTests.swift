// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// What iOS makes by a class method can be made without arguments, too, so that subclasses may begin with
/// `super.init()`.
@MainActor
struct FactoryInitializerTests {
    private final class Board: UIPasteboard, @unchecked Sendable {
        private var text: String?

        override var string: String? {
            get { text }
            set { text = newValue }
        }
    }

    private final class Link: CADisplayLink {
        let mark: Int

        override init() {
            mark = 3
            super.init()
        }
    }

    private final class Story: UIStoryboard {
        let mark: Int

        override init() {
            mark = 4
            super.init()
        }
    }

    private final class Swipe: UIContextualAction {
        override var title: String? {
            get { "Own" }
            set { _ = newValue }
        }
    }

    @Test func aPasteboardCanBeStoodInFor() {
        let board = Board()
        board.string = "a"
        #expect(board.string == "a")
        #expect(UIPasteboard().items.isEmpty)
        #expect(UIPasteboard.general !== board)
    }

    @Test func subclassesBeginWithoutArguments() {
        let link = Link(target: NSObject(), selector: Selector(("description")))
        #expect(link.mark == 3)
        link.invalidate()
        let story = Story()
        #expect(story.mark == 4)
        #expect(story.instantiateInitialViewController() == nil)
        #expect(UISwipeActionsConfiguration().actions.isEmpty)
        #expect(UISwipeActionsConfiguration(actions: [Swipe()]).actions.first?.title == "Own")
        #expect(Swipe(style: .destructive, title: "A") { _, _, _ in }.style == .destructive)
        #expect(UITableViewRowAction().style == .default)
    }

    @Test func anActionWithoutHandlerIsNotDone() {
        var isDone: Bool?
        let action = UIContextualAction()
        action.handler(action, UIView()) { isDone = $0 }
        #expect(isDone == false)
    }

    @Test func instancesTellWhichInitializersTheyHave() {
        final class Cell: UICollectionViewCell {}
        #expect(Cell.instancesRespond(to: Selector("initWithFrame:")))
        #expect(!Cell.instancesRespond(to: Selector("initWithStyle:reuseIdentifier:")))
        #expect(UITableViewCell.instancesRespond(to: Selector("initWithStyle:reuseIdentifier:")))
        #expect(UITableViewController.instancesRespond(to: Selector("initWithStyle:")))
        #expect(UIViewController.instancesRespond(to: Selector("initWithNibName:bundle:")))
        #expect(!UIViewController.instancesRespond(to: Selector("initWithFrame:")))
    }
}
