// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ObjCRuntime

// Sendable is unchecked because one thread uses it.
private final class Price: NumberFormatter, @unchecked Sendable {
    var unit = "€"

    override func string(for obj: Any?) -> String? {
        super.string(for: obj as Any).map { $0 + unit }
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Price)?.unit = unit
        return copy
    }
}

// Sendable is unchecked because one thread uses it.
private class Day: DateFormatter, @unchecked Sendable {}

/// Methods of Foundation's that are redefined.
@Suite struct FoundationMethodTests {
    @Test func aCopyOfAFormatterHasItsClass() throws {
        let price = Price()
        price.locale = Locale(identifier: "en_US")
        price.minimumFractionDigits = 2
        price.unit = "$"
        let copy = try #require(price.copy() as? Price)
        price.minimumFractionDigits = 0
        #expect(copy.string(for: 1) == "1.00$")
        let day = Day()
        day.dateFormat = "yyyy"
        day.timeZone = TimeZone(secondsFromGMT: 0)
        let other = try #require(day.copy() as? Day)
        #expect(other.string(from: Date(timeIntervalSince1970: 0)) == "1970")
        #expect(type(of: NumberFormatter().copy() as AnyObject) == NumberFormatter.self)
    }

    @Test func datesNearTodayAreNamed() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        formatter.dateStyle = .medium
        formatter.doesRelativeDateFormatting = true
        let now = Date()
        #expect(formatter.string(from: now) == "heute")
        #expect(formatter.string(from: now.addingTimeInterval(-90 * 86_400)).contains("20"))
        formatter.doesRelativeDateFormatting = false
        #expect(formatter.string(from: now) != "heute")
        formatter.doesRelativeDateFormatting = true
        formatter.dateFormat = "yyyy"
        #expect(formatter.string(from: now).count == 4)
    }

    @Test func textsBeginSentencesWithACapital() {
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en_US")
        numbers.numberStyle = .spellOut
        #expect(numbers.formattingContext == .unknown)
        numbers.formattingContext = .beginningOfSentence
        #expect(numbers.string(from: 21) == "Twenty-one")
        numbers.formattingContext = .middleOfSentence
        #expect(numbers.string(from: 21) == "twenty-one")
        let dates = DateFormatter()
        dates.locale = Locale(identifier: "fr_FR")
        dates.timeZone = TimeZone(secondsFromGMT: 0)
        dates.dateFormat = "MMMM"
        let date = Date(timeIntervalSince1970: 0)
        #expect(dates.string(from: date) == "janvier")
        dates.formattingContext = .beginningOfSentence
        #expect(dates.string(from: date) == "Janvier" && dates.string(for: date) == "Janvier")
    }

    @Test func activitiesAndExtensionContextsAreMadeBySubclasses() {
        final class Activity: NSUserActivity, @unchecked Sendable {
            override var activityType: String { "org.example.read" }
        }
        final class Context: NSExtensionContext, @unchecked Sendable {
            override init() { super.init() }
            override var inputItems: [Any] { ["a"] }
        }
        #expect(Activity().activityType == "org.example.read")
        #expect(Context().inputItems.count == 1)
    }

    @Test func aProgressHasWords() {
        let progress = Progress(totalUnitCount: 2_000)
        progress.completedUnitCount = 500
        #expect(progress.localizedDescription == "25% completed")
        #expect(progress.localizedAdditionalDescription == "500 of 2,000")
        progress.kind = .file
        #expect(progress.localizedAdditionalDescription == "500 bytes of 2 KB")
        #expect(Progress(totalUnitCount: -1).localizedDescription == "")
    }

    @Test func aTimerGivesItsInfo() {
        let receiver = NSObject()
        let selector = Selector("description")
        let timer = Timer(
            timeInterval: 1,
            target: receiver,
            selector: selector,
            userInfo: ["a": 1],
            repeats: false
        )
        #expect(timer.userInfo as? [String: Int] == ["a": 1])
        #expect(Timer(timeInterval: 1, repeats: false) { _ in }.userInfo == nil)
    }

    @Test func valuesOfFoundationHaveKeys() {
        #expect(("abc" as NSString).value(forKey: "length") as? Int == 3)
        #expect((["a", "bcd"] as NSArray).value(forKeyPath: "length") as? [Int] == [1, 3])
        let names = ["ccc", "a", "bb"] as NSArray
        let byLength = NSSortDescriptor(key: "length", ascending: true)
        #expect(names.sortedArray(using: [byLength]) as? [String] == ["a", "bb", "ccc"])
        let url = NSURL(string: "https://a.b/c.d")
        #expect(url?.value(forKey: "pathExtension") as? String == "d")
        #expect(url?.value(forKeyPath: "host.length") as? Int == 3)
        #expect(NSNumber(value: 2.5).value(forKey: "self") as? Double == 2.5)
    }

    @Test func aDescriptorKnowsTheNameOfItsKeyPath() {
        let byName = NSSortDescriptor(keyPath: \Row.name, _key: "name", ascending: false)
        #expect(byName.key == "name")
        let rows = [Row("a"), Row(nil), Row("b")] as NSArray
        let names = rows.sortedArray(using: [byName]).map { ($0 as? Row)?.name }
        #expect(names == ["b", "a", nil])
    }
}

private final class Row: NSObject {
    let name: String?
    init(_ name: String?) { self.name = name }
}
