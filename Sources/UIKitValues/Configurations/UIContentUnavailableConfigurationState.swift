// SPDX-License-Identifier: Apache-2.0

/// What configurations of unavailable content depend on: traits and the text of a search.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection

    /// The text that is searched for; nil where nobody searches.
    public var searchText: String?

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state without a search.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of one's own; nil where it was not set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

extension UIContentUnavailableConfigurationState: CustomStringConvertible,
    CustomDebugStringConvertible, CustomReflectable
{
    /// The text of the search.
    public var description: String {
        "<UIContentUnavailableConfigurationState: searchText = \(searchText ?? "nil")>"
    }

    /// As `description`.
    public var debugDescription: String { description }

    /// The traits and the text.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: ["traitCollection": traitCollection, "searchText": searchText as Any]
        )
    }
}
