// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIScrollView {
    /// Which part of its speed the content keeps in each millisecond after the finger is gone.
    public struct DecelerationRate: Hashable, Equatable, RawRepresentable, Sendable {
        /// The part, between 0 and 1.
        public let rawValue: CGFloat

        /// Makes a rate of any part.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// 0.998: a throw goes about half as many points as it is fast in points a second.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99: a throw goes about a tenth of its speed.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
