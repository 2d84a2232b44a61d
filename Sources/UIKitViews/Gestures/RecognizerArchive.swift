// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// A gesture recognizer in the archive of its view.
///
/// Recognizers do not conform to `NSCoding` themselves, although they are read from coders.
@MainActor
final class RecognizerArchive: NSObject, @preconcurrency NSCoding {
    let recognizer: UIGestureRecognizer

    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

    init?(coder: NSCoder) {
        guard let name = FieldDecoder(coder).string("UIClassName"),
            let type = _objcClass(named: name) as? UIGestureRecognizer.Type,
            let recognizer = makeInstance(ofRecognizer: type, coder: coder)
        else { return nil }
        self.recognizer = recognizer
    }

    func encode(with coder: NSCoder) {
        coder.encode(
            _objcClassName(type(of: recognizer)) as NSString,
            forKey: "UIClassName"
        )
        recognizer.encodeRecognizer(to: coder)
    }
}

extension UIView {
    /// Adds a recognizer that this view, its controller or an interaction makes for itself, and
    /// that archives leave out, therefore.
    package final func addPart(_ recognizer: UIGestureRecognizer) {
        recognizer.gesture.isPart = true
        addGestureRecognizer(recognizer)
    }

    /// The recognizers to archive: those that the program added.
    final var archivedRecognizers: [RecognizerArchive] {
        (gestureRecognizers ?? []).filter { !$0.gesture.isPart }.map { RecognizerArchive($0) }
    }
}

extension UIGestureRecognizer {
    func encodeCommonFields(to coder: NSCoder) {
        coder.encode(isEnabled, forKey: "UIGestureRecognizer.enabled")
        if let name { coder.encode(name as NSString, forKey: "UIGestureRecognizer.name") }
        coder.encode(cancelsTouchesInView, forKey: "UIGestureRecognizer.cancelsTouchesInView")
        coder.encode(delaysTouchesBegan, forKey: "UIGestureRecognizer.delaysTouchesBegan")
        coder.encode(delaysTouchesEnded, forKey: "UIGestureRecognizer.delaysTouchesEnded")
        coder.encode(
            requiresExclusiveTouchType,
            forKey: "UIGestureRecognizer.requiresExclusiveTouchType"
        )
        coder.encode(allowedTouchTypes as NSArray, forKey: "UIGestureRecognizer.touchTypes")
        if gesture.choseOwnPressTypes {
            coder.encode(allowedPressTypes as NSArray, forKey: "UIGestureRecognizer.pressTypes")
        }
    }

    func decodeCommonFields(_ decode: FieldDecoder) {
        decode.flag("UIGestureRecognizer.enabled") { gesture.isEnabled = $0 }
        gesture.name = decode.string("UIGestureRecognizer.name")
        decode.flag("UIGestureRecognizer.cancelsTouchesInView") { gesture.cancelsTouches = $0 }
        decode.flag("UIGestureRecognizer.delaysTouchesBegan") { gesture.delaysBegan = $0 }
        decode.flag("UIGestureRecognizer.delaysTouchesEnded") { gesture.delaysEnded = $0 }
        decode.flag("UIGestureRecognizer.requiresExclusiveTouchType") {
            gesture.requiresOneTouchType = $0
        }
        if let types = decode.object("UIGestureRecognizer.touchTypes") as? [NSNumber] {
            gesture.touchTypes = types
        }
        if let types = decode.object("UIGestureRecognizer.pressTypes") as? [NSNumber] {
            gesture.pressTypes = types
            gesture.choseOwnPressTypes = true
        }
    }
}
