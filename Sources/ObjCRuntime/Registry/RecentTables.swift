// SPDX-License-Identifier: Apache-2.0

/// The tables of classes looked up lately, each in the one place that its address names: a look-up
/// costs no hashing.
struct RecentTables {
    /// A power of two.
    private static let size = 512
    private var ids = [ObjectIdentifier?](repeating: nil, count: size)
    private var tables = [ClassTable?](repeating: nil, count: size)

    private static func place(_ id: ObjectIdentifier) -> Int {
        // Metadata lies on multiples of 8, and classes of one module hundreds of bytes apart.
        let bits = UInt(bitPattern: id) >> 3
        return Int(truncatingIfNeeded: bits ^ (bits >> 9)) & (size - 1)
    }

    func table(of id: ObjectIdentifier) -> ClassTable? {
        let place = Self.place(id)
        return ids[place] == id ? tables[place] : nil
    }

    /// Keeps a table, unless it is out of date by now.
    mutating func keep(
        _ table: ClassTable,
        of id: ObjectIdentifier,
        in current: [ObjectIdentifier: ClassTable]
    ) {
        guard current[id] === table else { return }
        ids[Self.place(id)] = id
        tables[Self.place(id)] = table
    }

    mutating func forget() { self = RecentTables() }
}
