// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitTesting

/// Makes the window before the state is restored, and says what it is asked.
@MainActor
final class RestoredDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var log: [String] = []
    var saves = true
    var restores = true
    var versionSeen: String?
    var found: [String: UIViewController] = [:]
    private let makeRoot: @MainActor () -> UIViewController

    init(_ makeRoot: @escaping @MainActor () -> UIViewController) {
        self.makeRoot = makeRoot
        super.init()
    }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.append("will finish")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.restorationIdentifier = "window"
        window.rootViewController = makeRoot()
        self.window = window
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.append("did finish")
        window?.makeKeyAndVisible()
        return true
    }

    func application(
        _ application: UIApplication,
        shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool { saves }

    func application(
        _ application: UIApplication,
        shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool {
        log.append("should restore")
        let key = UIApplication.stateRestorationBundleVersionKey
        versionSeen = coder.decodeObject(forKey: key) as? String
        return restores
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        coder.encode("the delegate's" as NSString, forKey: "note")
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        log.append("did decode \(coder.decodeObject(forKey: "note") as? String ?? "nothing")")
    }

    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        found[identifierComponents.joined(separator: "/")]
    }
}

/// Shows an item, which it saves; its class makes it again.
@MainActor
final class ItemController: UIViewController, UIViewControllerRestoration {
    static var paths: [[String]] = []
    static var log: [String] = []
    var item = ""
    var partner: UIViewController?

    static func make(_ name: String, item: String) -> ItemController {
        let controller = ItemController()
        controller.restorationIdentifier = name
        controller.restorationClass = ItemController.self
        controller.item = item
        return controller
    }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        paths.append(identifierComponents)
        guard coder.decodeObject(forKey: "item") as? String != "gone" else { return nil }
        return make(identifierComponents.last ?? "", item: "")
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(item as NSString, forKey: "item")
        coder.encode(partner, forKey: "partner")
        coder.encode([self, partner].compactMap(\.self), forKey: "both")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        item = coder.decodeObject(forKey: "item") as? String ?? "none"
        partner = coder.decodeObject(forKey: "partner") as? UIViewController
        let both = coder.decodeObject(forKey: "both") as? [UIViewController]
        let missing = coder.decodeObject(forKey: "missing")
        Self.log.append("\(item) \(both?.count ?? -1) \(isViewLoaded) \(missing == nil)")
    }

    override func applicationFinishedRestoringState() { Self.log.append("finished \(item)") }
}

/// An object that is no controller and has a state.
@MainActor
final class RestoredModel: NSObject, UIStateRestoring, UIObjectRestoration {
    static var made: [String] = []
    nonisolated(unsafe) var score = 0
    var parent: (any UIStateRestoring)?

    var restorationParent: (any UIStateRestoring)? { parent }
    var objectRestorationClass: (any UIObjectRestoration.Type)? { RestoredModel.self }

    static func object(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> (any UIStateRestoring)? {
        made.append(identifierComponents.joined(separator: "/"))
        let model = RestoredModel()
        UIApplication.registerObject(
            forStateRestoration: model,
            restorationIdentifier: identifierComponents.last ?? ""
        )
        return model
    }

    func encodeRestorableState(with coder: NSCoder) { coder.encode(score, forKey: "score") }
    func decodeRestorableState(with coder: NSCoder) { score = coder.decodeInteger(forKey: "score") }
}

/// Rows with names that outlast a launch; the first launch has fewer of them.
@MainActor
final class NamedRows: NSObject, UITableViewDataSource, UICollectionViewDataSource,
    UIDataSourceModelAssociation
{
    var names: [String]

    init(_ names: [String]) {
        self.names = names
        super.init()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int { names.count }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
        names[idx.item]
    }

    func indexPathForElement(
        withModelIdentifier identifier: String,
        in view: UIView
    ) -> IndexPath? {
        names.firstIndex(of: identifier).map { IndexPath(item: $0, section: 0) }
    }
}

/// Tells its scene's activity, and hears of the one before.
@MainActor
final class RestoredSceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var heard: [String] = []

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        let activity = session.stateRestorationActivity
        let page = activity?.userInfo?["page"] as? Int
        Self.heard.append("connect \(activity?.title ?? "none") \(page ?? 0)")
        Self.heard.append("note \(session.userInfo?["note"] as? String ?? "none")")
        session.userInfo = ["note": "kept"]
    }

    func scene(
        _ scene: UIScene,
        restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) {
        Self.heard.append("interaction \(stateRestorationActivity.activityType)")
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "reading")
        activity.title = "Chapter"
        activity.userInfo = ["page": 7]
        return activity
    }
}

/// The state of an application that is left and launched again.
@MainActor
@Suite(.serialized)
final class RestorationTests {
    let folder: URL

    init() {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("restoration-\(UUID().uuidString)")
        ItemController.paths = []
        ItemController.log = []
        RestoredModel.made = []
        RestoredSceneDelegate.heard = []
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Launches the application.
    private func launch(_ delegate: any UIApplicationDelegate) throws -> TestApp {
        try TestApp(device: "iPhone 14", delegate: delegate, stateFolder: folder)
    }

    /// Goes behind, where the state is saved.
    private func leave() {
        UIApplication.shared.perform(.deactivate)
        UIApplication.shared.perform(.enterBackground)
    }

    private func named<Controller: UIViewController>(
        _ name: String,
        _ controller: Controller
    ) -> Controller {
        controller.restorationIdentifier = name
        return controller
    }

    // MARK: Controllers

    @Test func aStackComesBackByTheClassesOfItsControllers() throws {
        func root() -> UIViewController {
            named(
                "nav",
                UINavigationController(rootViewController: ItemController.make("list", item: "all"))
            )
        }
        let first = RestoredDelegate(root)
        _ = try launch(first)
        let stack = try #require(first.window?.rootViewController as? UINavigationController)
        let detail = ItemController.make("detail", item: "seven")
        detail.partner = stack.viewControllers.first
        stack.pushViewController(detail, animated: false)
        stack.setNavigationBarHidden(true, animated: false)
        leave()

        let second = RestoredDelegate(root)
        _ = try launch(second)
        let again = try #require(second.window?.rootViewController as? UINavigationController)
        let items = again.viewControllers.compactMap { $0 as? ItemController }
        #expect(items.map(\.item) == ["all", "seven"] && again.isNavigationBarHidden)
        #expect(items.last?.partner === items.first)
        #expect(ItemController.paths == [["nav", "list"], ["nav", "detail"]])
        #expect(
            second.log == [
                "will finish", "should restore", "did decode the delegate's", "did finish",
            ]
        )
        #expect(second.versionSeen != nil)
        // Views are loaded by then, and a missing key ends nothing.
        #expect(
            ItemController.log == [
                "all 1 true true", "seven 2 true true", "finished all", "finished seven",
            ]
        )
    }

    @Test func aControllerThatItsClassDoesNotWantIsLeftOut() throws {
        func root() -> UIViewController {
            named(
                "nav",
                UINavigationController(rootViewController: named("list", UIViewController()))
            )
        }
        let first = RestoredDelegate(root)
        _ = try launch(first)
        let stack = try #require(first.window?.rootViewController as? UINavigationController)
        stack.pushViewController(ItemController.make("detail", item: "gone"), animated: false)
        leave()
        let second = RestoredDelegate(root)
        _ = try launch(second)
        let again = try #require(second.window?.rootViewController as? UINavigationController)
        #expect(again.viewControllers.map(\.restorationIdentifier) == ["list"])
    }

    @Test func aControllerWithoutIdentifierIsNotSavedNorAreThoseInIt() throws {
        func root() -> UIViewController {
            UINavigationController(rootViewController: ItemController.make("list", item: "all"))
        }
        _ = try launch(RestoredDelegate(root))
        leave()
        _ = try launch(RestoredDelegate(root))
        #expect(ItemController.paths.isEmpty && ItemController.log.isEmpty)
    }

    @Test func theDelegateMakesControllersThatHaveNoClass() throws {
        func root() -> UIViewController {
            named(
                "nav",
                UINavigationController(rootViewController: named("list", UIViewController()))
            )
        }
        let first = RestoredDelegate(root)
        _ = try launch(first)
        let stack = try #require(first.window?.rootViewController as? UINavigationController)
        stack.pushViewController(named("detail", UIViewController()), animated: false)
        leave()
        let second = RestoredDelegate(root)
        let made = named("detail", UIViewController())
        second.found["nav/detail"] = made
        _ = try launch(second)
        let again = try #require(second.window?.rootViewController as? UINavigationController)
        #expect(again.topViewController === made && again.viewControllers.count == 2)
    }

    @Test func tabsComeBackInTheirOrderWithTheChosenOne() throws {
        func root() -> UIViewController {
            let tabs = named("tabs", UITabBarController())
            tabs.viewControllers = ["a", "b", "c"].map { named($0, UIViewController()) }
            return tabs
        }
        let first = RestoredDelegate(root)
        _ = try launch(first)
        let tabs = try #require(first.window?.rootViewController as? UITabBarController)
        tabs.viewControllers = tabs.viewControllers?.reversed()
        tabs.selectedIndex = 2
        leave()
        let second = RestoredDelegate(root)
        _ = try launch(second)
        let again = try #require(second.window?.rootViewController as? UITabBarController)
        #expect(again.viewControllers?.map(\.restorationIdentifier) == ["c", "b", "a"])
        #expect(again.selectedIndex == 2)
    }

    @Test func whatWasPresentedIsPresentedAgain() throws {
        func root() -> UIViewController { named("root", UIViewController()) }
        let first = RestoredDelegate(root)
        let app = try launch(first)
        first.window?.rootViewController?
            .present(ItemController.make("sheet", item: "notes"), animated: false)
        app.update()
        leave()
        let second = RestoredDelegate(root)
        let again = try launch(second)
        again.update()
        let sheet = second.window?.rootViewController?.presentedViewController as? ItemController
        #expect(sheet?.item == "notes" && sheet?.viewIfLoaded?.window != nil)
        #expect(ItemController.paths == [["root", "sheet"]])
    }

    @Test func aRootThatItsClassMakesReplacesTheWindowsOwn() throws {
        let first = RestoredDelegate { ItemController.make("root", item: "one") }
        _ = try launch(first)
        leave()
        let second = RestoredDelegate { ItemController.make("root", item: "fresh") }
        _ = try launch(second)
        #expect((second.window?.rootViewController as? ItemController)?.item == "one")
    }

    @Test func aStoryboardMakesItsControllersAgain() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                initialViewController="nav"><scenes>
            <scene sceneID="s1"><objects>
              <navigationController id="nav" restorationIdentifier="nav"
                  sceneMemberID="viewController"><connections>
                <segue destination="list" kind="relationship"
                    relationship="rootViewController"/>
              </connections></navigationController></objects></scene>
            <scene sceneID="s2"><objects>
              <viewController id="list" restorationIdentifier="list" title="List"
                  sceneMemberID="viewController"/></objects></scene>
            <scene sceneID="s3"><objects>
              <viewController id="page" storyboardIdentifier="page" title="Page"
                  restorationIdentifier="page" sceneMemberID="viewController"/></objects></scene>
            </scenes></document>
            """
        let files = folder.appendingPathComponent("Files.bundle")
        try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
        try text.write(
            to: files.appendingPathComponent("Main.storyboard"),
            atomically: true,
            encoding: .utf8
        )
        let bundle = try #require(Bundle(path: files.path))
        func root() -> UIViewController {
            UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
                ?? UIViewController()
        }
        let first = RestoredDelegate(root)
        _ = try launch(first)
        let stack = try #require(first.window?.rootViewController as? UINavigationController)
        let page = try #require(
            stack.storyboard?.instantiateViewController(withIdentifier: "page")
        )
        stack.pushViewController(page, animated: false)
        leave()
        let second = RestoredDelegate(root)
        _ = try launch(second)
        let again = try #require(second.window?.rootViewController as? UINavigationController)
        #expect(again.viewControllers.map(\.title) == ["List", "Page"])
    }

    // MARK: Views

    private final class Noted: UIView {
        var note = ""
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(note as NSString, forKey: "note")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            note = coder.decodeObject(forKey: "note") as? String ?? "none"
        }
    }

    /// Treats the coders as what they are on iOS.
    private final class Keyed: UIViewController {
        var name: String?
        var other: String?

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            try? (coder as? NSKeyedArchiver)?.encodeEncodable(["name": "Ann"], forKey: "person")
        }

        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            other = (coder as? NSKeyedUnarchiver)?.decodeObject(forKey: "none") as? String
            let reader = coder as? NSKeyedUnarchiver
            name = reader?.decodeDecodable([String: String].self, forKey: "person")?["name"]
        }
    }

    @Test func theCodersAreKeyedArchiversAndTheirReaders() throws {
        func page() -> UIViewController { named("page", Keyed()) }
        _ = try launch(RestoredDelegate(page))
        leave()
        let second = RestoredDelegate(page)
        _ = try launch(second)
        let controller = try #require(second.window?.rootViewController as? Keyed)
        #expect(controller.name == "Ann" && controller.other == nil)
    }

    @Test func aViewWithAnIdentifierKeepsItsState() throws {
        func page() -> UIViewController {
            let controller = named("page", UIViewController())
            for name in ["first", "second", nil] {
                let view = Noted()
                view.restorationIdentifier = name
                controller.view.addSubview(view)
            }
            return controller
        }
        func views(_ delegate: RestoredDelegate) -> [Noted] {
            (delegate.window?.rootViewController?.view.subviews ?? []).compactMap { $0 as? Noted }
        }
        let first = RestoredDelegate(page)
        _ = try launch(first)
        for (index, view) in views(first).enumerated() { view.note = "number \(index)" }
        leave()
        let second = RestoredDelegate(page)
        _ = try launch(second)
        #expect(views(second).map(\.note) == ["number 0", "number 1", ""])
    }

    // Apple's page of UIImageView: bounds, center, transform and the layer's anchorPoint.
    @Test func anImageIsSeenWhereItWas() throws {
        func page() -> UIViewController {
            let controller = named("page", UIViewController())
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
            view.restorationIdentifier = "image"
            controller.view.addSubview(view)
            return controller
        }
        func view(_ delegate: RestoredDelegate) throws -> UIImageView {
            let views = delegate.window?.rootViewController?.view.subviews ?? []
            return try #require(views.first as? UIImageView)
        }
        let first = RestoredDelegate(page)
        _ = try launch(first)
        let shown = try view(first)
        shown.layer.anchorPoint = CGPoint(x: 0, y: 1)
        shown.bounds = CGRect(x: 5, y: 0, width: 80, height: 70)
        shown.center = CGPoint(x: 120, y: 210)
        shown.transform = CGAffineTransform(scaleX: 2, y: 3)
        leave()
        let second = RestoredDelegate(page)
        _ = try launch(second)
        let again = try view(second)
        #expect(again.layer.anchorPoint == CGPoint(x: 0, y: 1))
        #expect(again.bounds == CGRect(x: 5, y: 0, width: 80, height: 70))
        #expect(again.center == CGPoint(x: 120, y: 210))
        #expect(again.transform == CGAffineTransform(scaleX: 2, y: 3))
    }

    @Test func positionsAndSelectionsComeBackToTheirElements() throws {
        let names = (0..<60).map { "row \($0)" }
        func page(_ rows: NamedRows) -> UIViewController {
            let controller = named("page", UIViewController())
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            table.rowHeight = 40
            table.restorationIdentifier = "table"
            table.dataSource = rows
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 50)
            let grid = UICollectionView(
                frame: CGRect(x: 0, y: 200, width: 390, height: 200),
                collectionViewLayout: layout
            )
            grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            grid.restorationIdentifier = "grid"
            grid.dataSource = rows
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 100))
            scroll.contentSize = CGSize(width: 390, height: 1000)
            scroll.restorationIdentifier = "scroll"
            for view in [table, grid, scroll] {
                view.contentInsetAdjustmentBehavior = .never
                controller.view.addSubview(view)
            }
            return controller
        }
        func views(
            _ delegate: RestoredDelegate
        ) throws -> (
            UITableView, UICollectionView, UIScrollView
        ) {
            let views = try #require(delegate.window?.rootViewController?.view.subviews)
            return (
                try #require(views[0] as? UITableView), try #require(views[1] as? UICollectionView),
                try #require(views[2] as? UIScrollView)
            )
        }
        let rows = NamedRows(names)
        let first = RestoredDelegate { page(rows) }
        let app = try launch(first)
        let (table, grid, scroll) = try views(first)
        table.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .none)
        table.contentOffset = CGPoint(x: 0, y: 28 * 40 + 15)
        grid.selectItem(at: IndexPath(item: 20, section: 0), animated: false, scrollPosition: [])
        grid.contentOffset = CGPoint(x: 0, y: 305)
        let row = try #require(grid.layoutAttributesForItem(at: IndexPath(item: 20, section: 0)))
        scroll.contentOffset = CGPoint(x: 0, y: 321)
        app.update()
        let distance = row.frame.minY - grid.contentOffset.y
        leave()

        // Three rows came in front meanwhile.
        let more = NamedRows(["x", "y", "z"] + names)
        let second = RestoredDelegate { page(more) }
        let again = try launch(second)
        again.update()
        let (table2, grid2, scroll2) = try views(second)
        #expect(table2.indexPathForSelectedRow == IndexPath(row: 33, section: 0))
        #expect(table2.contentOffset.y == CGFloat(31 * 40 + 15))
        #expect(grid2.indexPathsForSelectedItems == [IndexPath(item: 23, section: 0)])
        let shown = try #require(grid2.layoutAttributesForItem(at: IndexPath(item: 23, section: 0)))
        #expect(shown.frame.minY - grid2.contentOffset.y == distance)
        #expect(scroll2.contentOffset.y == 321)
    }

    @Test func theSelectionOfTextsComesBack() throws {
        func page() -> UIViewController {
            let controller = named("page", UIViewController())
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
            field.text = "some words"
            field.restorationIdentifier = "field"
            let text = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 80))
            text.text = "a longer text"
            text.restorationIdentifier = "text"
            controller.view.addSubview(field)
            controller.view.addSubview(text)
            return controller
        }
        let first = RestoredDelegate(page)
        _ = try launch(first)
        let views = try #require(first.window?.rootViewController?.view.subviews)
        let field = try #require(views[0] as? UITextField)
        let text = try #require(views[1] as? UITextView)
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 5))
        field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
        text.selectedRange = NSRange(location: 2, length: 6)
        text.isEditable = false
        leave()
        let second = RestoredDelegate(page)
        _ = try launch(second)
        let others = try #require(second.window?.rootViewController?.view.subviews)
        let field2 = try #require(others[0] as? UITextField)
        let text2 = try #require(others[1] as? UITextView)
        #expect(field2.selectedTextRange.flatMap(field2.text(in:)) == "words")
        #expect(text2.selectedRange == NSRange(location: 2, length: 6) && !text2.isEditable)
    }

    // MARK: Objects

    @Test func registeredObjectsComeBackByTheirClass() throws {
        func root() -> UIViewController { named("root", UIViewController()) }
        let first = RestoredDelegate(root)
        _ = try launch(first)
        let model = RestoredModel()
        model.parent = first.window?.rootViewController
        model.score = 12
        UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
        leave()
        let second = RestoredDelegate(root)
        _ = try launch(second)
        #expect(RestoredModel.made == ["root/model"])
        withExtendedLifetime(model) {}
    }

    // MARK: Wishes

    @Test func theDelegateDecidesAboutSavingAndRestoring() throws {
        func root() -> UIViewController { ItemController.make("root", item: "one") }
        let first = RestoredDelegate(root)
        first.saves = false
        _ = try launch(first)
        leave()
        let second = RestoredDelegate(root)
        _ = try launch(second)
        #expect(!second.log.contains("should restore"))
        leave()
        let third = RestoredDelegate(root)
        third.restores = false
        _ = try launch(third)
        #expect(third.log == ["will finish", "should restore", "did finish"])
        #expect(ItemController.log.isEmpty)
    }

    @Test func anExtendedRestorationHoldsBackSaving() throws {
        func root() -> UIViewController { ItemController.make("root", item: "one") }
        let file = folder.appendingPathComponent("restoration.state")
        _ = try launch(RestoredDelegate(root))
        UIApplication.shared.extendStateRestoration()
        leave()
        #expect(!FileManager.default.fileExists(atPath: file.path))
        UIApplication.shared.completeStateRestoration()
        UIApplication.shared.perform(.enterForeground)
        leave()
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test func theStateIsSavedWhenTheProgramEndsInFront() throws {
        _ = try launch(RestoredDelegate { ItemController.make("root", item: "one") })
        UIApplication.shared.perform(.terminate)
        let second = RestoredDelegate { ItemController.make("root", item: "fresh") }
        _ = try launch(second)
        #expect((second.window?.rootViewController as? ItemController)?.item == "one")
    }

    // MARK: Files

    /// Launches with what is in the file and says what is reported.
    private func report(after change: (Data) throws -> Data?) throws -> [String] {
        func root() -> UIViewController { ItemController.make("root", item: "one") }
        _ = try launch(RestoredDelegate(root))
        leave()
        let store = StateFile(folder: folder)
        let data = try change(Data(contentsOf: store.file))
        if let data { try data.write(to: store.file) }
        ItemController.log = []
        var reports: [String] = []
        let application = UIApplication.install(principalClass: nil)
        let delegate = RestoredDelegate(root)
        application.own(delegate)
        application.restorer = StateRestoration(
            store: store,
            report: { reports.append($0) }
        )
        application.launch()
        #expect(reports.isEmpty == delegate.log.contains("should restore"))
        return reports
    }

    @Test func aFileThatCannotBeReadIsSaidAndLeftBehind() throws {
        #expect(try report { $0 } == [])
        var damaged = try report { data in
            var data = data
            data[data.count - 40] ^= 0xFF
            return data
        }
        #expect(damaged == ["the saved state is damaged; the program starts afresh"])
        damaged = try report { _ in Data("nonsense".utf8) }
        #expect(damaged == ["the saved state is damaged; the program starts afresh"])
        let other = try report { data in
            let text = String(decoding: data.prefix(16), as: UTF8.self)
            return Data(text.replacingOccurrences(of: " 1 ", with: " 9 ").utf8) + data.dropFirst(16)
        }
        #expect(
            other == [
                "the saved state has version 9 and this program reads 1; the program starts afresh"
            ]
        )
    }

    @Test func aRestorationThatEndedTheProgramIsNotTriedAgain() throws {
        let reports = try report { data in
            let store = StateFile(folder: folder)
            let aside = folder.appendingPathComponent("restoration.in-use")
            try FileManager.default.moveItem(at: store.file, to: aside)
            return nil
        }
        #expect(
            reports == [
                "the program ended while the state was restored; the program starts afresh"
            ]
        )
    }

    // MARK: Scenes

    @Test func aSceneGoesOnWithItsActivityInTheNextProcess() throws {
        func connect() {
            let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
            configuration.delegateClass = RestoredSceneDelegate.self
            UIApplication.shared.connectScene(configuration: configuration)
        }
        _ = try launch(RestoredDelegate { UIViewController() })
        connect()
        let name = UIApplication.shared.connectedScenes.first?.session.persistentIdentifier
        UIApplication.shared.perform(.deactivate)
        UIApplication.shared.perform(.enterBackground)
        _ = try launch(RestoredDelegate { UIViewController() })
        connect()
        #expect(
            RestoredSceneDelegate.heard == [
                "connect none 0", "note none", "connect Chapter 7", "note kept",
                "interaction reading",
            ]
        )
        let again = UIApplication.shared.connectedScenes.first?.session.persistentIdentifier
        #expect(name != nil && again == name)
        // Other suites count on an application without scenes.
        for session in UIApplication.shared.openSessions {
            UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
        }
    }

    /// Adds what it shows to the activity that it shares with its scene.
    private final class Sharing: UIViewController {
        override func updateUserActivityState(_ activity: NSUserActivity) {
            super.updateUserActivityState(activity)
            activity.addUserInfoEntries(from: ["chapter": "nine"])
        }
    }

    /// Hears that an activity is saved.
    private final class Listener: NSObject, NSUserActivityDelegate {
        var saves = 0

        func userActivityWillSave(_ userActivity: NSUserActivity) { saves += 1 }
    }

    /// Gives the scene's own activity.
    private final class SharingSceneDelegate: UIResponder, UIWindowSceneDelegate {
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
    }

    // Apple's page of `stateRestorationActivity(for:)`: the activity's delegate is asked, then each
    // responder that has the activity.
    @Test func respondersThatShareTheScenesActivityAddToIt() throws {
        func connect() throws -> UIWindowScene {
            let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
            configuration.delegateClass = SharingSceneDelegate.self
            UIApplication.shared.connectScene(configuration: configuration)
            let scenes = UIApplication.shared.connectedScenes
            return try #require(scenes.compactMap { $0 as? UIWindowScene }.first)
        }
        _ = try launch(RestoredDelegate { UIViewController() })
        let scene = try connect()
        let activity = NSUserActivity(activityType: "reading")
        let listener = Listener()
        activity.delegate = listener
        scene.userActivity = activity
        let window = UIWindow(windowScene: scene)
        let (sharing, other) = (Sharing(), Sharing())
        window.rootViewController = sharing
        sharing.addChild(other)
        sharing.view.addSubview(other.view)
        window.isHidden = false
        sharing.userActivity = activity
        leave()
        #expect(listener.saves == 1)
        _ = try launch(RestoredDelegate { UIViewController() })
        let session = try connect().session
        let info = session.stateRestorationActivity?.userInfo
        #expect(info?["chapter"] as? String == "nine" && info?.count == 1)
        for session in UIApplication.shared.openSessions {
            UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
        }
    }

    // MARK: Processes

    @Test func theStateOutlivesTheProcess() async throws {
        let path = folder.path
        await #expect(processExitsWith: .success) { @MainActor [path = path as String] in
            let delegate = RestoredDelegate { ItemController.make("root", item: "of process one") }
            _ = try TestApp(delegate: delegate, stateFolder: URL(fileURLWithPath: path))
            UIApplication.shared.perform(.deactivate)
            UIApplication.shared.perform(.enterBackground)
        }
        await #expect(processExitsWith: .success) { @MainActor [path = path as String] in
            let delegate = RestoredDelegate { ItemController.make("root", item: "fresh") }
            _ = try TestApp(delegate: delegate, stateFolder: URL(fileURLWithPath: path))
            let root = delegate.window?.rootViewController as? ItemController
            try #require(root?.item == "of process one")
        }
    }
}
