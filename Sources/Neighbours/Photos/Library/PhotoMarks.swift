// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Foundation

/// What a program has set of an asset and its file can't keep; forgotten when the program ends.
struct PhotoMarks: Sendable {
    var isFavorite = false
    var isHidden = false
    var creationDate: Date?
    var location: CLLocation?
}
