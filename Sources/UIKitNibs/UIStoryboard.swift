// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import UIKitControllers
public import UIKitCore

/// Controllers and the ways between them, as drawn in Interface Builder.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private var name = ""
    private var bundle = Bundle.main
    private var document = NibDocument()

    /// Makes a storyboard without controllers.
    public override nonisolated init() { super.init() }

    /// Reads a storyboard of a bundle; traps where there is none of that name.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.init()
        read(name, in: storyboardBundleOrNil ?? .main)
    }

    /// Makes a storyboard of a class that is known only when running, as `storyboardWithName:bundle:`
    /// does on iOS.
    static func make(_ aClass: AnyClass, name: String, bundle: Bundle?) -> UIStoryboard {
        let made = _objcNew(aClass as? UIStoryboard.Type ?? UIStoryboard.self)
        made.read(name, in: bundle ?? .main)
        return made
    }

    private func read(_ name: String, in bundle: Bundle) {
        self.name = name
        self.bundle = bundle
        do {
            document = try NibFiles.document(name, "storyboard", in: bundle)
        } catch {
            fatalError(
                "UIStoryboard.init(name:bundle:): \(name).storyboard in \(bundle.bundlePath): "
                    + "\(error)"
            )
        }
    }

    /// Takes a storyboard that has been read.
    convenience init(_ document: NibDocument, bundle: Bundle = .main) {
        self.init()
        self.bundle = bundle
        self.document = document
    }

    /// The file's name without its type; empty for a storyboard that no file has.
    var fileName: String { name }

    /// Makes the controller that the storyboard begins with; nil if it names none.
    ///
    /// Asks `instantiateViewController(withIdentifier:)` for it, as segues do for their destinations, so that a
    /// subclass that overrides it sees all of them.
    open func instantiateInitialViewController() -> UIViewController? {
        document.root["initialViewController"].flatMap(instantiate)
    }

    /// Makes the controller that the storyboard begins with, by a block that may return nil for
    /// the usual way.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        guard let id = document.root["initialViewController"] else { return nil }
        return make(byID: id, creator: creator) as? ViewController
    }

    /// Makes the controller of a storyboard identifier; traps where there is none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiateViewController(identifier: identifier, creator: nil)
    }

    /// Makes the controller of a storyboard identifier, by a block that may return nil for the
    /// usual way; traps where there is none.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String,
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let id = elementID(of: identifier),
            let controller = make(byID: id, creator: creator) as? ViewController
        else {
            fatalError(
                "UIStoryboard.instantiateViewController: storyboard '\(name)' has no controller "
                    + "with identifier '\(identifier)' of class \(ViewController.self)."
            )
        }
        return controller
    }

    /// Makes the controller of an element by way of its identifier.
    func instantiate(elementID id: String) -> UIViewController? {
        guard let element = document.byID[id] else { return nil }
        // A reference is asked of the storyboard that it names.
        if element.name == "viewControllerPlaceholder" { return referenced(element) }
        return instantiateViewController(
            withIdentifier: element["storyboardIdentifier"] ?? Self.unnamed + id
        )
    }

    /// What stands before the identifier of an element that has no other.
    private static let unnamed = "UIViewController-"

    private func elementID(of identifier: String) -> String? {
        if let named = document.controllers.first(where: {
            $0["storyboardIdentifier"] == identifier
        }) {
            return named.id
        }
        guard identifier.hasPrefix(Self.unnamed) else { return nil }
        return String(identifier.dropFirst(Self.unnamed.count))
    }

    /// Makes the controller of an element, following references to other storyboards.
    func make(
        byID id: String,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        guard let element = document.byID[id] else { return nil }
        if element.name == "viewControllerPlaceholder" { return referenced(element) }
        let instance = NibInstance(document, bundle)
        instance.storyboard = self
        let scene = document.root.list("scenes").first { scene in
            scene.list("objects").contains { $0 === element }
        }
        let controller = instance.makeController(element, creator: creator)
        for other in scene?.list("objects") ?? [] where other !== element {
            switch other.name {
            case "placeholder", "exit": break
            case _ where NibClasses.isView(other): _ = instance.makeView(other)
            default: instance.makeOther(other)
            }
        }
        instance.finishController()
        return controller
    }

    private func referenced(_ element: NibElement) -> UIViewController? {
        guard let name = element["storyboardName"] else { return nil }
        let other = name == self.name ? self : UIStoryboard(name: name, bundle: bundle)
        if let identifier = element["referencedIdentifier"] {
            return other.instantiateViewController(withIdentifier: identifier)
        }
        return other.instantiateInitialViewController()
    }
}

extension NibInstance {
    /// Ends the making of a controller: its outlets wait for the view, others' do not.
    func finishController() { finish(isForView: false) }
}

extension UIViewController {
    /// The storyboard that the controller comes from; nil for one made in code.
    public var storyboard: UIStoryboard? { (storyboardOrigin as? NibControllerOrigin)?.storyboard }
}
