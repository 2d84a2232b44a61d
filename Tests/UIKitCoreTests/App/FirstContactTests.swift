// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

@testable import UIKitBasics
@testable import UIKitValues
@testable import UIKitViews

/// A view without an initialiser of its own.
@MainActor
private final class Plain: UIView {
    var note = "plain"
}

@MainActor
private final class Page: UIViewController {
    var note = "page"
}

/// A view that registers with a block whose parameter is `Self`.
@MainActor
private class Follower: UIView {
    var styles: [UIUserInterfaceStyle] = []

    func follow() {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (self: Self, _: UITraitCollection) in
            self.styles.append(self.traitCollection.userInterfaceStyle)
        }
    }
}

/// What iOS source expects of UIKit, seen in libraries that were tried for the first time.
@MainActor
struct FirstContactTests {
    @Test func notificationsAreNamedOnAnyThread() async {
        let names = await Task.detached {
            [
                UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification,
                UIDevice.orientationDidChangeNotification, UIWindow.didBecomeKeyNotification,
                UIScreen.didConnectNotification,
            ]
        }.value
        #expect(Set(names).count == 5)
        #expect(names[0].rawValue == "UIApplicationDidBecomeActiveNotification")
    }

    @Test func aCurveOfAnyNumberIsThere() {
        #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut)
        #expect(UIView.AnimationCurve(rawValue: 3) == .linear)
        for curve: UIView.AnimationCurve in [.easeInOut, .easeIn, .easeOut, .linear] {
            #expect(UIView.AnimationCurve(rawValue: curve.rawValue) == curve)
        }
    }

    @Test func classesKnownAtRunTimeAreMadeByTheInitialiserOfTheirKind() {
        func make<T: UIView>(_ type: T.Type) -> T { _objcNew(type) }
        func makePage<T: UIViewController>(_ type: T.Type) -> T { _objcNew(type) }
        #expect(make(Plain.self).note == "plain" && make(Plain.self).frame == .zero)
        #expect(make(UILabel.self).text == nil)
        #expect(makePage(Page.self).note == "page")
    }

    @Test func aBlockMayNameTheEnvironmentSelf() {
        let window = makeWindow()
        defer { window.isHidden = true }
        let view = Follower()
        view.follow()
        window.addSubview(view)
        let before = view.traitCollection.userInterfaceStyle
        window.overrideUserInterfaceStyle = before == .dark ? .light : .dark
        window.layoutIfNeeded()
        #expect(view.styles.last == window.overrideUserInterfaceStyle)
    }

    @Test func attachmentsAndEffectsGoThroughAttributedStrings() {
        let attachment = NSTextAttachment()
        var text = AttributedString("a")
        text.uiKit.attachment = attachment
        text.uiKit.textEffect = .letterpressStyle
        let container = text.runs.first?.attributes ?? AttributeContainer()
        let values = [NSAttributedString.Key: Any](container)
        #expect(values[.attachment] as? NSTextAttachment === attachment)
        let effect = NSAttributedString.TextEffectStyle.letterpressStyle.rawValue
        #expect(values[.textEffect] as? String == effect)
    }

    @Test func aNavigationItemNeedsNoTitle() {
        #expect(UINavigationItem().title == nil)
    }

    // Since iOS 16 setting it does nothing but say so.
    @Test func theOrientationOfTheDeviceHasAKey() {
        let device = UIDevice.current
        let before = device.orientation
        #expect(device.value(forKey: "orientation") as? Int == before.rawValue)
        device.setValue(UIDeviceOrientation.landscapeLeft.rawValue, forKey: "orientation")
        #expect(device.orientation == before)
    }

    @Test func theFileOfAnAttachmentIsItsContents() {
        let attachment = NSTextAttachment(data: Data([1, 2]), ofType: "public.data")
        #expect(attachment.fileWrapper?.regularFileContents == Data([1, 2]))
        let file = FileWrapper(regularFileWithContents: Data([3]))
        file.preferredFilename = "three"
        attachment.fileWrapper = file
        #expect(attachment.contents == Data([3]))
        #expect(attachment.fileWrapper?.preferredFilename == "three")
        attachment.contents = Data([4])
        #expect(attachment.fileWrapper?.regularFileContents == Data([4]))
        #expect(attachment.fileWrapper?.preferredFilename == nil)
    }
}
