// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCollections
import UIKitControllers
import UIKitCore

/// One making of the objects of a scene or of a nib.
///
/// In iOS's order: objects with their attributes, then their runtime attributes, constraints, outlets,
/// outlet collections, actions, and `awakeFromNib()` at the end.
@MainActor
final class NibInstance {
    let document: NibDocument
    let bundle: Bundle
    /// The storyboard that segues lead on in.
    weak var storyboard: UIStoryboard?
    private(set) var objects: [String: AnyObject] = [:]
    /// Objects in the order in which they were made, with their elements.
    private var made: [(object: UIKitCore.NSObject, element: NibElement)] = []
    /// Objects that stand for one whose class the program does not have: what an outlet or an
    /// action needs of it is not there.
    private(set) var substitutes: Set<ObjectIdentifier> = []
    private var constraints: [(view: UIView, element: NibElement)] = []
    /// Elements that differ between size classes, with the views that they are of.
    private var varied: [(view: UIView, element: NibElement)] = []
    private var embeds: [(view: UIView, segue: NibElement)] = []

    init(_ document: NibDocument, _ bundle: Bundle) {
        self.document = document
        self.bundle = bundle
    }

    func register(_ object: AnyObject, _ id: String?) {
        if let id { objects[id] = object }
    }

    // MARK: Making

    func makeController(
        _ element: NibElement,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        let base = NibClasses.controller(element)
        let type = NibClasses.custom(element, base, in: bundle)
        let coder = NibElementCoder(element, base, self)
        guard let controller = creator?(coder) ?? type.init(coder: coder) else { return nil }
        register(controller, element.id)
        return controller
    }

    func makeView(_ element: NibElement) -> UIView? {
        let base = NibClasses.view(element)
        let type = NibClasses.custom(element, base, in: bundle)
        let coder = NibElementCoder(element, base, self)
        guard let view = type.init(coder: coder) else { return nil }
        guard let other = view.awakeAfter(using: coder) as? UIView, other !== view else {
            register(view, element.id)
            return view
        }
        replace(view, by: other, element)
        return other
    }

    /// What the document says of a view holds for the one that took its place.
    private func replace(_ view: UIView, by other: UIView, _ element: NibElement) {
        register(other, element.id)
        made = made.map { $0.object === view ? (other, $0.element) : $0 }
        constraints = constraints.map { $0.view === view ? (other, $0.element) : $0 }
        varied = varied.map { $0.view === view ? (other, $0.element) : $0 }
    }

    private func makeRecognizer(_ element: NibElement) -> UIGestureRecognizer? {
        guard let base = NibClasses.recognizer(element) else {
            Unbuilt.report("Interface Builder: <\(element.name)>")
            return nil
        }
        let type = NibClasses.custom(element, base, in: bundle)
        let coder = NibElementCoder(element, base, self)
        guard let recognizer = makeInstance(ofRecognizer: type, coder: coder) else { return nil }
        configure(recognizer, by: element)
        register(recognizer, element.id)
        return recognizer
    }

    func makeBarButton(_ element: NibElement) -> UIBarButtonItem? {
        let type = NibClasses.custom(element, UIBarButtonItem.self, in: bundle)
        guard
            let item = type.init(coder: NibElementCoder(element, UIBarButtonItem.self, self))
        else { return nil }
        register(item, element.id)
        return item
    }

    func makeTabItem(_ element: NibElement) -> UITabBarItem? {
        let type = NibClasses.custom(element, UITabBarItem.self, in: bundle)
        guard
            let item = type.init(coder: NibElementCoder(element, UITabBarItem.self, self))
        else { return nil }
        register(item, element.id)
        return item
    }

    func makeNavigationItem(_ element: NibElement) -> UINavigationItem? {
        let type = NibClasses.custom(element, UINavigationItem.self, in: bundle)
        guard
            let item = type.init(coder: NibElementCoder(element, UINavigationItem.self, self))
        else { return nil }
        register(item, element.id)
        return item
    }

    /// Called from inside an object's initializer.
    func configure(_ object: UIKitCore.NSObject, by element: NibElement) {
        register(object, element.id)
        made.append((object, element))
        if NibClasses.isSubstitute(object, for: element) {
            substitutes.insert(ObjectIdentifier(object))
        }
        switch object {
        case let view as UIView: configure(view, element)
        case let controller as UIViewController: configure(controller, element)
        case let recognizer as UIGestureRecognizer: configure(recognizer, element)
        case let item as UIBarItem: configure(item, element)
        case let item as UINavigationItem: configure(item, element)
        case let layout as UICollectionViewFlowLayout: configure(layout, element)
        default: break
        }
    }

    /// Makes an object that is neither a view nor a controller.
    func makeOther(_ element: NibElement) {
        switch element.name {
        case "barButtonItem": _ = makeBarButton(element)
        case "navigationItem": _ = makeNavigationItem(element)
        case "customObject":
            let base = UIKitCore.NSObject.self
            let type = NibClasses.custom(element, base, in: bundle)
            guard let object = ClassFactory.make(type) else { return }
            configure(object, by: element)
        case _ where NibClasses.recognizer(element) != nil: _ = makeRecognizer(element)
        default: Unbuilt.report("Interface Builder: <\(element.name)>")
        }
    }

    // MARK: Views

    /// What is inside a view: subviews, guides, constraints.
    func fill(_ view: UIView, _ element: NibElement) {
        for child in element.children {
            switch child.name {
            case "viewLayoutGuide", "layoutGuide": registerGuide(child, of: view)
            case "constraints":
                for constraint in child.children {
                    constraints.append((view, constraint))
                    if constraint.child("variation") != nil { varied.append((view, constraint)) }
                }
            case "connections":
                for segue in child.children where segue.name == "segue" {
                    if segue["kind"] == "embed" { embeds.append((view, segue)) }
                }
            default: break
            }
        }
        let holder: UIView
        var content = element
        if let effect = view as? UIVisualEffectView {
            holder = effect.contentView
            if let inner = element.child(key: "contentView") {
                register(holder, inner.id)
                content = inner
            }
        } else {
            holder = view
        }
        for child in content.list("subviews") {
            guard let subview = makeView(child) else { continue }
            if let stack = holder as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                holder.addSubview(subview)
            }
        }
        if content !== element { fillContent(holder, content) }
        let hasVariations = element.child("variation") != nil || element.child("mask") != nil
        if hasVariations { varied.append((view, element)) }
    }

    /// The constraints inside a view that stands for an element of another's content.
    func addConstraints(of element: NibElement, to view: UIView) {
        fillContent(view, element)
    }

    private func fillContent(_ view: UIView, _ element: NibElement) {
        for child in element.children where child.name == "constraints" {
            for constraint in child.children { constraints.append((view, constraint)) }
        }
    }

    /// A guide of a view that stands for an element of another's content.
    func registerContentGuide(_ element: NibElement, of view: UIView) {
        registerGuide(element, of: view)
    }

    private func registerGuide(_ element: NibElement, of view: UIView) {
        let guide: UILayoutGuide? =
            switch element["key"] {
            case "safeArea": view.safeAreaLayoutGuide
            case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
            case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
            case "keyboard": view.keyboardLayoutGuide
            case "layoutMarginsGuide": view.layoutMarginsGuide
            case "readableContentGuide": view.readableContentGuide
            default: nil
            }
        if let guide { return register(guide, element.id) }
        let own = UILayoutGuide()
        view.addLayoutGuide(own)
        register(own, element.id)
    }

    // MARK: Finishing

    /// Ties together what has been made since the last call.
    ///
    /// - Parameters:
    ///   - isForView: whether controllers' own outlets are set; they wait for the view.
    ///   - owner: sets the outlets of the file's owner.
    func finish(isForView: Bool = true, _ owner: ((NibInstance) -> Void)? = nil) {
        let fresh = made
        made = []
        // Only now: a subclass may need what its `init(coder:)` makes after that of its superclass.
        for (object, element) in fresh {
            for attribute in element.list("userDefinedRuntimeAttributes") {
                set(attribute, on: object)
            }
        }
        activateConstraints()
        for (object, element) in fresh where isForView || !(object is UIViewController) {
            connectOutlets(object, element)
        }
        for (object, element) in fresh where isForView || !(object is UIViewController) {
            connectCollections(object, element)
        }
        owner?(self)
        for (object, element) in fresh { connectActions(object, element) }
        let former = embeds
        embeds = []
        for (view, segue) in former { embed(segue, in: view) }
        for (object, _) in fresh { object.awakeFromNib() }
    }

    private func activateConstraints() {
        let pending = constraints
        constraints = []
        var all: [NSLayoutConstraint] = []
        for (view, element) in pending where element.flag("placeholder") != true {
            guard let constraint = makeConstraint(view, element) else { continue }
            register(constraint, element.id)
            all.append(constraint)
        }
        let pendingVariations = varied
        varied = []
        let variations = pendingVariations.map { view, element in
            NibVariations(view, element, self)
        }
        // What no size class brings in now stays inactive.
        let absent = Set(variations.flatMap(\.absentConstraints).map(ObjectIdentifier.init))
        NSLayoutConstraint.activate(all.filter { !absent.contains(ObjectIdentifier($0)) })
        for variation in variations { variation.start() }
    }

    private func makeConstraint(_ view: UIView, _ element: NibElement) -> NSLayoutConstraint? {
        guard element.name == "constraint" else { return nil }
        let first: AnyObject? = element["firstItem"].map { objects[$0] } ?? view
        let second: AnyObject? = element["secondItem"].flatMap { objects[$0] }
        let attribute = NibValues.attribute(element["firstAttribute"])
        guard let first, attribute != .notAnAttribute,
            element["secondItem"] == nil || second != nil
        else { return nil }
        let relation: NSLayoutConstraint.Relation =
            switch element["relation"] {
            case "greaterThanOrEqual": .greaterThanOrEqual
            case "lessThanOrEqual": .lessThanOrEqual
            default: .equal
            }
        var constant = element.number("constant") ?? 0
        if element.flag("symbolic") == true, element["constant"] == nil {
            // The standard distance: to the superview's edge, or between siblings.
            constant = first === view || second === view ? 20 : 8
        }
        let secondAttribute =
            second == nil ? .notAnAttribute : NibValues.attribute(element["secondAttribute"])
        guard second == nil || secondAttribute != .notAnAttribute else { return nil }
        let constraint = NSLayoutConstraint(
            item: first,
            attribute: attribute,
            relatedBy: relation,
            toItem: second,
            attribute: secondAttribute,
            multiplier: NibValues.multiplier(element["multiplier"]),
            constant: CGFloat(constant)
        )
        if let priority = element.number("priority"), (1...1000).contains(priority) {
            constraint.priority = UILayoutPriority(Float(priority))
        }
        constraint.identifier = element["identifier"]
        return constraint
    }

    private func embed(_ element: NibElement, in view: UIView) {
        guard let destination = element["destination"],
            let child = storyboard?.instantiate(elementID: destination),
            let parent = document.owner(of: element).flatMap({ objects[$0] }) as? UIViewController
        else { return }
        let segue = UIStoryboardSegue(
            identifier: element["identifier"],
            source: parent,
            destination: child
        )
        parent.prepare(for: segue, sender: nil)
        parent.addChild(child)
        let childView: UIView = child.view
        childView.frame = view.bounds
        childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(childView)
        child.didMove(toParent: parent)
    }
}

extension NibDocument {
    /// The controller whose scene an element is in.
    func owner(of element: NibElement) -> String? {
        controllers.first { controller in
            var isInside = false
            controller.walk { if $0 === element { isInside = true } }
            return isInside
        }?.id
    }
}
