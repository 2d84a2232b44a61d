// SPDX-License-Identifier: Apache-2.0

import CSwiftCalls
package import Foundation
import UIKitViews

// Objects of classes known only at run time, by initializers that are not `required`.

/// Makes a segue of a class known at run time, by its `init(identifier:source:destination:)`.
@MainActor
package func makeInstance(
    ofSegue aClass: UIStoryboardSegue.Type,
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
) -> UIStoryboardSegue {
    let made = withStringWords(of: identifier) { words in
        casement_make_segue(
            unsafeBitCast(aClass, to: UnsafeRawPointer.self),
            words,
            Unmanaged.passRetained(source).toOpaque(),
            Unmanaged.passRetained(destination).toOpaque()
        )
    }
    return Unmanaged<UIStoryboardSegue>.fromOpaque(made).takeRetainedValue()
}

/// Makes a controller of a class known at run time, by its `init(nibName:bundle:)`.
@MainActor
package func makeInstance<T: UIViewController>(
    ofController aClass: T.Type,
    nibName: String?,
    bundle: Bundle?
) -> T {
    withStringWords(of: nibName) { words in
        let made = casement_make_controller_of_nib(
            unsafeBitCast(aClass, to: UnsafeRawPointer.self),
            words,
            bundle.map { Unmanaged.passRetained($0).toOpaque() }
        )
        return Unmanaged<T>.fromOpaque(made).takeRetainedValue()
    }
}

/// Calls with the two words of a string, which the callee takes ownership of.
@MainActor
package func withStringWords<Result>(
    of string: String?,
    _ body: (UnsafeMutablePointer<UInt>) -> Result
) -> Result {
    let pointer = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    defer { pointer.deallocate() }
    pointer.initialize(to: string)
    return pointer.withMemoryRebound(to: UInt.self, capacity: 2, body)
}
