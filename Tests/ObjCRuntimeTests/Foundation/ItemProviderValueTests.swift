// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ObjCRuntime

struct ItemProviderValueTests {
    @Test func stringsAndAddressesAreLoadedAsValues() async {
        let provider = NSItemProvider(object: "hello" as NSString)
        #expect(provider.canLoadObject(ofClass: String.self))
        #expect(!provider.canLoadObject(ofClass: URL.self))
        let text = await withCheckedContinuation { waiting in
            _ = provider.loadObject(ofClass: String.self) { text, _ in
                waiting.resume(returning: text)
            }
        }
        #expect(text == "hello")
    }

    @Test func aMakerOfValuesIsCalledWhenOneIsWanted() async {
        let provider = NSItemProvider()
        provider.registerObject(ofClass: URL.self, visibility: .all) { done in
            done(URL(string: "https://example.com/a"), nil)
            return nil
        }
        #expect(provider.registeredTypeIdentifiers == ["public.url"])
        let url = await withCheckedContinuation { waiting in
            _ = provider.loadObject(ofClass: URL.self) { url, _ in waiting.resume(returning: url) }
        }
        #expect(url?.absoluteString == "https://example.com/a")
    }

    @Test func anItemThatIsNotThereIsAnError() async {
        let provider = NSItemProvider()
        await #expect(throws: (any Error).self) {
            _ = try await provider.loadItem(forTypeIdentifier: "public.text")
        }
    }

    @Test func anItemIsAwaited() async throws {
        let provider = NSItemProvider(item: "x" as NSString, typeIdentifier: "public.text")
        let item = try await provider.loadItem(forTypeIdentifier: "public.text")
        #expect(item as? NSString == "x")
    }
}
