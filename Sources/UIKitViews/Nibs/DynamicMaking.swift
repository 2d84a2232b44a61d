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

/// Makes a segue of a class known at run time, by its `init(identifier:source:destination:)`.
@MainActor
package func makeInstance(
    ofSegue aClass: UIStoryboardSegue.Type,
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
) -> UIStoryboardSegue {
    // The callee takes ownership of the pointer's content.
    let name = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    defer { name.deallocate() }
    name.initialize(to: identifier)
    let made = name.withMemoryRebound(to: UInt.self, capacity: 2) { words in
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
    withWords(of: nibName) { words in
        let made = casement_make_controller_of_nib(
            unsafeBitCast(aClass, to: UnsafeRawPointer.self),
            words,
            bundle.map { Unmanaged.passRetained($0).toOpaque() }
        )
        return Unmanaged<T>.fromOpaque(made).takeRetainedValue()
    }
}

/// Makes a table cell of a class known at run time, by its `init(style:reuseIdentifier:)`; the
/// style is an index of its enumeration's cases.
@MainActor
package func makeInstance(
    ofTableCell aClass: UIView.Type,
    style: UInt8,
    reuseIdentifier: String?
) -> UIView {
    withWords(of: reuseIdentifier) { words in
        let made = casement_make_cell(
            unsafeBitCast(aClass, to: UnsafeRawPointer.self),
            style,
            words
        )
        return Unmanaged<UIView>.fromOpaque(made).takeRetainedValue()
    }
}

/// Makes a table's header or footer of a class known at run time, by its `init(reuseIdentifier:)`.
@MainActor
package func makeInstance(
    ofTableHeader aClass: UIView.Type,
    reuseIdentifier: String?
) -> UIView {
    withWords(of: reuseIdentifier) { words in
        let made = casement_make_header(
            unsafeBitCast(aClass, to: UnsafeRawPointer.self),
            words
        )
        return Unmanaged<UIView>.fromOpaque(made).takeRetainedValue()
    }
}

/// Calls with the two words of a string, which the callee takes ownership of.
@MainActor
private func withWords<Result>(
    of string: String?,
    _ body: (UnsafeMutablePointer<UInt>) -> Result
) -> Result {
    let pointer = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    defer { pointer.deallocate() }
    pointer.initialize(to: string)
    return pointer.withMemoryRebound(to: UInt.self, capacity: 2, body)
}
