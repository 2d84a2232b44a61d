// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The name of a data set in an asset catalogue.
public typealias NSDataAssetName = String

/// A file that lies in an asset catalogue as it is.
open class NSDataAsset: NSObject, NSCopying {
    /// The set's name, with those of the groups that stand before it.
    public final let name: NSDataAssetName
    /// The file's bytes.
    public final let data: Data
    /// The uniform type identifier; `public.data` where the set gives none.
    public final let typeIdentifier: String

    /// Reads a data set of the main bundle; nil for one that is not there.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// Reads a data set of a bundle; nil for one that is not there.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let set = AssetCatalogs.shared.dataSet(named: name, in: bundle) else { return nil }
        self.name = name
        data = set.data
        typeIdentifier = set.typeIdentifier
        super.init()
    }

    /// Itself, since it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
