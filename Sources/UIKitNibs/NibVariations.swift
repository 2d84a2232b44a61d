// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore
import UIKitText

/// What differs between size classes in one element of a nib: a view or a constraint.
@MainActor
final class NibVariations {
    /// One `<variation>` with the size classes that it is for.
    private struct Variation {
        let element: NibElement
        let width: UIUserInterfaceSizeClass?
        let height: UIUserInterfaceSizeClass?

        init?(_ element: NibElement) {
            self.element = element
            var width: UIUserInterfaceSizeClass?
            var height: UIUserInterfaceSizeClass?
            for part in (element["key"] ?? "").split(separator: "-") {
                switch part {
                case "default": break
                case "widthClass=compact": width = .compact
                case "widthClass=regular": width = .regular
                case "heightClass=compact": height = .compact
                case "heightClass=regular": height = .regular
                default:
                    Unbuilt.report("Interface Builder: <variation> \(element["key"] ?? "")")
                    return nil
                }
            }
            self.width = width
            self.height = height
        }

        var conditions: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

        func holds(_ traits: UITraitCollection) -> Bool {
            (width == nil || width == traits.horizontalSizeClass)
                && (height == nil || height == traits.verticalSizeClass)
        }
    }

    /// A subview that some size classes lack, with its place and what it is tied by.
    private struct Part {
        let view: UIView
        let place: Int
        var constraints: [NSLayoutConstraint] = []
    }

    private weak var view: UIView?
    private let element: NibElement
    private let bundle: Bundle
    /// The general ones first.
    private let variations: [Variation]
    private weak var constraint: NSLayoutConstraint?
    private let baseConstant: CGFloat
    private let basePriority: UILayoutPriority
    private var constraints: [String: NSLayoutConstraint] = [:]
    private var parts: [String: Part] = [:]

    init(_ view: UIView, _ element: NibElement, _ instance: NibInstance) {
        self.view = view
        self.element = element
        bundle = instance.bundle
        variations = element.children.filter { $0.name == "variation" }
            .compactMap(Variation.init)
            .enumerated()
            .sorted {
                ($0.element.conditions, $0.offset) < ($1.element.conditions, $1.offset)
            }
            .map(\.element)
        constraint = element.id.flatMap { instance.objects[$0] } as? NSLayoutConstraint
        baseConstant = constraint?.constant ?? 0
        basePriority = constraint?.priority ?? .required
        for reference in references("constraints") {
            constraints[reference] = instance.objects[reference] as? NSLayoutConstraint
        }
        let holder = (view as? UIVisualEffectView)?.contentView ?? view
        for reference in references("subviews") {
            guard let part = instance.objects[reference] as? UIView,
                let place = holder.subviews.firstIndex(of: part)
            else { continue }
            parts[reference] = Part(view: part, place: place)
        }
    }

    /// The constraints that the present size classes do without.
    var absentConstraints: [NSLayoutConstraint] {
        guard let view else { return [] }
        let absent = excluded("constraints", view.traitCollection)
        return constraints.filter { absent.contains($0.key) }.map(\.value)
    }

    /// Applies what the present size classes have, now and whenever they change.
    func start() {
        guard let view else { return }
        apply(view.traitCollection)
        let traits: [UITrait] = [
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        ]
        view.registerForTraitChanges(traits) { (changed: UIView, _: UITraitCollection) in
            self.apply(changed.traitCollection)
        }
    }

    private func apply(_ traits: UITraitCollection) {
        let present = variations.filter { $0.holds(traits) }.map(\.element)
        if let constraint {
            let constant = present.compactMap { $0.number("constant") }.last
            constraint.constant = constant.map { CGFloat($0) } ?? baseConstant
            let priority = present.compactMap { $0.number("priority") }.last
            let wanted = priority.map { UILayoutPriority(Float($0)) } ?? basePriority
            if wanted != constraint.priority { constraint.priority = wanted }
            return
        }
        guard let view else { return }
        applyParts(excluded("subviews", traits), in: view)
        let absent = excluded("constraints", traits)
        for (reference, constraint) in constraints {
            let isPresent = !absent.contains(reference)
            guard constraint.isActive != isPresent, isPresent == false || isTied(constraint) else {
                continue
            }
            constraint.isActive = isPresent
        }
        applyProperties(present, to: view)
    }

    /// Whether both items of a constraint are in the view.
    private func isTied(_ constraint: NSLayoutConstraint) -> Bool {
        guard let view else { return false }
        return [constraint.firstItem, constraint.secondItem].allSatisfy { item in
            (item as? UIView).map { $0.isDescendant(of: view) || view.isDescendant(of: $0) } ?? true
        }
    }

    // MARK: Parts

    private func references(_ key: String) -> Set<String> {
        let holders = [element] + variations.map(\.element)
        let masks = holders.flatMap(\.children).filter { $0.name == "mask" && $0["key"] == key }
        return Set(masks.flatMap(\.children).compactMap { $0["reference"] })
    }

    /// What is left out: by the design itself, and by each variation that holds, the general first.
    private func excluded(_ key: String, _ traits: UITraitCollection) -> Set<String> {
        var excluded: Set<String> = []
        let holders = [element] + variations.filter { $0.holds(traits) }.map(\.element)
        for holder in holders {
            for mask in holder.children where mask.name == "mask" && mask["key"] == key {
                for entry in mask.children {
                    guard let reference = entry["reference"] else { continue }
                    if entry.name == "exclude" {
                        excluded.insert(reference)
                    } else {
                        excluded.remove(reference)
                    }
                }
            }
        }
        return excluded
    }

    private func applyParts(_ absent: Set<String>, in view: UIView) {
        let holder = (view as? UIVisualEffectView)?.contentView ?? view
        for (reference, part) in parts.sorted(by: { $0.value.place < $1.value.place }) {
            let isPresent = part.view.superview === holder
            if isPresent, absent.contains(reference) {
                parts[reference]?.constraints = holder.constraints.filter {
                    $0.firstItem === part.view || $0.secondItem === part.view
                }
                part.view.removeFromSuperview()
            } else if !isPresent, !absent.contains(reference) {
                if let stack = holder as? UIStackView {
                    let place = min(part.place, stack.arrangedSubviews.count)
                    stack.insertArrangedSubview(part.view, at: place)
                } else {
                    holder.insertSubview(part.view, at: min(part.place, holder.subviews.count))
                }
                NSLayoutConstraint.activate(part.constraints)
            }
        }
    }

    // MARK: Properties

    private func applyProperties(_ present: [NibElement], to view: UIView) {
        /// The elements that may have a property, the most special first.
        let sources = present.reversed() + [element]
        func isVaried(_ name: String) -> Bool {
            variations.contains { variation in
                variation.element.attributes[name] != nil
                    || variation.element.children.contains { $0.attributes["key"] == name }
            }
        }
        func text(_ name: String) -> String? { sources.lazy.compactMap { $0[name] }.first }
        func child(_ name: String) -> NibElement? {
            sources.lazy.compactMap { $0.child(key: name) }.first
        }
        if isVaried("hidden") { view.isHidden = text("hidden") == "YES" }
        if isVaried("alpha") { view.alpha = text("alpha").flatMap(Double.init).map { $0 } ?? 1 }
        if isVaried("backgroundColor") {
            view.backgroundColor = NibValues.color(child("backgroundColor"), in: bundle)
        }
        if isVaried("tintColor") {
            view.tintColor = NibValues.color(child("tintColor"), in: bundle)
        }
        if isVaried("fontDescription"), let font = NibValues.font(child("fontDescription")) {
            switch view {
            case let label as UILabel: label.font = font
            case let button as UIButton: button.titleLabel?.font = font
            case let field as UITextField: field.font = font
            case let textView as UITextView: textView.font = font
            default: break
            }
        }
        if isVaried("image"), let imageView = view as? UIImageView {
            imageView.image = NibValues.image(text("image"), catalog: text("catalog"), in: bundle)
        }
        guard let stack = view as? UIStackView else { return }
        if isVaried("axis") { stack.axis = text("axis") == "vertical" ? .vertical : .horizontal }
        if isVaried("spacing") {
            stack.spacing = text("spacing").flatMap(Double.init).map { CGFloat($0) } ?? 0
        }
        if isVaried("alignment") { stack.alignment = NibNames.stackAlignment(text("alignment")) }
        if isVaried("distribution") {
            stack.distribution = NibNames.stackDistribution(text("distribution"))
        }
    }
}
