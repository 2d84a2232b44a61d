// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// The pixels of an image that a program reads.
public protocol CIImageProcessorInput {
    /// Which part of the image they are.
    var region: CGRect { get }
    /// How many bytes there are from one row to the next.
    var bytesPerRow: Int { get }
    /// How a pixel lies in memory.
    var format: CIFormat { get }
    /// The top row.
    var baseAddress: UnsafeRawPointer { get }
}

/// The pixels of an image that a program writes.
public protocol CIImageProcessorOutput {
    /// Which part of the image they are.
    var region: CGRect { get }
    /// How many bytes there are from one row to the next.
    var bytesPerRow: Int { get }
    /// How a pixel lies in memory.
    var format: CIFormat { get }
    /// The top row.
    var baseAddress: UnsafeMutableRawPointer { get }
}

/// A filter that a program writes on the pixels in memory.
///
/// Subclasses override ``process(with:arguments:output:)``, which is called when a context asks for
/// pixels. There are no textures here.
open class CIImageProcessorKernel: NSObject {
    /// Writes the output's pixels; does nothing unless overridden.
    open class func process(
        with inputs: [any CIImageProcessorInput]?,
        arguments: [String: Any]?,
        output: any CIImageProcessorOutput
    ) throws {}

    /// The part of an input that a part of the output is made of: the same one.
    open class func roi(
        forInput input: Int32,
        arguments: [String: Any]?,
        outputRect: CGRect
    ) -> CGRect { outputRect }

    /// How the program wants to read an input's pixels: as floats.
    open class func formatForInput(at input: Int32) -> CIFormat { .RGBAf }

    /// How the program writes pixels: as floats.
    open class var outputFormat: CIFormat { .RGBAf }

    /// Whether all that is written is opaque.
    open class var outputIsOpaque: Bool { false }

    /// Whether inputs must be in memory before the program runs, which they are.
    open class var synchronizeInputs: Bool { true }

    /// The image that the program makes of others.
    open class func apply(
        withExtent extent: CGRect,
        inputs: [CIImage]?,
        arguments args: [String: Any]?
    ) throws -> CIImage {
        CIImage(.processed(self, inputs ?? [], args, extent), extent: extent)
    }

    /// All pixels of its extent, since the program may be one that can't do a part.
    static func tile(
        of images: [CIImage],
        _ arguments: [String: Any]?,
        _ extent: CGRect,
        _ settings: RenderSettings
    ) -> Tile {
        guard let box = PixelBox(extent) else {
            return Tile(PixelBox(x: 0, y: 0, width: 0, height: 0))
        }
        let result = Tile(box)
        guard let layout = PixelLayout(outputFormat) else {
            Unbuilt.report("CIImageProcessorKernel.outputFormat")
            return result
        }
        let output = ProcessorMemory(box, outputFormat, layout)
        var inputs: [ProcessorMemory] = []
        for (index, image) in images.enumerated() {
            let place = Int32(clamping: index)
            let format = formatForInput(at: place)
            let rect = roi(forInput: place, arguments: arguments, outputRect: box.rect)
            guard let part = PixelBox(rect), let layout = PixelLayout(format) else {
                Unbuilt.report("CIImageProcessorKernel.formatForInput(at:)")
                return result
            }
            let memory = ProcessorMemory(part, format, layout)
            layout.write(
                image.tile(part, settings),
                to: memory.address,
                rowBytes: memory.bytesPerRow,
                isLinear: settings.isLinear
            )
            inputs.append(memory)
        }
        // A program that fails leaves no pixels, as on iOS.
        guard
            (try? process(with: inputs, arguments: arguments, output: output.writable)) != nil
        else { return result }
        layout.read(
            output.address,
            rowBytes: output.bytesPerRow,
            into: result,
            isLinear: settings.isLinear
        )
        return result
    }
}

/// Pixels in memory for a program.
private final class ProcessorMemory: CIImageProcessorInput {
    /// The same memory, to be written.
    struct Writable: CIImageProcessorOutput {
        fileprivate let memory: ProcessorMemory
        var region: CGRect { memory.region }
        var bytesPerRow: Int { memory.bytesPerRow }
        var format: CIFormat { memory.format }
        var baseAddress: UnsafeMutableRawPointer { memory.address }
    }

    let region: CGRect
    let bytesPerRow: Int
    let format: CIFormat
    let address: UnsafeMutableRawPointer
    var baseAddress: UnsafeRawPointer { UnsafeRawPointer(address) }
    var writable: Writable { Writable(memory: self) }

    init(_ box: PixelBox, _ format: CIFormat, _ layout: PixelLayout) {
        region = box.rect
        bytesPerRow = (box.width * layout.bytesPerPixel + 15) & ~15
        self.format = format
        let count = max(bytesPerRow * box.height, 1)
        address = .allocate(byteCount: count, alignment: 16)
        address.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    }

    deinit { address.deallocate() }
}
