// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIScrollView {
    /// The fraction of its velocity that the content retains in each millisecond of deceleration.
    public struct DecelerationRate: Hashable, Equatable, RawRepresentable, Sendable {
        /// The part, between 0 and 1.
        public let rawValue: CGFloat

        /// Makes a rate of any part.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// 0.998: the distance in points is about half of the velocity in points per second.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99: the distance is about a tenth of the velocity.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

extension ScrollPhysics {
    /// The decay in one second's exponent of a rate that holds for a millisecond.
    static func decay(of rate: UIScrollView.DecelerationRate) -> CGFloat {
        decay(of: rate.rawValue)
    }
}
