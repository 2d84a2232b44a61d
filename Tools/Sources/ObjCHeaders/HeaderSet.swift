// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The headers of one target, and where they find others.
package struct HeaderSet: Sendable {
    /// The module's name in Swift.
    package let module: String
    /// The headers that the module shows: its public ones, or its bridging header.
    package let headers: [URL]
    /// Where includes are looked up.
    package let folders: [URL]
    /// All headers that includes may mean by their last name alone.
    package let neighbours: [URL]
    /// Files in Objective-C and C, for what they tell of the implementation.
    package let implementations: [URL]
    /// Macros of the build settings.
    package let definitions: [String]
    /// Whether Swift files stand in the same target: classes that headers only name may be theirs.
    package let isMixed: Bool
    /// The names of headers for which a module in Swift stands, and which count as empty.
    package let replaced: Set<String>
    /// Modules in Objective-C that it rests on.
    package let dependencies: [HeaderWorkspace]

    package init(
        module: String,
        headers: [URL],
        folders: [URL],
        neighbours: [URL],
        implementations: [URL],
        definitions: [String] = [],
        isMixed: Bool,
        replaced: Set<String> = [],
        dependencies: [HeaderWorkspace] = []
    ) {
        self.module = module
        self.headers = headers
        self.folders = folders
        self.neighbours = neighbours
        self.implementations = implementations
        self.definitions = definitions
        self.isMixed = isMixed
        self.replaced = replaced
        self.dependencies = dependencies
    }
}
