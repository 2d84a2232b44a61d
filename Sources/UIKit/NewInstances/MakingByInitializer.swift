// SPDX-License-Identifier: Apache-2.0

import CSwiftCalls
import Foundation
import ObjCRuntime
import UIKitCore

// The initializers of UIKit's classes that are not `required`, on a class known only at run time.
// On iOS Objective-C finds them; here the class's table does.

/// Makes a recognizer by its `init(target:action:)`.
func makeInstance<T: UIGestureRecognizer>(
    ofRecognizer aClass: T.Type,
    target: Any?,
    action: Selector?
) -> T {
    let targets = UnsafeMutablePointer<Any?>.allocate(capacity: 1)
    defer { targets.deallocate() }
    targets.initialize(to: target)
    return withWords(of: action) { action in
        make(
            aClass,
            by: casement_recognizer_target,
            words: [UInt(bitPattern: UnsafeRawPointer(targets))] + action
        )
    }
}

/// Makes a navigation controller by its `init(rootViewController:)`.
func makeInstance<T: UIViewController>(
    ofNavigation aClass: T.Type,
    root: UIViewController
) -> T {
    make(aClass, by: casement_navigation_root, words: [handOver(root)])
}

/// Makes a navigation controller by its `init(navigationBarClass:toolbarClass:)`.
func makeInstance<T: UIViewController>(
    ofNavigation aClass: T.Type,
    barClass: AnyClass?,
    toolbarClass: AnyClass?
) -> T {
    func word(_ aClass: AnyClass?) -> UInt { unsafeBitCast(aClass, to: UInt.self) }
    return make(
        aClass,
        by: casement_navigation_bars,
        words: [word(barClass), word(toolbarClass)]
    )
}

/// Makes a table by its `init(frame:style:)`; the style is an index of its enumeration's cases.
func makeInstance<T: UIView>(ofTable aClass: T.Type, frame: CGRect, style: UInt8) -> T {
    make(aClass, by: casement_table_style, frame: frame, words: [UInt(style)])
}

/// Makes a table's controller by its `init(style:)`; the style is an index of the table's.
func makeInstance<T: UIViewController>(
    ofTableController aClass: T.Type,
    style: UInt8
) -> T {
    make(aClass, by: casement_table_controller_style, words: [UInt(style)])
}

/// Makes a collection view by its `init(frame:collectionViewLayout:)`.
func makeInstance<T: UIView>(
    ofCollection aClass: T.Type,
    frame: CGRect,
    layout: AnyObject
) -> T {
    make(aClass, by: casement_collection_layout, frame: frame, words: [handOver(layout)])
}

/// Makes a collection's controller by its `init(collectionViewLayout:)`.
func makeInstance<T: UIViewController>(
    ofCollectionController aClass: T.Type,
    layout: AnyObject
) -> T {
    make(aClass, by: casement_collection_controller_layout, words: [handOver(layout)])
}

private func make<T: AnyObject>(
    _ aClass: T.Type,
    by initializer: casement_initializer,
    frame: CGRect = .zero,
    words: [UInt]
) -> T {
    let numbers = [
        Double(frame.origin.x), Double(frame.origin.y), Double(frame.size.width),
        Double(frame.size.height),
    ]
    let made = casement_make_by(
        initializer,
        unsafeBitCast(aClass, to: UnsafeRawPointer.self),
        numbers,
        words + [UInt](repeating: 0, count: 6 - words.count)
    )
    return Unmanaged<T>.fromOpaque(made).takeRetainedValue()
}

/// The address of an object that the callee is to release.
private func handOver(_ object: AnyObject) -> UInt {
    UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
}

/// Calls with the words of a value, which the callee takes ownership of.
private func withWords<Value, Result>(of value: Value, _ body: ([UInt]) -> Result) -> Result {
    let count = MemoryLayout<Value>.size / MemoryLayout<UInt>.size
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { pointer.deallocate() }
    pointer.initialize(to: value)
    // Larger values are passed by their address.
    guard count <= 4 else { return body([UInt(bitPattern: pointer)]) }
    return pointer.withMemoryRebound(to: UInt.self, capacity: count) { words in
        body(Array(UnsafeBufferPointer(start: words, count: count)))
    }
}
