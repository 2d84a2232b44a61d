// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreImage

/// A processor for pictures; nothing here is one.
public protocol MTLDevice: AnyObject {
    /// What it is called.
    var name: String { get }
}

/// Work for a processor.
public protocol MTLCommandBuffer: AnyObject {
    /// Hands it over.
    func commit()
}

/// A picture in a processor's memory.
public protocol MTLTexture: AnyObject {
    /// How many pixels there are in a row.
    var width: Int { get }
    /// How many rows there are.
    var height: Int { get }
}

/// The processor that is preferred: nil, since there is none.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

extension CIImageProcessorInput {
    /// The pixels in a processor's memory: nil, they are at `baseAddress`.
    public var metalTexture: (any MTLTexture)? { nil }
}

extension CIImageProcessorOutput {
    /// The pixels in a processor's memory: nil, they are at `baseAddress`.
    public var metalTexture: (any MTLTexture)? { nil }

    /// Where work for a processor is written down: nil, there is none.
    public var metalCommandBuffer: (any MTLCommandBuffer)? { nil }
}
