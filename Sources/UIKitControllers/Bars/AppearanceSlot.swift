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

    /// What a program was given, or would be; nil where it must be made first.
    var known: Appearance? { own ?? lent }

    /// Keeps an appearance, made as the bar looks, which a program is given and may change.
    mutating func lend(_ appearance: Appearance) {
        lent = appearance
        revisionWhenLent = appearance.revision
    }
}
