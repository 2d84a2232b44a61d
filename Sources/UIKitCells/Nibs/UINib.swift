// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
package import UIKitViews

/// Objects as drawn in Interface Builder, to be made as often as needed.
///
/// The class stands below the lists, whose subclasses may override the registration of nibs;
/// the module above that reads the files adds the initializers.
@preconcurrency @MainActor
open class UINib: NSObject, CellNib {
    private let contents: any NibContents

    /// Makes a nib of what was read.
    package init(contents: any NibContents) {
        self.contents = contents
        super.init()
    }

    /// Makes the objects; those at the top level are returned, outlets of the owner set.
    open func instantiate(
        withOwner ownerOrNil: Any?,
        options optionsOrNil: [UINib.OptionsKey: Any]? = nil
    ) -> [Any] {
        contents.instantiate(
            owner: ownerOrNil as? NSObject,
            external: optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        )
    }

    /// Makes the objects of the nib; those at its top level are returned.
    package func makeTopLevelObjects() -> [Any] { instantiate(withOwner: nil, options: nil) }

    /// What can be given along.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Objects for the nib's other placeholders, by their names.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}
