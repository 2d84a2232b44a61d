// SPDX-License-Identifier: Apache-2.0

package import Foundation
public import ObjCRuntime
public import UIKitCore

/// `Recognizer(target: …, action: …)` in lowered source, where `Recognizer` is a generic parameter or a
/// variable.
@preconcurrency @MainActor
public func _objcNew<T: UIGestureRecognizer>(
    _ aClass: T.Type,
    target: Any?,
    action: Selector?
) -> T {
    makeInstance(ofRecognizer: aClass, target: target, action: action)
}

extension UIGestureRecognizer: MadeByAnotherInitializer {
    package nonisolated static func makeAsByInit() -> Foundation.NSObject {
        guard inheritsInit(self, from: UIGestureRecognizer.self) else { return makeByOwnInit(self) }
        return makeInstance(ofRecognizer: self, target: nil, action: nil)
    }
}
