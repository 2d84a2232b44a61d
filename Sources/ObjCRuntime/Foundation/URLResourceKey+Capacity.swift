// SPDX-License-Identifier: Apache-2.0

public import Foundation

// On iOS a volume has more room for what matters than is free, since caches are emptied for it. Linux
// empties none, so what is free is the answer to all three questions: the keys ask for it.
extension URLResourceKey {
    /// Key of a volume's bytes that are there for what the user asked for.
    public static let volumeAvailableCapacityForImportantUsageKey = volumeAvailableCapacityKey
    /// Key of a volume's bytes that are there for what is not needed.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = volumeAvailableCapacityKey
}

extension URLResourceValues {
    /// A volume's bytes that are there for what the user asked for.
    public var volumeAvailableCapacityForImportantUsage: Int64? {
        volumeAvailableCapacity.map(Int64.init)
    }

    /// A volume's bytes that are there for what is not needed.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? {
        volumeAvailableCapacity.map(Int64.init)
    }
}
