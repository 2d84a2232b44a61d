// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIColor {
    /// Finds a colour in the asset catalogues of the main bundle.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds a colour in the asset catalogues of a bundle, the main one for nil.
    ///
    /// With traits the colour is resolved once for all; without, it follows the traits in force.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = AssetCatalogs.shared.color(named: name, in: bundle ?? .main) else {
            return nil
        }
        self.init((traitCollection.map(color.resolvedColor) ?? color).storage)
    }

    /// Finds the colour of a generated resource name; clear if it is not there.
    public convenience init(resource: ColorResource) {
        let color = AssetCatalogs.shared.color(named: resource.name, in: resource.bundle)
        self.init((color ?? .clear).storage)
    }
}
