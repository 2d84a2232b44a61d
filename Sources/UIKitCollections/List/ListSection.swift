// SPDX-License-Identifier: Apache-2.0

/// What a section of a list knows of itself.
@MainActor
final class ListSection {
}
