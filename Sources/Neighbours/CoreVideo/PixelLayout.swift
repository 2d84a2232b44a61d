// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

/// How the pixels of a format lie in memory.
struct PixelLayout {
    /// One plane: how many pixels share a sample in each direction, and the bits of a sample.
    struct Plane {
        let across: Int
        let down: Int
        let bits: Int

        init(_ bits: Int, across: Int = 1, down: Int = 1) {
            self.bits = bits
            self.across = across
            self.down = down
        }
    }

    let planes: [Plane]
    let isPlanar: Bool

    private init(_ planes: [Plane], isPlanar: Bool = false) {
        self.planes = planes
        self.isPlanar = isPlanar
    }

    init?(_ format: OSType) {
        switch format {
        case kCVPixelFormatType_1Monochrome: self.init([Plane(1)])
        case kCVPixelFormatType_8Indexed, kCVPixelFormatType_OneComponent8:
            self.init([Plane(8)])
        case kCVPixelFormatType_16BE555, kCVPixelFormatType_16BE565,
            kCVPixelFormatType_16LE565, kCVPixelFormatType_TwoComponent8,
            kCVPixelFormatType_OneComponent16Half, kCVPixelFormatType_DepthFloat16,
            kCVPixelFormatType_DisparityFloat16, kCVPixelFormatType_422YpCbCr8,
            kCVPixelFormatType_422YpCbCr8_yuvs:
            self.init([Plane(16)])
        case kCVPixelFormatType_24RGB, kCVPixelFormatType_24BGR: self.init([Plane(24)])
        case kCVPixelFormatType_32ARGB, kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ABGR,
            kCVPixelFormatType_32RGBA, kCVPixelFormatType_OneComponent32Float,
            kCVPixelFormatType_DepthFloat32, kCVPixelFormatType_DisparityFloat32:
            self.init([Plane(32)])
        case kCVPixelFormatType_64ARGB, kCVPixelFormatType_64RGBAHalf: self.init([Plane(64)])
        case kCVPixelFormatType_128RGBAFloat: self.init([Plane(128)])
        case kCVPixelFormatType_420YpCbCr8Planar, kCVPixelFormatType_420YpCbCr8PlanarFullRange:
            let color = Plane(8, across: 2, down: 2)
            self.init([Plane(8), color, color], isPlanar: true)
        case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
            kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
            self.init([Plane(8), Plane(16, across: 2, down: 2)], isPlanar: true)
        default: return nil
        }
    }
}
