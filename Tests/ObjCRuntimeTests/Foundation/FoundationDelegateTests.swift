// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

/// Delegates of Foundation's that implement a part of what they may.
struct FoundationDelegateTests {
    private final class Evicted: Foundation.NSObject, NSCacheDelegate {
        var objects: [String] = []

        func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {
            objects.append((obj as? NSString).map { "\($0)" } ?? "?")
        }
    }

    private final class Silent: Foundation.NSObject, NSCacheDelegate, PortDelegate,
        NSKeyedUnarchiverDelegate
    {
    }

    private final class Finish: Foundation.NSObject, NSKeyedArchiverDelegate {
        var isFinished = false

        func archiverDidFinish(_ archiver: NSKeyedArchiver) { isFinished = true }
    }

    // Unchecked because one test uses it on one thread.
    private final class Keeper: Foundation.NSObject, FileManagerDelegate, @unchecked Sendable {
        var asked: [String] = []

        func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool {
            asked.append((path as NSString).lastPathComponent)
            return false
        }
    }

    @Test func aCachesDelegateMayListenOrNot() {
        let cache = NSCache<NSString, NSString>()
        let evicted = Evicted()
        cache.delegate = evicted
        cache.countLimit = 1
        cache.setObject("one", forKey: "1")
        cache.setObject("two", forKey: "2")
        #expect(evicted.objects.count == 1)
        let silent = Silent()
        cache.delegate = silent
        cache.setObject("three", forKey: "3")
        let kept = ["1", "2", "3"].compactMap { cache.object(forKey: $0 as NSString) }
        #expect(kept.count == 1)
    }

    @Test func anArchiversDelegateHearsWhatItWants() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        let finish = Finish()
        archiver.delegate = finish
        archiver.encode("text" as NSString, forKey: NSKeyedArchiveRootObjectKey)
        let data = archiver.encodedData
        #expect(finish.isFinished)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        let silent = Silent()
        reader.delegate = silent
        let text = reader.decodeObject(of: NSString.self, forKey: NSKeyedArchiveRootObjectKey)
        #expect(text == "text")
    }

    @Test func whatAFileManagersDelegateIsNotAskedByAddressItIsAskedByPath() throws {
        let manager = FileManager()
        let keeper = Keeper()
        manager.delegate = keeper
        let file = manager.temporaryDirectory.appendingPathComponent("keeper-\(UUID()).txt")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try manager.removeItem(at: file)
        #expect(keeper.asked == [file.lastPathComponent])
        #expect(manager.fileExists(atPath: file.path))
        let copy = file.deletingPathExtension()
        defer { try? FileManager.default.removeItem(at: copy) }
        try manager.copyItem(at: file, to: copy)
        #expect(manager.fileExists(atPath: copy.path))
    }

    @Test func attributesOfFilesAreReadByName() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("a-\(UUID())")
        try Data([1, 2, 3]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path) as NSDictionary
        #expect(attributes.fileSize() == 3)
        #expect(attributes.fileType() == FileAttributeType.typeRegular.rawValue)
        #expect(attributes.fileModificationDate() != nil)
        #expect(attributes.filePosixPermissions() & 0o400 != 0)
        #expect(NSDictionary().fileType() == nil && NSDictionary().fileSize() == 0)
    }

    @Test func anOrderedSetListsEqualObjectsOnce() {
        let texts = ["a", "b", "a"]
        #expect(NSOrderedSet(array: texts).array as? [String] == ["a", "b"])
        #expect(NSOrderedSet(objects: "a", "b", "a").array as? [String] == ["a", "b"])
        let literal: NSOrderedSet = ["a", "a"]
        #expect(literal.array as? [String] == ["a"])
        #expect(NSMutableOrderedSet(objects: "a", "a").array.count == 1)
        let set = NSMutableOrderedSet(array: texts)
        set.insert("c", at: 0)
        #expect(set.array as? [String] == ["c", "a", "b"])
        set.add("b")
        #expect(set.count == 3)
    }
}
