// SPDX-License-Identifier: Apache-2.0

public import Photos

/// Which photos are shown.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    private indirect enum Rule: Hashable {
        case images
        case none
        case any([PHPickerFilter])
        case all([PHPickerFilter])
        case not(PHPickerFilter)
    }

    private let rule: Rule

    private init(_ rule: Rule) { self.rule = rule }

    /// Pictures.
    public static let images = PHPickerFilter(.images)

    /// Films; there are none.
    public static let videos = PHPickerFilter(.none)

    /// Photos that move; there are none.
    public static let livePhotos = PHPickerFilter(.none)

    /// Pictures of the screen; nobody knows which these are.
    public static let screenshots = PHPickerFilter(.none)

    /// Recordings of the screen; there are none.
    public static let screenRecordings = PHPickerFilter(.none)

    /// Panoramas; nobody knows which these are.
    public static let panoramas = PHPickerFilter(.none)

    /// Bursts; there are none.
    public static let bursts = PHPickerFilter(.none)

    /// Pictures with a depth effect; there are none.
    public static let depthEffectPhotos = PHPickerFilter(.none)

    /// Slow-motion films; there are none.
    public static let slomoVideos = PHPickerFilter(.none)

    /// Time-lapse films; there are none.
    public static let timelapseVideos = PHPickerFilter(.none)

    /// Films with a depth effect; there are none.
    public static let cinematicVideos = PHPickerFilter(.none)

    /// Assets of a way to be shown: still pictures, or nothing.
    public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
        PHPickerFilter(playbackStyle == .image ? .images : .none)
    }

    /// What any of some filters shows.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(.any(subfilters))
    }

    /// What all of some filters show.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(.all(subfilters))
    }

    /// What a filter does not show.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
        PHPickerFilter(.not(filter))
    }

    /// Whether pictures are shown.
    var showsImages: Bool {
        switch rule {
        case .images: true
        case .none: false
        case .any(let filters): filters.contains { $0.showsImages }
        case .all(let filters): filters.allSatisfy { $0.showsImages }
        case .not(let filter): !filter.showsImages
        }
    }
}
