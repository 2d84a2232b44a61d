// SPDX-License-Identifier: Apache-2.0

/// The paint of a shape.
package enum Paint: Sendable {
    /// One colour.
    case color(RasterColor)
    /// Colours along a line.
    case linear(LinearGradient)
    /// Colours between two circles.
    case radial(RadialGradient)
    /// Colours around a point.
    case conic(ConicGradient)
    /// A picture, once or repeated.
    case image(ImagePattern)
}

/// Colours along the line from `start` to `end`.
package struct LinearGradient: Sendable {
    package var stops: GradientStops
    package var start: RasterPoint
    package var end: RasterPoint
    /// Whether the first colour goes on before the start, and the last after the end.
    package var extendsBefore: Bool
    package var extendsAfter: Bool
    /// From the gradient's space to pixels.
    package var transform: RasterTransform

    package init(
        _ stops: GradientStops,
        from start: RasterPoint,
        to end: RasterPoint,
        extendsBefore: Bool = true,
        extendsAfter: Bool = true,
        transform: RasterTransform = .identity
    ) {
        self.stops = stops
        self.start = start
        self.end = end
        self.extendsBefore = extendsBefore
        self.extendsAfter = extendsAfter
        self.transform = transform
    }
}

/// Colours on the circles that lie between two; the later covers the earlier (PDF shading type 3).
package struct RadialGradient: Sendable {
    package var stops: GradientStops
    package var startCenter: RasterPoint
    package var startRadius: Double
    package var endCenter: RasterPoint
    package var endRadius: Double
    /// Whether circles go on before the first, and after the last.
    package var extendsBefore: Bool
    package var extendsAfter: Bool
    /// From the gradient's space to pixels.
    package var transform: RasterTransform

    package init(
        _ stops: GradientStops,
        from startCenter: RasterPoint,
        radius startRadius: Double,
        to endCenter: RasterPoint,
        radius endRadius: Double,
        extendsBefore: Bool = true,
        extendsAfter: Bool = true,
        transform: RasterTransform = .identity
    ) {
        self.stops = stops
        self.startCenter = startCenter
        self.startRadius = startRadius
        self.endCenter = endCenter
        self.endRadius = endRadius
        self.extendsBefore = extendsBefore
        self.extendsAfter = extendsAfter
        self.transform = transform
    }
}

/// Colours around `center`, clockwise on screen from `angle`.
package struct ConicGradient: Sendable {
    package var stops: GradientStops
    package var center: RasterPoint
    /// Radians from the positive x axis at which the first colour lies.
    package var angle: Double
    /// From the gradient's space to pixels.
    package var transform: RasterTransform

    package init(
        _ stops: GradientStops,
        center: RasterPoint,
        angle: Double = 0,
        transform: RasterTransform = .identity
    ) {
        self.stops = stops
        self.center = center
        self.angle = angle
        self.transform = transform
    }
}

/// How a picture is read between its pixels.
package enum ImageSampling: UInt8, Hashable, Sendable {
    /// The pixel that lies nearest.
    case nearest
    /// Four pixels by their distance.
    case bilinear
    /// As bilinear, but averaged first where the picture shrinks to less than half.
    case smooth
    /// As smooth, but with the weights that Core Graphics gives neighbours by default: one of eight
    /// steps, steeper in the middle than even ones.
    case stepped
}

/// The pixels assumed beyond a picture's edges.
package enum ImageTiling: UInt8, Hashable, Sendable {
    /// The outermost pixels go on.
    case clamp
    /// The picture repeats.
    case tile
    /// Nothing.
    case none
}

/// A picture as paint.
package struct ImagePattern: Sendable {
    package var image: PixelBuffer
    /// The part of the picture that sampling may read.
    package var source: PixelRect
    /// From the picture's pixels (origin at the buffer's first pixel) to canvas pixels.
    package var transform: ProjectiveTransform
    package var sampling: ImageSampling
    package var tiling: ImageTiling

    package init(
        _ image: PixelBuffer,
        source: PixelRect? = nil,
        transform: ProjectiveTransform,
        sampling: ImageSampling = .bilinear,
        tiling: ImageTiling = .clamp
    ) {
        self.image = image
        let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
        self.source = source.map { $0.intersection(whole) } ?? whole
        self.transform = transform
        self.sampling = sampling
        self.tiling = tiling
    }

    package init(
        _ image: PixelBuffer,
        source: PixelRect? = nil,
        transform: RasterTransform,
        sampling: ImageSampling = .bilinear,
        tiling: ImageTiling = .clamp
    ) {
        self.init(
            image,
            source: source,
            transform: ProjectiveTransform(transform),
            sampling: sampling,
            tiling: tiling
        )
    }
}
