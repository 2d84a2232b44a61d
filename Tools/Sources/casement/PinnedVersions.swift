// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The user's `Package.resolved`, which the package manager would shorten by the packages that are
/// not needed here.
struct PinnedVersions {
    private let file: URL
    private let content: Data?

    init(of package: URL) {
        file = package.appendingPathComponent("Package.resolved")
        content = try? Data(contentsOf: file)
    }

    /// Puts the file back as it was; one that was not there stays.
    func restore() {
        guard let content, (try? Data(contentsOf: file)) != content else { return }
        try? content.write(to: file, options: .atomic)
    }
}
