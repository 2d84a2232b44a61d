// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A place that sound comes from or goes to.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    /// The kind of plug.
    open private(set) var portType: AVAudioSession.Port
    /// What people call it.
    open private(set) var portName: String
    /// What tells it from others.
    open private(set) var uid: String
    /// Its channels.
    open private(set) var channels: [AVAudioSessionChannelDescription]?
    /// Whether it can filter a voice out of what a microphone hears.
    open var hasHardwareVoiceCallProcessing: Bool { false }
    /// Whether it can place sounds around a listener.
    open var isSpatialAudioEnabled: Bool { false }

    /// A port of no kind, without a name.
    public override init() {
        portType = AVAudioSession.Port(rawValue: "")
        portName = ""
        uid = ""
        super.init()
    }

    init(portType: AVAudioSession.Port, portName: String, uid: String, channels: [String]) {
        self.portType = portType
        self.portName = portName
        self.uid = uid
        self.channels = channels.enumerated().map { index, name in
            AVAudioSessionChannelDescription(name, number: index + 1, owner: uid)
        }
        super.init()
    }

    /// The name, the kind and the identifier.
    open override var description: String {
        "<AVAudioSessionPortDescription: type = \(portType.rawValue); name = \(portName); "
            + "UID = \(uid)>"
    }
}
