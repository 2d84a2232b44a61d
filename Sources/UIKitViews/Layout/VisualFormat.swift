// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

/// Reads the visual format language.
///
/// - Source: the grammar in Apple's Auto Layout Guide, "Visual Format Language".
@MainActor
struct VisualFormat {
    private struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var multiplier: CGFloat = 1
        var other: LayoutItem?
        var attribute: NSLayoutConstraint.Attribute?
        var priority = UILayoutPriority.required
    }

    private enum Connection {
        case flush
        case standard
        case spaces([Predicate])
    }

    private let characters: [Character]
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var position = 0
    private var isVertical = false
    private var result: [NSLayoutConstraint] = []

    init(
        _ format: String,
        options: NSLayoutConstraint.FormatOptions,
        metrics: [String: Any],
        views: [String: Any]
    ) {
        characters = Array(format)
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    mutating func constraints() -> [NSLayoutConstraint] {
        if peek(is: "H:") {
            position += 2
        } else if peek(is: "V:") {
            isVertical = true
            position += 2
        }
        var named: [LayoutItem] = []
        var previous: LayoutItem?
        var connection: Connection?
        var beginsAtEdge = false
        if next == "|" {
            position += 1
            beginsAtEdge = true
            connection = readConnection()
        }
        while next == "[" {
            let view = readView()
            if let connection {
                if let previous {
                    connect(previous, view, connection)
                } else if beginsAtEdge {
                    connectToEdge(view, connection, isLeading: true)
                }
            }
            named.append(view)
            previous = view
            connection = readConnection()
            if next == "|" {
                position += 1
                connectToEdge(view, connection ?? .flush, isLeading: false)
                break
            }
        }
        if named.isEmpty { fail("a view in brackets is expected") }
        if position < characters.count { fail("this is not expected here") }
        align(named)
        return result
    }

    // MARK: Reading

    private var next: Character? {
        position < characters.count ? characters[position] : nil
    }

    private func peek(is text: String) -> Bool {
        characters[position...].starts(with: text)
    }

    private mutating func expect(_ character: Character) {
        guard next == character else { fail("'\(character)' is expected") }
        position += 1
    }

    private mutating func readConnection() -> Connection {
        guard next == "-" else { return .flush }
        position += 1
        if next == "[" || next == "|" { return .standard }
        let spaces: [Predicate]
        if next == "(" {
            spaces = readPredicates()
        } else {
            var space = Predicate()
            space.constant = readNumber()
            spaces = [space]
        }
        expect("-")
        return .spaces(spaces)
    }

    private mutating func readView() -> LayoutItem {
        expect("[")
        let name = readName()
        guard let object = views[name] else {
            fail("'\(name)' is not a key in the views dictionary")
        }
        let view = LayoutItem.of(object, role: name)
        if next == "(" {
            for predicate in readPredicates() { addSize(of: view, predicate) }
        }
        expect("]")
        return view
    }

    private mutating func readPredicates() -> [Predicate] {
        expect("(")
        var predicates = [readPredicate()]
        while next == "," {
            position += 1
            predicates.append(readPredicate())
        }
        expect(")")
        return predicates
    }

    private mutating func readPredicate() -> Predicate {
        var predicate = Predicate()
        for (sign, relation) in [
            ("==", NSLayoutConstraint.Relation.equal), ("<=", .lessThanOrEqual),
            (">=", .greaterThanOrEqual),
        ] where peek(is: sign) {
            predicate.relation = relation
            position += 2
            break
        }
        if let first = next, first.isLetter || first == "_" {
            let start = position
            let name = readName()
            if let object = views[name] {
                predicate.other = LayoutItem.of(object, role: name)
                if next == "." {
                    position += 1
                    predicate.attribute = readAttribute()
                }
            } else {
                position = start
                predicate.constant = readNumber()
            }
        } else {
            predicate.constant = readNumber()
        }
        if next == "*" || next == "/" {
            let isDivision = next == "/"
            position += 1
            let factor = readNumber()
            let multiplier = isDivision ? 1 / factor : factor
            if predicate.other == nil {
                predicate.constant *= multiplier
            } else {
                predicate.multiplier = multiplier
            }
        }
        if next == "+" || next == "-" {
            let isNegative = next == "-"
            position += 1
            let offset = readNumber()
            predicate.constant += isNegative ? -offset : offset
        }
        if next == "@" {
            position += 1
            predicate.priority = UILayoutPriority(Float(readNumber()))
        }
        return predicate
    }

    private mutating func readAttribute() -> NSLayoutConstraint.Attribute {
        let name = readName()
        let known: [String: NSLayoutConstraint.Attribute] = [
            "width": .width, "height": .height, "left": .left, "right": .right, "top": .top,
            "bottom": .bottom, "leading": .leading, "trailing": .trailing, "centerX": .centerX,
            "centerY": .centerY, "firstBaseline": .firstBaseline, "baseline": .lastBaseline,
        ]
        guard let attribute = known[name] else { fail("'\(name)' is not an attribute") }
        return attribute
    }

    private mutating func readName() -> String {
        let start = position
        while let character = next, character.isLetter || character.isNumber || character == "_" {
            position += 1
        }
        if position == start { fail("a name is expected") }
        return String(characters[start..<position])
    }

    private mutating func readNumber() -> CGFloat {
        if let first = next, first.isLetter || first == "_" {
            let name = readName()
            switch metrics[name] {
            case let number as NSNumber: return CGFloat(number.doubleValue)
            case let number as CGFloat: return number
            case let number as Double: return CGFloat(number)
            case let number as Float: return CGFloat(number)
            case let number as Int: return CGFloat(number)
            case let priority as UILayoutPriority: return CGFloat(priority.rawValue)
            default: fail("'\(name)' is not a key in the metrics dictionary")
            }
        }
        let start = position
        if next == "-" || next == "+" { position += 1 }
        while let character = next, character.isNumber || character == "." { position += 1 }
        guard let number = Double(String(characters[start..<position])) else {
            position = start
            fail("a number, a metric or a view is expected")
        }
        return CGFloat(number)
    }

    /// Raises with the format and a caret under the place.
    private func fail(_ reason: String) -> Never {
        let caret = String(repeating: " ", count: position) + "^"
        Diagnostics.trap(
            .invalidArgumentException,
            "Unable to parse constraint format:\n\(reason)\n\(String(characters))\n\(caret)"
        )
    }

    // MARK: Making

    private var isFixedDirection: Bool {
        options.contains(.directionLeftToRight) || options.contains(.directionRightToLeft)
    }

    private var start: NSLayoutConstraint.Attribute {
        if isVertical { return .top }
        if options.contains(.directionLeftToRight) { return .left }
        if options.contains(.directionRightToLeft) { return .right }
        return .leading
    }

    private var end: NSLayoutConstraint.Attribute {
        if isVertical { return .bottom }
        if options.contains(.directionLeftToRight) { return .right }
        if options.contains(.directionRightToLeft) { return .left }
        return .trailing
    }

    /// Against x, a space counts backwards.
    private var sign: CGFloat {
        !isVertical && options.contains(.directionRightToLeft) ? -1 : 1
    }

    private mutating func add(
        _ first: LayoutItem,
        _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ second: LayoutItem?,
        _ secondAttribute: NSLayoutConstraint.Attribute,
        multiplier: CGFloat = 1,
        constant: CGFloat,
        priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            first,
            firstAttribute,
            relation,
            second,
            secondAttribute,
            multiplier: multiplier,
            constant: constant
        )
        constraint.priority = priority
        result.append(constraint)
    }

    private mutating func addSize(of view: LayoutItem, _ predicate: Predicate) {
        let size: NSLayoutConstraint.Attribute = isVertical ? .height : .width
        add(
            view,
            size,
            predicate.relation,
            predicate.other,
            predicate.other == nil ? .notAnAttribute : predicate.attribute ?? size,
            multiplier: predicate.multiplier,
            constant: predicate.constant,
            priority: predicate.priority
        )
    }

    private func predicates(of connection: Connection, standard: CGFloat) -> [Predicate] {
        switch connection {
        case .flush: return [Predicate()]
        case .standard:
            var space = Predicate()
            space.constant = standard
            return [space]
        case .spaces(let spaces): return spaces
        }
    }

    private mutating func connect(
        _ before: LayoutItem,
        _ after: LayoutItem,
        _ connection: Connection
    ) {
        let measuresBaselines = isVertical && options.contains(.spacingBaselineToBaseline)
        for space in predicates(of: connection, standard: SystemSpacing.between) {
            add(
                after,
                measuresBaselines ? .firstBaseline : start,
                sign < 0 ? space.relation.mirrored : space.relation,
                before,
                measuresBaselines ? .lastBaseline : end,
                constant: sign * space.constant,
                priority: space.priority
            )
        }
    }

    private mutating func connectToEdge(
        _ view: LayoutItem,
        _ connection: Connection,
        isLeading: Bool
    ) {
        guard let superview = view.spaceView else {
            fail("\(view.name) has no superview, which '|' stands for")
        }
        let outer = superview.layoutItem
        var edge = isLeading ? start : end
        let spaces: [Predicate]
        if case .standard = connection {
            // Without a number the superview's margin is used.
            spaces = [Predicate()]
            edge = edge.margin
        } else {
            spaces = predicates(of: connection, standard: 0)
        }
        for space in spaces {
            if isLeading {
                add(
                    view,
                    start,
                    sign < 0 ? space.relation.mirrored : space.relation,
                    outer,
                    edge,
                    constant: sign * space.constant,
                    priority: space.priority
                )
            } else {
                add(
                    outer,
                    edge,
                    sign < 0 ? space.relation.mirrored : space.relation,
                    view,
                    end,
                    constant: sign * space.constant,
                    priority: space.priority
                )
            }
        }
    }

    private mutating func align(_ views: [LayoutItem]) {
        // One view alone has nothing to be aligned with, and any option is allowed.
        guard let first = views.first, views.count > 1 else { return }
        let known: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
            (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
            (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in known where options.contains(option) {
            guard attribute.isHorizontal == isVertical else {
                fail("views cannot be aligned by \(attribute.text) along the format's own axis")
            }
            for view in views.dropFirst() {
                add(view, attribute, .equal, first, attribute, constant: 0)
            }
        }
    }
}

extension NSLayoutConstraint.Relation {
    /// The relation after both sides were negated.
    var mirrored: Self {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The margin attribute of an edge.
    var margin: Self {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
