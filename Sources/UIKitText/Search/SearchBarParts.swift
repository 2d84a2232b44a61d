// SPDX-License-Identifier: Apache-2.0

import UIKitControls

// What a search bar is made of; archives leave it out, since every bar makes its own.

/// The field of a search bar; of iOS's name, which descriptions of hierarchies tell.
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
