// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of C functions.

/// The numerator of a time.
public typealias CMTimeValue = Int64

/// The denominator of a time: units per second.
public typealias CMTimeScale = Int32

/// The number of a timeline, for players that start over.
public typealias CMTimeEpoch = Int64

/// The number of a track of a movie.
public typealias CMPersistentTrackID = Int32

/// A number of items.
public typealias CMItemCount = Int

/// An index of an item.
public typealias CMItemIndex = Int

/// A media type as four characters.
public typealias CMMediaType = UInt32

/// The number that no track has.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// The largest number of units per second.
public let kCMTimeMaxTimescale: CMTimeScale = .max

/// Pictures.
public let kCMMediaType_Video: CMMediaType = 0x7669_6465

/// Sound.
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E
