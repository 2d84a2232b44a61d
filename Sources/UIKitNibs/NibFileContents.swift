// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCells
import UIKitCore

/// The document of a nib, or the problem in reading it, which traps when the nib is used.
struct NibFileContents: NibContents {
    let bundle: Bundle
    private let document: NibDocument?
    private let problem: String

    /// Reads a document; `name` is what messages call it.
    init(_ name: String, in bundle: Bundle, reading: () throws -> NibDocument) {
        self.bundle = bundle
        do {
            document = try reading()
            problem = ""
        } catch {
            document = nil
            problem = "\(name): \(error)"
        }
    }

    func instantiate(owner: NSObject?, external: [String: Any]) -> [Any] {
        guard let document else { fatalError("UINib.instantiate(withOwner:options:): \(problem)") }
        let instance = NibInstance(document, bundle)
        var ownerElement: NibElement?
        var top: [(NibElement, Bool)] = []
        for element in document.root.list("objects") {
            switch element["placeholderIdentifier"] {
            case "IBFilesOwner":
                ownerElement = element
                if let owner { instance.register(owner, element.id) }
            case "IBFirstResponder": break
            case let name?:
                if let object = external[name] as AnyObject? {
                    instance.register(object, element.id)
                }
            case nil: top.append((element, NibClasses.isView(element)))
            }
        }
        for (element, isView) in top {
            if isView { _ = instance.makeView(element) } else { instance.makeOther(element) }
        }
        instance.finish { instance in
            guard let owner, let ownerElement else { return }
            instance.connectOutlets(owner, ownerElement)
            instance.connectCollections(owner, ownerElement)
        }
        return top.compactMap { element, _ in element.id.flatMap { instance.objects[$0] } }
    }
}
