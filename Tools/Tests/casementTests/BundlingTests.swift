// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

/// What `casement bundle` makes of Info.plist, icons and the loader's list.
struct BundlingTests {
    private let plist: [String: Any] = [
        "CFBundleDisplayName": "Card & Café", "CFBundleIdentifier": "com.example.cards-app",
        "CFBundleShortVersionString": "2.1.3",
        "LSApplicationCategoryType": "public.app-category.games",
        "CFBundleURLTypes": [["CFBundleURLSchemes": ["Cards", "no scheme"]]],
        "CFBundleDocumentTypes": [
            ["LSItemContentTypes": ["com.example.deck", "public.png", "com.unknown.kind"]]
        ],
        "UTExportedTypeDeclarations": [
            [
                "UTTypeIdentifier": "com.example.deck", "UTTypeDescription": "Deck <of cards>",
                "UTTypeTagSpecification": ["public.filename-extension": ["deck"]],
            ]
        ],
    ]

    private var information: AppInformation { AppInformation(plist, program: "Cards") }

    @Test func namesComeFromThePropertyList() {
        let information = information
        #expect(information.name == "Card & Café")
        #expect(information.identifier == "com.example.cards_app")
        #expect(information.version == "2.1.3")
        #expect(information.packageName == "card-caf")
        #expect(information.category == "Game")
        #expect(information.schemes == ["cards"])
        #expect(
            information.documents == [
                .init(
                    mimeType: "application/x-com.example.deck",
                    endings: ["deck"],
                    description: "Deck <of cards>"
                ), .init(mimeType: "image/png", endings: [], description: ""),
            ]
        )
    }

    @Test func withoutAPropertyListTheProgramGivesTheNames() {
        let information = AppInformation(["CFBundleName": "$(PRODUCT_NAME)"], program: "X")
        #expect(information.name == "X")
        #expect(information.identifier == "org.example.X")
        #expect(information.packageName == "app-x")
        #expect(information.version == "1.0")
        #expect(information.documents.isEmpty && information.schemes.isEmpty)
    }

    @Test func desktopsGetWhatTheyAskFor() throws {
        let files = DesktopFiles(information: information)
        #expect(files.entry.contains("Name=Card & Café\n"))
        #expect(files.entry.contains("Exec=card-caf %u\n"))
        let types = "application/x-com.example.deck;image/png;x-scheme-handler/cards;"
        #expect(files.entry.contains("MimeType=\(types)\n"))
        #expect(files.metadata.contains("<name>Card &amp; Café</name>"))
        let mime = try #require(files.mimeTypes)
        #expect(mime.contains("<glob pattern=\"*.deck\"/>"))
        #expect(mime.contains("Deck &lt;of cards&gt;"))
        #expect(!mime.contains("image/png"))
        #expect(DesktopFiles(information: AppInformation([:], program: "X")).mimeTypes == nil)
    }

    @Test func iconsAreTakenByTheirSize() throws {
        let folder = try TemporaryFolder()
        func png(_ side: UInt8, _ height: UInt8) -> Data {
            Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
                + Data([0, 0, 0, side, 0, 0, 0, height])
        }
        let set = folder.url.appendingPathComponent("A.xcassets/AppIcon.appiconset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try png(64, 64).write(to: set.appendingPathComponent("b.png"))
        try png(32, 32).write(to: set.appendingPathComponent("a.png"))
        try png(48, 32).write(to: set.appendingPathComponent("flat.png"))
        try png(128, 128).write(to: set.appendingPathComponent("dark.png"))
        try folder.write(
            """
            {"images": [{"filename": "b.png"}, {"filename": "a.png"}, {"filename": "flat.png"},
            {"filename": "absent.png"}, {"size": "20x20"},
            {"filename": "dark.png", "appearances": [{"appearance": "luminosity"}]}]}
            """,
            to: "A.xcassets/AppIcon.appiconset/Contents.json"
        )
        #expect(AppIcons(in: [folder.url]).pictures.map(\.side) == [32, 64])
    }

    @Test func librariesAreToldApart() throws {
        let listing = """
            \tlinux-vdso.so.1 (0x00007ffd)
            \tlibCasement.so => /sdk/lib/libCasement.so (0x00007f)
            \tlibswiftCore.so => /opt/swift/usr/lib/swift/linux/libswiftCore.so (0x00007f)
            \tlibcairo.so.2 => /lib/x86_64-linux-gnu/libcairo.so.2 (0x00007f)
            \tlibX11.so.6 => /lib/x86_64-linux-gnu/libX11.so.6 (0x00007f)
            \t/lib64/ld-linux-x86-64.so.2 (0x00007f)
            """
        let folder = URL(fileURLWithPath: "/sdk/lib")
        let found = try SharedLibraries(loader: listing, libraries: folder)
        #expect(found.own.map(\.lastPathComponent) == ["libCasement.so", "libswiftCore.so"])
        #expect(found.system.map(\.lastPathComponent) == ["libcairo.so.2", "libX11.so.6"])
        #expect(found.portable.map(\.lastPathComponent) == ["libcairo.so.2"])
        #expect(throws: Failure.self) {
            try SharedLibraries(loader: "\tlibx.so => not found\n", libraries: folder)
        }
    }

    @Test func flatpaksCopyWhatIsThere() throws {
        let text = try FlatpakManifest(information: information).text()
        let content = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(content?["id"] as? String == "com.example.cards_app")
        #expect(content?["command"] as? String == "card-caf")
    }
}
