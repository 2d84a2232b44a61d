// SPDX-License-Identifier: Apache-2.0

import GoldenPictures
import QuartzCore
import Raster
import RenderServer
import Testing

/// Pictures of what every property does.
struct SceneTests {
    @Test func decorationsLookAsTheyDid() throws {
        let screen = Screen(width: 240, height: 160)
        let card = screen.add(Paint.white, 20, 20, 80, 50)
        card.cornerRadius = 12
        card.shadowOpacity = 0.4
        card.shadowOffset = CGSize(width: 0, height: 4)
        card.shadowRadius = 6
        card.borderWidth = 1
        card.borderColor = Paint.rgb(0.8, 0.8, 0.8)

        let continuous = screen.add(Paint.rgb(0.2, 0.5, 1), 120, 20, 80, 50)
        continuous.cornerRadius = 20
        continuous.cornerCurve = .continuous
        continuous.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]

        let clip = screen.add(Paint.rgb(0.9, 0.9, 0.9), 20, 90, 60, 60)
        clip.cornerRadius = 30
        clip.masksToBounds = true
        screen.add(Paint.red, 0, 30, 60, 30, to: clip)
        clip.borderWidth = 3
        clip.borderColor = Paint.black

        let group = screen.add(Paint.blue, 100, 90, 50, 40)
        group.opacity = 0.5
        screen.add(Paint.red, 25, 20, 40, 40, to: group)

        let turned = screen.add(Paint.green, 175, 95, 40, 40)
        turned.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
        turned.borderWidth = 4

        screen.draw()
        try GoldenPicture("QuartzCore/decorations").expect(screen.buffer)
    }

    @Test func classesLookAsTheyDid() throws {
        let screen = Screen(width: 240, height: 80)
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 5, y: 5, width: 50, height: 50))
        shape.path = path
        shape.fillColor = Paint.rgb(1, 0.9, 0.3)
        shape.strokeColor = Paint.rgb(0.8, 0.3, 0)
        shape.lineWidth = 5
        shape.strokeEnd = 0.7
        shape.lineCap = .round
        screen.root.addSublayer(shape)

        for (index, type) in [CAGradientLayerType.axial, .radial, .conic].enumerated() {
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 80 + index * 55, y: 10, width: 45, height: 60)
            gradient.type = type
            gradient.colors = [Paint.red, Paint.white, Paint.blue]
            gradient.cornerRadius = 8
            if type != .axial {
                gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
                gradient.endPoint = CGPoint(x: 1, y: 1)
            }
            screen.root.addSublayer(gradient)
        }

        screen.draw()
        try GoldenPicture("QuartzCore/classes").expect(screen.buffer)
    }

    @Test func copiesMasksAndPerspectiveLookAsTheyDid() throws {
        let screen = Screen(width: 240, height: 85)
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 10, y: 10, width: 70, height: 70)
        replicator.instanceCount = 8
        replicator.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        replicator.instanceAlphaOffset = -0.1
        screen.root.addSublayer(replicator)
        screen.add(Paint.black, 31, 2, 8, 20, to: replicator).cornerRadius = 4

        let masked = CAGradientLayer()
        masked.frame = CGRect(x: 95, y: 10, width: 60, height: 60)
        masked.colors = [Paint.green, Paint.blue]
        let hole = CAShapeLayer()
        let ring = CGMutablePath()
        ring.addEllipse(in: CGRect(x: 0, y: 0, width: 60, height: 60))
        ring.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
        hole.path = ring
        hole.fillRule = .evenOdd
        masked.mask = hole
        screen.root.addSublayer(masked)

        let stage = CALayer()
        stage.frame = CGRect(x: 170, y: 10, width: 60, height: 60)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 100
        stage.sublayerTransform = perspective
        let tilted = screen.add(Paint.blue, 5, 5, 50, 50, to: stage)
        tilted.cornerRadius = 10
        tilted.contents = CGImage(pixelBuffer: .quarters(8))
        tilted.magnificationFilter = .nearest
        tilted.contentsRect = CGRect(x: 0.1, y: 0.1, width: 0.8, height: 0.8)
        tilted.transform = CATransform3DMakeRotation(0.9, 0, 1, 0)
        screen.root.addSublayer(stage)

        screen.draw()
        try GoldenPicture("QuartzCore/copies").expect(screen.buffer)
    }

    @Test func contentsLookAsTheyDid() throws {
        let screen = Screen(width: 260, height: 140)
        let gravities: [CALayerContentsGravity] = [
            .resize, .resizeAspect, .resizeAspectFill, .center, .top, .bottom, .left, .right,
            .topLeft, .topRight, .bottomLeft, .bottomRight,
        ]
        let image = CGImage(pixelBuffer: .quarters(8))
        for (index, gravity) in gravities.enumerated() {
            let x = CGFloat(10 + index % 6 * 40)
            let layer = screen.add(
                Paint.rgb(0.9, 0.9, 0.9),
                x,
                CGFloat(10 + index / 6 * 40),
                36,
                28
            )
            layer.contents = image
            layer.contentsGravity = gravity
            layer.masksToBounds = true
        }
        let nine = screen.add(Paint.clear, 10, 90, 80, 40)
        nine.contents = image
        nine.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        let part = screen.add(Paint.clear, 100, 90, 40, 40)
        part.contents = image
        part.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
        let flipped = screen.add(Paint.clear, 150, 90, 40, 40)
        flipped.isGeometryFlipped = true
        let inside = screen.add(Paint.clear, 4, 4, 20, 20, to: flipped)
        inside.contents = image
        screen.draw()
        try GoldenPicture("QuartzCore/contents").expect(screen.buffer)
    }
}
