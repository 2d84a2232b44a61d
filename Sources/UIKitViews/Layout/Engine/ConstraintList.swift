// SPDX-License-Identifier: Apache-2.0

/// An intrusive linked list of constraints in order of insertion: adding and removing take no
/// memory, no search and no reference counts.
///
/// The list does not retain its constraints; their holders do.
/// - Thread: main actor, as its constraints; not declared, since closures that have an actor check
///   it.
struct ConstraintList: BitwiseCopyable {
    /// By which of a constraint's links the list runs; a constraint is in one list of each role.
    enum Role: Int, BitwiseCopyable {
        case held
        case first
        case second
    }

    typealias Entry = Unmanaged<NSLayoutConstraint>

    /// A constraint's neighbours in a list.
    struct Link: BitwiseCopyable {
        var previous: Entry?
        var next: Entry?
    }

    /// A constraint's neighbours in the lists of each role, in the roles' order.
    struct Links: BitwiseCopyable {
        var held = Link()
        var first = Link()
        var second = Link()
    }

    let role: Role
    private(set) var head: Entry?
    private var tail: Entry?

    init(_ role: Role) {
        self.role = role
    }

    var isEmpty: Bool { head == nil }

    @inline(__always)
    mutating func append(_ entry: Entry) {
        set(entry, Link(previous: tail, next: nil))
        if let tail { setNext(of: tail, entry) } else { head = entry }
        tail = entry
    }

    mutating func remove(_ entry: Entry) {
        let link = link(of: entry).pointee
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
        set(entry, Link())
    }

    /// The constraint after another in the list.
    @inline(__always)
    func next(after entry: Entry) -> Entry? {
        link(of: entry).pointee.next
    }

    /// The function may remove the constraint that it gets, and no other.
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

    // Unsafe: the links are the first member, one after the other. `checkLayout` proves it.
    @inline(__always)
    private func link(of entry: Entry) -> UnsafeMutablePointer<Link> {
        UnsafeMutableRawPointer(entry.plain).assumingMemoryBound(to: Link.self) + role.rawValue
    }

    @inline(__always)
    private func set(_ entry: Entry, _ link: Link) {
        self.link(of: entry).pointee = link
    }

    @inline(__always)
    private func setNext(of entry: Entry, _ next: Entry?) {
        link(of: entry).pointee.next = next
    }

    @inline(__always)
    private func setPrevious(of entry: Entry, _ previous: Entry?) {
        link(of: entry).pointee.previous = previous
    }
}

extension Unmanaged<NSLayoutConstraint> {
    /// The constraint's plain memory.
    // Unsafe because the address is computed from the object's: the first stored property follows
    // the header, the Core Foundation bits and the address of extras. `ItemArena` verifies it. Even
    // a guaranteed reference would be counted here, which took half of the time of activating.
    @inline(__always)
    var plain: UnsafeMutablePointer<NSLayoutConstraint.Plain> {
        (toOpaque() + NSLayoutConstraint.plainOffset)
            .assumingMemoryBound(to: NSLayoutConstraint.Plain.self)
    }

    /// Whether the class is the framework's own.
    @inline(__always)
    var isOrdinary: Bool {
        toOpaque().load(as: UnsafeRawPointer.self)
            == unsafeBitCast(NSLayoutConstraint.self, to: UnsafeRawPointer.self)
    }
}

extension NSLayoutConstraint {
    /// The offset of ``plain`` in an object.
    fileprivate static nonisolated var plainOffset: Int { 32 }

    /// Traps if ``plain`` is not at that offset.
    static func checkLayout() {
        let constraint = NSLayoutConstraint()
        let address = withUnsafeMutablePointer(to: &constraint.plain) { UnsafeRawPointer($0) }
        let expected = Unmanaged.passUnretained(constraint).plain
        precondition(
            address == UnsafeRawPointer(expected)
                && MemoryLayout<Plain>.offset(of: \.links) == 0
                && MemoryLayout<ConstraintList.Links>.size == 3
                    * MemoryLayout<ConstraintList.Link>.stride,
            "NSLayoutConstraint.plain is not where ConstraintList looks for it"
        )
    }
}

// Without an actor, since closures that have one check it at each call.
extension Unmanaged<UIView> {
    /// The view's cell in Auto Layout; nil until it takes part.
    @inline(__always)
    var core: ItemCore.Pointer? { _withUnsafeGuaranteedRef { $0.layoutState.core } }

    /// Whether the view is a leaf without constraints, as far as one look shows.
    @inline(__always)
    var isPlainLeaf: Bool {
        _withUnsafeGuaranteedRef {
            $0.hierarchy.subviews.isEmpty && $0.layoutState.core?.pointee.held.head == nil
        }
    }
}
