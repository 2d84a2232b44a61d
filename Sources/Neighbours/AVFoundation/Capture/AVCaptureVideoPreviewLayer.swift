// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
public import QuartzCore

/// A layer for what a camera sees, which is nothing: it shows what a layer shows.
open class AVCaptureVideoPreviewLayer: CALayer {
    /// The session.
    open var session: AVCaptureSession?

    /// How pictures are fitted into the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    /// A layer without a session.
    public override init() { super.init() }

    /// A layer of a session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }

    /// A layer of a session; there are no connections in any case.
    public convenience init(sessionWithNoConnection session: AVCaptureSession) {
        self.init(session: session)
    }

    /// Makes a copy that shows another layer's state.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? AVCaptureVideoPreviewLayer else { return }
        session = other.session
        videoGravity = other.videoGravity
    }

    /// Reads an archived layer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What leads from the camera to it: nothing.
    open var connection: AVCaptureConnection? { nil }

    /// Whether it shows what a camera sees.
    open var isPreviewing: Bool { false }

    // MARK: Places

    // A camera's pictures have its own shape; without one they fill the layer. Their units are from
    // 0 to 1, and a phone held upright turns them: their x goes down, and their y to the left.

    /// A place of the layer in a camera's picture.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        return CGPoint(
            x: pointInLayer.y / bounds.height,
            y: 1 - pointInLayer.x / bounds.width
        )
    }

    /// A place of a camera's picture in the layer.
    open func layerPointConverted(
        fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint
    ) -> CGPoint {
        CGPoint(
            x: (1 - captureDevicePointOfInterest.y) * bounds.width,
            y: captureDevicePointOfInterest.x * bounds.height
        )
    }

    /// A rectangle of the layer in a camera's picture.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        let rect = rectInLayerCoordinates
        return box(
            captureDevicePointConverted(fromLayerPoint: CGPoint(x: rect.minX, y: rect.minY)),
            captureDevicePointConverted(fromLayerPoint: CGPoint(x: rect.maxX, y: rect.maxY))
        )
    }

    /// A rectangle of a camera's picture in the layer.
    open func layerRectConverted(
        fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect
    ) -> CGRect {
        let rect = rectInMetadataOutputCoordinates
        return box(
            layerPointConverted(fromCaptureDevicePoint: CGPoint(x: rect.minX, y: rect.minY)),
            layerPointConverted(fromCaptureDevicePoint: CGPoint(x: rect.maxX, y: rect.maxY))
        )
    }

    /// What a camera found, in places of the layer.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
        metadataObject.moved { self.layerPointConverted(fromCaptureDevicePoint: $0) }
    }

    private func box(_ a: CGPoint, _ b: CGPoint) -> CGRect {
        CGRect(
            x: min(a.x, b.x),
            y: min(a.y, b.y),
            width: (a.x - b.x).magnitude,
            height: (a.y - b.y).magnitude
        )
    }
}
