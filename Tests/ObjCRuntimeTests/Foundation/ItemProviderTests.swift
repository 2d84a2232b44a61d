// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import ObjCRuntime

/// What a loader gave.
private final class Box<Value>: @unchecked Sendable {
    var value: Value?
    var error: (any Error)?
}

struct ItemProviderTests {
    @Test func anObjectIsCarriedInItsTypes() {
        let provider = NSItemProvider(object: "héllo" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.canLoadObject(ofClass: NSString.self))
        #expect(!provider.canLoadObject(ofClass: NSURL.self))
        let text = Box<String>()
        provider.loadObject(ofClass: NSString.self) { object, _ in
            text.value = (object as? NSString).map { $0 as String }
        }
        #expect(text.value == "héllo")
    }

    @Test func aMissingTypeGivesAnError() {
        let box = Box<Data>()
        NSItemProvider().loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
            box.value = data
            box.error = error
        }
        #expect(box.value == nil)
        #expect((box.error as? NSError)?.domain == NSItemProvider.errorDomain)
        #expect((box.error as? NSError)?.code == -1000)
    }

    @Test func aTypeBeneathServesAndTheVeryTypeWins() {
        let provider = NSItemProvider()
        for (type, text) in [("public.html", "h"), ("public.utf8-plain-text", "p")] {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
                done(Data(text.utf8), nil)
                return nil
            }
        }
        for (asked, expected) in [("public.text", "h"), ("public.plain-text", "p")] {
            let box = Box<Data>()
            provider.loadDataRepresentation(forTypeIdentifier: asked) { data, _ in box.value = data
            }
            #expect(box.value == Data(expected.utf8))
        }
    }

    @Test(arguments: [nil, "a/b", "../../etc/x", "", ".hidden", "note.txt"])
    func aFileLivesWhileTheHandlerRunsWhateverItsName(name: String?) {
        let provider = NSItemProvider(object: "text" as NSString)
        provider.suggestedName = name
        let box = Box<URL>()
        let content = Box<String>()
        provider.loadFileRepresentation(forTypeIdentifier: "public.utf8-plain-text") { url, _ in
            box.value = url
            content.value = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        }
        #expect(content.value == "text")
        #expect(box.value.map { FileManager.default.fileExists(atPath: $0.path) } == false)
    }

    @Test func itemsComeBackAsTheyWere() {
        let provider = NSItemProvider(item: "item" as NSString, typeIdentifier: "public.plain-text")
        let box = Box<String>()
        provider.loadItem(forTypeIdentifier: "public.plain-text") { item, _ in
            box.value = (item as? NSString).map { $0 as String }
        }
        #expect(box.value == "item")
        #expect((provider.copy() as? NSItemProvider)?.registeredTypeIdentifiers.count == 1)
    }

    @Test func typesConformUpwardsOnly() {
        #expect(TypeIdentifiers.conforms("public.png", to: "public.item"))
        #expect(TypeIdentifiers.conforms("com.adobe.pdf", to: "public.content"))
        #expect(!TypeIdentifiers.conforms("public.image", to: "public.png"))
        #expect(TypeIdentifiers.conforms("my.own", to: "my.own"))
        #expect(TypeIdentifiers.identifier(forExtension: "JPG") == "public.jpeg")
    }

    @Test func activitiesAskTheirDelegateToSave() {
        final class Saver: NSUserActivityDelegate {
            func userActivityWillSave(_ userActivity: NSUserActivity) {
                userActivity.addUserInfoEntries(from: ["b": 2])
            }
        }
        let activity = NSUserActivity(activityType: "test")
        let saver = Saver()
        activity.delegate = saver
        activity.userInfo = ["a": 1]
        activity.needsSave = true
        activity.saveIfNeeded()
        activity.saveIfNeeded()
        #expect(activity.userInfo as? [String: Int] == ["a": 1, "b": 2])
        activity.invalidate()
        activity.becomeCurrent()
        #expect(!activity.isCurrent)
    }
}
