// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

@testable import UIKitBasics
@testable import UIKitControls
@testable import UIKitValues
@testable import UIKitViews

/// What types are, beside what they can: source is written against that, too.
@MainActor
@Suite("What types conform to")
struct ConformanceTests {
    @Test("Priorities, levels, weights and widths are compared")
    func comparing() {
        #expect(UILayoutPriority.defaultLow < .defaultHigh)
        #expect(max(UIWindow.Level.normal, .alert) == .alert)
        #expect([UIFont.Weight.bold, .thin, .regular].sorted() == [.thin, .regular, .bold])
        #expect(UIFont.Width.compressed < .expanded)
    }

    @Test("Items, menu elements and images have names for tests, each its own")
    func identification() {
        let item = UIBarButtonItem()
        let action = UIAction { _ in }
        let image = UIImage()
        let all: [any UIAccessibilityIdentification] = [item, action, image]
        for (index, object) in all.enumerated() { object.accessibilityIdentifier = "\(index)" }
        #expect(all.map(\.accessibilityIdentifier) == ["0", "1", "2"])
        item.accessibilityIdentifier = nil
        #expect(item.accessibilityIdentifier == nil && action.accessibilityIdentifier == "1")
    }

    @Test("What does not change is its own copy")
    func copying() {
        let icon = UIApplicationShortcutIcon(type: .add)
        #expect(icon.copy() as? UIApplicationShortcutIcon === icon)
        let action = UIPreviewAction(title: "A", style: .default) { _, _ in }
        #expect(action.copy() as? UIPreviewAction === action)
    }

    @Test("A delegate is asked what it understands and is, by its protocol alone")
    func existentials() {
        final class Delegate: NSObject, UIGestureRecognizerDelegate {}
        let delegate: any UIGestureRecognizerDelegate = Delegate()
        #expect(!delegate.responds(to: Selector("nothingLikeThis:")))
        #expect(delegate.isKind(of: Delegate.self) && delegate.isMember(of: Delegate.self))
        #expect(delegate.isKind(of: NSObject.self) && !delegate.isMember(of: NSObject.self))
        #expect(!delegate.isKind(of: UIView.self))
        #expect(UIView.superclass() == UIResponder.self)
    }

    @Test("A presentation leads the focus to what it presents")
    func presentationFocus() {
        let above = UIViewController()
        let below = UIViewController()
        let presentation = UIPresentationController(
            presentedViewController: above,
            presenting: below
        )
        #expect(presentation.preferredFocusEnvironments.first === above)
        #expect(presentation.parentFocusEnvironment === below)
    }
}

/// Notes by which initializer it was made.
private final class PlainSwipe: UISwipeGestureRecognizer {
    var note = "made"
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        note = "by target"
    }
    override init?(coder: NSCoder) {
        super.init(coder: coder)
        note = "by coder"
    }
}

private final class OwnSegue: UIStoryboardSegue {
    var note = ""
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        note = "own \(identifier ?? "nothing")"
        super.init(identifier: identifier, source: source, destination: destination)
    }
}

@MainActor
@Suite("Making objects of classes known at run time")
struct DynamicMakingTests {
    @Test("Recognizers are made by the initializer of their own class")
    func recognizers() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let made = makeInstance(ofRecognizer: PlainSwipe.self, coder: coder)
        #expect((made as? PlainSwipe)?.note == "by coder")
        #expect(
            makeInstance(ofRecognizer: UITapGestureRecognizer.self, coder: coder)
                is UITapGestureRecognizer
        )
    }

    @Test("Segues are made by the initializer of their own class")
    func segues() {
        let (one, two) = (UIViewController(), UIViewController())
        let made = makeInstance(
            ofSegue: OwnSegue.self,
            identifier: "a",
            source: one,
            destination: two
        )
        #expect((made as? OwnSegue)?.note == "own a")
        let other = makeInstance(
            ofSegue: OwnSegue.self,
            identifier: nil,
            source: one,
            destination: two
        )
        #expect((other as? OwnSegue)?.note == "own nothing")
        #expect(made.source === one && made.destination === two && made.identifier == "a")
    }
}
