// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The name of a colour in an asset catalogue, as generated code gives it.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Makes a name that is looked up in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
