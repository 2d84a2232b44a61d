// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ObjCRuntime

private final class Listener: NSObject {
    var names: [String] = []
    var fires = 0
    func heard(_ note: Notification) { names.append(note.name.rawValue) }
    func heardNothing() { names.append("none") }
    func fired(_ timer: Timer) {
        fires += 1
        names.append(timer._userInfo as? String ?? "-")
    }
    static let heardSelector = _selector("heard:", false, Listener.heard(_:))
    static let firedSelector = _selector("fired:", false, Listener.fired(_:))
}

struct FoundationGapTests {
    private let center = NotificationCenter()

    @Test func selectorObserversHearUntilRemoved() {
        let listener = Listener()
        let sender = NSObject()
        let a = Notification.Name("a")
        let b = Notification.Name("b")
        center.addObserver(listener, selector: Listener.heardSelector, name: a, object: nil)
        center.addObserver(listener, selector: Listener.heardSelector, name: b, object: sender)
        center.post(name: a, object: nil)
        center.post(name: b, object: nil)
        center.post(name: b, object: sender)
        #expect(listener.names == ["a", "b"])
        center.removeObserver(listener, name: a, object: nil)
        center.post(name: a, object: nil)
        center.post(name: b, object: sender)
        #expect(listener.names == ["a", "b", "b"])
        center.removeObserver(listener)
        center.post(name: b, object: sender)
        #expect(listener.names.count == 3)
    }

    @Test func aMessageWithoutArgumentIsSentWithout() {
        let listener = Listener()
        let selector = _selector("heardNothing", false, Listener.heardNothing)
        center.addObserver(listener, selector: selector, name: nil, object: nil)
        center.post(name: Notification.Name("x"), object: nil)
        #expect(listener.names == ["none"])
    }

    @Test func aListenerThatIsGoneIsNotKept() {
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            center.addObserver(listener, selector: Listener.heardSelector, name: nil, object: nil)
        }
        center.post(name: Notification.Name("x"), object: nil)
        #expect(gone == nil)
    }

    @Test func blockObserversStillGoByTheirToken() {
        var count = 0
        let bump = UncheckedTransfer({ count += 1 })
        let name = Notification.Name("x")
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in bump.value() }
        center.post(name: name, object: nil)
        center.removeObserver(token)
        center.post(name: name, object: nil)
        #expect(count == 1)
    }

    @Test func anObserversQueueStaysWithIt() {
        var names: [String] = []
        let add = UncheckedTransfer({ (name: String) in names.append(name) })
        let name = Notification.Name("x")
        let token = center.addObserver(forName: name, object: nil, queue: OperationQueue()) {
            add.value($0.name.rawValue)
        }
        center.post(name: name, object: nil)
        // The poster waits.
        #expect(names == ["x"])
        center.removeObserver(token)
    }

    @Test func timersSendTheirMessage() {
        let listener = Listener()
        let timer = Timer(
            timeInterval: 100,
            target: listener,
            selector: Listener.firedSelector,
            userInfo: "info",
            repeats: true
        )
        timer.fire()
        #expect(listener.names == ["info"])
        timer.invalidate()
        let scheduled = Timer.scheduledTimer(
            timeInterval: 100,
            target: listener,
            selector: Listener.firedSelector,
            userInfo: "two",
            repeats: false
        )
        #expect(scheduled.userInfo as? String == "two")
        scheduled.fire()
        #expect(listener.names == ["info", "two"])
        #expect(!scheduled.isValid)
    }

    @Test func indexPathsHaveRowsAndSections() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path == IndexPath(item: 3, section: 1))
        #expect(path.section == 1 && path.row == 3 && path.item == 3)
        path.row = 5
        path.section = 2
        #expect(Array(path) == [2, 5])
    }

    @Test func rowsOfAnEmptyPathTrap() async {
        await #expect(processExitsWith: .failure) { _ = IndexPath().section }
        await #expect(processExitsWith: .failure) { _ = IndexPath(index: 1).row }
    }

    @Test func weakHashTablesForgetWhatIsGone() {
        let table = NSHashTable<NSObject>.weakObjects()
        let kept = NSObject()
        table.add(kept)
        for _ in 0..<20 { table.add(NSObject()) }
        #expect(table.allObjects == [kept])
        #expect(table.contains(kept))
        table.remove(kept)
        #expect(table.anyObject == nil)
    }

    @Test func hashTablesCompareByEqualityUnlessToldOtherwise() {
        let one = NSMutableString(string: "x")
        let two = NSMutableString(string: "x")
        let equal = NSHashTable<NSMutableString>()
        let identical = NSHashTable<NSMutableString>(options: .objectPointerPersonality)
        for table in [equal, identical] {
            table.add(one)
            table.add(two)
            table.add(nil)
        }
        #expect(equal.count == 1)
        #expect(identical.count == 2)
        #expect(equal.member(two) === one)
        #expect(identical.intersects(equal))
    }

    @Test func aTableThatIsCastToOtherTypesIsTheSameTable() throws {
        let table = NSHashTable<NSMutableString>.weakObjects()
        let text = NSMutableString(string: "x")
        table.add(text)
        let objects = NSHashTable<AnyObject>.self
        let cast = try #require(_objcRetyped(table, objects) as? NSHashTable<AnyObject>)
        cast.add(NSMutableString(string: "gone at once"))
        #expect(cast.allObjects.count == 1)
        cast.remove(text)
        #expect(table.count == 0)

        let map = NSMapTable<NSString, NSObject>.strongToStrongObjects()
        let anyMap = NSMapTable<AnyObject, AnyObject>.self
        let castMap = try #require(_objcRetyped(map, anyMap) as? NSMapTable<AnyObject, AnyObject>)
        castMap.setObject(text, forKey: "key" as NSString)
        #expect(map.count == 1)
        #expect(_objcRetyped("other", objects) as? String == "other")
    }

    @Test func aCopyOfATableHasObjectsOfItsOwn() throws {
        let table = NSHashTable<NSMutableString>.weakObjects()
        let text = NSMutableString(string: "x")
        table.add(text)
        let copy = try #require(table.copy() as? NSHashTable<NSMutableString>)
        table.removeAllObjects()
        #expect(copy.allObjects == [text])
        let map = NSMapTable<NSString, NSString>.strongToStrongObjects()
        map.setObject("a", forKey: "b")
        let copied = try #require(map.copy() as? NSMapTable<NSString, NSString>)
        map.removeAllObjects()
        #expect(copied.object(forKey: "b") == "a")
    }

    @Test func mapTablesHoldAsTheyWereTold() {
        let strong = NSMapTable<NSString, NSObject>.strongToStrongObjects()
        let weakKeys = NSMapTable<NSObject, NSString>.weakToStrongObjects()
        let weakValues = NSMapTable<NSString, NSObject>.strongToWeakObjects()
        let key = NSObject()
        do {
            strong.setObject(NSObject(), forKey: "a")
            weakKeys.setObject("v", forKey: NSObject())
            weakKeys.setObject("w", forKey: key)
            weakValues.setObject(NSObject(), forKey: "a")
        }
        #expect(strong.object(forKey: "a") != nil)
        #expect(strong.count == 1)
        #expect(weakKeys.count == 1)
        #expect(weakKeys.object(forKey: key) == "w")
        #expect(weakValues.object(forKey: "a") == nil)
        #expect(weakValues.count == 0)
        strong.removeObject(forKey: "a")
        #expect(strong.keyEnumerator().allObjects.isEmpty)
    }

    @Test func pointerArraysHaveEmptyPlaces() {
        let array = NSPointerArray.weakObjects()
        let kept = NSObject()
        array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
        do {
            let gone = NSObject()
            array.addPointer(Unmanaged.passUnretained(gone).toOpaque())
            withExtendedLifetime(gone) {}
        }
        array.count = 4
        #expect(array.count == 4)
        #expect(array.allObjects.count == 1)
        array.compact()
        #expect(array.count == 1)
        #expect(array.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque())
    }

    @Test func dictionariesCompareNumbersAsObjects() throws {
        let text = #"{"int": 1, "bool": true, "parts": {"half": [0.5, "b"]}}"#
        let read = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        )
        let written: [String: Any] = ["int": 1, "bool": true, "parts": ["half": [0.5, "b"]]]
        let dictionary = NSDictionary(dictionary: read)
        #expect(dictionary.isEqual(to: written))
        #expect(NSDictionary(dictionary: written).isEqual(to: read))
        #expect(!dictionary.isEqual(to: ["int": 2, "bool": true]))
        #expect(NSDictionary(dictionary: ["a": 1]).isEqual(to: ["a": 1]))
    }

    @Test func indexPathsAreSortedByTheirOwnOrder() {
        let paths = [IndexPath(indexes: [1, 0]), [0, 2], [0, 1]]
        let order = NSSortDescriptor(key: "self", ascending: false)
        let sorted = (paths as NSArray).sortedArray(using: [order]) as? [IndexPath]
        #expect(sorted == [[1, 0], [0, 2], [0, 1]])
        let rising = NSSortDescriptor(key: nil, ascending: true)
        #expect(
            (paths as NSArray).sortedArray(using: [rising]) as? [IndexPath] == sorted?.reversed()
        )
    }

    @Test(arguments: ["\u{1F92D}", " \u{1F92D} 12", "\u{1D7D9}"])
    func anEmojiIsNoNumber(text: String) {
        var (int, int32, int64) = (7, Int32(7), Int64(7))
        var (hex32, hex64, plain) = (UInt32(7), UInt64(7), UInt64(7))
        var (float, double) = (Float(7), 7.0)
        let scanner = Scanner(string: text)
        #expect(!scanner.scanInt(&int) && int == 7)
        #expect(!scanner.scanInt32(&int32) && int32 == 7)
        #expect(!scanner.scanInt64(&int64) && int64 == 7)
        #expect(!scanner.scanHexInt32(&hex32) && hex32 == 7)
        #expect(!scanner.scanHexInt64(&hex64) && hex64 == 7)
        #expect(!scanner.scanUnsignedLongLong(&plain) && plain == 7)
        #expect(!scanner.scanFloat(&float) && !scanner.scanDouble(&double) && double == 7)
        #expect(scanner.scanInt() == nil && scanner.scanDouble() == nil)
    }

    @Test func numbersAreScannedUpToAnEmoji() {
        var (int, hex) = (0, UInt32(0))
        let scanner = Scanner(string: " 12\u{1F92D}")
        #expect(scanner.scanInt(&int) && int == 12)
        #expect(Scanner(string: "ff\u{1F92D}").scanHexInt32(&hex) && hex == 255)
        #expect(Scanner(string: "3.5").scanDouble() == 3.5)
    }

    @Test func nullIsOneObject() throws {
        #expect(NSNull() === NSNull())
        let make: () -> NSNull = NSNull.init
        #expect(make() === NSNull())
        let objects: Set<AnyHashable> = [NSNull(), "a"]
        #expect(objects.contains(NSNull()))
        #expect(objects.subtracting([NSNull()]) == ["a"])
    }

    @Test func nullsFromArchivesAndJSONAreEqual() throws {
        let archive = try NSKeyedArchiver.archivedData(
            withRootObject: NSNull(),
            requiringSecureCoding: true
        )
        let unarchived = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSNull.self, from: archive)
        let parsed = try JSONSerialization.jsonObject(with: Data("[null]".utf8)) as? [NSNull]
        for null in [unarchived, parsed?.first] {
            #expect(null == NSNull())
            #expect(null.map { Set([NSNull()]).contains($0) } == true)
        }
    }

    @Test func aFileTakesTheRoomThatItTakes() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(repeating: 1, count: 1 << 20).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let values = try file.resourceValues(forKeys: [
            .fileAllocatedSizeKey, .totalFileAllocatedSizeKey,
        ])
        let sizes = [values.fileAllocatedSize, values.totalFileAllocatedSize].compactMap { $0 }
        #expect(sizes.count == 2 && sizes.allSatisfy { (1 << 20..<2 << 20).contains($0) })
        #expect(try file.resourceValues(forKeys: [.fileSizeKey]).totalFileAllocatedSize == nil)
    }
}
