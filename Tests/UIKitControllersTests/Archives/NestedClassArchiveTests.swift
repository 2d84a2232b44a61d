// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// Archives of objects whose classes stand in other types, are private, local or generic.
@MainActor
struct NestedClassArchiveTests {
    final class Badge: UIView {
        var count = 0

        override init(frame: CGRect) { super.init(frame: frame) }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            count = coder.decodeInteger(forKey: "count")
        }

        override func encode(with coder: NSCoder) {
            super.encode(with: coder)
            coder.encode(count, forKey: "count")
        }
    }

    private final class Hidden: UILabel {}

    class Box<Content>: UIView {}

    enum Model {
        final class Note: NSObject, NSSecureCoding {
            let text: String

            static var supportsSecureCoding: Bool { true }

            init(_ text: String) { self.text = text }

            init?(coder: NSCoder) {
                text = coder.decodeObject(of: NSString.self, forKey: "text").map { "\($0)" } ?? ""
            }

            func encode(with coder: NSCoder) { coder.encode(text as NSString, forKey: "text") }
        }
    }

    private func copy<Object: Foundation.NSObject>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: object,
            requiringSecureCoding: false
        )
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let result = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        return try #require(result as? Object)
    }

    @Test func aTreeKeepsItsViewsOfNestedClasses() throws {
        final class Local: UIView {}
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let badge = Badge(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        badge.count = 7
        let label = Hidden()
        label.text = "hidden"
        badge.addSubview(label)
        for view in [badge, Local(), Box<Badge>(), Box<Int>()] { root.addSubview(view) }
        let again = try copy(root).subviews
        #expect(again.count == 4)
        let sameBadge = try #require(again.first as? Badge)
        #expect(sameBadge.count == 7 && sameBadge.frame == badge.frame)
        #expect((sameBadge.subviews.first as? Hidden)?.text == "hidden")
        #expect(again[1] is Local && again[2] is Box<Badge> && again[3] is Box<Int>)
    }

    @Test func aNestedClassIsReadSecurely() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: Model.Note("kept"),
            requiringSecureCoding: true
        )
        let note = try NSKeyedUnarchiver.unarchivedObject(ofClass: Model.Note.self, from: data)
        #expect(note?.text == "kept")
        let list = try NSKeyedArchiver.archivedData(
            withRootObject: [Model.Note("one"), Model.Note("two")] as NSArray,
            requiringSecureCoding: true
        )
        let notes = try NSKeyedUnarchiver.unarchivedObject(
            ofClasses: [NSArray.self, Model.Note.self],
            from: list
        )
        #expect((notes as? [Model.Note])?.map(\.text) == ["one", "two"])
    }

    @Test func namesOfClassesAreTheSameInEachRun() throws {
        func name(_ object: Foundation.NSObject) throws -> String {
            let data = try NSKeyedArchiver.archivedData(
                withRootObject: object,
                requiringSecureCoding: false
            )
            let plist = try PropertyListSerialization.propertyList(from: data, format: nil)
            let objects = try #require((plist as? [String: Any])?["$objects"] as? [Any])
            let classes = objects.compactMap { ($0 as? [String: Any])?["$classname"] as? String }
            return try #require(classes.first { $0.contains("Archived") })
        }
        // Private classes by their path, others by their mangled names; neither has an address.
        #expect(
            try name(Hidden()).contains("(UIKitControllersTests/NestedClassArchiveTests/Hidden:")
        )
        #expect(try name(Model.Note("")).contains("($s21UIKitControllersTests"))
    }
}
