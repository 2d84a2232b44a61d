// SPDX-License-Identifier: Apache-2.0

/// Constraints in the order in which they came, linked through the constraints themselves: joining
/// and leaving take no memory, no search and no count of references.
///
/// The list keeps no constraint alive; a holder retains what it holds.
/// - Thread: main actor, as what it lists; not declared, since closures that have an actor check it.
struct ConstraintList: BitwiseCopyable {
    /// By which of a constraint's links the list runs; a constraint is in one list of each role.
    enum Role: Int, BitwiseCopyable {
        case held
        case first
        case second
        case subtracted
    }

    typealias Entry = Unmanaged<NSLayoutConstraint>

    /// A constraint's neighbours in a list.
    struct Link: BitwiseCopyable {
        var previous: Entry?
        var next: Entry?
    }

    typealias Links = InlineArray<4, Link>

    let role: Role
    private(set) var head: Entry?
    private var tail: Entry?

    init(_ role: Role) {
        self.role = role
    }

    var isEmpty: Bool { head == nil }

    mutating func append(_ constraint: NSLayoutConstraint) {
        let entry = Entry.passUnretained(constraint)
        constraint.links[role.rawValue] = Link(previous: tail, next: nil)
        if let tail { setNext(of: tail, entry) } else { head = entry }
        tail = entry
    }

    mutating func remove(_ constraint: NSLayoutConstraint) {
        let link = constraint.links[role.rawValue]
        if let previous = link.previous {
            setNext(of: previous, link.next)
        } else {
            head = link.next
        }
        if let next = link.next {
            setPrevious(of: next, link.previous)
        } else {
            tail = link.previous
        }
        constraint.links[role.rawValue] = Link()
    }

    /// What comes after a constraint in the list.
    @inline(__always)
    func next(after entry: Entry) -> Entry? {
        entry._withUnsafeGuaranteedRef { $0.links[role.rawValue].next }
    }

    /// The function may remove the constraint that it is given, and no other.
    @inline(__always)
    @MainActor
    func visit(_ body: (NSLayoutConstraint) -> Void) {
        var entry = head
        while let current = entry {
            entry = next(after: current)
            body(current.takeUnretainedValue())
        }
    }

    @MainActor
    var array: [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        visit { found.append($0) }
        return found
    }

    @inline(__always)
    private func setNext(of entry: Entry, _ next: Entry?) {
        entry._withUnsafeGuaranteedRef { $0.links[role.rawValue].next = next }
    }

    @inline(__always)
    private func setPrevious(of entry: Entry, _ previous: Entry?) {
        entry._withUnsafeGuaranteedRef { $0.links[role.rawValue].previous = previous }
    }
}
