// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What is fuzzed: a name, sample inputs, and what to do with an input.
package struct Target {
    /// By which it is chosen.
    package let name: String
    /// Whole inputs, to be damaged.
    package let samples: () throws -> [Data]
    /// The parts of a sample in which damage tells most; none means anywhere.
    package let parts: (Data) -> [Range<Int>]
    /// Uses an input; errors are fine, anything else is a find.
    package let run: (Data) -> Void

    /// Makes a target.
    package init(
        name: String,
        samples: @escaping () throws -> [Data],
        parts: @escaping (Data) -> [Range<Int>] = { _ in [] },
        run: @escaping (Data) -> Void
    ) {
        self.name = name
        self.samples = samples
        self.parts = parts
        self.run = run
    }
}
