// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value for a cast to a dictionary whose keys are typed names: on iOS the texts in a dictionary are
/// objects, which cast to names of any type; here Foundation hands them out as Swift's, which do not.
///
/// `x as? [NSAttributedString.Key: Any]` is lowered to this.
public func _objcKeyed(_ value: Any?) -> Any? {
    if let tables = value as? [[String: Any]] { return tables.map { keyed($0) } }
    return (value as? [String: Any]).map { keyed($0) } ?? value
}

private func keyed(_ table: [String: Any]) -> [NSString: Any] {
    Dictionary(uniqueKeysWithValues: table.map { (NSString(string: $0), $1) })
}
