// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// Where sound comes from and goes to.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    /// Where sound comes from.
    open private(set) var inputs: [AVAudioSessionPortDescription]
    /// Where sound goes to.
    open private(set) var outputs: [AVAudioSessionPortDescription]

    /// From nowhere to nowhere.
    public override init() {
        inputs = []
        outputs = []
        super.init()
    }

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
    open override var description: String {
        "<AVAudioSessionRouteDescription: inputs = \(inputs); outputs = \(outputs)>"
    }
}
