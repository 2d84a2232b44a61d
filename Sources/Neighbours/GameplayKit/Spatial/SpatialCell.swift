// SPDX-License-Identifier: Apache-2.0

/// A box of a tree that halves space along each axis, for the plane and for space.
///
/// An element lies in the smallest cell that holds it whole.
final class SpatialCell<Vector: SIMD> where Vector.Scalar == Float {
    private struct Entry {
        let element: AnyObject
        let low: Vector
        let high: Vector
    }

    let low: Vector
    let high: Vector
    private let minimumSize: Float
    private var entries: [Entry] = []
    private var children: [SpatialCell] = []

    init(low: Vector, high: Vector, minimumSize: Float) {
        self.low = low
        self.high = high
        self.minimumSize = minimumSize
    }

    /// Adds an element with its bounds, and gives the cell that it is in now.
    func add(_ element: AnyObject, low: Vector, high: Vector) -> SpatialCell {
        split()
        if let child = children.first(where: { $0.holds(low, high) }) {
            return child.add(element, low: low, high: high)
        }
        entries.append(Entry(element: element, low: low, high: high))
        return self
    }

    /// Calls a function with each element that shares a point with a box.
    func visit(low: Vector, high: Vector, _ body: (AnyObject) -> Void) {
        for entry in entries where Self.meet(entry.low, entry.high, low, high) {
            body(entry.element)
        }
        for child in children where Self.meet(child.low, child.high, low, high) {
            child.visit(low: low, high: high, body)
        }
    }

    /// Removes an element from this cell or one in it; says whether it was there.
    func remove(_ element: AnyObject) -> Bool {
        if removeOwn(element) { return true }
        return children.contains { $0.remove(element) }
    }

    /// Removes an element from this cell only.
    func removeOwn(_ element: AnyObject) -> Bool {
        guard let index = entries.firstIndex(where: { $0.element === element }) else {
            return false
        }
        entries.remove(at: index)
        return true
    }

    private func holds(_ low: Vector, _ high: Vector) -> Bool {
        low.indices.allSatisfy { low[$0] >= self.low[$0] && high[$0] <= self.high[$0] }
    }

    private static func meet(
        _ low: Vector,
        _ high: Vector,
        _ otherLow: Vector,
        _ otherHigh: Vector
    ) -> Bool {
        low.indices.allSatisfy { low[$0] <= otherHigh[$0] && high[$0] >= otherLow[$0] }
    }

    /// Makes the cells in this one, unless they would be too small.
    private func split() {
        let half = (high - low) / 2
        guard children.isEmpty, minimumSize > 0,
            half.indices.allSatisfy({ half[$0] >= minimumSize })
        else { return }
        children = (0..<1 << Vector.scalarCount).map { corner in
            var start = low
            for axis in start.indices where corner >> axis & 1 == 1 { start[axis] += half[axis] }
            return SpatialCell(low: start, high: start + half, minimumSize: minimumSize)
        }
    }
}
