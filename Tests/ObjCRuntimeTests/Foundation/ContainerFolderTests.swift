// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

struct ContainerFolderTests {
    private let manager = FileManager.default

    @Test(arguments: [
        (FileManager.SearchPathDirectory.libraryDirectory, "Library"),
        (.cachesDirectory, "Library/Caches"),
        (.applicationSupportDirectory, "Library/Application Support"),
    ])
    func aFolderOfAnAppIsItsOwn(
        directory: FileManager.SearchPathDirectory,
        path: String
    ) throws {
        let own = try #require(manager.urls(for: directory, in: .userDomainMask).first)
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        #expect(own.path.hasSuffix("/\(name)/\(path)"))
        #expect(
            NSSearchPathForDirectoriesInDomains(directory, .userDomainMask, true) == [own.path]
        )
        let short = NSSearchPathForDirectoriesInDomains(directory, .userDomainMask, false)
        let tail = own.path.dropFirst(NSHomeDirectory().count)
        let isAtHome = own.path.hasPrefix(NSHomeDirectory() + "/")
        #expect(short == [isAtHome ? "~" + tail : own.path])
        let url = try manager.url(
            for: directory,
            in: .userDomainMask,
            appropriateFor: nil,
            create: true
        )
        #expect(url.path == own.path)
        #expect(manager.fileExists(atPath: own.path))
    }

    @Test func libraryAndCachesAreThere() {
        for directory in [FileManager.SearchPathDirectory.libraryDirectory, .cachesDirectory] {
            let path = manager.urls(for: directory, in: .userDomainMask).first?.path
            #expect(path.map(manager.fileExists(atPath:)) == true)
        }
    }

    @Test func aFolderForReplacingAFileIsFoundations() throws {
        let file = manager.temporaryDirectory.appendingPathComponent("file")
        let folder = try manager.url(
            for: .itemReplacementDirectory,
            in: .userDomainMask,
            appropriateFor: file,
            create: true
        )
        defer { try? manager.removeItem(at: folder) }
        #expect(manager.fileExists(atPath: folder.path))
    }

    @Test func aSuiteListsItsOwnSettings() throws {
        let name = "ContainerFolderTests"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        defaults.set(9, forKey: "launches")
        let all = defaults.dictionaryRepresentation()
        #expect(all["launches"] as? UInt == 9)
        #expect(UserDefaults.standard.dictionaryRepresentation()["launches"] == nil)
    }

    @Test func errorsHaveTheWordsOfIOS() {
        let plain = NSError(domain: "d", code: 1)
        #expect(plain.localizedDescription == "The operation couldn’t be completed. (d error 1.)")
        #expect(plain.description == "Error Domain=d Code=1 \"(null)\"")
        let named = NSError(domain: "d", code: 2, userInfo: [NSLocalizedDescriptionKey: "What"])
        #expect(
            named.description
                == "Error Domain=d Code=2 \"What\" UserInfo={NSLocalizedDescription=What}"
        )
        enum Failure: Error { case one }
        let words = Failure.one.localizedDescription
        #expect(words.hasPrefix("The operation couldn’t be completed. ("))
    }

    @Test func todayBeginsWithACapitalInEnglish() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.dateStyle = .medium
        formatter.doesRelativeDateFormatting = true
        #expect(formatter.string(from: Date()) == "Today")
    }

    @Test func mostAndFewestDigitsMoveEachOther() {
        let price = NumberFormatter()
        price.locale = Locale(identifier: "en_US")
        price.numberStyle = .currency
        price.maximumFractionDigits = 0
        #expect(price.string(from: 1200) == "$1,200")
        let number = NumberFormatter()
        number.numberStyle = .decimal
        number.minimumFractionDigits = 5
        #expect(number.maximumFractionDigits == 5)
        #expect(number.string(from: 0.123_456) == "0.12346")
    }

    @Test func aTimerOfAnIntervalFiresWhenThatIsOver() {
        let start = Date()
        let timer = Timer(timeInterval: 100, repeats: false) { _ in }
        #expect(timer.fireDate.timeIntervalSince(start) >= 100)
        timer.invalidate()
    }

    @Test func decimalNumbersAreReadWhereTheyAreAskedFor() {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.generatesDecimalNumbers = true
        #expect(formatter.number(from: "1.1") as? NSDecimalNumber == NSDecimalNumber(string: "1.1"))
    }

    @Test func mutableSetsOfCharactersCanBeChanged() {
        let set = NSMutableCharacterSet()
        set.addCharacters(in: "ab")
        set.formUnion(with: .whitespaces)
        #expect(set.characterIsMember(97) && !set.characterIsMember(99))
        let other = NSMutableCharacterSet(charactersIn: "x")
        other.invert()
        #expect(!other.characterIsMember(120))
    }
}
