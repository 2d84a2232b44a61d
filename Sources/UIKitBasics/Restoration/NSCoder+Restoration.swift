// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import UIKitViews

extension NSCoder {
    /// Saves which controllers these are; those without a restoration identifier are left out.
    @MainActor
    package func encodeControllers(_ controllers: [UIViewController], forKey key: String) {
        encode(controllers.filter { $0.restorationIdentifier != nil } as NSArray, forKey: key)
    }

    /// The controllers that were saved, as far as they are there again.
    @MainActor
    package func decodeControllers(forKey key: String) -> [UIViewController] {
        let values = presentObject(key) as? NSArray
        return values.map { Array($0).compactMap { $0 as? UIViewController } } ?? []
    }
}

extension NSCoder {
    /// Saves index paths as texts, or as the names that a data source has for the elements.
    @MainActor
    package func encodePaths(
        _ paths: [IndexPath],
        of dataSource: Any?,
        in view: UIView,
        forKey key: String
    ) {
        let names = dataSource as? any UIDataSourceModelAssociation
        let values: [NSString] = paths.compactMap { path in
            if let names {
                return names.modelIdentifierForElement(at: path, in: view).map { $0 as NSString }
            }
            return path.map(String.init).joined(separator: ".") as NSString
        }
        encode(values as NSArray, forKey: key)
        encode(names != nil, forKey: key + "AreNames")
    }

    /// The index paths that were saved, where the elements are now.
    @MainActor
    package func decodePaths(
        of dataSource: Any?,
        in view: UIView,
        forKey key: String
    )
        -> [IndexPath]
    {
        guard let values = presentObject(key) as? NSArray else { return [] }
        let areNames = decodeBool(forKey: key + "AreNames")
        let names = dataSource as? any UIDataSourceModelAssociation
        return values.compactMap { value in
            guard let text = (value as? NSString).map({ "\($0)" }) ?? value as? String else {
                return nil
            }
            if areNames {
                return names?.indexPathForElement(withModelIdentifier: text, in: view)
            }
            return IndexPath(indexes: text.split(separator: ".").compactMap { Int($0) })
        }
    }
}
