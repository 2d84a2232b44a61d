// SPDX-License-Identifier: Apache-2.0

/// A recorded stream, which is played to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
    /// What is recorded.
    public let recording: Recording

    /// Records what a closure sends; without an end it is finished.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Plays a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Plays values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        guard !recording.output.isEmpty else {
            subscriber.receive(subscription: Subscriptions.empty)
            return subscriber.receive(completion: recording.completion)
        }
        let subscription = ElementSubscription(
            recording.output,
            named: "Sequence",
            describedBy: { [output = recording.output] in "\(output)" },
            needsDemand: false,
            completion: recording.completion,
            subscriber
        )
        subscriber.receive(subscription: subscription)
    }

    /// Values and an end.
    public struct Recording {
        /// The values.
        public private(set) var output: [Output] = []
        /// The end.
        public private(set) var completion: Subscribers.Completion<Failure> = .finished
        private var isOver = false

        /// Begins with nothing.
        public init() {}

        /// Takes values and an end.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
            isOver = true
        }

        /// Records a value; traps after the end.
        public mutating func receive(_ input: Output) {
            precondition(!isOver, "Record.Recording.receive(_:) after the end of the recording")
            output.append(input)
        }

        /// Records the end; traps at a second one.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isOver, "Record.Recording.receive(completion:) for a second time")
            self.completion = completion
            isOver = true
        }
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    private enum CodingKeys: String, CodingKey {
        case output, completion
    }

    /// Reads values and an end.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            output: try values.decode([Output].self, forKey: .output),
            completion: try values.decode(
                Subscribers.Completion<Failure>.self,
                forKey: .completion
            )
        )
    }

    /// Writes values and the end.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(output, forKey: .output)
        try values.encode(completion, forKey: .completion)
    }
}
