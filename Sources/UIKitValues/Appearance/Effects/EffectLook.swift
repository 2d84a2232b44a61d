// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import RenderServer

/// What an effect comes to: filters of the background, a colour over it, filters of the content.
package struct EffectLook {
    package var background: [LayerFilter] = []
    package var tint: UIColor?
    package var content: [LayerFilter] = []
    /// How the content is laid over the background; nil for plainly.
    package var contentBlend: Any?
    /// What template images and labels in the content are coloured with; nil for as ever.
    package var contentColor: UIColor?

    package init() {}

    /// A material: a blur of points, colours made stronger, and a shade of grey over it.
    static func material(
        blur: CGFloat,
        saturation: Float = 1.8,
        white: CGFloat,
        alpha: CGFloat
    ) -> EffectLook {
        var look = EffectLook()
        look.background = [.blur(blur), .color(.saturation(saturation))]
        look.tint = UIColor(white: white, alpha: alpha)
        return look
    }
}
