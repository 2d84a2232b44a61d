// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of C functions.

import Dispatch
public import Foundation

/// The number of a sound.
public typealias SystemSoundID = UInt32

/// What became of a call; 0 is success.
public typealias OSStatus = Int32

/// A property of a sound.
public typealias AudioServicesPropertyID = UInt32

/// The sound that makes a phone shake.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// The sound of the alert that a person has chosen.
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x0000_1000

/// No error.
public let kAudioServicesNoError: OSStatus = 0

/// Said of a number that no sound has.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// The sounds that files were given numbers for.
private let sounds = SoundTable()

// Locked by its queue.
private final class SoundTable: @unchecked Sendable {
    private let queue = DispatchQueue(label: "AudioToolbox.sounds")
    private var files: [SystemSoundID: URL] = [:]
    private var last: SystemSoundID = 0x0001_0000

    func add(_ file: URL) -> SystemSoundID {
        queue.sync {
            last += 1
            files[last] = file
            return last
        }
    }

    func remove(_ sound: SystemSoundID) -> Bool {
        queue.sync { files.removeValue(forKey: sound) != nil }
    }
}

/// Gives a file of sound a number; fails for a file that can't be read.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: NSURL,
    _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    let file = inFileURL as URL
    guard FileManager.default.isReadableFile(atPath: file.path) else {
        return kAudioServicesSystemSoundUnspecifiedError
    }
    outSystemSoundID.pointee = sounds.add(file)
    return kAudioServicesNoError
}

/// Takes a number back.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    sounds.remove(inSystemSoundID)
        ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}

/// Plays a sound; there are none, so nothing is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound as an alert; there are none, so nothing is heard.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound, and says on the main queue that it is over: soon, since nothing is heard.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID,
    _ inCompletionBlock: (@Sendable () -> Void)?
) {
    if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}

/// Plays a sound as an alert, and says on the main queue that it is over.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID,
    _ inCompletionBlock: (@Sendable () -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }
