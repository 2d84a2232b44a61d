// SPDX-License-Identifier: Apache-2.0

import UIKitControls

// The field of a search bar; archives omit it, since every bar makes its own.

/// Its class name is that of iOS, which descriptions show.
@MainActor
final class UISearchBarTextField: UISearchTextField, ViewPart {}

/// A picture behind a search bar or its scopes.
@MainActor
final class SearchBarPicture: UIImageView, ViewPart {}

/// The line above a search bar's field.
@MainActor
final class SearchBarPrompt: UILabel, ViewPart {}

/// The button beside a search bar's field.
@MainActor
final class SearchBarCancelButton: UIButton, ViewPart {}

/// The places to search in.
@MainActor
final class SearchBarScopes: UISegmentedControl, ViewPart {}
