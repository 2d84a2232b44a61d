// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

// Sendable is unchecked because the root class is not the compiler's; nothing here ever changes.
/// Where sound comes from and goes to.
public final class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    /// Where sound comes from.
    public let inputs: [AVAudioSessionPortDescription]
    /// Where sound goes to.
    public let outputs: [AVAudioSessionPortDescription]

    init(inputs: [AVAudioSessionPortDescription], outputs: [AVAudioSessionPortDescription]) {
        self.inputs = inputs
        self.outputs = outputs
        super.init()
    }

    /// The one route here.
    static let speaker = AVAudioSessionRouteDescription(
        inputs: [],
        outputs: [
            AVAudioSessionPortDescription(
                portType: .builtInSpeaker,
                portName: "Speaker",
                uid: "Speaker",
                channels: ["Speaker Left", "Speaker Right"]
            )
        ]
    )

    /// The inputs and outputs.
    public override var description: String {
        "<AVAudioSessionRouteDescription: inputs = \(inputs); outputs = \(outputs)>"
    }
}
