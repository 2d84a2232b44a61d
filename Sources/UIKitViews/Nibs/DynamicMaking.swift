// SPDX-License-Identifier: Apache-2.0

import CSwiftCalls
package import Foundation

// On iOS a storyboard makes objects of any class by initializers that are not `required`; here they
// are found in the class's table.

/// Makes a recognizer of a class known at run time, by its `init(coder:)`.
@MainActor
package func makeInstance(
    ofRecognizer aClass: UIGestureRecognizer.Type,
    coder: NSCoder
) -> UIGestureRecognizer? {
    let made = casement_make_recognizer(
        unsafeBitCast(aClass, to: UnsafeRawPointer.self),
        Unmanaged.passRetained(coder).toOpaque()
    )
    return made.map { Unmanaged<UIGestureRecognizer>.fromOpaque($0).takeRetainedValue() }
}
