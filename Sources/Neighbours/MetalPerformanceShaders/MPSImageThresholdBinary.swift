// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import ObjCRuntime

/// Whether a processor can do what this module is about: none can.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

/// Tells light pixels from dark ones on a processor.
open class MPSImageThresholdBinary: NSObject {
    /// From which value on a pixel is light.
    open private(set) var thresholdValue: Float
    /// What light pixels become.
    open private(set) var maximumValue: Float

    /// Ends the program: a processor that `MPSSupportsMTLDevice` says can't do it was handed over.
    public init(
        device: any MTLDevice,
        thresholdValue: Float,
        maximumValue: Float,
        linearGrayColorTransform transform: UnsafePointer<Float>?
    ) {
        self.thresholdValue = thresholdValue
        self.maximumValue = maximumValue
        super.init()
        fatalError(
            "MPSImageThresholdBinary: ask MPSSupportsMTLDevice first; \(device.name) can't do it"
        )
    }

    /// Writes down the work.
    open func encode(
        commandBuffer: any MTLCommandBuffer,
        sourceTexture: any MTLTexture,
        destinationTexture: any MTLTexture
    ) {
        fatalError("MPSImageThresholdBinary: there is no processor to do it")
    }
}
