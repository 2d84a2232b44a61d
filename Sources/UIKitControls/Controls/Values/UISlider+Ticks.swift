// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

// The marks below a slider's track.
extension UISlider {
    /// The side of a mark and its distance from the track, in points; our choice.
    private static let tickSide: CGFloat = 3
    private static let tickGap: CGFloat = 5

    /// Makes the views of the marks.
    func makeTicks() {
        for view in parts.ticks { view.removeFromSuperview() }
        parts.ticks = (parts.track?.ticks ?? []).map { tick in
            let view = UIImageView(image: tick.image)
            view.tintColor = .secondaryLabel
            if tick.image == nil {
                view.backgroundColor = .tertiaryLabel
                view.layer.cornerRadius = UISlider.tickSide / 2
            }
            insertPart(view, at: 0)
            return view
        }
    }

    /// Places the marks below the middles that the thumb has at their values.
    func placeTicks(below track: CGRect) {
        guard let configuration = parts.track else { return }
        for (tick, view) in zip(configuration.ticks, parts.ticks) {
            let side = UISlider.tickSide
            let size = tick.image?.size ?? CGSize(width: side, height: side)
            let x = middle(at: tick.position, track)
            view.frame = CGRect(
                x: x - size.width / 2,
                y: track.maxY + UISlider.tickGap,
                width: size.width,
                height: size.height
            )
        }
    }

    /// Where the thumb's middle is at a position from 0 to 1.
    func middle(at position: Float, _ track: CGRect) -> CGFloat {
        let value = minimumValue + position * (maximumValue - minimumValue)
        return thumbRect(forBounds: bounds, trackRect: track, value: value).midX
    }

    /// The title of the mark at the value.
    var tickTitle: String? {
        let position = Float(parts.fraction)
        return parts.track?.ticks.first { abs($0.position - position) < 1e-4 }?.title
    }

    /// The value that is a part of the range further: the next tick's, where there are only ticks.
    func value(further part: Float) -> Float {
        guard let track = parts.track, track.snaps else {
            return value + part * (maximumValue - minimumValue)
        }
        let next = track.tick(after: Float(parts.fraction), isForward: part > 0)
        return next.map { minimumValue + $0.position * (maximumValue - minimumValue) } ?? value
    }
}
