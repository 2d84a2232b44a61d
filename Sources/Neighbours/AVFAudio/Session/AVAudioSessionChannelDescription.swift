// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A channel of a port.
open class AVAudioSessionChannelDescription: NSObject, @unchecked Sendable {
    /// What people call it.
    open private(set) var channelName: String
    /// Its number, from 1.
    open private(set) var channelNumber: Int
    /// The port that it belongs to.
    open private(set) var owningPortUID: String

    /// A channel of no port.
    public override init() {
        channelName = ""
        channelNumber = 0
        owningPortUID = ""
        super.init()
    }

    init(_ name: String, number: Int, owner: String) {
        channelName = name
        channelNumber = number
        owningPortUID = owner
        super.init()
    }
}
