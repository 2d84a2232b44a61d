// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

// Sendable is unchecked because the root class is not the compiler's; nothing here ever changes.
/// A channel of a port.
public final class AVAudioSessionChannelDescription: NSObject, @unchecked Sendable {
    /// What people call it.
    public let channelName: String
    /// Its number, from 1.
    public let channelNumber: Int
    /// The port that it belongs to.
    public let owningPortUID: String

    init(_ name: String, number: Int, owner: String) {
        channelName = name
        channelNumber = number
        owningPortUID = owner
        super.init()
    }
}
