// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

@MainActor private final class OwnView: UIView { var note = "view" }
@MainActor private final class OwnPage: UIViewController { var note = "page" }
@MainActor private final class OwnTap: UITapGestureRecognizer { var note = "tap" }
@MainActor private final class OwnButton: UIButton { var note = "button" }
@MainActor private final class OwnTableController: UITableViewController { var note = "rows" }
@MainActor private final class OwnCollectionController: UICollectionViewController {
    var note = "items"
}
@MainActor private final class Target: NSObject {}

@MainActor private final class OwnNavigation: UINavigationController {
    var roots: [UIViewController] = []

    override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        roots.append(rootViewController)
    }

    override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor private final class OwnBar: UINavigationBar {}

@MainActor private final class OwnTable: UITableView { var note = "table" }
@MainActor private final class OwnCollection: UICollectionView { var note = "collection" }
@MainActor private final class OwnCell: UITableViewCell { var note = "cell" }
@MainActor private final class OwnHeader: UITableViewHeaderFooterView { var note = "header" }

@MainActor private final class OwnLamp: UILabel {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
        text = "lamp"
    }

    required init?(coder: NSCoder) { nil }

    @section(".init_array") @used private nonisolated static let members:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.classMethod("new") { a in
                    _ = a
                    return OwnLamp()
                }
                return OwnLamp.self
            }
        }
}

/// Instances of classes that are known only when the program runs, by the functions that lowered source
/// calls.
@MainActor
struct DynamicClassTests {
    /// What a file knows that imports no UIKit.
    private func make<T: Foundation.NSObject>(_ aClass: T.Type) -> T { _objcNew(aClass) }

    @Test func aFileWithoutUIKitMakesViewsControllersAndRecognizers() {
        #expect(make(OwnView.self).note == "view")
        #expect(make(UIView.self as UIView.Type).frame == .zero)
        #expect(make(UILabel.self).text == nil)
        #expect(make(OwnPage.self).note == "page")
        let tap = make(OwnTap.self)
        #expect(tap.note == "tap" && tap.isEnabled)
    }

    @Test func aClassWithAnInitializerOfItsOwnIsMadeByIt() {
        #expect(make(OwnLamp.self).text == "lamp")
        #expect(_objcNew(OwnLamp.self).text == "lamp")
    }

    @Test func theTypeThatIsExpectedChoosesAmongInitializers() {
        struct Maker { var make: () -> UIView }
        let maker = Maker(make: _objcInit(of: UILabel.self, or: UILabel.init))
        #expect(maker.make() is UILabel)
        let rows = [CGRect(x: 0, y: 0, width: 4, height: 5)].map(
            _objcInit(of: UIView.self, or: UIView.init)
        )
        #expect(rows.first?.frame.height == 5)
        let page: () -> UIViewController? = _objcInit(
            of: OwnPage.self,
            or: OwnPage.init
        )
        #expect((page() as? OwnPage)?.note == "page")
    }

    @Test func recognizersAreMadeWithTargets() {
        let target = Target()
        let tap = _objcNew(OwnTap.self, target: target, action: Selector("tapped"))
        #expect(tap.note == "tap" && tap.numberOfTapsRequired == 1)
        let bare = _objcNew(OwnTap.self, target: nil, action: nil)
        #expect(bare.note == "tap")
    }

    @Test func buttonsAreMadeOfAType() {
        let button = _objcNew(OwnButton.self, type: .system)
        #expect(button.note == "button" && button.buttonType == .system)
    }

    @Test func navigationControllersAreMadeByTheirOwnInitializers() {
        let page = UIViewController()
        let navigation = _objcNew(OwnNavigation.self, rootViewController: page)
        #expect(navigation.roots == [page] && navigation.viewControllers == [page])
        let other = _objcNew(
            OwnNavigation.self,
            navigationBarClass: OwnBar.self,
            toolbarClass: nil
        )
        #expect(other.roots.isEmpty && other.navigationBar is OwnBar)
    }

    @Test func tablesAndTheirPartsAreMadeByTheirOwnInitializers() {
        let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        let table = _objcNew(OwnTable.self, frame: frame, style: .grouped)
        #expect(table.note == "table" && table.frame == frame && table.style == .grouped)
        let rows = _objcNew(OwnTableController.self, style: .insetGrouped)
        #expect(rows.note == "rows" && rows.tableView.style == .insetGrouped)
        let name = "a name that is longer than fifteen bytes"
        let cell = _objcNew(OwnCell.self, style: .subtitle, reuseIdentifier: name)
        #expect(cell.note == "cell" && cell.reuseIdentifier == name)
        #expect(cell.detailTextLabel != nil)
        let header = _objcNew(OwnHeader.self, reuseIdentifier: nil)
        #expect(header.note == "header" && header.reuseIdentifier == nil)
    }

    @Test func collectionsAreMadeWithALayout() {
        let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        let layout = UICollectionViewFlowLayout()
        let collection = _objcNew(OwnCollection.self, frame: frame, collectionViewLayout: layout)
        #expect(collection.note == "collection" && collection.frame == frame)
        #expect(collection.collectionViewLayout === layout)
        let other = UICollectionViewFlowLayout()
        let items = _objcNew(OwnCollectionController.self, collectionViewLayout: other)
        #expect(items.note == "items" && items.collectionViewLayout === other)
    }

    @Test func objectsAreMadeWithoutArguments() {
        #expect(UIBlurEffect() == UIBlurEffect(style: .regular))
        #expect(UICollisionBehavior().items.isEmpty)
        #expect(UIGravityBehavior().items.isEmpty && UIDynamicItemBehavior().items.isEmpty)
        #expect(UILargeContentViewerInteraction().delegate == nil)
        let action = UIAlertAction()
        #expect(action.title == nil && action.style == .default)
        #expect(UITableViewFocusUpdateContext().nextFocusedIndexPath == nil)
        #expect(UICollectionViewFocusUpdateContext().focusHeading.isEmpty)
        UIFocusAnimationCoordinator().addCoordinatedAnimations(nil, completion: nil)
    }

    @Test func theDeviceHasTheSameIdentifierEachTime() {
        let identifier = UIDevice.current.identifierForVendor
        #expect(identifier != nil && identifier == UIDevice.current.identifierForVendor)
    }
}
