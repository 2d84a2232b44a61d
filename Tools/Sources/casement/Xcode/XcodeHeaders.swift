// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A target's headers and files in Objective-C.
struct XcodeHeaders {
    /// Public headers of a framework.
    var shown: [URL] = []
    /// All headers that the project names for the target.
    var all: [URL] = []
    /// Files in Objective-C and C.
    var implementations: [URL] = []
    /// The header that `SWIFT_OBJC_BRIDGING_HEADER` names.
    var bridging: URL?

    /// The headers whose declarations Swift files of the target see.
    var visible: [URL] { bridging.map { [$0] } ?? shown }

    /// Takes a header of a build phase up.
    mutating func add(header: URL, isPublic: Bool) {
        guard header.pathExtension == "h", !all.contains(header) else { return }
        all.append(header)
        if isPublic { shown.append(header) }
    }
}
