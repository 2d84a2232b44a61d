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

    /// What comes after a constraint in the list.
    @inline(__always)
    func next(after entry: Entry) -> Entry? {
        link(of: entry).pointee.next
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
    // Unsafe because the address is told from the object's: behind its header, the bits of Core
    // Foundation and the address of extras comes the first stored property. `ItemArena` proves it.
    // Even a guaranteed reference would be counted here, which was half of what activating took.
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
    /// Where in an object ``plain`` is.
    fileprivate static nonisolated var plainOffset: Int { 32 }

    /// Stops where the plain memory is not where lists look for it.
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
    /// What Auto Layout knows of the view; nil until it takes part.
    @inline(__always)
    var core: ItemCore.Pointer? { _withUnsafeGuaranteedRef { $0.layoutState.core } }

    /// Whether neither the view nor anything inside it holds a constraint, as far as one look tells.
    @inline(__always)
    var isPlainLeaf: Bool {
        _withUnsafeGuaranteedRef {
            $0.hierarchy.subviews.isEmpty && $0.layoutState.core?.pointee.held.head == nil
        }
    }
}
