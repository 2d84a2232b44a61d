// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitNibs

/// A controller with outlets and actions, as the lowering registers them.
@MainActor
final class QuizController: UIViewController {
    // Unsafe because the tables of names know no actor; everything here is on the main one.
    nonisolated(unsafe) var heading: UILabel?
    nonisolated(unsafe) var buttons: [UIButton] = []
    nonisolated(unsafe) var calls: [String] = []
    nonisolated(unsafe) var hint = ""

    override func awakeFromNib() {
        super.awakeFromNib()
        calls.append("awake")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("didLoad \(heading?.text ?? "-") \(buttons.count)")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        calls.append("prepare \(segue.identifier ?? "-")")
    }

    nonisolated func answer(_ sender: UIButton) {
        nonisolated(unsafe) let sender = sender
        let tag = MainActor.assumeIsolated { sender.tag }
        calls.append("answer \(tag)")
    }

    nonisolated func back(_ segue: UIStoryboardSegue) { calls.append("back") }

    static let register: Void = {
        _objcRegister { members in
            members.method("answer:") { object, arguments in
                (object as? QuizController)?.answer(_arg(arguments, 0) as UIButton)
            }
            members.method("back:") { object, arguments in
                (object as? QuizController)?.back(_arg(arguments, 0) as UIStoryboardSegue)
            }
            members.property(
                "heading",
                { object in (object as? QuizController)?.heading },
                { object, value in (object as? QuizController)?.heading = value }
            )
            members.property(
                "buttons",
                { object in (object as? QuizController)?.buttons ?? [] },
                { object, value in (object as? QuizController)?.buttons = value }
            )
            members.property(
                "hint",
                { object in (object as? QuizController)?.hint ?? "" },
                { object, value in (object as? QuizController)?.hint = value }
            )
            return QuizController.self
        }
    }()
}

/// A view that notes what its initializer finds.
@MainActor
final class NotingView: UIView {
    private(set) var found = CGRect.zero

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        found = bounds
        backgroundColor = .purple
    }
}

@MainActor
@Suite(.serialized)
struct StoryboardTests {
    private func storyboard() throws -> UIStoryboard {
        QuizController.register
        return UIStoryboard(try NibDocument(Data(Samples.quiz.utf8)))
    }

    private func start() throws -> (TestApp, UINavigationController, QuizController) {
        let app = try TestApp(device: "iPhone 15")
        let initial = try storyboard().instantiateInitialViewController()
        let navigation = try #require(initial as? UINavigationController)
        let quiz = try #require(navigation.topViewController as? QuizController)
        app.show(navigation)
        app.advance(by: 0.2)
        return (app, navigation, quiz)
    }

    @Test func theInitialControllerHasItsRootWithTitleAndOutlets() throws {
        let (_, navigation, quiz) = try start()
        #expect(quiz.calls == ["awake", "didLoad Which flag? 2"])
        #expect(quiz.title == nil && quiz.navigationItem.title == "Quiz")
        #expect(navigation.navigationBar.topItem === quiz.navigationItem)
        #expect(navigation.navigationBar.prefersLargeTitles == false)
        #expect(quiz.storyboard != nil && quiz.hint == "none")
    }

    @Test func attributesAndConstraintsAreThoseOfTheFile() throws {
        let (_, _, quiz) = try start()
        let heading = try #require(quiz.heading)
        #expect(heading.font.pointSize == 22 && heading.textAlignment == .center)
        #expect(heading.textColor == .secondaryLabel && heading.numberOfLines == 0)
        #expect(heading.contentHuggingPriority(for: .horizontal).rawValue == 251)
        // The safe area begins at 59 + 44; 20 below it.
        #expect(abs(heading.frame.minY - 123) < 0.01)
        #expect(abs(heading.frame.midX - 393 / 2) < 0.5)
        let stack = try #require(quiz.buttons.first?.superview as? UIStackView)
        #expect(stack.axis == .vertical && stack.spacing == 12)
        #expect(stack.frame.width == 200 && quiz.buttons[0].currentTitle == "Estonia")
        #expect(quiz.buttons[1].titleColor(for: .highlighted) == .systemRed)
        #expect(quiz.view.subviews.contains { $0 is UISwitch })
    }

    @Test func guidesOfTheTopAndTheBottomStandForTheSafeArea() throws {
        let app = try TestApp(device: "iPhone 15")
        let storyboard = UIStoryboard(try NibDocument(Data(Samples.guides.utf8)))
        let controller = try #require(storyboard.instantiateInitialViewController())
        app.show(controller)
        let box = try #require(controller.view.viewWithTag(7))
        #expect(box.frame == CGRect(x: 0, y: 59 + 8, width: 393, height: 852 - 59 - 8 - 34 - 16))
    }

    @Test func aControllerOfPagesIsAsTheFileSays() throws {
        let text = """
            <document initialViewController="p1"><scenes><scene sceneID="s1"><objects>
            <pageViewController id="p1" transitionStyle="scroll" navigationOrientation="vertical"
            pageSpacing="12" sceneMemberID="viewController"/></objects></scene></scenes></document>
            """
        let storyboard = UIStoryboard(try NibDocument(Data(text.utf8)))
        let made = try #require(storyboard.instantiateInitialViewController())
        let pages = try #require(made as? UIPageViewController)
        #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
        #expect(pages.spineLocation == .none)
    }

    @Test func aTapSendsTheAction() throws {
        let (app, _, quiz) = try start()
        app.tap(quiz.buttons[1])
        #expect(quiz.calls.last == "answer 2")
    }

    @Test func initializersOfSubclassesFindTheAttributes() throws {
        let (_, _, quiz) = try start()
        let view = try #require(quiz.view.subviews.compactMap { $0 as? NotingView }.first)
        #expect(view.found == CGRect(x: 0, y: 0, width: 50, height: 60))
        #expect(view.backgroundColor == .purple && view.layer.cornerRadius == 9)
    }

    @Test func aSeguePushesAndAnotherUnwinds() throws {
        let (app, navigation, quiz) = try start()
        quiz.performSegue(withIdentifier: "next", sender: nil)
        app.advance(by: 1)
        #expect(quiz.calls.last == "prepare next" && navigation.viewControllers.count == 2)
        let second = try #require(navigation.topViewController)
        #expect(second.title == "Second")
        second.performSegue(withIdentifier: "home", sender: nil)
        app.advance(by: 1)
        #expect(quiz.calls.last == "back" && navigation.topViewController === quiz)
    }

    @Test func aControllerIsMadeByItsIdentifierAndByACreator() throws {
        let storyboard = try storyboard()
        let second = storyboard.instantiateViewController(withIdentifier: "second")
        #expect(second.title == "Second" && second !== UIViewController())
        var isAsked = false
        let made: UIViewController = storyboard.instantiateViewController(
            identifier: "second"
        ) { coder in
            isAsked = true
            return UIViewController(coder: coder)
        }
        #expect(isAsked && made.title == "Second")
    }

    @Test func aNibHasAnOwnerAndTopLevelObjects() throws {
        let nib = UINib(data: Data(Samples.nib.utf8), bundle: nil)
        QuizController.register
        let owner = QuizController()
        let objects = nib.instantiate(withOwner: owner)
        #expect(objects.count == 2 && owner.viewIfLoaded === objects.first as AnyObject)
        #expect(owner.heading?.text == "two\nlines")
        #expect(owner.view.gestureRecognizers?.first is UITapGestureRecognizer)
    }

    @Test func pickersHaveTheirModeStyleAndDate() throws {
        let nib = UINib(data: Data(Samples.pickers.utf8), bundle: nil)
        let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
        try #require(view.subviews.count == 3)
        #expect(view.subviews[0] is UIPickerView)
        let dates = try #require(view.subviews[1] as? UIDatePicker)
        #expect(dates.datePickerMode == .date && dates.datePickerStyle == .inline)
        #expect(dates.minuteInterval == 5 && dates.date.timeIntervalSinceReferenceDate == 1_000)
        #expect(dates.minimumDate?.timeIntervalSinceReferenceDate == 500)
        let duration = try #require(view.subviews[2] as? UIDatePicker)
        #expect(duration.datePickerStyle == .wheels && duration.countDownDuration == 120)
    }

    @Test func hostileFilesAreRefused() {
        let deep = String(repeating: "<view>", count: 10_000)
        let bomb = """
            <?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">
            <!ENTITY c SYSTEM "file:///etc/passwd">]><document>&b;&c;</document>
            """
        for text in ["", "<", "no xml", "<view/>", "<document>" + deep] {
            #expect(throws: NibError.self) { try NibDocument(Data(text.utf8)) }
        }
        let read = try? NibDocument(Data(bomb.utf8))
        #expect(read?.root.text.contains("root:") != true)
    }

    @Test func oddValuesDoNotStopTheReader() throws {
        let nib = UINib(data: Data(Samples.odd.utf8), bundle: nil)
        let objects = nib.instantiate(withOwner: nil)
        let view = try #require(objects.first as? UIView)
        #expect(view.subviews.count == 2 && view.frame.width == 0)
        #expect(view.constraints.isEmpty)
    }
}
