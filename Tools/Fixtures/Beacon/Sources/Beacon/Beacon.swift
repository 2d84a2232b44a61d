// SPDX-License-Identifier: Apache-2.0

import BeaconObjC
import UIKit

/// What the tests of the app look at.
public enum Beacon {
    /// A colour of the package's own catalogue.
    public static var beam: UIColor? {
        UIColor(named: "beam", in: .module, compatibleWith: nil)
    }
}

/// What needs Objective-C is left out.
public struct Lighthouse {
    /// Its only part.
    public var lens: BeaconLens
}
