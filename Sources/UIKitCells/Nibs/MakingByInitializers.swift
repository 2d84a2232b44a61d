// SPDX-License-Identifier: Apache-2.0

import CSwiftCalls
import UIKitControls
package import UIKitViews

/// Makes a table cell of a class known at run time, by its `init(style:reuseIdentifier:)`; the
/// style is an index of its enumeration's cases.
@MainActor
package func makeInstance(
    ofTableCell aClass: UIView.Type,
    style: UInt8,
    reuseIdentifier: String?
) -> UIView {
    withStringWords(of: reuseIdentifier) { words in
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
    withStringWords(of: reuseIdentifier) { words in
        let made = casement_make_header(
            unsafeBitCast(aClass, to: UnsafeRawPointer.self),
            words
        )
        return Unmanaged<UIView>.fromOpaque(made).takeRetainedValue()
    }
}
