// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of C's constants.

/// The number of a format of sound: four characters.
public typealias AudioFormatID = UInt32

/// Samples as they are.
public let kAudioFormatLinearPCM: AudioFormatID = MediaTrack.code("lpcm")
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = MediaTrack.code("aac ")
/// MP3.
public let kAudioFormatMPEGLayer3: AudioFormatID = MediaTrack.code(".mp3")
/// Apple Lossless.
public let kAudioFormatAppleLossless: AudioFormatID = MediaTrack.code("alac")
/// IMA 4:1.
public let kAudioFormatAppleIMA4: AudioFormatID = MediaTrack.code("ima4")
/// FLAC.
public let kAudioFormatFLAC: AudioFormatID = MediaTrack.code("flac")
/// Opus.
public let kAudioFormatOpus: AudioFormatID = MediaTrack.code("opus")
/// µ-law.
public let kAudioFormatULaw: AudioFormatID = MediaTrack.code("ulaw")
/// A-law.
public let kAudioFormatALaw: AudioFormatID = MediaTrack.code("alaw")
/// iLBC.
public let kAudioFormatiLBC: AudioFormatID = MediaTrack.code("ilbc")
/// AMR.
public let kAudioFormatAMR: AudioFormatID = MediaTrack.code("samr")
/// AC-3.
public let kAudioFormatAC3: AudioFormatID = MediaTrack.code("ac-3")
