// SPDX-License-Identifier: Apache-2.0

/// What an asset is.
public enum PHAssetMediaType: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// A picture.
    case image = 1
    /// A film.
    case video = 2
    /// Sound.
    case audio = 3
}

/// The special kinds of pictures and films.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A panorama.
    public static let photoPanorama = Self(rawValue: 1 << 0)
    /// A picture with high dynamic range.
    public static let photoHDR = Self(rawValue: 1 << 1)
    /// A picture of the screen.
    public static let photoScreenshot = Self(rawValue: 1 << 2)
    /// A live photo.
    public static let photoLive = Self(rawValue: 1 << 3)
    /// A picture with a depth effect.
    public static let photoDepthEffect = Self(rawValue: 1 << 4)
    /// A film from the network.
    public static let videoStreamed = Self(rawValue: 1 << 16)
    /// A slow-motion film.
    public static let videoHighFrameRate = Self(rawValue: 1 << 17)
    /// A time-lapse film.
    public static let videoTimelapse = Self(rawValue: 1 << 18)
    /// A recording of the screen.
    public static let videoScreenRecording = Self(rawValue: 1 << 19)
    /// A film with a depth effect.
    public static let videoCinematic = Self(rawValue: 1 << 21)
    /// A spatial picture or film.
    public static let spatialMedia = Self(rawValue: 1 << 10)
}

/// Where assets come from.
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user's own library.
    public static let typeUserLibrary = Self(rawValue: 1 << 0)
    /// A shared album of the cloud.
    public static let typeCloudShared = Self(rawValue: 1 << 1)
    /// A computer.
    public static let typeiTunesSynced = Self(rawValue: 1 << 2)
}

/// Who picked a picture of a burst.
public struct PHAssetBurstSelectionType: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The system.
    public static let autoPick = Self(rawValue: 1 << 0)
    /// The user.
    public static let userPick = Self(rawValue: 1 << 1)
}

extension PHAsset {
    /// How an asset is shown.
    public enum PlaybackStyle: Int, Sendable {
        /// Not at all.
        case unsupported = 0
        /// As a still picture.
        case image = 1
        /// As an animation.
        case imageAnimated = 2
        /// As a live photo.
        case livePhoto = 3
        /// As a film.
        case video = 4
        /// As a film that begins again.
        case videoLooping = 5
    }
}

/// What can be done with an asset.
public enum PHAssetEditOperation: Int, Sendable {
    /// Deleting it.
    case delete = 1
    /// Changing its content.
    case content = 2
    /// Changing its properties.
    case properties = 3
}
