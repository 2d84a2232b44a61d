// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The constraints of a view as an archive keeps them.
///
/// Items are written as paths from the view: an archive of Foundation cannot refer to an object
/// that is still being decoded. A path has the index of a subview among the archived ones at each
/// level, then `#` and the guide, if the item is one.
@MainActor
struct ConstraintArchive {
    private static let guides: [(name: String, kind: UIView.SystemGuide)] = [
        ("safeArea", .safeArea), ("margins", .margins), ("readableContent", .readableContent),
        ("keyboard", .keyboard), ("scrollContent", .scrollContent), ("scrollFrame", .scrollFrame),
    ]

    private enum Key {
        static let first = "first"
        static let firstAttribute = "firstAttribute"
        static let relation = "relation"
        static let second = "second"
        static let secondAttribute = "secondAttribute"
        static let multiplier = "multiplier"
        static let constant = "constant"
        static let priority = "priority"
        static let identifier = "identifier"
    }

    private let holder: UIView

    init(_ holder: UIView) { self.holder = holder }

    // MARK: Writing

    /// The constraints between archived items; system constraints, whose identifiers begin with UI,
    /// are recreated by their owners.
    var values: [NSDictionary] {
        holder.constraints.compactMap { constraint in
            if constraint.identifier?.hasPrefix("UI") == true { return nil }
            guard let first = constraint.firstItem.flatMap(path) else { return nil }
            var values: [String: Any] = [
                Key.first: first,
                Key.firstAttribute: constraint.firstAttribute.rawValue,
                Key.relation: constraint.relation.rawValue,
                Key.secondAttribute: constraint.secondAttribute.rawValue,
                Key.multiplier: Double(constraint.multiplier),
                Key.constant: Double(constraint.constant),
                Key.priority: Double(constraint.priority.rawValue),
            ]
            if let item = constraint.secondItem {
                guard let second = path(item) else { return nil }
                values[Key.second] = second
            }
            if let identifier = constraint.identifier { values[Key.identifier] = identifier }
            return values as NSDictionary
        }
    }

    private func path(_ item: AnyObject) -> String? {
        if let view = item as? UIView { return path(view) }
        guard let guide = item as? UILayoutGuide, let owner = guide.owner, let way = path(owner)
        else { return nil }
        if let kind = guide.kind {
            return Self.guides.first { $0.kind == kind }.map { "\(way)#\($0.name)" }
        }
        return owner.archivedGuides.firstIndex { $0 === guide }.map { "\(way)#\($0)" }
    }

    private func path(_ view: UIView) -> String? {
        var places: [String] = []
        var current = view
        while current !== holder {
            guard let above = current.superview,
                let place = above.archivedSubviews.firstIndex(where: { $0 === current })
            else { return nil }
            places.insert("\(place)", at: 0)
            current = above
        }
        return places.joined(separator: "/")
    }

    // MARK: Reading

    /// Recreates the constraints, without those whose items are missing.
    func restore(_ values: [NSDictionary]) {
        for case let values as [String: Any] in values {
            if let constraint = constraint(values) { holder.addConstraint(constraint) }
        }
    }

    private func constraint(_ values: [String: Any]) -> NSLayoutConstraint? {
        func number(_ key: String) -> Double? { (values[key] as? NSNumber)?.doubleValue }
        func attribute(_ key: String) -> NSLayoutConstraint.Attribute? {
            number(key).flatMap { NSLayoutConstraint.Attribute(rawValue: Int($0)) }
        }
        guard let first = (values[Key.first] as? String).flatMap(item),
            let firstAttribute = attribute(Key.firstAttribute),
            let secondAttribute = attribute(Key.secondAttribute),
            let relation = number(Key.relation).flatMap({
                NSLayoutConstraint.Relation(rawValue: Int($0))
            })
        else { return nil }
        let way = values[Key.second] as? String
        let second = way.flatMap(item)
        if way != nil, second == nil { return nil }
        let constraint = NSLayoutConstraint(
            item: first,
            attribute: firstAttribute,
            relatedBy: relation,
            toItem: second,
            attribute: secondAttribute,
            multiplier: CGFloat(number(Key.multiplier) ?? 1),
            constant: CGFloat(number(Key.constant) ?? 0)
        )
        constraint.priority = UILayoutPriority(Float(number(Key.priority) ?? 1_000))
        constraint.identifier = values[Key.identifier] as? String
        return constraint
    }

    private func item(_ path: String) -> AnyObject? {
        let parts = path.split(separator: "#", omittingEmptySubsequences: false)
        var view = holder
        for place in parts[0].split(separator: "/") {
            let views = view.archivedSubviews
            guard let index = Int(place), views.indices.contains(index) else { return nil }
            view = views[index]
        }
        guard parts.count > 1 else { return view }
        if let known = Self.guides.first(where: { $0.name == parts[1] }) {
            return view.guide(known.kind)
        }
        let guides = view.archivedGuides
        guard let index = Int(parts[1]), guides.indices.contains(index) else { return nil }
        return guides[index]
    }
}
