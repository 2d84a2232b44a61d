// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitCells
import UIKitCore

extension UINib {
    /// Reads a nib of a bundle; one that is missing traps when it is used.
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
        let bundle = bundleOrNil ?? .main
        let file = "\(name).xib in \(bundle.bundlePath)"
        let contents = NibFileContents(file, in: bundle) {
            try NibFiles.document(name, "xib", in: bundle)
        }
        self.init(contents: contents)
    }

    /// Reads a nib from its bytes.
    public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
        let contents = NibFileContents("data", in: bundleOrNil ?? .main) { try NibDocument(data) }
        self.init(contents: contents)
    }
}

extension Bundle {
    /// Makes the objects of a nib; those at the top level are returned.
    @preconcurrency @MainActor
    public func loadNibNamed(
        _ name: String,
        owner: Any?,
        options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
