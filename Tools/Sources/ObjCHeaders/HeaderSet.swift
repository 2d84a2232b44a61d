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
        dependencies: [HeaderWorkspace] = []
    ) {
        self.module = module
        self.headers = headers.filter { HeaderText.moduleOfSDK(for: $0.path) == nil }
        self.folders = folders
        self.neighbours = neighbours
        self.implementations = implementations
        self.definitions = definitions
        self.isMixed = isMixed
        self.dependencies = dependencies
    }
}
