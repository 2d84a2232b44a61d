// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import VectorPictures

extension SymbolGlyph {
    /// The drawing of a template in a weight from 0 to 8 and a scale from 0 to 2.
    ///
    /// `hasOwnColors`: whether its parts have the colours that the template gives them.
    package init(_ template: SymbolTemplate, weight: Int, scale: Int, hasOwnColors: Bool) {
        let variant = template.variant(weight: weight, scale: scale)
        self.init(box: CGSize(width: variant.size.width * 20, height: variant.size.height * 20))
        baseline = variant.baseline * 20
        // Colours of their own are drawn from the last one up.
        if hasOwnColors, variant.layers.contains(where: { $0.color != nil }) {
            colors = variant.layers.reversed().map { $0.color ?? "systemBlue" }
        }
        var toTwentieths = CGAffineTransform(scaleX: 20, y: 20)
        layers = variant.layers.enumerated().map { index, layer in
            Layer(
                filling: layer.path.copy(using: &toTwentieths) ?? layer.path,
                layer.rule,
                rank: colors.isEmpty ? layer.rank : variant.layers.count - 1 - index
            )
        }
    }
}
