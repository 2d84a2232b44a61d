// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitNibs

private final class NotingTable: UITableView {
    var names: [String] = []

    override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        names.append(identifier)
        super.register(nib, forCellReuseIdentifier: identifier)
    }

    override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        names.append("header " + identifier)
        super.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
    }
}

private final class NotingCollection: UICollectionView {
    var names: [String] = []

    override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        names.append(identifier)
        super.register(nib, forCellWithReuseIdentifier: identifier)
    }

    override func register(
        _ nib: UINib?,
        forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        names.append(kind + " " + identifier)
        super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
}

/// Notes what it is asked for, as libraries do that hand things to the controllers of a storyboard.
private final class NotingStoryboard: UIStoryboard {
    var names: [String] = []

    override func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        names.append(identifier)
        return super.instantiateViewController(withIdentifier: identifier)
    }
}

@MainActor
@Suite("What subclasses override")
struct OverridingTests {
    private let nib = UINib(data: Data(Samples.nib.utf8), bundle: nil)

    @Test func aTableHearsOfNibsForRowsAndHeaders() {
        let table = NotingTable(frame: .zero, style: .plain)
        // As code that knows the superclass calls it.
        let known: UITableView = table
        known.register(nib, forCellReuseIdentifier: "row")
        known.register(nib, forHeaderFooterViewReuseIdentifier: "head")
        #expect(table.names == ["row", "header head"])
    }

    @Test func aCollectionHearsOfNibsForItemsAndOtherViews() {
        let list = NotingCollection(
            frame: .zero,
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        let known: UICollectionView = list
        known.register(nib, forCellWithReuseIdentifier: "item")
        known.register(nib, forSupplementaryViewOfKind: "footer", withReuseIdentifier: "end")
        #expect(list.names == ["item", "footer end"])
    }

    @Test func aStoryboardHearsOfTheControllersThatItBeginsWithAndThatSeguesLeadTo() throws {
        QuizController.register
        let storyboard = NotingStoryboard(try NibDocument(Data(Samples.quiz.utf8)))
        let made = try #require(storyboard.instantiateInitialViewController())
        #expect(storyboard.names == ["UIViewController-nav"])
        let navigation = try #require(made as? UINavigationController)
        navigation.topViewController?.performSegue(withIdentifier: "next", sender: nil)
        #expect(navigation.topViewController?.title == "Second")
        #expect(storyboard.names == ["UIViewController-nav", "second"])
        let again = storyboard.instantiateViewController(withIdentifier: "UIViewController-second")
        #expect(again.title == "Second")
    }
}
