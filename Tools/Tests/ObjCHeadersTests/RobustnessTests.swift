// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ObjCHeaders

/// Headers that are broken or name what is not here: a clear message, and the rest goes on.
@Suite(.serialized)
struct RobustnessTests {
    private static let good = """
        #import <Foundation/Foundation.h>
        @interface KITGood : NSObject
        - (void)stay;
        @end
        """

    @Test
    func aBrokenHeaderIsLeftOutByNameAndTheRestStays() throws {
        let result = try Headers.read([
            "Bad.h": """
            #import <Foundation/Foundation.h>
            @interface KITBad : NSObject
            - (void)a:;

            """,
            "Good.h": Self.good,
        ])
        #expect(result.notes.count == 1)
        #expect(result.notes.first?.contains("Bad.h:") == true)
        #expect(result.notes.first?.hasSuffix("the header is left out") == true)
        #expect(result.texts.contains { $0.contains("open func stay()") })
    }

    @Test
    func aLibraryThatTheSDKHasIsReadAsItsModule() throws {
        let bridge = """
            #import "Nocilla.h"
            # include <OHHTTPStubs/HTTPStubs.h>
            #import "MyNocilla.h"
            """
        let header = HeaderText(bridge)
        #expect(header.librariesOfSDK == ["Nocilla", "OHHTTPStubs"])
        #expect(header.includes.map(\.path) == ["MyNocilla.h"])
        #expect(header.text.split(separator: "\n", omittingEmptySubsequences: false).count == 3)
        let result = try Headers.read([
            "Bridge.h": "#import \"Nocilla.h\"\n" + Self.good,
            "Nocilla.h": "@interface LSNocilla : NSObject\n- (void)start;\n@end",
        ])
        #expect(result.texts.contains { $0.contains("open func stay()") })
    }

    @Test
    func unknownTypesAreTakenForWhatTheyAreUsedAs() throws {
        let result = try Headers.read([
            "Kit.h": """
            #import <Absent/Absent.h>
            #import "Kit-Swift.h"
            @interface KITThing : ABSBase <ABSDelegate>
            - (void)show:(nonnull ABSThing *)thing mode:(ABSMode)mode;
            @end
            """
        ])
        #expect(result.notes.isEmpty)
        #expect(result.texts.contains("@objc open class KITThing : ABSBase, ABSDelegate {"))
        #expect(
            result.texts.contains { $0.contains("show(_ thing: ABSThing, mode: ABSMode)") }
        )
    }

    @Test
    func aClassOfTheHeadersOwnMayBeCalledAsOneOfTheFrameworks() throws {
        let result = try Headers.read([
            "Kit.h": """
            #import <Foundation/Foundation.h>
            @interface UIColor : NSObject
            - (void)mix:(nonnull UIColor *)other;
            @end
            """
        ])
        #expect(result.notes.isEmpty)
        #expect(result.texts.contains { $0.contains("open func mix(_ other: UIColor)") })
    }

    @Test
    func aHeaderForWhichAModuleStandsCountsAsEmpty() throws {
        let result = try Headers.read([
            "Kit.h": """
            #import <Foundation/Foundation.h>
            #import "_RXDelegateProxy.h"
            @interface KITThing : NSObject
            @end
            """,
            "_RXDelegateProxy.h": "@interface KITProxy : NSObject\n@end",
        ])
        #expect(result.notes.isEmpty)
        #expect(result.texts.contains { $0.contains("class KITThing") })
        #expect(!result.texts.contains { $0.contains("KITProxy") })
    }

    @Test
    func headersThatIncludeEachOtherAreReadInTheOrderThatTheyNeed() throws {
        let result = try Headers.read([
            "A.h": """
            #import <Foundation/Foundation.h>
            #import "B.h"
            @interface KITFirst : NSObject
            @end
            """,
            "B.h": """
            #import "A.h"
            @interface KITSecond : KITFirst
            @end
            """,
        ])
        #expect(result.notes.isEmpty)
        #expect(result.texts.contains { $0.contains("class KITFirst : NSObject") })
        #expect(result.texts.contains { $0.contains("class KITSecond : KITFirst") })
    }

    @Test
    func aNameThatOnlySeemedToBeMissingIsDefinedOnce() throws {
        let result = try Headers.read([
            "A.h": """
            #import <Foundation/Foundation.h>
            @interface KITUser : NSObject
            - (nonnull KITLater *)later;
            @end
            """,
            "B.h": """
            #import <Foundation/Foundation.h>
            @interface KITLater : NSObject
            - (void)stay;
            @end
            """,
        ])
        #expect(result.texts.contains { $0.contains("open func stay()") })
    }

    @Test
    func classesOfTheSameTargetsSwiftFilesAreKnownByName() throws {
        let header = """
            #import <Foundation/Foundation.h>
            @class KITSwift;
            @interface KITThing : NSObject
            - (nonnull KITSwift *)partner;
            @end
            """
        let mixed = try Headers.read(["Kit.h": header], isMixed: true)
        #expect(mixed.forward == ["KITSwift"])
        #expect(mixed.texts.contains { $0.contains("partner() -> KITSwift") })
        let alone = try Headers.read(["Kit.h": header])
        #expect(alone.forward.isEmpty)
    }

    @Test
    func modulesAreImportedAndConditionsAnswerAsOnAPhone() throws {
        let result = try Headers.read([
            "Kit.h": """
            @import UIKit;
            #include <TargetConditionals.h>
            #if TARGET_OS_IOS
            @interface KITThing : UIView
            @end
            #else
            @interface KITOther : NSObject
            @end
            #endif
            """
        ])
        #expect(result.texts.contains("@_exported import UIKit"))
        #expect(result.texts.contains("@objc open class KITThing : UIView {"))
        #expect(!result.texts.contains { $0.contains("KITOther") })
        #expect(!result.texts.contains { $0.contains("TARGET_OS") })
    }

    /// A header cut off anywhere is read or refused with a message; nothing crashes or hangs.
    @Test(arguments: [17, 60, 90, 121, 150, 199])
    func aHeaderCutOffAnywhereEndsWithAnAnswer(_ length: Int) throws {
        let whole = """
            #import <Foundation/Foundation.h>
            typedef NS_ENUM(NSInteger, KITMode) { KITModeA, KITModeB };
            /* a comment */ @protocol KITP <NSObject>
            - (void)a:(NSArray<NSString *> *)b c:(void (^)(NSError **e))d;
            @end
            """
        let result = try Headers.read([
            "Cut.h": String(whole.prefix(length)), "Good.h": Self.good,
        ])
        #expect(result.texts.contains { $0.contains("open func stay()") })
    }

    /// Text without sense, made of the words of headers in any order.
    @Test(arguments: 0..<12)
    func wordsInAnyOrderAreReadWithoutEnd(_ seed: Int) {
        let words = [
            "@interface", "K", ":", "NSObject", "@end", "-", "(", "void", ")", "*", "{", "}", ";",
            "\"", "/*", "*/", "//", "\n", "@implementation", "@property", "=", "@\"", "^", "<", ">",
            "#define", "#import", "\\", "é",
        ]
        var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var text = ""
        for _ in 0..<400 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            text += words[Int(state >> 33) % words.count] + " "
        }
        let header = HeaderText(text)
        #expect(header.code.utf8.count == text.utf8.count)
        #expect(header.prepared(path: "/k.h").hasPrefix("#import <CasementTypes.h>"))
        var implementation = Implementation()
        implementation.add(header, file: "k.m")
        // These need only come to an end.
        _ = header.includes
        _ = header.macros
        _ = header.forwardDeclarations
        _ = SourceKitValue(printed: text)
    }

    @Test
    func commentsAreBlankAndLinesStay() {
        let text = HeaderText("a /* b\n c */ d // e\n\"// no\" f")
        #expect(text.code == "a     \n      d     \n\"// no\" f")
    }

    @Test
    func anAnswerThatIsCutOffIsNone() {
        #expect(SourceKitValue(printed: "{ key.a: [ 1, \"b") == nil)
        let value = SourceKitValue(printed: "{\n  key.a: [\n 1, \"b\\n\\\"\" ], key.c: d.e }")
        #expect(value?["key.a"]?.list.first?.number == 1)
        #expect(value?["key.a"]?.list.last?.text == "b\n\"")
        #expect(value?["key.c"]?.text == "d.e")
    }
}
