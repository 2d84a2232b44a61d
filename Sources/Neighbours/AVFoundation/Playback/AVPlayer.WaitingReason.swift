// SPDX-License-Identifier: Apache-2.0

extension AVPlayer {
    /// Why time does not go on, while it is to.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// It would stop soon.
        public static let toMinimizeStalls = WaitingReason(
            rawValue: "AVPlayerWaitingToMinimizeStallsReason"
        )
        /// The item is not ready.
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason"
        )
        /// There is no item.
        public static let noItemToPlay = WaitingReason(
            rawValue: "AVPlayerWaitingWithNoItemToPlayReason"
        )
    }
}
