// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import ObjCRuntime
import Testing

struct FoundationMemberTests {
    @Test func objectsAreSortedByAMethodOfTheirs() {
        let list = NSMutableArray(array: ["b", "A", "c"])
        list.sort(using: Selector("caseInsensitiveCompare:"))
        #expect(list as? [String] == ["A", "b", "c"])
        let sorted = NSArray(array: [3, 1, 2]).sortedArray(using: Selector("compare:"))
        #expect(sorted as? [Int] == [1, 2, 3])
    }

    @Test func protectionsOfFilesAreCompared() {
        let attributes: [FileAttributeKey: Any] = [.protectionKey: FileProtectionType.complete]
        let found = attributes[.protectionKey] as? FileProtectionType
        #expect(found == .complete && found != FileProtectionType.none)
    }

    @Test func theHomeFolderIsAbbreviated() {
        let home = NSHomeDirectory()
        #expect(NSString(string: home + "/a").abbreviatingWithTildeInPath == "~/a")
        #expect(NSString(string: home).abbreviatingWithTildeInPath == "~")
        #expect(NSString(string: home + "x").abbreviatingWithTildeInPath == home + "x")
    }

    @Test func aFormatIsFilledInTheUsersLocale() {
        #expect(NSString.localizedStringWithFormat("%.1f %@", 2.5, "a") == "2.5 a")
    }

    @Test func anAppsFoldersAreThoseThatTheFileManagerGives() {
        let pairs: [(URL, FileManager.SearchPathDirectory)] = [
            (.documentsDirectory, .documentDirectory), (.cachesDirectory, .cachesDirectory),
            (.libraryDirectory, .libraryDirectory), (.downloadsDirectory, .downloadsDirectory),
            (.applicationSupportDirectory, .applicationSupportDirectory),
        ]
        for (url, directory) in pairs {
            let places = FileManager.default.urls(for: directory, in: .userDomainMask)
            #expect(places.first?.path == url.path)
        }
        let name = URL.cachesDirectory.pathComponents.suffix(3).first
        #expect(name == URL.libraryDirectory.pathComponents.suffix(2).first)
    }
}
