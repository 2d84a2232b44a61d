// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKitServices
import UIKitTesting

@testable import UIKitControls
@testable import UIKitValues
@testable import UIKitViews

/// A view that can be focused and keeps what it hears.
private final class Tile: UIView {
    let name: String
    var log: ((String) -> Void)?
    var allowsUpdate = true
    var animates = false
    var canFocus = true
    var deferral = UIFocusItemDeferralMode.automatic

    init(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 60, _ height: CGFloat = 40)
    {
        self.name = name
        super.init(frame: CGRect(x: x, y: y, width: width, height: height))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFocused: Bool { canFocus }

    override var focusItemDeferralMode: UIFocusItemDeferralMode { deferral }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        log?("\(name)?")
        return allowsUpdate
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        log?("\(name)!")
        guard animates else { return }
        coordinator.addCoordinatedAnimations({ self.alpha = 0.5 }, completion: { self.log?("end") })
    }

    override func didHintFocusMovement(_ hint: UIFocusMovementHint) {
        log?("\(name) \(Int(hint.movementDirection.dx)) \(Int(hint.movementDirection.dy))")
    }
}

private final class Page: UIViewController {
    var preferred: [any UIFocusEnvironment] = []
    var log: ((String) -> Void)?
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
    override func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { log?("page!") }
}

// Section 9 of Docs/subsystems/event-rules.md: the focus.
@MainActor
@Suite(.serialized)
struct FocusTests {
    private let app: TestApp
    private let page = Page()
    private var entries: [String] { log.entries }
    private let log = Log()

    private final class Log {
        var entries: [String] = []
    }

    init() throws {
        app = try TestApp()
        app.show(page)
    }

    private func add(_ tiles: Tile..., to view: UIView? = nil) {
        for tile in tiles {
            tile.log = { [log] in log.entries.append($0) }
            (view ?? page.view).addSubview(tile)
        }
        app.update()
    }

    private var focused: String? {
        guard let window = app.window else { return nil }
        let item = UIFocusSystem.focusSystem(for: window)?.focusedItem
        return (item as? Tile)?.name ?? item.map { "\(type(of: $0))" }
    }

    private func grid() -> [Tile] {
        var tiles: [Tile] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let tile = Tile("\(row)\(column)", CGFloat(column) * 100, CGFloat(row) * 80 + 100)
                add(tile)
                tiles.append(tile)
            }
        }
        return tiles
    }

    @Test func section9AViewCannotBeFocusedUnlessItSaysSoAndAnEnabledControlCan() {
        #expect(!UIView().canBecomeFocused)
        let control = UIControl()
        #expect(control.canBecomeFocused)
        control.isEnabled = false
        #expect(!control.canBecomeFocused)
    }

    @Test func section9TabGoesInReadingOrderAndAround() {
        _ = grid()
        #expect(focused == nil)
        var seen: [String] = []
        for _ in 0..<10 {
            app.press(.keyboardTab)
            seen.append(focused ?? "")
        }
        #expect(seen == ["00", "01", "02", "10", "11", "12", "20", "21", "22", "00"])
        app.press(.keyboardTab, modifiers: .shift)
        #expect(focused == "22")
    }

    @Test func section9ArrowsGoToTheNearestInTheirDirection() {
        _ = grid()
        app.press(.keyboardDownArrow)
        #expect(focused == nil)
        app.press(.keyboardTab)
        app.press(.keyboardDownArrow)
        app.press(.keyboardRightArrow)
        #expect(focused == "11")
        app.press(.keyboardUpArrow)
        app.press(.keyboardLeftArrow)
        #expect(focused == "00")
        app.press(.keyboardLeftArrow)
        #expect(focused == "00")
        #expect(log.entries.contains("00 0 1") && log.entries.contains("00 -1 0"))
    }

    @Test func section9WhatIsScrolledAwayIsReachedAndShown() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 150))
        list.focusGroupIdentifier = "list"
        list.contentSize = CGSize(width: 200, height: 500)
        page.view.addSubview(list)
        for row in 0..<10 {
            add(Tile("\(row)", 0, CGFloat(row) * 50, 200, 40), to: list)
        }
        add(Tile("below", 0, 260, 200, 40))
        app.press(.keyboardTab)
        var seen: [String] = []
        for _ in 0..<10 {
            seen.append(focused ?? "")
            app.press(.keyboardDownArrow)
        }
        #expect(seen == (0..<10).map { "\($0)" })
        // The last row is as far up as shows it whole; what lies below the list comes next.
        #expect(list.contentOffset.y == 340)
        #expect(focused == "below")
        app.press(.keyboardTab, modifiers: .shift)
        app.press(.keyboardUpArrow)
        #expect(focused == "8")
    }

    @Test func section9TheNearestCountsThenTheBestAligned() {
        add(
            Tile("start", 300, 300, 100, 100),
            Tile("far", 600, 310, 50, 50),
            Tile("near", 450, 390, 50, 50),
            Tile("aside", 450, 500, 50, 50)
        )
        UIFocusSystem.focusSystem(for: page)?.requestFocusUpdate(to: page.view.subviews[0])
        app.press(.keyboardTab)
        app.press(.keyboardTab, modifiers: .shift)
        #expect(focused == "start")
        app.press(.keyboardRightArrow)
        #expect(focused == "near")
    }

    @Test func section9PreferencesLeadFromTheWindowToAView() {
        let tiles = grid()
        page.preferred = [tiles[4]]
        app.press(.keyboardTab)
        #expect(focused == "11")
    }

    @Test func section9BothSidesAreAskedAndOneNoIsEnough() {
        let tiles = grid()
        app.press(.keyboardTab)
        log.entries = []
        app.press(.keyboardTab)
        #expect(log.entries == ["00?", "01?", "00!", "01!"])
        tiles[1].allowsUpdate = false
        var failures = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.movementDidFailNotification,
            object: nil,
            queue: nil
        ) { _ in MainActor.assumeIsolated { failures += 1 } }
        app.press(.keyboardTab)
        NotificationCenter.default.removeObserver(observer)
        #expect(focused == "01" && failures == 1)
    }

    @Test func section9EnvironmentsAroundAreToldOnce() {
        page.log = { [log] in log.entries.append($0) }
        _ = grid()
        app.press(.keyboardTab)
        log.entries = []
        app.press(.keyboardTab)
        #expect(log.entries.filter { $0 == "page!" }.count == 1)
    }

    @Test func section9CoordinatedAnimationsRunAndComplete() {
        let tile = Tile("a", 10, 100)
        tile.animates = true
        add(tile)
        app.press(.keyboardTab)
        #expect(tile.alpha == 0.5)
        app.advance(by: 0.5)
        #expect(log.entries.last == "end")
    }

    @Test func section9AGuideInTheWayPassesOn() {
        let first = Tile("first", 100, 100)
        let second = Tile("second", 300, 500)
        add(first, second)
        let guide = UIFocusGuide()
        page.view.addLayoutGuide(guide)
        guide.preferredFocusEnvironments = [second]
        guide.solvedFrame = CGRect(x: 100, y: 300, width: 60, height: 40)
        app.press(.keyboardTab)
        app.press(.keyboardDownArrow)
        #expect(focused == "second")
        guide.isEnabled = false
        UIFocusSystem.focusSystem(for: page)?.requestFocusUpdate(to: first)
        app.press(.keyboardDownArrow)
        #expect(focused == "first")
    }

    @Test func section9TabGoesFromGroupToGroupAndArrowsInside() {
        let bar = UIView(frame: CGRect(x: 0, y: 50, width: 600, height: 50))
        let body = UIView(frame: CGRect(x: 0, y: 200, width: 600, height: 300))
        bar.focusGroupIdentifier = "bar"
        body.focusGroupIdentifier = "body"
        page.view.addSubview(bar)
        page.view.addSubview(body)
        add(Tile("b1", 0, 0), Tile("b2", 100, 0), to: bar)
        add(Tile("c1", 0, 0), Tile("c2", 100, 0), to: body)
        app.press(.keyboardTab)
        #expect(focused == "b1")
        app.press(.keyboardRightArrow)
        #expect(focused == "b2")
        app.press(.keyboardTab)
        #expect(focused == "c1")
        // The group remembers who had the focus.
        app.press(.keyboardTab)
        #expect(focused == "b2")
        body.subviews[1].focusGroupPriority = .prioritized
        app.press(.keyboardTab)
        #expect(focused == "c2")
    }

    @Test func hiddenDisabledAndCutOffItemsAreLeftOut() {
        let tiles = grid()
        tiles[0].isHidden = true
        tiles[1].alpha = 0
        tiles[2].isUserInteractionEnabled = false
        let clip = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
        clip.clipsToBounds = true
        page.view.addSubview(clip)
        add(Tile("outside", 200, 0), to: clip)
        app.press(.keyboardTab)
        #expect(focused == "10")
        app.press(.keyboardTab, modifiers: .shift)
        #expect(focused == "22")
    }

    @Test func whatLeavesTheWindowGivesTheFocusBack() async {
        let tiles = grid()
        app.press(.keyboardTab, times: 2)
        #expect(focused == "01")
        tiles[1].removeFromSuperview()
        #expect(focused == nil)
        for _ in 0..<5 { await Task.yield() }
        #expect(focused == "00")
    }

    @Test func returnAndSpaceDoWhatATapDoes() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 10, y: 100, width: 100, height: 40)
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
        page.view.addSubview(button)
        app.press(.keyboardTab)
        #expect(button.isFocused && button.state == .focused)
        app.hold(.keyboardReturnOrEnter)
        #expect(button.isHighlighted && events.isEmpty)
        app.release(.keyboardReturnOrEnter)
        #expect(!button.isHighlighted && events == ["up", "primary"])
        app.press(.keyboardSpacebar)
        #expect(events.count == 4)
        button.isEnabled = false
        app.press(.keyboardSpacebar)
        #expect(events.count == 4)
    }

    @Test func aHaloShowsWhileKeysMoveTheFocusAndATouchHidesIt() throws {
        let tile = Tile("a", 20, 120, 100, 60)
        tile.backgroundColor = .lightGray
        tile.layer.cornerRadius = 10
        add(tile)
        #expect(tile.layer.sublayers == nil)
        app.press(.keyboardTab)
        #expect(tile.layer.sublayers?.count == 1)
        app.tap(at: CGPoint(x: 300, y: 700))
        #expect((tile.layer.sublayers ?? []).isEmpty)
        #expect(focused == "a")
        app.press(.keyboardTab, modifiers: .shift)
        tile.focusEffect = nil
        #expect((tile.layer.sublayers ?? []).isEmpty)
    }

    @Test func theProgramMovesTheFocusAtTheEndOfTheTurn() async {
        let tiles = grid()
        app.press(.keyboardTab)
        page.preferred = [tiles[5]]
        page.setNeedsFocusUpdate()
        #expect(focused == "00")
        page.updateFocusIfNeeded()
        #expect(focused == "12")
        page.preferred = [tiles[6]]
        page.setNeedsFocusUpdate()
        for _ in 0..<5 { await Task.yield() }
        #expect(focused == "20")
    }

    @Test func aDeferredItemTakesTheFocusWithTheNextKey() {
        let tiles = grid()
        app.press(.keyboardTab)
        tiles[3].deferral = .always
        let system = UIFocusSystem.focusSystem(for: page)
        system?.requestFocusUpdate(to: tiles[3])
        #expect(focused == "00", "nothing moves before a key")
        app.press(.keyboardRightArrow)
        #expect(focused == "10", "the key brings the focus there, and no further")
        app.press(.keyboardRightArrow)
        #expect(focused == "11")
    }

    @Test func anItemThatIsNeverDeferredShowsItsFocusAtOnce() {
        let tiles = grid()
        // A touch hides the halo that keys have shown before.
        app.tap(at: CGPoint(x: 300, y: 700))
        let system = UIFocusSystem.focusSystem(for: page)
        system?.requestFocusUpdate(to: tiles[1])
        #expect((tiles[1].layer.sublayers ?? []).isEmpty, "no ring before a key")
        tiles[2].deferral = .never
        system?.requestFocusUpdate(to: tiles[2])
        #expect(focused == "02" && !(tiles[2].layer.sublayers ?? []).isEmpty)
    }

    @Test func anEnvironmentWithoutTheFocusHasNoSay() {
        let tiles = grid()
        app.press(.keyboardTab)
        tiles[3].setNeedsFocusUpdate()
        tiles[3].updateFocusIfNeeded()
        #expect(focused == "00")
        UIFocusSystem.focusSystem(for: page)?.requestFocusUpdate(to: tiles[3])
        #expect(focused == "10")
    }

    @Test func whatIsPresentedKeepsTheFocusInside() {
        _ = grid()
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .fullScreen
        page.present(sheet, animated: false)
        app.settle()
        add(Tile("s1", 10, 200), Tile("s2", 10, 300), to: sheet.view)
        app.press(.keyboardTab)
        #expect(focused == "s1")
        app.press(.keyboardTab, times: 2)
        #expect(focused == "s1")
    }

    @Test func theFirstResponderGivesUpUnlessItIsAround() {
        final class First: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let first = First(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
        page.view.addSubview(first)
        add(Tile("inside", 0, 0), to: first)
        add(Tile("outside", 0, 100))
        _ = first.becomeFirstResponder()
        UIFocusSystem.focusSystem(for: page)?.requestFocusUpdate(to: first.subviews[0])
        #expect(first.isFirstResponder)
        UIFocusSystem.focusSystem(for: page)?.requestFocusUpdate(to: page.view.subviews[1])
        #expect(!first.isFirstResponder)
    }

    @Test func aViewThatWasScaledBeyondAllNumbersIsPassedBy() {
        let lost = Tile("lost", 100, 100)
        add(Tile("one", 0, 100), lost, Tile("two", 200, 100))
        for _ in 0..<4 { lost.transform = lost.transform.scaledBy(x: 1e120, y: 1e120) }
        app.press(.keyboardTab)
        app.press(.keyboardTab)
        #expect(focused == "two")
    }

    @Test func reloadingFromACallbackEnds() async {
        let tiles = grid()
        tiles[0].log = { [tiles] entry in
            guard entry == "00!", let system = UIFocusSystem.focusSystem(for: tiles[0]) else {
                return
            }
            system.requestFocusUpdate(to: tiles[8])
        }
        app.press(.keyboardTab)
        #expect(focused == "00")
        for _ in 0..<5 { await Task.yield() }
        #expect(focused == "22")
    }

    @Test func theDebuggerSaysWhatIsWrong() {
        let tile = Tile("a", 10, 100)
        add(tile)
        #expect("\(UIFocusDebugger.checkFocusability(for: tile))".contains("can have the focus"))
        page.view.isUserInteractionEnabled = false
        tile.isHidden = true
        tile.canFocus = false
        let report = "\(UIFocusDebugger.checkFocusability(for: tile))"
        for reason in ["canBecomeFocused is false", "it is hidden", "isUserInteractionEnabled"] {
            #expect(report.contains(reason))
        }
        #expect("\(UIFocusDebugger.help())".contains("focusGroups"))
        #expect("\(UIFocusDebugger.status())".contains("nothing has the focus"))
        page.preferred = [page.view]
        #expect("\(UIFocusDebugger.preferredFocusEnvironments(for: page))".contains("<UIView>"))
    }

    @Test func systemsOfOneSceneAreEqualAndContainGoesByParents() throws {
        let tile = Tile("a", 10, 100)
        add(tile)
        let one = try #require(UIFocusSystem.focusSystem(for: tile))
        let other = try #require(UIFocusSystem.focusSystem(for: page))
        #expect(one == other && one.hash == other.hash)
        #expect(page.contains(tile) && !tile.contains(page))
        #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
        app.press(.keyboardTab)
        #expect(UIScreen.main.focusedView === tile)
    }
}
