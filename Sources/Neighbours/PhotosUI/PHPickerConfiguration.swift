// SPDX-License-Identifier: Apache-2.0

public import Photos

/// How photos are picked.
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
    /// In which form photos are handed out.
    public enum AssetRepresentationMode: Int, Sendable {
        /// The system decides.
        case automatic = 0
        /// As they are.
        case current = 1
        /// As most programs can read them.
        case compatible = 2
    }

    /// In which order photos are handed out.
    public enum Selection: Int, Sendable {
        /// The system decides.
        case `default` = 0
        /// As they were picked.
        case ordered = 1
    }

    /// How photos are laid out.
    public enum Mode: Int, Sendable {
        /// In a grid.
        case `default` = 0
        /// In a row.
        case compact = 1
    }

    /// One picture of any kind.
    public init() {}

    /// One picture of any kind of the library, whose results have its assets' identifiers.
    public init(photoLibrary: PHPhotoLibrary) {}

    /// How photos are laid out; always in a grid.
    public var mode = Mode.default

    /// In which form photos are handed out; they are handed out as they are.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

    /// In which order photos are handed out.
    public var selection = Selection.default

    /// How many can be picked; 0 for any number.
    public var selectionLimit = 1

    /// Which photos are shown; all for nil.
    public var filter: PHPickerFilter?

    /// Photos that are picked from the start, by the names in their results.
    public var preselectedAssetIdentifiers: [String] = []
}
