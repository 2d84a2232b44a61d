// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

@testable import FoundationAdditions

struct ServicesTests {
    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("additions-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test func sharedSettingsAreKeptInAFile() throws {
        let file = try folder().appendingPathComponent("settings/Ubiquity.plist")
        let store = NSUbiquitousKeyValueStore(file: file)
        store.set("a", forKey: "text")
        store.set(true, forKey: "flag")
        store.set(2.5, forKey: "number")
        store.set([1, 2], forKey: "list")
        #expect(store.synchronize())
        let again = NSUbiquitousKeyValueStore(file: file)
        #expect(again.string(forKey: "text") == "a")
        #expect(again.bool(forKey: "flag"))
        #expect(again.double(forKey: "number") == 2.5)
        #expect(again.array(forKey: "list") as? [Int] == [1, 2])
        again.removeObject(forKey: "text")
        #expect(again.dictionaryRepresentation.keys.sorted() == ["flag", "list", "number"])
    }

    @Test func aFileHasOneVersion() throws {
        let file = try folder().appendingPathComponent("a.txt")
        #expect(NSFileVersion.currentVersionOfItem(at: file) == nil)
        try Data("a".utf8).write(to: file)
        let version = try #require(NSFileVersion.currentVersionOfItem(at: file))
        #expect(!version.isConflict)
        #expect(NSFileVersion.unresolvedConflictVersionsOfItem(at: file)?.isEmpty == true)
        let copy = file.deletingLastPathComponent().appendingPathComponent("b.txt")
        try version.replaceItem(at: copy)
        #expect(try String(contentsOf: copy, encoding: .utf8) == "a")
        let identifier = version.persistentIdentifier
        #expect(NSFileVersion.version(itemAt: file, forPersistentIdentifier: identifier) != nil)
    }

    @Test func resourcesAreThereAtOnce() async throws {
        let request = NSBundleResourceRequest(tags: ["level1"])
        #expect(await request.conditionallyBeginAccessingResources())
        try await request.beginAccessingResources()
        #expect(request.progress.isFinished)
    }

    private final class Listener: NetServiceDelegate, NetServiceBrowserDelegate {
        var calls: [String] = []
        func netServiceWillPublish(_ sender: NetService) { calls.append("will") }
        func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
            calls.append("not \(errorDict[NetService.errorCode] ?? 0)")
        }
        func netServiceBrowser(
            _ browser: NetServiceBrowser,
            didNotSearch errorDict: [String: NSNumber]
        ) { calls.append("no search") }
    }

    @Test func noServiceIsPublishedOrFound() {
        let listener = Listener()
        let service = NetService(domain: "local.", type: "_http._tcp.", name: "A", port: 80)
        let browser = NetServiceBrowser()
        service.delegate = listener
        browser.delegate = listener
        service.publish()
        browser.searchForServices(ofType: "_http._tcp.", inDomain: "")
        #expect(listener.calls.isEmpty)
        for _ in 0..<10 where listener.calls.count < 3 {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
        }
        #expect(listener.calls == ["will", "not -72000", "no search"])
    }

    @Test func recordsOfServicesAreReadAndWritten() {
        let entries = ["a": Data("1".utf8), "path": Data("/x".utf8)]
        let record = NetService.data(fromTXTRecord: entries)
        #expect(record == Data("\u{3}a=1\u{7}path=/x".utf8))
        #expect(NetService.dictionary(fromTXTRecord: record) == entries)
    }

    @Test func filesAreFoundByTheirMetadata() throws {
        let place = try folder()
        for name in ["b.txt", "a.txt", "c.png"] {
            try Data("a".utf8).write(to: place.appendingPathComponent(name))
        }
        let query = NSMetadataQuery()
        #expect(!query.start())
        query.predicate = Foundation.NSPredicate { values, _ in
            let name = (values as? NSDictionary)?[NSMetadataItemFSNameKey] as? String
            return name?.hasSuffix(".txt") ?? false
        }
        query.searchScopes = [place, NSMetadataQueryUbiquitousDocumentsScope]
        query.sortDescriptors = [NSSortDescriptor(key: NSMetadataItemFSNameKey, ascending: false)]
        #expect(query.start())
        #expect(query.isGathering)
        for _ in 0..<10 where query.isGathering {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
        }
        let names = (0..<query.resultCount).map {
            query.value(ofAttribute: NSMetadataItemFSNameKey, forResultAt: $0) as? String
        }
        #expect(names == ["b.txt", "a.txt"])
        query.stop()
        #expect(query.isStopped)
    }
}
