// SPDX-License-Identifier: Apache-2.0

/// The version of this program and of the release that it belongs to: the text of `VERSION`, which a
/// test compares.
enum Version {
    static let current = "0.1.0"
}
