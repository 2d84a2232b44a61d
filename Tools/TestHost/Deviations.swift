// SPDX-License-Identifier: Apache-2.0

/// Whether a failure says no more than that measured times spread.
///
/// It is public for Nesting.c to find it by name.
@_silgen_name("casement_is_deviation")
public func isDeviation(_ description: String) -> Bool {
    description.hasPrefix("failed: The relative standard deviation of the measurements is ")
}
