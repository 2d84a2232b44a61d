// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UISlider {
    /// How a slider shows its value.
    public enum Style: Int, Sendable {
        /// By a thumb on the track.
        case `default` = 0
        /// By the filled part of a thicker track, without a thumb.
        case thumbless = 1
    }

    /// Marks and limits of a slider's track.
    ///
    /// Positions are fractions of the track: 0 is the slider's least number, 1 its greatest.
    public struct TrackConfiguration: Hashable {
        /// Whether the slider takes the values of ticks only, if it has ticks.
        public var allowsTickValuesOnly: Bool
        /// The position from which the track is filled to the value.
        public var neutralValue: Float
        /// The positions that the value may have.
        public var enabledRange: ClosedRange<Float>
        /// The marks.
        public let ticks: [Tick]

        /// Makes a track with marks.
        public init(
            allowsTickValuesOnly: Bool = true,
            neutralValue: Float = 0,
            enabledRange: ClosedRange<Float> = 0...1,
            ticks: [Tick]
        ) {
            self.allowsTickValuesOnly = allowsTickValuesOnly
            self.neutralValue = neutralValue
            self.enabledRange = enabledRange
            self.ticks = ticks.sorted { $0.position < $1.position }
        }

        /// Makes a track with marks at equal distances, from one end to the other.
        public init(
            allowsTickValuesOnly: Bool = true,
            neutralValue: Float = 0,
            enabledRange: ClosedRange<Float> = 0...1,
            numberOfTicks: Int
        ) {
            let count = max(0, numberOfTicks)
            self.init(
                allowsTickValuesOnly: allowsTickValuesOnly,
                neutralValue: neutralValue,
                enabledRange: enabledRange,
                ticks: (0..<count).map {
                    Tick(position: count > 1 ? Float($0) / Float(count - 1) : 0)
                }
            )
        }
    }

    /// Marks and limits of the track; nil, the default, for none.
    public var trackConfiguration: TrackConfiguration? {
        get { parts.track }
        set {
            guard newValue != parts.track else { return }
            parts.track = newValue
            makeTicks()
            value = parts.value
            setNeedsLayout()
        }
    }
}

extension UISlider.TrackConfiguration {
    /// A mark on a slider's track.
    public struct Tick: Hashable {
        /// Where on the track the mark is, from 0 to 1.
        public let position: Float
        /// What accessibility says at the mark, instead of a percentage.
        public var title: String?
        /// A picture in the place of the dot.
        public var image: UIImage?

        /// Makes a mark.
        public init(position: Float, title: String? = nil, image: UIImage? = nil) {
            self.position = position
            self.title = title
            self.image = image
        }
    }

    /// The ticks that the value may have.
    private var enabledTicks: [Tick] { ticks.filter { enabledRange.contains($0.position) } }

    /// Whether the value jumps from tick to tick.
    var snaps: Bool { allowsTickValuesOnly && !enabledTicks.isEmpty }

    /// The position nearest to one that the value may have.
    func allowed(_ position: Float) -> Float {
        guard snaps else {
            return min(max(position, enabledRange.lowerBound), enabledRange.upperBound)
        }
        var best = position
        var distance = Float.infinity
        for tick in enabledTicks where abs(tick.position - position) < distance {
            best = tick.position
            distance = abs(tick.position - position)
        }
        return best
    }

    /// The tick after a position in a direction; nil at the end.
    func tick(after position: Float, isForward: Bool) -> Tick? {
        isForward
            ? enabledTicks.first { $0.position > position + 1e-5 }
            : enabledTicks.last { $0.position < position - 1e-5 }
    }
}
