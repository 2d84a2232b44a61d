// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

// Sendable is unchecked because the root class is not the compiler's; nothing here ever changes.
/// A place that sound comes from or goes to.
public final class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    /// The kind of plug.
    public let portType: AVAudioSession.Port
    /// What people call it.
    public let portName: String
    /// What tells it from others.
    public let uid: String
    /// Its channels.
    public let channels: [AVAudioSessionChannelDescription]?
    /// Whether it can filter a voice out of what a microphone hears.
    public var hasHardwareVoiceCallProcessing: Bool { false }
    /// Whether it can place sounds around a listener.
    public var isSpatialAudioEnabled: Bool { false }

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
    public override var description: String {
        "<AVAudioSessionPortDescription: type = \(portType.rawValue); name = \(portName); "
            + "UID = \(uid)>"
    }
}
