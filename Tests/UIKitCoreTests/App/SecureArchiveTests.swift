// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKitCore

/// Secure archives: what they may hold comes back, and what they may not is an error.
@MainActor
struct SecureArchiveTests {
    private func archive(_ object: Any) throws -> Data {
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    }

    @Test func aMenuKeepsItsElements() throws {
        let action = UICommand(title: "One", action: Selector("copy:"))
        let inner = UIMenu(
            title: "Inner",
            children: [UICommand(title: "Two", action: Selector("paste:"))]
        )
        let menu = UIMenu(title: "Outer", options: .displayInline, children: [action, inner])
        let preferences = UIMenuDisplayPreferences()
        preferences.maximumNumberOfTitleLines = 2
        menu.displayPreferences = preferences
        let data = try archive(menu)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIMenu.self, from: data)
        let again = try #require(read)
        #expect(again.title == "Outer")
        #expect(again.options == .displayInline)
        #expect(again.children.map(\.title) == ["One", "Inner"])
        #expect((again.children.last as? UIMenu)?.children.first?.title == "Two")
        #expect(again.displayPreferences?.maximumNumberOfTitleLines == 2)
    }

    @Test func aPasteConfigurationKeepsItsTypes() throws {
        let data = try archive(UIPasteConfiguration(acceptableTypeIdentifiers: ["a", "b"]))
        let read = try NSKeyedUnarchiver.unarchivedObject(
            ofClass: UIPasteConfiguration.self,
            from: data
        )
        #expect(read?.acceptableTypeIdentifiers == ["a", "b"])
    }

    @Test func anObjectOfAnotherClassIsAnError() throws {
        let color = try archive(UIColor.red)
        #expect(throws: CocoaError.self) {
            try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: color)
        }
        let list = try archive([UIColor.red])
        #expect(throws: CocoaError.self) {
            try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSArray.self], from: list)
        }
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: color)
        #expect(read == .red)
    }

    @Test func anObjectWithoutSecureCodingIsAnError() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        for object in [view, [view], ["a": [view]]] as [Any] {
            let error = #expect(throws: CocoaError.self) { try archive(object) }
            #expect(error?.code == .coderInvalidValue)
            let reason = error?.userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
            #expect(reason.contains("UIView does not adopt it"))
        }
        let plain = try NSKeyedArchiver.archivedData(
            withRootObject: view,
            requiringSecureCoding: false
        )
        #expect(!plain.isEmpty)
    }

    @Test func listsAndDictionariesHaveTheTypeOfTheirObjects() throws {
        let colors = try NSKeyedUnarchiver.unarchivedArrayOfObjects(
            ofClass: UIColor.self,
            from: try archive([UIColor.red, UIColor.blue])
        )
        #expect(colors == [.red, .blue])
        let named = try NSKeyedUnarchiver.unarchivedDictionary(
            ofKeyClass: NSString.self,
            objectClass: UIColor.self,
            from: try archive(["a": UIColor.red])
        )
        #expect(named?[NSString(string: "a")] == .red)
        let fonts = try archive([UIFont.systemFont(ofSize: 12)])
        #expect(throws: CocoaError.self) {
            try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: UIColor.self, from: fonts)
        }
    }
}
