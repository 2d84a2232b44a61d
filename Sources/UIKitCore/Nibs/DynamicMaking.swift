// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Makes objects of classes that are known at run time only, by initializers that are not
/// `required`, as Objective-C does.
///
/// Swift refuses the call, since a class may lack the initializer; it then traps as on iOS. Every
/// designated initializer has its place in the table of a class all the same, and a class below
/// that calls it `required` has it at the same place. These are never made: what is called through
/// their tables is the initializer of the class that is handed in. They are open, and the calls not
/// optimized, because a compiler that knows all subclasses calls theirs straight away.
@MainActor
package enum DynamicMaking {
    /// A recognizer from a coder; nil where it says so.
    @inline(never)
    @_optimize(none)
    package static func recognizer(
        _ type: UIGestureRecognizer.Type,
        _ coder: NSCoder
    ) -> UIGestureRecognizer? {
        unsafeBitCast(type, to: _RecognizerOfAnyClass.Type.self).init(coder: coder)
    }

    /// A segue between two controllers.
    @inline(never)
    @_optimize(none)
    package static func segue(
        _ type: UIStoryboardSegue.Type,
        _ identifier: String?,
        _ source: UIViewController,
        _ destination: UIViewController
    ) -> UIStoryboardSegue {
        unsafeBitCast(type, to: _SegueOfAnyClass.Type.self).init(
            identifier: identifier,
            source: source,
            destination: destination
        )
    }
}

/// Stands for recognizers of every class in ``DynamicMaking``.
open class _RecognizerOfAnyClass: UIGestureRecognizer {
    /// Never called: the initializer of the class at hand is.
    public required override init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// Stands for segues of every class in ``DynamicMaking``.
open class _SegueOfAnyClass: UIStoryboardSegue {
    /// Never called: the initializer of the class at hand is.
    public required override init(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController
    ) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}
