// SPDX-License-Identifier: Apache-2.0

/// A hash table by object, whose keys may go at any time; a key that is gone matches nothing.
///
/// It cannot be a `Dictionary` of wrapped references, because a key that dies changes what it
/// equals. Entries keep the order in which they came. A table that was cast to other types shares it.
final class PointerTable<Value> {
    /// One key with its value.
    struct Entry {
        let key: PointerSlot
        let hash: Int
        var value: Value
    }

    private let options: NSPointerFunctions.Options
    /// Entries by a serial number that is never used again, and the numbers by hash.
    private var entries: [Int: Entry] = [:]
    private var buckets: [Int: [Int]] = [:]
    private var nextSerial = 0
    private var purgeAt = 16

    init(_ options: NSPointerFunctions.Options) { self.options = options }

    /// A table of its own with the same entries.
    func copy() -> PointerTable {
        let copy = PointerTable(options)
        for entry in all { if let key = entry.key.object { copy.set(entry.value, for: key) } }
        return copy
    }

    /// The living entries, in the order in which they came.
    var all: [Entry] {
        entries.sorted { $0.key < $1.key }.map(\.value).filter { $0.key.object != nil }
    }

    /// The living entry of an equal key.
    func entry(of key: AnyObject) -> Entry? { serial(of: key).flatMap { entries[$0] } }

    func set(_ value: Value, for key: AnyObject) {
        if let serial = serial(of: key) {
            entries[serial]?.value = value
            return
        }
        if options.isWeak { purge { _ in true } }
        let hash = hash(key)
        entries[nextSerial] = Entry(key: PointerSlot(key, options), hash: hash, value: value)
        buckets[hash, default: []].append(nextSerial)
        nextSerial += 1
    }

    func remove(_ key: AnyObject) {
        guard let serial = serial(of: key), let entry = entries.removeValue(forKey: serial) else {
            return
        }
        forget(serial, entry.hash)
    }

    func removeAll() { (entries, buckets) = ([:], [:]) }

    /// Now and then takes out the entries whose key is gone or whose value is no longer wanted.
    func purge(_ isWanted: (Value) -> Bool) {
        guard entries.count >= purgeAt else { return }
        for (serial, entry) in entries where entry.key.object == nil || !isWanted(entry.value) {
            entries[serial] = nil
            forget(serial, entry.hash)
        }
        purgeAt = max(16, entries.count * 2)
    }

    private func forget(_ serial: Int, _ hash: Int) {
        buckets[hash]?.removeAll { $0 == serial }
        if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
    }

    private func serial(of key: AnyObject) -> Int? {
        buckets[hash(key)]?.first { serial in
            guard let known = entries[serial]?.key.object else { return false }
            if known === key { return true }
            guard let known = hashable(known), let key = hashable(key) else { return false }
            return known == key
        }
    }

    private func hash(_ key: AnyObject) -> Int {
        hashable(key)?.hashValue ?? ObjectIdentifier(key).hashValue
    }

    /// The object as something with an equality of its own; nil where identity decides.
    private func hashable(_ key: AnyObject) -> AnyHashable? {
        options.comparesIdentity ? nil : key as? AnyHashable
    }
}
