// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

@testable import UniformTypeIdentifiers

struct TypeTests {
    @Test func extensionsAndMediaTypesLeadToTypes() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(filenameExtension: "png")?.identifier == "public.png")
        #expect(UTType(mimeType: "text/html") == .html)
        #expect(UTType(mimeType: "text/plain;charset=utf-8") == .utf8PlainText)
        #expect(UTType(mimeType: "image/png; q=1") == .png)
        #expect(UTType(filenameExtension: "") == nil)
        #expect(UTType(filenameExtension: "jp2")?.identifier == "public.jpeg-2000")
        #expect(UTType(mimeType: "image/jxl")?.identifier == "public.jpeg-xl")
        #expect(UTType("public.avif")?.conforms(to: .image) == true)
    }

    @Test func aTypeConformsToItselfAndToAllAboveIt() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .png))
        #expect(!UTType.png.isSubtype(of: .png))
        #expect(UTType.image.isSupertype(of: .png))
        #expect(UTType.svg.supertypes.isSuperset(of: [.xml, .image, .text, .item]))
        #expect(!UTType.image.conforms(to: .png))
    }

    @Test func anUnknownIdentifierIsNoTypeUntilItIsDeclared() {
        #expect(UTType("com.example.nobody") == nil)
        let own = UTType(exportedAs: "com.example.letter", conformingTo: .plainText)
        #expect(own.conforms(to: .text))
        #expect(UTType("com.example.letter") == own)
        #expect(own.isDeclared && !own.isDynamic && !own.isPublic)
    }

    @Test func aDeclarationAsInAnInfoFileIsUnderstood() {
        Declarations.declare([
            "UTTypeIdentifier": "com.example.song",
            "UTTypeConformsTo": ["public.audio"],
            "UTTypeTagSpecification": [
                "public.filename-extension": ["song"], "public.mime-type": "audio/x-song",
            ],
        ])
        #expect(UTType(filenameExtension: "song")?.conforms(to: .audio) == true)
        #expect(UTType("com.example.song")?.preferredMIMEType == "audio/x-song")
    }

    @Test func anUnknownExtensionMakesADynamicTypeThatKeepsIt() throws {
        let type = try #require(UTType(filenameExtension: "Qqq", conformingTo: .image))
        #expect(type.isDynamic && !type.isDeclared)
        #expect(type.preferredFilenameExtension == "qqq")
        #expect(type.conforms(to: .image) && type.conforms(to: .data))
        #expect(UTType(type.identifier) == type)
        #expect(UTType("dyn.zz") == nil)
    }

    @Test func declarationsThatRunInACircleEnd() {
        TypeIdentifiers.declare("circle.a", .init(parents: ["circle.b"]))
        TypeIdentifiers.declare("circle.b", .init(parents: ["circle.a"]))
        #expect(TypeIdentifiers.conforms("circle.a", to: "circle.b"))
        #expect(!TypeIdentifiers.conforms("circle.a", to: "public.data"))
    }

    @Test func eachConstantIsDeclaredAndATreeOverIt() {
        for type in [UTType.item, .content, .png, .vCard, .usdz, .appleScript, .zip, .midi, .font] {
            #expect(type.isDeclared, "\(type)")
            #expect(!type.supertypes.contains(type))
        }
        #expect(UTType.zip.conforms(to: .archive))
    }

    @Test func aTypeIsWrittenAsItsIdentifier() throws {
        let data = try JSONEncoder().encode([UTType.png])
        #expect(String(decoding: data, as: UTF8.self) == "[\"public.png\"]")
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    }

    @Test func namesGetTheExtensionOfATypeOnce() throws {
        let folder = try #require(URL(string: "file:///tmp/"))
        let photo = folder.appendingPathComponent("photo", conformingTo: .jpeg)
        #expect(photo.lastPathComponent == "photo.jpeg")
        #expect(
            folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent == "a.jpg"
        )
        #expect(photo.appendingPathExtension(for: .png).lastPathComponent == "photo.jpeg.png")
    }

    @Test func itemProvidersSpeakInTypes() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .png) { done in
            done(Data([1, 2]), nil)
            return nil
        }
        #expect(provider.registeredContentTypes == [.png])
        #expect(provider.registeredContentTypes(conformingTo: .image) == [.png])
        let data = await withCheckedContinuation { waiting in
            _ = provider.loadDataRepresentation(for: .image) { data, _ in
                waiting.resume(returning: data)
            }
        }
        #expect(data == Data([1, 2]))
    }
}
