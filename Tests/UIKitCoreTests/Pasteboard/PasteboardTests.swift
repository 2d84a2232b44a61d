// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Platform
import Testing
import UIKitTesting

@testable import UIKitInteraction
@testable import UIKitValues
@testable import UIKitViews

@MainActor
struct PasteboardTests {
    @Test func oneTextIsFoundAsTextAndByItsType() {
        let board = UIPasteboard.withUniqueName()
        board.string = "hello"
        #expect(board.string == "hello" && board.strings == ["hello"])
        #expect(board.types == ["public.utf8-plain-text"])
        #expect(board.contains(pasteboardTypes: ["public.text"]))
        #expect(board.data(forPasteboardType: "public.plain-text") == Data("hello".utf8))
        #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "hello")
        #expect(board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors)
    }

    @Test func anAddressIsTextToo() {
        let board = UIPasteboard.withUniqueName()
        board.url = URL(string: "https://example.com/a")
        #expect(board.hasURLs && board.hasStrings)
        #expect(board.string == "https://example.com/a")
        #expect(board.types == ["public.url"])
    }

    @Test func picturesAndColoursComeBackAsTheyWere() throws {
        let board = UIPasteboard.withUniqueName()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
        board.image = image
        #expect(board.image === image)
        let data = try #require(board.data(forPasteboardType: "public.png"))
        #expect(UIImage(data: data)?.cgImage?.width == image.cgImage?.width)
        board.color = .green
        #expect(board.color == .green && board.hasColors && !board.hasImages)
    }

    @Test func itemsAreKeptApart() {
        let board = UIPasteboard.withUniqueName()
        board.items = [["public.utf8-plain-text": "a"], ["public.png": Data([1])]]
        board.addItems([["public.utf8-plain-text": "b", "my.type": Data([7])]])
        #expect(board.numberOfItems == 3 && board.strings == ["a", "b"])
        #expect(board.itemSet(withPasteboardTypes: ["public.text"]) == IndexSet([0, 2]))
        #expect(
            board.types(forItemSet: IndexSet(integer: 2)) == [
                ["my.type", "public.utf8-plain-text"]
            ]
        )
        #expect(board.data(forPasteboardType: "my.type", inItemSet: nil) == [Data([7])])
        #expect(board.types(forItemSet: IndexSet(integer: 9)) == nil)
        #expect(!board.contains(pasteboardTypes: ["public.text"], inItemSet: nil))
    }

    @Test func anAutomaticTypeIsThatOfTheValue() {
        let board = UIPasteboard.withUniqueName()
        board.setItems([
            [UIPasteboard.typeAutomatic: "x"], [UIPasteboard.typeAutomatic: UIColor.red],
        ])
        #expect(board.strings == ["x"] && board.colors == [.red])
    }

    @Test func whatHasExpiredIsGone() {
        let board = UIPasteboard.withUniqueName()
        let start = Date(timeIntervalSince1970: 1_000)
        WallClock.set { start }
        board.setItems(
            [["public.text": "x"]],
            options: [.expirationDate: start.addingTimeInterval(5)]
        )
        #expect(board.string == "x")
        WallClock.set { start.addingTimeInterval(5) }
        #expect(board.string == nil && board.numberOfItems == 0)
        WallClock.set(nil)
    }

    @Test func oneNameIsOnePasteboard() throws {
        let name = UIPasteboard.Name("test.shared")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let one = try #require(UIPasteboard(name: name, create: true))
        let other = try #require(UIPasteboard(name: name, create: false))
        one.string = "shared"
        #expect(other.string == "shared" && one == other)
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil && one.string == nil)
        #expect(UIPasteboard(name: .general, create: false) == .general)
    }

    @Test func aChangeIsToldWithTheTypesThatCameAndWent() {
        let board = UIPasteboard.withUniqueName()
        board.string = "a"
        let count = board.changeCount
        var seen: [[String]] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification,
            object: board,
            queue: nil
        ) { note in
            let lists = [
                UIPasteboard.changedTypesAddedUserInfoKey,
                UIPasteboard.changedTypesRemovedUserInfoKey,
            ].map { note.userInfo?[$0] as? [String] ?? [] }
            MainActor.assumeIsolated { seen += lists }
        }
        board.color = .red
        NotificationCenter.default.removeObserver(token)
        #expect(seen == [["com.apple.uikit.color"], ["public.utf8-plain-text"]])
        #expect(board.changeCount == count + 1)
    }

    @Test func itemProvidersAreAskedWhenSomebodyPastes() {
        let board = UIPasteboard.withUniqueName()
        let asked = UnsafeCounter()
        let provider = NSItemProvider()
        provider.registerDataRepresentation(
            forTypeIdentifier: "public.utf8-plain-text",
            visibility: .all
        ) { done in
            asked.count += 1
            done(Data("late".utf8), nil)
            return nil
        }
        board.itemProviders = [provider]
        #expect(board.hasStrings && asked.count == 0)
        #expect(board.string == "late" && asked.count == 1)
        board.setObjects(["one", "two"])
        #expect(board.strings == ["one", "two"])
        #expect(board.itemProviders.count == 2)
    }

    @Test func patternsAreFoundInText() async throws {
        let board = UIPasteboard.withUniqueName()
        let all: Set<PartialKeyPath<UIPasteboard.DetectedValues>> = [
            \.number, \.probableWebURL, \.probableWebSearch,
        ]
        board.string = " 42.5 "
        #expect(try await board.detectedPatterns(for: all) == [\.number])
        #expect(try await board.detectedValues(for: all).number == 42.5)
        board.string = "example.com/path"
        #expect(try await board.detectedValues(for: all).probableWebURL == "example.com/path")
        board.string = "how tall is the tower"
        #expect(try await board.detectedPatterns(for: all) == [\.probableWebSearch])
        #expect(try await board.detectedPatterns(for: [\.number]) == [])
        board.string = "name@example.com"
        #expect(try await board.detectedPatterns(for: [\.probableWebURL]) == [])
        board.items = []
        #expect(try await board.detectedPatterns(for: all) == [])
    }

    @Test func theGeneralPasteboardIsTheSystemsClipboard() throws {
        let app = try TestApp()
        UIPasteboard.general.string = "ours"
        #expect(app.clipboardText == "ours")
        UIPasteboard.general.items = [["my.own": Data([9]), "public.utf8-plain-text": "both"]]
        #expect(UIPasteboard.general.data(forPasteboardType: "my.own") == Data([9]))
        let count = UIPasteboard.general.changeCount
        app.copyElsewhere("theirs")
        #expect(UIPasteboard.general.string == "theirs")
        #expect(UIPasteboard.general.data(forPasteboardType: "my.own") == nil)
        #expect(UIPasteboard.general.changeCount == count + 1)
    }

    @Test func aPasteConfigurationSaysWhatIsAccepted() {
        @MainActor final class Target: UIView {
            var got = 0
            override func paste(itemProviders: [NSItemProvider]) { got += itemProviders.count }
        }
        let view = Target()
        #expect(!view.canPerformAction("paste:", withSender: nil))
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
        #expect(!view.canPaste([NSItemProvider(object: "x" as NSString)]))
        #expect(view.canPaste([NSItemProvider(object: UIImage())]))
        view.pasteConfiguration?.addTypeIdentifiers(forAccepting: String.self)
        #expect(view.canPaste([NSItemProvider(object: "x" as NSString)]))
    }
}

/// Counted from a closure that must be Sendable, on one thread.
final class UnsafeCounter: @unchecked Sendable {
    var count = 0
}
