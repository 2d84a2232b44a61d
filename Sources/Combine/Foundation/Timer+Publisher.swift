// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

extension Timer {
    /// The moments at which a timer fires; begins when it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        /// The time.
        public typealias Output = Date
        /// The stream never fails.
        public typealias Failure = Never

        /// Seconds from one to the next.
        public let interval: TimeInterval
        /// How late it may be.
        public let tolerance: TimeInterval?
        /// Where it runs.
        public let runLoop: RunLoop
        /// In which mode.
        public let mode: RunLoop.Mode
        private let subject = PassthroughSubject<Date, Never>(named: "Timer")

        /// Makes the publisher.
        public init(
            interval: TimeInterval,
            tolerance: TimeInterval? = nil,
            runLoop: RunLoop,
            mode: RunLoop.Mode
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        /// Starts the timer; cancelling the result stops it.
        public func connect() -> any Cancellable {
            let subject = UncheckedTransfer(subject)
            let timer = Timer(timeInterval: interval, repeats: true) {
                subject.value.send($0.fireDate)
            }
            if let tolerance { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }

    /// The moments at which a timer fires, as a stream that waits to be connected.
    public static func publish(
        every interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        on runLoop: RunLoop,
        in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }
}
