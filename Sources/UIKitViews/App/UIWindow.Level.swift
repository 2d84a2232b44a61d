// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

extension UIWindow {
    /// Which windows are in front of which.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The level as a number; higher is in front.
        public var rawValue: CGFloat

        /// Makes a level from a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a level from a number.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// 0: the application's windows.
        public static let normal = Level(0)
        /// 1000: the status bar's.
        public static let statusBar = Level(1000)
        /// 2000: alerts'.
        public static let alert = Level(2000)

        /// A level that is higher by a number.
        public static func + (level: Level, difference: CGFloat) -> Level {
            Level(level.rawValue + difference)
        }

        /// A level that is lower by a number.
        public static func - (level: Level, difference: CGFloat) -> Level {
            Level(level.rawValue - difference)
        }

        /// Moves a level forward.
        public static func += (level: inout Level, difference: CGFloat) {
            level = level + difference
        }

        /// Moves a level back.
        public static func -= (level: inout Level, difference: CGFloat) {
            level = level - difference
        }

        /// Whether a level is behind another.
        public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    }
}
