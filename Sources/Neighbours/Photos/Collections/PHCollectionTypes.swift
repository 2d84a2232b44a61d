// SPDX-License-Identifier: Apache-2.0

/// The kinds of collections of assets.
public enum PHAssetCollectionType: Int, Sendable {
    /// Albums of the user's.
    case album = 1
    /// Albums that the system fills.
    case smartAlbum = 2
    /// Moments; there are none.
    case moment = 3
}

/// The subkinds of collections of assets.
public enum PHAssetCollectionSubtype: Int, Sendable {
    /// An album of the user's.
    case albumRegular = 2
    /// An event of a computer.
    case albumSyncedEvent = 3
    /// A person of a computer.
    case albumSyncedFaces = 4
    /// An album of a computer.
    case albumSyncedAlbum = 5
    /// Pictures from a camera.
    case albumImported = 6
    /// The photo stream.
    case albumMyPhotoStream = 100
    /// A shared album of the cloud.
    case albumCloudShared = 101
    /// A smart album of no special kind.
    case smartAlbumGeneric = 200
    /// Panoramas.
    case smartAlbumPanoramas = 201
    /// Films.
    case smartAlbumVideos = 202
    /// Favourites.
    case smartAlbumFavorites = 203
    /// Time-lapse films.
    case smartAlbumTimelapses = 204
    /// Hidden assets.
    case smartAlbumAllHidden = 205
    /// Assets that were added last.
    case smartAlbumRecentlyAdded = 206
    /// Bursts.
    case smartAlbumBursts = 207
    /// Slow-motion films.
    case smartAlbumSlomoVideos = 208
    /// All assets.
    case smartAlbumUserLibrary = 209
    /// Pictures of the user by the user.
    case smartAlbumSelfPortraits = 210
    /// Pictures of the screen.
    case smartAlbumScreenshots = 211
    /// Pictures with a depth effect.
    case smartAlbumDepthEffect = 212
    /// Live photos.
    case smartAlbumLivePhotos = 213
    /// Animations.
    case smartAlbumAnimated = 214
    /// Long exposures.
    case smartAlbumLongExposures = 215
    /// Assets that can't be uploaded.
    case smartAlbumUnableToUpload = 216
    /// Pictures in raw formats.
    case smartAlbumRAW = 217
    /// Films with a depth effect.
    case smartAlbumCinematic = 218
    /// Spatial pictures and films.
    case smartAlbumSpatial = 219
    /// Recordings of the screen.
    case smartAlbumScreenRecordings = 220
    /// Any subkind.
    case any = 9_223_372_036_854_775_807
}

/// The kinds of lists of collections.
public enum PHCollectionListType: Int, Sendable {
    /// Lists of moments.
    case momentList = 1
    /// Folders.
    case folder = 2
    /// Folders that the system fills.
    case smartFolder = 3
}

/// The subkinds of lists of collections.
public enum PHCollectionListSubtype: Int, Sendable {
    /// Clusters of moments.
    case momentListCluster = 1
    /// Years of moments.
    case momentListYear = 2
    /// A folder of the user's.
    case regularFolder = 100
    /// A folder of events.
    case smartFolderEvents = 200
    /// A folder of faces.
    case smartFolderFaces = 201
    /// Any subkind.
    case any = 9_223_372_036_854_775_807
}

/// What can be done with a collection.
public enum PHCollectionEditOperation: Int, Sendable {
    /// Deleting what it contains.
    case deleteContent = 1
    /// Taking out what it contains.
    case removeContent = 2
    /// Adding to it.
    case addContent = 3
    /// Making something in it.
    case createContent = 4
    /// Changing its order.
    case rearrangeContent = 5
    /// Deleting it.
    case delete = 6
    /// Renaming it.
    case rename = 7
}
