// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

/// Keeps values of any key, as a layer does.
private final class Keeper: ObjCRuntime.NSObject {
    var kept: [String: Any] = [:]
    var told: [String] = []

    var width: Double {
        get { _objcManaged(self, "width") }
        set { _objcSetManaged(self, "width", newValue) }
    }

    var title: String? {
        get { _objcManaged(self, "title") }
        set { _objcSetManaged(self, "title", newValue) }
    }

    override func value(forUndefinedKey key: String) -> Any? { kept[key] }

    override func setValue(_ value: Any?, forUndefinedKey key: String) { kept[key] = value }

    override func willChangeValue(forKey key: String) { told.append("will \(key)") }

    override func didChangeValue(forKey key: String) { told.append("did \(key)") }
}

struct ManagedValueTests {
    private let keeper = Keeper()

    @Test func nothingOfTheTypeIsThereAtFirst() {
        #expect(keeper.width == 0 && keeper.title == nil)
    }

    @Test func valuesAreKeptByKey() {
        keeper.width = 2.5
        keeper.title = "a"
        #expect(keeper.width == 2.5 && keeper.title == "a" && keeper.kept.count == 2)
        keeper.title = nil
        #expect(keeper.title == nil && keeper.kept["title"] == nil)
        #expect(keeper.told.prefix(2) == ["will width", "did width"])
    }

    @Test func numbersOfOtherTypesAreConverted() {
        keeper.kept["width"] = NSNumber(value: 7)
        #expect(keeper.width == 7)
    }
}
