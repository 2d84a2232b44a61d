// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import UIKitControllers
public import UIKitCore

/// Objects as drawn in Interface Builder, to be made as often as needed.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let bundle: Bundle
    private let document: NibDocument?
    private let problem: String

    /// Reads a nib of a bundle; one that is missing traps when it is used.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        bundle = bundleOrNil ?? .main
        do {
            document = try NibFiles.document(name, "xib", in: bundle)
            problem = ""
        } catch {
            document = nil
            problem = "\(name).xib in \(bundle.bundlePath): \(error)"
        }
        super.init()
    }

    /// Reads a nib from its bytes.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        bundle = bundleOrNil ?? .main
        do {
            document = try NibDocument(data)
            problem = ""
        } catch {
            document = nil
            problem = "data: \(error)"
        }
        super.init()
    }

    /// Makes the objects; those at the top level are returned, outlets of the owner set.
    open func instantiate(
        withOwner ownerOrNil: Any?,
        options optionsOrNil: [UINib.OptionsKey: Any]? = nil
    ) -> [Any] {
        guard let document else { fatalError("UINib.instantiate(withOwner:options:): \(problem)") }
        let instance = NibInstance(document, bundle)
        let owner = ownerOrNil as? UIKitCore.NSObject
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
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
