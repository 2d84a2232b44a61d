// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ObjCRuntime

private final class Person: NSObject {
    let name: String
    let age: Int?

    init(_ name: String, _ age: Int?) {
        self.name = name
        self.age = age
    }

    override func value(forKey key: String) -> Any? {
        switch key {
        case "name": name
        case "age": age
        default: super.value(forKey: key)
        }
    }
}

@Suite("What only Apple's Foundation has")
struct FoundationAdditionTests {
    private let people = [Person("b", 2), Person("a", 3), Person("C", nil)]

    private func names(_ descriptors: [NSSortDescriptor]) -> [String] {
        (people as NSArray).sortedArray(using: descriptors).compactMap { ($0 as? Person)?.name }
    }

    @Test func objectsAreSortedByTheValuesForAKey() {
        let byName = NSSortDescriptor(key: "name", ascending: true)
        #expect(names([byName]) == ["C", "a", "b"])
        #expect(byName.key == "name")
        // Without a value first.
        #expect(names([NSSortDescriptor(key: "age", ascending: true)]) == ["C", "b", "a"])
        #expect(names([NSSortDescriptor(key: "age", ascending: false)]) == ["a", "b", "C"])
    }

    @Test func aSelectorOrABlockGivesTheOrder() {
        let loose = NSSortDescriptor(
            key: "name",
            ascending: true,
            selector: Selector("caseInsensitiveCompare:")
        )
        #expect(names([loose]) == ["a", "b", "C"])
        let backwards = NSSortDescriptor(key: "name", ascending: true) { one, other in
            ((other as? String) ?? "").compare((one as? String) ?? "")
        }
        #expect(names([backwards]) == ["b", "a", "C"])
    }

    @Test func valuesAreSortedWithoutAKey() {
        let numbers = ([3, 1, 2] as NSArray).sortedArray(
            using: [NSSortDescriptor(key: nil, ascending: false)]
        )
        #expect(numbers as? [Int] == [3, 2, 1])
        let texts = (["b", "a"] as NSArray).sortedArray(
            using: [NSSortDescriptor(key: "self", ascending: true)]
        )
        #expect(texts as? [String] == ["a", "b"])
    }

    @Test func scannersFillObjectiveCsStrings() {
        let scanner = Scanner(string: "ab, 12")
        var word: NSString?
        var comma: NSString?
        var rest: NSString?
        #expect(scanner.scanUpTo(",", into: &word) && word == "ab")
        #expect(scanner.scanString(",", into: &comma) && comma == ",")
        #expect(scanner.scanCharacters(from: .decimalDigits, into: &rest) && rest == "12")
        #expect(!scanner.scanUpToCharacters(from: .letters, into: &rest))
    }

    @Test func formattersKeepTheirBehaviour() {
        let formatter = NumberFormatter()
        #expect(formatter.formatterBehavior == .behavior10_4)
        formatter.formatterBehavior = .default
        #expect(formatter.formatterBehavior == .default)
        #expect(DateFormatter().formatterBehavior == .behavior10_4)
    }

    @Test func aBookmarkFindsItsFile() throws {
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appendingPathComponent(UUID().uuidString)
        try Data([1]).write(to: file)
        let bookmark = try file.bookmarkData()
        var isStale = true
        let found = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
        #expect(found.path == file.standardizedFileURL.path && !isStale)
        try FileManager.default.removeItem(at: file)
        #expect(throws: (any Error).self) { try file.bookmarkData() }
        #expect(throws: (any Error).self) {
            try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
        }
        #expect(file.startAccessingSecurityScopedResource())
    }

    @Test func activitiesRunAndAProcessIsNeverTooWarm() async {
        var isRun = false
        let info = ProcessInfo.processInfo
        info.performActivity(reason: "test") { isRun = true }
        #expect(isRun && info.thermalState == .nominal && !info.isLowPowerModeEnabled)
        let isExpired = await withCheckedContinuation { continuation in
            info.performExpiringActivity(withReason: "test") { continuation.resume(returning: $0) }
        }
        #expect(!isExpired)
    }

    @Test func aDictionaryIsMadeOfAnother() {
        let other: NSDictionary = ["a": 1, 3: NSNull()]
        let copy = NSMutableDictionary(dictionary: other)
        copy["b"] = 2
        #expect(copy.count == 3 && other.count == 2)
        #expect(copy["a"] as? Int == 1 && copy[3] is NSNull)
    }

    @Test func limitsHaveDarwinsTypes() {
        let least: [Int32] = [INT_MIN, INT16_MIN, SHRT_MIN]
        #expect(least == [.min, -32768, -32768])
        #expect(MAXFLOAT == Float.greatestFiniteMagnitude && ULONG_MAX == UInt.max)
    }

    @Test func aClassNamesItselfForArchives() {
        #expect(Person.classForCoder() == Person.self)
    }
}
