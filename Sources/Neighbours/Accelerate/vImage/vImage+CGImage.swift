// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

public import CoreGraphics
public import Foundation

/// How the pixels of a buffer are laid out, for images.
public struct vImage_CGImageFormat {
    /// The bits of a component.
    public var bitsPerComponent: UInt32 = 0
    /// The bits of a pixel.
    public var bitsPerPixel: UInt32 = 0
    /// The colour space; sRGB where there is none.
    public var colorSpace: Unmanaged<CGColorSpace>!
    /// Where alpha is, and the order of bytes.
    public var bitmapInfo: CGBitmapInfo = []
    /// 0.
    public var version: UInt32 = 0
    /// What the least and the greatest sample stand for; not used.
    public var decode: UnsafePointer<CGFloat>!
    /// How colours are brought to another space.
    public var renderingIntent: CGColorRenderingIntent = .defaultIntent

    /// The format of whatever image comes.
    public init() {}

    /// Takes all that there is to a format.
    public init(
        bitsPerComponent: UInt32,
        bitsPerPixel: UInt32,
        colorSpace: Unmanaged<CGColorSpace>!,
        bitmapInfo: CGBitmapInfo,
        version: UInt32,
        decode: UnsafePointer<CGFloat>!,
        renderingIntent: CGColorRenderingIntent
    ) {
        self.bitsPerComponent = bitsPerComponent
        self.bitsPerPixel = bitsPerPixel
        self.colorSpace = colorSpace
        self.bitmapInfo = bitmapInfo
        self.version = version
        self.decode = decode
        self.renderingIntent = renderingIntent
    }

    /// Takes what matters; the format keeps the colour space.
    public init?(
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        colorSpace: CGColorSpace,
        bitmapInfo: CGBitmapInfo,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        guard bitsPerComponent > 0, bitsPerPixel >= bitsPerComponent else { return nil }
        self.bitsPerComponent = UInt32(bitsPerComponent)
        self.bitsPerPixel = UInt32(bitsPerPixel)
        // Formats are plain values that own nothing: the space stays as long as the process.
        self.colorSpace = Unmanaged.passRetained(colorSpace)
        self.bitmapInfo = bitmapInfo
        self.renderingIntent = renderingIntent
    }

    /// The format of an image.
    public init?(cgImage: CGImage) {
        guard let space = cgImage.colorSpace else { return nil }
        self.init(
            bitsPerComponent: cgImage.bitsPerComponent,
            bitsPerPixel: cgImage.bitsPerPixel,
            colorSpace: space,
            bitmapInfo: cgImage.bitmapInfo,
            renderingIntent: cgImage.renderingIntent
        )
    }

    fileprivate var space: CGColorSpace? {
        let name = bitsPerPixel == 8 ? CGColorSpace.genericGrayGamma2_2 : CGColorSpace.sRGB
        return colorSpace?.takeUnretainedValue() ?? CGColorSpace(name: name)
    }

    fileprivate var alpha: CGImageAlphaInfo? {
        CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue)
    }

    /// Where red, green, blue and alpha stand in a pixel of four bytes; nil for other pixels.
    fileprivate var places: [UInt8]? {
        guard bitsPerComponent == 8, bitsPerPixel == 32, !bitmapInfo.contains(.floatComponents),
            let alpha
        else { return nil }
        let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alpha)
        switch bitmapInfo.intersection(.byteOrderMask) {
        case .byteOrder32Little: return isFirst ? [2, 1, 0, 3] : [3, 2, 1, 0]
        case .byteOrder32Big, []: return isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
        default: return nil
        }
    }
}

/// Makes a buffer with the pixels of an image, in the format asked for: 32 bits of red, green, blue and
/// alpha in any order, 24 bits without alpha, or 8 bits of grey.
///
/// An empty format becomes that of the image. `free` gives the memory back.
@discardableResult
public func vImageBuffer_InitWithCGImage(
    _ buf: UnsafeMutablePointer<vImage_Buffer>,
    _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
    _ backgroundColor: UnsafePointer<CGFloat>?,
    _ image: CGImage,
    _ flags: vImage_Flags
) -> vImage_Error {
    if format.pointee.bitsPerPixel == 0 {
        guard let own = vImage_CGImageFormat(cgImage: image) else { return kvImageInvalidParameter }
        format.pointee = own
    }
    let wanted = format.pointee
    let isGray = wanted.bitsPerComponent == 8 && wanted.bitsPerPixel == 8
    let isTriple = wanted.bitsPerComponent == 8 && wanted.bitsPerPixel == 24
    do {
        var made = try vImage_Buffer(
            width: image.width,
            height: image.height,
            bitsPerPixel: wanted.bitsPerPixel
        )
        buf.pointee = made
        if copyPixels(image, wanted, made) { return kvImageNoError }
        guard let space = wanted.space, isGray || isTriple || wanted.places != nil else {
            free(made.data)
            return kvImageInvalidImageFormat
        }
        var drawn = made
        if isTriple {
            drawn = try vImage_Buffer(width: image.width, height: image.height, bitsPerPixel: 32)
        }
        defer { if isTriple { drawn.free() } }
        guard draw(image, into: drawn, isGray, space, backgroundColor, wanted) else {
            free(made.data)
            return kvImageInternalError
        }
        if isTriple { return vImageConvert_RGBA8888toRGB888(&drawn, &made, 0) }
        guard let places = wanted.places else { return kvImageNoError }
        if wanted.alpha == .first || wanted.alpha == .last {
            vImageUnpremultiplyData_RGBA8888(&made, &made, 0)
        }
        // For each place the component that belongs there.
        let map = (0..<4).map { place in UInt8(places.firstIndex(of: place) ?? 0) }
        return vImagePermuteChannels_ARGB8888(&made, &made, map, 0)
    } catch {
        return (error as? vImage.Error)?.rawValue ?? kvImageMemoryAllocationError
    }
}

/// Copies the pixels of an image that has the format already.
private func copyPixels(
    _ image: CGImage,
    _ format: vImage_CGImageFormat,
    _ buffer: vImage_Buffer
) -> Bool {
    guard image.bitsPerComponent == Int(format.bitsPerComponent),
        image.bitsPerPixel == Int(format.bitsPerPixel), image.bitmapInfo == format.bitmapInfo,
        !image.isMask, image.decode == nil,
        image.colorSpace?.name as String? == format.space?.name as String?,
        let data = image.dataProvider?.data as Data?
    else { return false }
    let length = image.width * image.bitsPerPixel / 8
    guard data.count >= (image.height - 1) * image.bytesPerRow + length else { return false }
    data.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        for y in 0..<image.height {
            (buffer.data + y * buffer.rowBytes).copyMemory(
                from: start + y * image.bytesPerRow,
                byteCount: length
            )
        }
    }
    return true
}

/// Draws an image as premultiplied RGBA, or as grey.
private func draw(
    _ image: CGImage,
    into buffer: vImage_Buffer,
    _ isGray: Bool,
    _ space: CGColorSpace,
    _ background: UnsafePointer<CGFloat>?,
    _ format: vImage_CGImageFormat
) -> Bool {
    let alpha: CGImageAlphaInfo = isGray ? .none : .premultipliedLast
    let context = CGContext(
        data: buffer.data,
        width: image.width,
        height: image.height,
        bitsPerComponent: 8,
        bytesPerRow: buffer.rowBytes,
        space: space,
        bitmapInfo: alpha.rawValue
    )
    guard let context else { return false }
    let bounds = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    context.clear(bounds)
    if let background, let wanted = format.alpha,
        [.none, .noneSkipFirst, .noneSkipLast].contains(wanted)
    {
        let components = (0..<(isGray ? 1 : 3)).map { background[$0] } + [1]
        if let color = CGColor(colorSpace: space, components: components) {
            context.setFillColor(color)
            context.fill(bounds)
        }
    }
    context.draw(image, in: bounds)
    return true
}

/// Makes an image of a buffer's pixels, which are copied; the caller releases it.
///
/// With `kvImageNoAllocate` the memory of the buffer is given back at once, by the function where there is one.
public func vImageCreateCGImageFromBuffer(
    _ buf: UnsafePointer<vImage_Buffer>,
    _ format: UnsafePointer<vImage_CGImageFormat>,
    _ callback: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?,
    _ userData: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags,
    _ error: UnsafeMutablePointer<vImage_Error>?
) -> Unmanaged<CGImage>! {
    let (buffer, format) = (buf.pointee, format.pointee)
    guard let memory = buffer.data, buffer.height > 0, let space = format.space else {
        error?.pointee = kvImageNullPointerArgument
        return nil
    }
    let length = Int(buffer.width) * Int(format.bitsPerPixel) / 8
    let data = Data(bytes: memory, count: (Int(buffer.height) - 1) * buffer.rowBytes + length)
    let padding = Data(count: buffer.rowBytes - min(length, buffer.rowBytes))
    let image = CGDataProvider(data: (data + padding) as CFData).flatMap { provider in
        CGImage(
            width: Int(buffer.width),
            height: Int(buffer.height),
            bitsPerComponent: Int(format.bitsPerComponent),
            bitsPerPixel: Int(format.bitsPerPixel),
            bytesPerRow: buffer.rowBytes,
            space: space,
            bitmapInfo: format.bitmapInfo,
            provider: provider,
            decode: nil,
            shouldInterpolate: true,
            intent: format.renderingIntent
        )
    }
    if image != nil, flags & kvImageNoAllocate != 0 {
        if let callback { callback(userData, memory) } else { free(memory) }
    }
    error?.pointee = image == nil ? kvImageInvalidImageFormat : kvImageNoError
    return image.map(Unmanaged.passRetained)
}

extension vImage_Buffer {
    /// Makes memory with the pixels of an image, in its own format; ``free()`` gives it back.
    public init(cgImage: CGImage, flags: vImage.Options = .noFlags) throws {
        guard let format = vImage_CGImageFormat(cgImage: cgImage) else {
            throw vImage.Error.invalidParameter
        }
        try self.init(cgImage: cgImage, format: format, flags: flags)
    }

    /// Makes memory with the pixels of an image, in the format asked for; ``free()`` gives it back.
    public init(
        cgImage: CGImage,
        format: vImage_CGImageFormat,
        flags: vImage.Options = .noFlags
    ) throws {
        self.init()
        var format = format
        let error = vImageBuffer_InitWithCGImage(&self, &format, nil, cgImage, flags.flags)
        if error != kvImageNoError { throw vImage.Error(rawValue: error) ?? .internalError }
    }

    /// Makes an image of the pixels, which are copied.
    public func createCGImage(
        format: vImage_CGImageFormat,
        flags: vImage.Options = .noFlags
    ) throws -> CGImage {
        var (buffer, format, error) = (self, format, kvImageNoError)
        let image = vImageCreateCGImageFromBuffer(&buffer, &format, nil, nil, flags.flags, &error)
        guard let image else { throw vImage.Error(rawValue: error) ?? .internalError }
        return image.takeRetainedValue()
    }
}
