// SPDX-License-Identifier: Apache-2.0

import Foundation
import MobileCoreServices
import Testing
import UniformTypeIdentifiers

struct TypeFunctionTests {
    private func string(_ value: Unmanaged<NSString>?) -> String? {
        value.map { String(describing: $0.takeRetainedValue()) }
    }

    @Test func aTagLeadsToATypeAndBack() {
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)
        #expect(string(type) == "public.png")
        #expect(
            string(UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kUTTagClassMIMEType))
                == "image/jpeg"
        )
        #expect(UTTypeCopyPreferredTagWithClass("com.example.none", kUTTagClassMIMEType) == nil)
    }

    @Test func anUnknownExtensionHasATypeOfItsOwn() {
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "qqq", nil)
        #expect(string(type)?.hasPrefix("dyn.") == true)
    }

    @Test func typesConformAsTheTreeHasIt() {
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        #expect(UTTypeConformsTo(kUTTypeHTML, kUTTypeText))
        #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
        #expect(UTTypeEqual("public.PNG", kUTTypePNG))
        #expect(UTTypeIsDeclared(kUTTypePDF) && !UTTypeIsDeclared("com.example.none"))
    }

    @Test func everyConstantIsATypeOfTheNewKind() {
        let all = [
            kUTTypeItem, kUTTypeData, kUTTypeImage, kUTTypePNG, kUTTypeJPEG, kUTTypeGIF,
            kUTTypeTIFF, kUTTypePDF, kUTTypeRTF, kUTTypeHTML, kUTTypeXML, kUTTypeJSON, kUTTypeText,
            kUTTypePlainText, kUTTypeUTF8PlainText, kUTTypeURL, kUTTypeFileURL, kUTTypeMovie,
            kUTTypeAudio, kUTTypeMP3, kUTTypeZipArchive, kUTTypeFont,
        ]
        for name in all { #expect(UTType(String(describing: name)) != nil, "\(name)") }
    }
}
