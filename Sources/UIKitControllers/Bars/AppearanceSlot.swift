// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// The standard appearance of a bar: a copy of what was set or, where nothing was, what the bar gave
/// out once a program has changed it in place.
@MainActor
struct AppearanceSlot<Appearance: UIBarAppearance> {
    private var own: Appearance?
    private var lent: Appearance?
    private var revisionWhenLent = 0

    init() {}

    /// What counts; nil while nothing was set or changed.
    ///
    /// What is set is copied.
    var value: Appearance? {
        get { own ?? lent.flatMap { $0.revision == revisionWhenLent ? nil : $0 } }
        set {
            own = newValue?.copy() as? Appearance
            lent = nil
        }
    }

    /// Grows with each change in place.
    var revision: Int { (own ?? lent)?.revision ?? 0 }

    /// The appearance for a program, which may change it: made as the bar looks where none was set.
    mutating func lend(_ made: () -> Appearance) -> Appearance {
        if let known = own ?? lent { return known }
        let appearance = made()
        lent = appearance
        revisionWhenLent = appearance.revision
        return appearance
    }
}
