// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

/// A requirement that Foundation's method meets on iOS.
private protocol Poster {
    func post(name aName: NSNotification.Name, object anObject: Any?)
}

extension NotificationCenter: Poster {}

private final class Extension: ObjCRuntime.NSObject, NSExtensionRequestHandling {
    var items: [Any] = []

    func beginRequest(with context: NSExtensionContext) {
        items = context.inputItems
        context.completeRequest(returningItems: [NSExtensionItem()]) { isExpired in
            self.items.append(isExpired)
        }
    }
}

@Suite("What iOS source expects of Foundation")
struct FirstContactTests {
    @Test("Collections of Foundation's are gone through by one protocol")
    func fastEnumeration() {
        func members(_ value: Any) -> [Int] {
            guard let value = value as? any NSFastEnumeration else { return [] }
            var iterator = NSFastEnumerationIterator(value)
            var result: [Int] = []
            while let next = iterator.next() as? Int { result.append(next) }
            return result
        }
        #expect(members(NSArray(array: [3, 1, 2])) == [3, 1, 2])
        #expect(members(NSOrderedSet(array: [2, 1])) == [2, 1])
        #expect(members(NSSet(array: [1, 2])).sorted() == [1, 2])
        #expect(members(NSDictionary(dictionary: [7: "a"])) == [7])
        #expect(members("text").isEmpty)
    }

    @Test("An extension reads its items and answers once")
    func extensions() throws {
        let item = NSExtensionItem()
        item.attributedTitle = NSAttributedString(string: "Title")
        let context = NSExtensionContext()
        let handler = Extension()
        handler.beginRequest(with: context)
        #expect(handler.items.count == 1 && handler.items.first as? Bool == false)
        context.cancelRequest(withError: CocoaError(.userCancelled))
        #expect(item.attributedTitle?.string == "Title" && item.attachments == nil)
    }

    @Test("Requests of extensions and saved activities can be awaited")
    func awaited() async throws {
        let context = NSExtensionContext()
        #expect(await context.completeRequest(returningItems: []) == false)
        let address = try #require(URL(string: "https://example.org"))
        #expect(await context.open(address) == false)
        await NSUserActivity.deleteAllSavedUserActivities()
    }

    @Test("Rectangles that only touch do not intersect")
    func touching() {
        let page = CGRect(x: 0, y: 0, width: 10, height: 20)
        #expect(!page.intersects(CGRect(x: 0, y: 20, width: 10, height: 20)))
        #expect(!page.intersects(CGRect(x: -5, y: 0, width: 5, height: 20)))
        #expect(!page.intersects(CGRect(x: 10, y: 20, width: 1, height: 1)))
        #expect(page.intersects(CGRect(x: 9.5, y: 19.5, width: 10, height: 10)))
        #expect(page.intersects(CGRect(x: 5, y: 5, width: 0, height: 0)))
        #expect(!page.intersects(CGRect(x: 50, y: 5, width: 1, height: 1)))
        #expect(!page.intersects(.null))
    }

    @Test("File managers are equal to themselves, and can be keys")
    func fileManagers() {
        #expect(FileManager.default == FileManager.default)
        #expect(FileManager() != FileManager.default)
        #expect(Set([FileManager.default, .default]).count == 1)
        #expect(Data.WritingOptions.atomicWrite == .atomic)
    }

    @Test("A notification without values is posted by a method of its own")
    func posting() {
        let center = NotificationCenter()
        // The centre calls on the thread that posts: this one.
        nonisolated(unsafe) var objects: [String] = []
        let name = Notification.Name("first contact")
        let token = center.addObserver(forName: name, object: nil, queue: nil) {
            objects.append($0.object as? String ?? "")
        }
        (center as any Poster).post(name: name, object: "a")
        center.post(name: name, object: "b")
        center.removeObserver(token)
        #expect(objects == ["a", "b"])
    }
}
