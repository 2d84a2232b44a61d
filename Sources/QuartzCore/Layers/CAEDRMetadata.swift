// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The meaning of video brightness above white.
///
/// It is a value only: no display here shows more than white, as `isAvailable` says.
open class CAEDRMetadata: NSObject, NSCopying, NSSecureCoding {
    /// The encoding of a video's brightness.
    enum Form: Codable, Hashable, Sendable {
        case hlg(environment: Data?)
        case hdr10(display: Data?, content: Data?, scale: Float)
        case luminance(low: Float, high: Float, scale: Float)
    }

    final let form: Form

    init(_ form: Form) {
        self.form = form
        super.init()
    }

    /// Reads archived metadata; nil for a damaged archive.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "form") as Data?,
            let form = try? PropertyListDecoder().decode(Form.self, from: data)
        else { return nil }
        self.form = form
        super.init()
    }

    /// Whether a display here shows more than white: none does.
    open class var isAvailable: Bool { false }

    /// Hybrid log-gamma for a standard viewing environment.
    open class var hlg: CAEDRMetadata { CAEDRMetadata(.hlg(environment: nil)) }

    /// Hybrid log-gamma for a measured viewing environment, given as the bytes of HEVC's message.
    open class func hlg(ambientViewingEnvironment data: Data) -> CAEDRMetadata {
        CAEDRMetadata(.hlg(environment: data))
    }

    /// HDR10 by the bytes of HEVC's messages of the display and of the content.
    ///
    /// `opticalOutputScale`: the nits that 1 stands for.
    open class func hdr10(
        displayInfo: Data?,
        contentInfo: Data?,
        opticalOutputScale: Float
    ) -> CAEDRMetadata {
        CAEDRMetadata(
            .hdr10(display: displayInfo, content: contentInfo, scale: opticalOutputScale)
        )
    }

    /// HDR10 by the nits of the darkest and of the brightest pixel.
    ///
    /// `opticalOutputScale`: the nits that 1 stands for.
    open class func hdr10(
        minLuminance: Float,
        maxLuminance: Float,
        opticalOutputScale: Float
    ) -> CAEDRMetadata {
        CAEDRMetadata(.luminance(low: minLuminance, high: maxLuminance, scale: opticalOutputScale))
    }

    /// The same object, as it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Archives say which class they hold.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the metadata.
    open func encode(with coder: NSCoder) {
        guard let data = try? PropertyListEncoder().encode(form) else { return }
        coder.encode(data as NSData, forKey: "form")
    }

    /// Whether another object means the same.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CAEDRMetadata)?.form == form
    }

    /// Equal for equal metadata.
    open override var hash: Int { form.hashValue }
}
