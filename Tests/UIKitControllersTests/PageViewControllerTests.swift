// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitControllers

@MainActor
private final class Log {
    var entries: [String] = []
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

@MainActor
private final class Page: UIViewController {
    let log: Log
    let number: Int

    init(_ number: Int, _ log: Log) {
        self.number = number
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { log.entries.append("\(number).\(call)") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

/// Has so many pages, and hears of what becomes of them.
@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log = Log()
    let pages: [Page]
    var calls: [String] = []
    var asked: [String] = []
    var spine: UIPageViewController.SpineLocation?

    init(_ count: Int) {
        let log = log
        pages = (0..<count).map { Page($0, log) }
    }

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
        guard let page = controller as? Page else { return nil }
        let number = page.number + step
        asked.append("\(number)")
        return pages.indices.contains(number) ? pages[number] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }

    private func names(_ controllers: [UIViewController]) -> String {
        controllers.compactMap { ($0 as? Page).map { "\($0.number)" } }.joined(separator: ",")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) { calls.append("will \(names(pendingViewControllers))") }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) { calls.append("did \(names(previousViewControllers)) \(completed)") }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { spine ?? pageViewController.spineLocation }
}

/// A book that says how many pages it has.
@MainActor
private final class Counted: NSObject, UIPageViewControllerDataSource {
    let book = Book(4)
    var index = 1
    /// How many pages were shown each time that the index was asked for.
    var asked: [Int] = []

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        book.pageViewController(pageViewController, viewControllerBefore: viewController)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        book.pageViewController(pageViewController, viewControllerAfter: viewController)
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { 4 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        asked.append(pageViewController.viewControllers?.count ?? 0)
        return index
    }
}

@MainActor
@Suite(.serialized)
struct PageViewControllerTests {
    private func start(
        _ style: UIPageViewController.TransitionStyle = .scroll,
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
        pages: Int = 3,
        at index: Int = 0,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) throws -> (TestApp, UIPageViewController, Book) {
        let app = try TestApp(device: "iPhone 15")
        let controller = UIPageViewController(
            transitionStyle: style,
            navigationOrientation: orientation,
            options: options
        )
        let book = Book(pages)
        controller.dataSource = book
        controller.delegate = book
        let count = controller.spineLocation == .mid ? 2 : 1
        controller.setViewControllers(
            Array(book.pages[index..<(index + count)]),
            direction: .forward,
            animated: false
        )
        app.show(controller)
        app.advance(by: 0.2)
        return (app, controller, book)
    }

    private func swipe(_ app: TestApp, _ x: CGFloat, _ y: CGFloat = 0) {
        let middle = CGPoint(x: 196, y: 400)
        app.drag(
            from: CGPoint(x: middle.x - x / 2, y: middle.y - y / 2),
            to: CGPoint(x: middle.x + x / 2, y: middle.y + y / 2),
            duration: 0.1
        )
        app.advance(by: 1.5)
    }

    private func strip(_ controller: UIPageViewController) throws -> UIScrollView {
        try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
    }

    // Apple's page of `presentationIndex(for:)`: called after `setViewControllers` was.
    @Test func theDataSourceIsAskedForAnIndexOnceThereArePages() throws {
        let app = try TestApp(device: "iPhone 15")
        let controller = UIPageViewController(
            transitionStyle: .scroll,
            navigationOrientation: .horizontal
        )
        let source = Counted()
        controller.dataSource = source
        app.show(controller)
        app.advance(by: 0.2)
        #expect(source.asked.isEmpty)
        controller.setViewControllers([source.book.pages[1]], direction: .forward, animated: false)
        app.advance(by: 0.2)
        #expect(!source.asked.isEmpty && source.asked.allSatisfy { $0 == 1 })
    }

    @Test func theFirstPageFillsTheViewAndAppearsAlong() throws {
        let (_, controller, book) = try start()
        #expect(book.log.take() == ["0.willAppear", "0.didAppear"])
        #expect(controller.viewControllers == [book.pages[0]])
        #expect(controller.children == [book.pages[0]])
        let page = book.pages[0].view ?? UIView()
        #expect(page.convert(page.bounds, to: nil) == controller.view.bounds)
        #expect(controller.spineLocation == .none && controller.gestureRecognizers.isEmpty)
        let strip = try strip(controller)
        #expect(strip.contentOffset.x == strip.bounds.width)
        #expect(strip.contentSize.width == 3 * strip.bounds.width)
    }

    /// Libraries set the strip's offset before it was ever laid out.
    @Test func theStripLiesAtItsMiddlePlaceAsSoonAsItsViewIsLoaded() throws {
        let controller = UIPageViewController(
            transitionStyle: .scroll,
            navigationOrientation: .horizontal
        )
        let strip = try strip(controller)
        let width = UIScreen.main.bounds.width
        #expect(strip.frame == controller.view.bounds)
        #expect(strip.contentOffset.x == width)
        #expect(strip.contentSize.width == 3 * width)
        strip.setContentOffset(CGPoint(x: 1.5 * width, y: 0), animated: false)
        #expect(strip.contentOffset.x == 1.5 * width)
    }

    @Test func aSwipeShowsTheNextPageAndTellsBoth() throws {
        let (app, controller, book) = try start()
        _ = book.log.take()
        swipe(app, -300)
        #expect(controller.viewControllers == [book.pages[1]])
        #expect(book.take() == ["will 1", "did 0 true"])
        #expect(
            book.log.take() == ["0.willDisappear", "1.willAppear", "1.didAppear", "0.didDisappear"]
        )
        #expect(controller.children == [book.pages[1]])
        #expect(book.pages[0].viewIfLoaded?.window == nil)
        let strip = try strip(controller)
        #expect(strip.contentOffset.x == strip.bounds.width)
        swipe(app, 300)
        #expect(controller.viewControllers == [book.pages[0]])
        #expect(book.take() == ["will 0", "did 1 true"])
    }

    @Test func aSwipeThatGoesBackLeavesThePage() throws {
        let (app, controller, book) = try start()
        _ = book.log.take()
        let finger = app.finger()
        finger.down(at: CGPoint(x: 300, y: 400))
        finger.move(to: CGPoint(x: 220, y: 400), duration: 0.2)
        app.advance(by: 0.3)
        finger.move(to: CGPoint(x: 228, y: 400), duration: 0.2)
        finger.up()
        app.advance(by: 1.5)
        #expect(controller.viewControllers == [book.pages[0]])
        #expect(book.take() == ["will 1", "did 0 false"])
        #expect(
            book.log.take() == [
                "0.willDisappear", "1.willAppear", "1.willDisappear", "0.willAppear",
                "0.didAppear", "1.didDisappear",
            ]
        )
        #expect(controller.children == [book.pages[0]])
    }

    @Test func nothingLiesBeyondTheEnds() throws {
        let (app, controller, book) = try start()
        swipe(app, 300)
        #expect(controller.viewControllers == [book.pages[0]])
        #expect(book.take() == [])
        let strip = try strip(controller)
        #expect(strip.contentOffset.x == strip.bounds.width)
    }

    @Test func theSourceIsAskedOnceForEachNeighbour() throws {
        let (app, _, book) = try start(pages: 4, at: 1)
        #expect(book.asked == ["2", "0"])
        book.asked = []
        swipe(app, -300)
        #expect(book.asked == ["3"])
    }

    @Test func codeShowsPagesWithoutAWordToTheDelegate() throws {
        let (app, controller, book) = try start()
        _ = book.log.take()
        var ends: [Bool] = []
        controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
            ends.append($0)
        }
        #expect(ends == [])
        #expect(book.log.take() == ["0.willDisappear", "2.willAppear"])
        app.advance(by: 1)
        #expect(ends == [true])
        #expect(book.log.take() == ["2.didAppear", "0.didDisappear"])
        #expect(controller.viewControllers == [book.pages[2]])
        controller.setViewControllers([book.pages[0]], direction: .reverse, animated: false) {
            ends.append($0)
        }
        #expect(ends == [true, true])
        #expect(
            book.log.take() == ["2.willDisappear", "0.willAppear", "0.didAppear", "2.didDisappear"]
        )
        #expect(book.take() == [])
    }

    @Test func anotherPageInTheMiddleOfAnAnimationEndsItFirst() throws {
        let (app, controller, book) = try start()
        var ends: [String] = []
        controller.setViewControllers([book.pages[1]], direction: .forward, animated: true) {
            ends.append("1 \($0)")
        }
        app.advance(by: 0.05)
        controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
            ends.append("2 \($0)")
        }
        #expect(ends == ["1 true"])
        app.advance(by: 1)
        #expect(ends == ["1 true", "2 true"])
        #expect(controller.viewControllers == [book.pages[2]])
        #expect(controller.children == [book.pages[2]])
    }

    @Test func pagesLieBelowEachOther() throws {
        let (app, controller, book) = try start(.scroll, .vertical)
        swipe(app, 0, -400)
        #expect(controller.viewControllers == [book.pages[1]])
        let strip = try strip(controller)
        #expect(strip.contentOffset.y == strip.bounds.height)
    }

    @Test func pagesAreApartAsFarAsTheOptionSays() throws {
        let (app, controller, book) = try start(options: [.interPageSpacing: 20])
        let strip = try strip(controller)
        #expect(strip.frame.width == controller.view.bounds.width + 20)
        let page = book.pages[0].view ?? UIView()
        #expect(page.convert(page.bounds, to: nil) == controller.view.bounds)
        swipe(app, -300)
        #expect(controller.viewControllers == [book.pages[1]])
    }

    @Test func fromRightToLeftTheNextPageLiesOnTheLeft() throws {
        let (app, controller, book) = try start()
        let strip = try strip(controller)
        strip.semanticContentAttribute = .forceRightToLeft
        controller.dataSource = book
        swipe(app, -300)
        #expect(controller.viewControllers == [book.pages[0]])
        swipe(app, 300)
        #expect(controller.viewControllers == [book.pages[1]])
    }

    @Test func dotsSayWhichPageItIs() throws {
        let app = try TestApp(device: "iPhone 15")
        let source = Counted()
        let controller = UIPageViewController(
            transitionStyle: .scroll,
            navigationOrientation: .horizontal
        )
        controller.dataSource = source
        controller.setViewControllers([source.book.pages[1]], direction: .forward, animated: false)
        app.show(controller)
        app.advance(by: 0.2)
        let dots = try #require(app.find(UIPageControl.self))
        #expect(dots.numberOfPages == 4 && dots.currentPage == 1)
        let page = source.book.pages[1].view ?? UIView()
        #expect(page.frame.height == controller.view.bounds.height - 37 - 34)
        swipe(app, -300)
        #expect(controller.viewControllers == [source.book.pages[2]])
        #expect(dots.currentPage == 2)
        app.tap(at: CGPoint(x: dots.frame.maxX - 4, y: dots.frame.midY))
        app.advance(by: 1)
        #expect(controller.viewControllers == [source.book.pages[3]])
        #expect(dots.currentPage == 3)
        controller.dataSource = nil
        app.update()
        #expect(app.find(UIPageControl.self) == nil)
    }

    @Test func withoutASourceNothingMoves() throws {
        let (app, controller, book) = try start()
        controller.dataSource = nil
        swipe(app, -300)
        #expect(controller.viewControllers == [book.pages[0]])
    }

    @Test func somebodyElseMayFollowTheScrolling() throws {
        final class Follower: NSObject, UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                offsets.append(scrollView.contentOffset.x)
            }
        }
        let (app, controller, book) = try start()
        let strip = try strip(controller)
        let follower = Follower()
        strip.delegate = follower
        #expect(strip.delegate === follower)
        swipe(app, -300)
        #expect(controller.viewControllers == [book.pages[1]])
        #expect(follower.offsets.contains { $0 > strip.bounds.width })
    }

    @Test func aWrongNumberOfPagesEndsTheProgram() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let controller = UIPageViewController(
                transitionStyle: .scroll,
                navigationOrientation: .horizontal
            )
            controller.setViewControllers([], direction: .forward, animated: false)
        }
    }

    // MARK: Curling

    /// Few pixels, since each frame of a curl is drawn anew.
    private let small = CGSize(width: 120, height: 200)

    @Test func aTapAtTheEdgeTurnsAPage() throws {
        let (app, controller, book) = try start(.pageCurl)
        app.resize(to: small)
        #expect(controller.spineLocation == .min && !controller.isDoubleSided)
        #expect(controller.gestureRecognizers.count == 2)
        app.tap(at: CGPoint(x: 60, y: 100))
        app.advance(by: 1)
        #expect(controller.viewControllers == [book.pages[0]])
        app.tap(at: CGPoint(x: 115, y: 100))
        #expect(book.take() == ["will 1"])
        app.advance(by: 1)
        #expect(book.take() == ["did 0 true"])
        #expect(controller.viewControllers == [book.pages[1]])
        app.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 110, y: 100), duration: 0.1)
        app.advance(by: 1)
        #expect(controller.viewControllers == [book.pages[0]])
        #expect(
            book.log.take().suffix(4)
                == ["1.willDisappear", "0.willAppear", "0.didAppear", "1.didDisappear"]
        )
    }

    @Test func aPageThatTurnsFollowsTheFinger() throws {
        let (app, controller, book) = try start(.pageCurl)
        app.resize(to: small)
        let finger = app.finger()
        finger.down(at: CGPoint(x: 110, y: 100))
        finger.move(to: CGPoint(x: 80, y: 100), duration: 0.2)
        #expect(book.take() == ["will 1"])
        // Held still, it stays where it is, and it goes back with the finger.
        app.advance(by: 2)
        #expect(book.take() == [])
        let sheet = try #require(book.pages[1].view.superview)
        let held = sheet.layer.timeOffset
        #expect(sheet.layer.speed == 0)
        finger.move(to: CGPoint(x: 50, y: 100), duration: 0.2)
        #expect(sheet.layer.timeOffset > held)
        finger.move(to: CGPoint(x: 90, y: 100), duration: 0.2)
        #expect(sheet.layer.timeOffset < held)
        app.advance(by: 0.3)
        finger.up()
        app.advance(by: 1)
        #expect(book.take() == ["did 0 false"])
        #expect(controller.viewControllers == [book.pages[0]])
        #expect(book.pages[0].view.window != nil && book.pages[1].view.window == nil)
        #expect(sheet.layer.speed == 1 && sheet.layer.timeOffset == 0)
        // Past the middle it turns.
        finger.down(at: CGPoint(x: 110, y: 100))
        finger.move(to: CGPoint(x: 20, y: 100), duration: 0.3)
        app.advance(by: 0.3)
        finger.up()
        app.advance(by: 1)
        #expect(book.take() == ["will 1", "did 0 true"])
        #expect(controller.viewControllers == [book.pages[1]])
    }

    @Test func twoPagesLieBesideTheSpineInTheMiddle() throws {
        let (app, controller, book) = try start(
            .pageCurl,
            pages: 6,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue]
        )
        app.resize(to: small)
        #expect(controller.spineLocation == .mid && controller.isDoubleSided)
        let width = controller.view.bounds.width / 2
        #expect(book.pages[0].view.frame.width == width)
        #expect(book.pages[1].view.frame.minX == width)
        app.tap(at: CGPoint(x: 115, y: 100))
        app.advance(by: 1)
        #expect(controller.viewControllers == [book.pages[2], book.pages[3]])
        app.tap(at: CGPoint(x: 5, y: 100))
        app.advance(by: 1)
        #expect(controller.viewControllers == [book.pages[0], book.pages[1]])
    }

    @Test func anotherPageInTheMiddleOfACurlEndsItFirst() throws {
        let (app, controller, book) = try start(.pageCurl)
        app.resize(to: small)
        var ends: [Int] = []
        controller.setViewControllers([book.pages[1]], direction: .forward, animated: true) { _ in
            ends.append(1)
        }
        app.advance(by: 0.3)
        controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) { _ in
            ends.append(2)
        }
        #expect(ends == [1])
        // The first curl would be over, the second is not.
        app.advance(by: 0.3)
        #expect(ends == [1])
        app.advance(by: 0.5)
        #expect(ends == [1, 2] && controller.viewControllers == [book.pages[2]])
        #expect(controller.children == [book.pages[2]])
    }

    @Test func turningTheDeviceAsksWhereTheSpineIs() throws {
        let (app, controller, book) = try start(.pageCurl, pages: 4)
        book.spine = .max
        app.rotate(to: .landscapeLeft)
        app.advance(by: 1)
        #expect(controller.spineLocation == .max)
    }
}
