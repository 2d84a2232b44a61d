// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// Archives of objects that refer to each other.
@MainActor
struct CyclicArchiveTests {
    /// Reads what it refers to after `super.init`, as the documentation of `NSCoding` does.
    final class Person: NSObject, NSCoding {
        let name: String
        var friend: Person?
        var friends: [Person] = []

        init(_ name: String) { self.name = name }

        init?(coder: NSCoder) {
            name = coder.decodeObject(forKey: "name") as? String ?? ""
            super.init()
            friend = coder.decodeObject(forKey: "friend") as? Person
            friends = coder.decodeObject(forKey: "friends") as? [Person] ?? []
        }

        func encode(with coder: NSCoder) {
            coder.encode(name, forKey: "name")
            coder.encode(friend, forKey: "friend")
            coder.encode(friends, forKey: "friends")
        }
    }

    /// Reads what it refers to before `super.init`, where nobody knows the object yet.
    final class Link: NSObject, NSCoding {
        var next: Link?

        override init() {}

        init?(coder: NSCoder) { next = coder.decodeObject(forKey: "next") as? Link }

        func encode(with coder: NSCoder) { coder.encode(next, forKey: "next") }
    }

    final class Owner: UIView {
        var badge: Badge?

        override init(frame: CGRect) { super.init(frame: frame) }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            badge = coder.decodeObject(forKey: "badge") as? Badge
        }

        override func encode(with coder: NSCoder) {
            super.encode(with: coder)
            coder.encode(badge, forKey: "badge")
        }
    }

    final class Badge: UIView {
        weak var owner: Owner?

        override init(frame: CGRect) { super.init(frame: frame) }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            owner = coder.decodeObject(forKey: "owner") as? Owner
        }

        override func encode(with coder: NSCoder) {
            super.encode(with: coder)
            coder.encodeConditionalObject(owner, forKey: "owner")
        }
    }

    private func copy<Object: NSObject>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: object,
            requiringSecureCoding: false
        )
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let result = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        return try #require(result as? Object)
    }

    @Test func twoObjectsThatReferToEachOtherAreTheSameAgain() throws {
        let (ann, ben) = (Person("Ann"), Person("Ben"))
        (ann.friend, ben.friend) = (ben, ann)
        let copy = try copy(ann)
        #expect(copy !== ann)
        #expect(copy.friend?.name == "Ben")
        #expect(copy.friend?.friend === copy)
    }

    @Test func anObjectThatRefersToItselfDoesSoAgain() throws {
        let ann = Person("Ann")
        ann.friend = ann
        let copy = try copy(ann)
        #expect(copy.friend === copy)
    }

    @Test func twinsAreToldApart() throws {
        let (ann, twin, ben) = (Person("Ann"), Person("Ann"), Person("Ben"))
        ann.friend = twin
        twin.friend = ben
        let copy = try copy(ann)
        #expect(copy.friend !== copy)
        #expect(copy.friend?.friend?.name == "Ben")
        // Nothing is read twice: the last of a long row, and the first.
        let row = (0..<200).map { Person("\($0)") }
        for (person, next) in zip(row, row.dropFirst()) { person.friend = next }
        var last = try self.copy(row[0])
        while let next = last.friend { last = next }
        #expect(last.name == "199")
    }

    @Test func listsThatHoldTheirOwnersEnd() throws {
        let (ann, ben) = (Person("Ann"), Person("Ben"))
        ann.friends = [ben]
        ben.friend = ann
        let copy = try copy(ann)
        #expect(copy.friends.map(\.name) == ["Ben"])
        #expect(copy.friends.first?.friend === copy)
    }

    @Test func whatNobodyKnowsYetIsNil() throws {
        let (first, second) = (Link(), Link())
        (first.next, second.next) = (second, first)
        let copy = try copy(first)
        #expect(copy.next != nil)
        #expect(copy.next?.next == nil)
        second.next = nil
    }

    @Test func viewsThatReferToEachOtherAreTheSameAgain() throws {
        let owner = Owner(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let badge = Badge(frame: .zero)
        owner.addSubview(badge)
        owner.badge = badge
        badge.owner = owner
        let copy = try copy(owner)
        #expect(copy.badge != nil)
        #expect(copy.badge === copy.subviews.first)
        #expect(copy.badge?.owner === copy)
    }
}
