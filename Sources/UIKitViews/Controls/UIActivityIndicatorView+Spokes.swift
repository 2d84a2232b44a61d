// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

extension UIActivityIndicatorView {
    private static let turnKey = "UIActivityIndicatorTurn"
    private static let spokes = 8

    /// Shows the spokes' image and, while animating, one image for each step.
    func showSpokes(_ side: CGFloat, _ color: UIColor, isTurning: Bool) {
        layer.removeAnimation(forKey: Self.turnKey)
        let traits = traitCollection
        let scale = max(traits.displayScale, 1)
        let fixed = color.resolvedColor(with: traits)
        layer.contentsScale = scale
        let steps = (0..<(isTurning ? Self.spokes : 1)).compactMap {
            Self.picture(side, scale, fixed, step: $0)
        }
        layer.contents = steps.first
        guard isTurning, window != nil else { return }
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = steps
        animation.calculationMode = .discrete
        animation.duration = 1
        animation.repeatCount = .infinity
        layer.add(animation, forKey: Self.turnKey)
    }

    /// Eight round strokes, the fainter the longer ago each was the foremost.
    private static func picture(
        _ side: CGFloat,
        _ scale: CGFloat,
        _ color: UIColor,
        step: Int
    ) -> CGImage? {
        let size = CGSize(width: side, height: side)
        guard let context = CGContext.makeImageContext(size: size, opaque: false, scale: scale)
        else { return nil }
        context.translateBy(x: side / 2, y: side / 2)
        context.setLineCap(.round)
        context.setLineWidth(side * 0.12)
        for spoke in 0..<spokes {
            let age = (step - spoke + spokes) % spokes
            let strength = 1 - CGFloat(age) / CGFloat(spokes) * 0.85
            context.setStrokeColor(color.scalingAlpha(by: strength).cgColor)
            let angle = CGFloat(spoke) / CGFloat(spokes) * 2 * .pi - .pi / 2
            context.move(to: CGPoint(x: cos(angle) * side * 0.24, y: sin(angle) * side * 0.24))
            context.addLine(to: CGPoint(x: cos(angle) * side * 0.42, y: sin(angle) * side * 0.42))
            context.strokePath()
        }
        return context.makeImage()
    }
}
