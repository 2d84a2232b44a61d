// SPDX-License-Identifier: Apache-2.0

/// Constraints in the order in which they came, linked through the constraints themselves: joining
/// and leaving take no memory and no search.
///
/// The list keeps no constraint alive; a holder retains what it holds.
@MainActor
struct ConstraintList {
    /// By which of a constraint's links the list runs; a constraint is in one list of each role.
    enum Role: Int {
        case held
        case first
        case second
        case subtracted
    }

    /// A constraint's neighbours in a list.
    struct Link {
        unowned(unsafe) var previous: NSLayoutConstraint?
        unowned(unsafe) var next: NSLayoutConstraint?
    }

    typealias Links = InlineArray<4, Link>

    let role: Role
    unowned(unsafe) private(set) var head: NSLayoutConstraint?
    unowned(unsafe) private var tail: NSLayoutConstraint?

    init(_ role: Role) {
        self.role = role
    }

    var isEmpty: Bool { head == nil }

    mutating func append(_ constraint: NSLayoutConstraint) {
        constraint.links[role.rawValue] = Link(previous: tail, next: nil)
        if let tail { tail.links[role.rawValue].next = constraint } else { head = constraint }
        tail = constraint
    }

    mutating func remove(_ constraint: NSLayoutConstraint) {
        let link = constraint.links[role.rawValue]
        if let previous = link.previous {
            previous.links[role.rawValue].next = link.next
        } else {
            head = link.next
        }
        if let next = link.next {
            next.links[role.rawValue].previous = link.previous
        } else {
            tail = link.previous
        }
        constraint.links[role.rawValue] = Link()
    }

    /// The function may remove the constraint that it is given, and no other.
    @inline(__always)
    func visit(_ body: (NSLayoutConstraint) -> Void) {
        var next = head
        while let constraint = next {
            next = constraint.links[role.rawValue].next
            body(constraint)
        }
    }

    var array: [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        visit { found.append($0) }
        return found
    }
}
