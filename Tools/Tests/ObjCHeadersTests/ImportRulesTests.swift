// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ObjCHeaders

/// What Apple documents of the import of Objective-C and C, rule by rule.
@Suite(.serialized)
struct ImportRulesTests {
    /// A rule, a header, and lines of Swift that must stand for it.
    struct Rule: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let header: String
        let expected: [String]

        init(_ name: String, _ header: String, _ expected: String...) {
            testDescription = name
            self.header = header
            self.expected = expected
        }
    }

    static let values = [
        Rule(
            "an enumeration's cases lose its name",
            "typedef NS_ENUM(NSInteger, KITMode) { KITModeFirst, KITModeSecondThing = 4 };",
            "public enum KITMode: Int, Sendable {",
            "case first = 0",
            "case secondThing = 4"
        ),
        Rule(
            "a second name of a value is a property",
            "typedef NS_ENUM(NSUInteger, KITMode) { KITModeA, KITModeB = KITModeA };",
            "public enum KITMode: UInt, Sendable {",
            "public static var B: KITMode { KITMode(rawValue: 0)! }"
        ),
        Rule(
            "options are a set",
            """
            typedef NS_OPTIONS(NSUInteger, KITFlags) {
                KITFlagsNone = 0, KITFlagsTop = 1 << 0, KITFlagsBottom = 1 << 3
            };
            """,
            "public struct KITFlags: OptionSet, Hashable, Sendable {",
            "public static var top: KITFlags { KITFlags(rawValue: 1) }",
            "public static var bottom: KITFlags { KITFlags(rawValue: 8) }"
        ),
        Rule(
            "a framework that is here has all headers that somebody asks for",
            """
            #if __has_include(<UIKit/UIViewController.h>)
            static const int KITHasControllers = 1;
            #endif
            #if __has_include(<Absent/Absent.h>)
            static const int KITHasAbsent = 1;
            #endif
            """,
            "public var KITHasControllers: Int32 { 1 }"
        ),
        Rule(
            "an enumeration of C is a structure, its values are constants",
            "typedef enum { KITRed, KITBlue = 7 } KITColour;",
            "public struct KITColour: Hashable, RawRepresentable, Sendable {",
            "public var KITBlue: KITColour { KITColour(rawValue: 7) }"
        ),
        Rule(
            "an anonymous enumeration's values are numbers",
            "enum { KITLimit = 3 };",
            "public var KITLimit: Int { 3 }"
        ),
        Rule(
            "a typed string is a structure, its constants are members",
            """
            typedef NSString *KITKey NS_TYPED_EXTENSIBLE_ENUM;
            extern KITKey const KITKeyName;
            """,
            "public struct KITKey: Hashable, RawRepresentable, Sendable {",
            "public init(_ rawValue: String) { self.rawValue = rawValue }",
            "public static var name: KITKey { KITKey(rawValue: \"the name\") }"
        ),
        Rule(
            "a notification is a member of Notification.Name",
            "extern NSNotificationName const KITDidChangeNotification;",
            "extension NSNotification.Name {",
            "public static var KITDidChange: NSNotification.Name "
                + "{ NSNotification.Name(rawValue: \"changed\") }"
        ),
        Rule(
            "constants have the values of the implementation",
            """
            extern NSString *const KITText; extern const CGFloat KITWidth; extern const BOOL KITOn;
            """,
            "public var KITText: String { \"text\" }",
            "public var KITWidth: CGFloat { 2.5 }",
            "public var KITOn: ObjCBool { ObjCBool(true) }"
        ),
        Rule(
            "a constant without a value is absent by name",
            "extern NSString *const KITNowhere;",
            "public var KITNowhere: String { _objcAbsentMethod(\"KITNowhere\") }"
        ),
        Rule(
            "simple macros are constants",
            "#define KITCount 12\n#define KITName @\"kit\"\n#define KITRatio 0.5",
            "public var KITCount: Int32 { 12 }",
            "public var KITName: String { \"kit\" }",
            "public var KITRatio: Double { 0.5 }"
        ),
        Rule(
            "a structure of C has its fields and an initialiser",
            "typedef struct { int count; CGFloat width; CGRect frame; } KITPair;\n"
                + "typedef struct { BOOL isOn; } KITSwitch;",
            "public struct KITPair {",
            "public var count: Int32 = 0",
            "public var isOn: ObjCBool = false",
            "public var frame: CGRect = .zero",
            "public init(count: Int32, width: CGFloat, frame: CGRect) "
                + "{ self.count = count; self.width = width; self.frame = frame }"
        ),
        Rule(
            "blocks are closures, other names of types are type aliases",
            "typedef void (^KITDone)(NSString *_Nullable name, BOOL finished);",
            "public typealias KITDone = (String?, Bool) -> Void"
        ),
        Rule(
            "NS_SWIFT_NAME renames, into a type too",
            """
            @interface KITPage : NSObject
            @end
            typedef NS_ENUM(NSInteger, KITPageKind) { KITPageKindWide } NS_SWIFT_NAME(KITPage.Kind);
            void KITDraw(KITPage *page, int depth) NS_SWIFT_NAME(draw(_:depth:));
            """,
            "extension KITPage {",
            "public enum Kind: Int, Sendable {",
            "case wide = 0",
            "public func draw(_ page: KITPage, depth: Int32) { _objcAbsentMethod(\"KITDraw\") as Void }"
        ),
        Rule(
            "the framework's enumerations have their Swift names",
            "@interface KITThing : NSObject\n- (void)show:(UIViewContentMode)mode;\n@end",
            "@objc(show:) open func show(_ mode: UIView.ContentMode) "
                + "{ _objcAbsentMethod(\"-[KITThing show:]\") as Void }"
        ),
    ]

    private static let constants = """
        NSString *const KITText = @"text";
        const CGFloat KITWidth = 2.5;
        const BOOL KITOn = YES;
        KITKey const KITKeyName = @"the name";
        NSNotificationName const KITDidChangeNotification = @"changed";
        """

    @Test(arguments: values)
    func valuesAndNames(_ rule: Rule) throws {
        let texts = try Headers.read(rule.header, implementation: Self.constants).texts
        for line in rule.expected { #expect(texts.contains(line), "\(texts)") }
    }

    private static func thing(_ members: String) -> String {
        "@interface KITThing : NSObject\n\(members)\n@end"
    }

    private static func method(_ text: String, _ name: String) -> String {
        let isVoid = !text.contains("->") && !text.contains("var ") || text.contains("escaping")
        return "\(text) { _objcAbsentMethod(\"\(name)\")\(isVoid ? " as Void" : "") }"
    }

    static let methods = [
        Rule(
            "a type's name goes from the end of a method's",
            thing("- (void)removeObject:(id)object;"),
            method(
                "@objc(removeObject:) open func remove(_ object: Any)",
                "-[KITThing removeObject:]"
            )
        ),
        Rule(
            "a preposition begins the first label",
            thing("- (BOOL)isReadyForView:(UIView *)view;"),
            method(
                "@objc(isReadyForView:) @discardableResult open func isReady(for view: UIView) "
                    + "-> Bool",
                "-[KITThing isReadyForView:]"
            )
        ),
        Rule(
            "with stays in the first label",
            thing("- (void)updateWithName:(NSString *)name count:(NSUInteger)count;"),
            method(
                "@objc(updateWithName:count:) open func update(withName name: String, count: UInt)",
                "-[KITThing updateWithName:count:]"
            )
        ),
        Rule(
            "nullability",
            thing("- (nullable NSString *)nameOf:(nullable UIView *)view;"),
            method(
                "@objc(nameOf:) @discardableResult open func name(of view: UIView?) -> String?",
                "-[KITThing nameOf:]"
            )
        ),
        Rule(
            "element types of collections",
            thing("- (NSDictionary<NSString *, NSArray<UIView *> *> *)views;"),
            method(
                "@objc(views) @discardableResult open func views() -> [String : [UIView]]",
                "-[KITThing views]"
            )
        ),
        Rule(
            "a pointer to an error throws",
            thing("- (BOOL)writeToURL:(NSURL *)url error:(NSError **)error;"),
            method(
                "@objc(writeToURL:error:) open func write(to url: URL) throws",
                "-[KITThing writeToURL:error:]"
            )
        ),
        Rule(
            "what is nil on failure throws too",
            thing("- (nullable NSData *)dataWithError:(NSError **)error;"),
            method(
                "@objc(dataWithError:) @discardableResult open func data() throws -> Data",
                "-[KITThing dataWithError:]"
            )
        ),
        Rule(
            "a completion handler has an asynchronous method beside it",
            thing("- (void)loadWithCompletionHandler:(void (^)(NSString *name))handler;"),
            method(
                "@objc(loadWithCompletionHandler:) open func load(completionHandler handler: "
                    + "@escaping (String) -> Void)",
                "-[KITThing loadWithCompletionHandler:]"
            ),
            method(
                "@discardableResult open func load() async -> String",
                "-[KITThing loadWithCompletionHandler:]"
            )
        ),
        Rule(
            "selectors and classes",
            thing("- (void)send:(SEL)action to:(Class)type;"),
            method(
                "@objc(send:to:) open func send(_ action: Selector, to type: AnyClass)",
                "-[KITThing send:to:]"
            )
        ),
        Rule(
            "class methods and class properties",
            thing("+ (void)reset;\n@property (class, readonly) KITThing *defaultThing;"),
            method("@objc(reset) open class func reset()", "+[KITThing reset]"),
            method("@objc(defaultThing) open class var `default`: KITThing", "KITThing.default")
        ),
        Rule(
            "a getter's name is the property's",
            thing("@property (getter=isOpen) BOOL open;"),
            "@objc(open) open var isOpen: Bool { get { _objcAbsentMethod(\"KITThing.isOpen\") } "
                + "set { _objcAbsentMethod(\"KITThing.isOpen\") as Void } }"
        ),
        Rule(
            "keyed subscripts",
            thing("- (nullable id)objectForKeyedSubscript:(NSString *)key;"),
            method(
                "open subscript(_ key: String) -> Any?",
                "-[KITThing objectForKeyedSubscript:]"
            )
        ),
        Rule(
            "functions of C",
            "BOOL KITCompare(NSString *left, NSString *right);",
            method(
                "@discardableResult public func KITCompare(_ left: String, _ right: String) -> Bool",
                "KITCompare"
            )
        ),
        Rule(
            "a category is an extension",
            "@interface UIView (Kit)\n- (void)kit_flash;\n@end",
            "extension UIView {",
            method("@objc(kit_flash) public func kit_flash()", "-[UIView kit_flash]")
        ),
        Rule(
            "the main actor",
            "NS_SWIFT_UI_ACTOR @interface KITPane : NSObject\n@end",
            "@MainActor @objc open class KITPane : NSObject {"
        ),
    ]

    @Test(arguments: methods)
    func methodsAndProperties(_ rule: Rule) throws {
        let texts = try Headers.read(rule.header).texts
        for line in rule.expected { #expect(texts.contains(line), "\(texts)") }
    }

    /// The toolchain has modules of both names.
    @Test(arguments: ["Runtime", "Observation"])
    func aModuleMayBeCalledLikeOneOfTheToolchains(_ module: String) throws {
        let header = "#import <Foundation/Foundation.h>\n@interface Proxy : NSObject\n@end\n"
        let texts = try Headers.read(["Proxy.h": header], module: module).texts
        #expect(texts.contains { $0.contains("class Proxy : NSObject") }, "\(texts)")
    }

    @Test
    func whatIsUnavailableIsNotThere() throws {
        let texts = try Headers.read(Self.thing("- (void)gone NS_UNAVAILABLE; - (void)here;")).texts
        #expect(texts.contains { $0.contains("here()") })
        #expect(!texts.contains { $0.contains("gone") })
    }

    @Test
    func protocolsKeepWhichRequirementsAreOptional() throws {
        let texts = try Headers.read(
            """
            @class KITThing;
            @protocol KITThingDelegate <NSObject>
            - (void)thing:(id)thing didFinishWithError:(nullable NSError *)error;
            @property (readonly) NSInteger count;
            @optional
            - (BOOL)thingShouldBegin:(id)thing;
            @required
            - (void)thingDidEnd:(id)thing;
            - (void)end:(BOOL)now completion:(nullable void (^)(BOOL done))completion;
            @end
            """
        ).texts
        #expect(texts.contains("@objc public protocol KITThingDelegate : NSObjectProtocol {"))
        #expect(
            texts.contains("func thing(_ thing: Any, didFinishWithError error: (any Error)?)")
        )
        #expect(texts.contains("var count: Int { get }"))
        #expect(texts.contains("func end(_ now: Bool, completion: ((Bool) -> Void)?)"))
        #expect(
            texts.contains(
                "@objc(thingShouldBegin:) optional func thingShouldBegin(_ thing: Any) -> Bool"
            )
        )
        #expect(texts.contains("func thingDidEnd(_ thing: Any)"))
    }

    @Test
    func initialisersAndFactoriesAreInitialisers() throws {
        let texts = try Headers.read(
            """
            @interface KITThing : NSObject
            - (instancetype)initWithName:(NSString *)name NS_DESIGNATED_INITIALIZER;
            + (instancetype)thingWithCount:(NSInteger)count;
            @end
            @interface KITView : UIView
            - (instancetype)initWithFrame:(CGRect)frame title:(NSString *)title;
            @end
            """
        ).texts
        #expect(
            texts.contains(
                "public init(name: String) "
                    + "{ super.init(); _objcAbsentMethod(\"-[KITThing initWithName:]\") as Void }"
            )
        )
        #expect(texts.contains { $0.hasPrefix("public convenience init(count: Int) {") })
        // Objective-C inherits initialisers although a class has some of its own.
        #expect(texts.contains("public override init() { super.init() }"))
        #expect(
            texts.contains {
                $0.hasPrefix(
                    "public init(frame: CGRect, title: String) { super.init(frame: frame);"
                )
            }
        )
        #expect(
            texts.contains("public override init(frame: CGRect) { super.init(frame: frame) }")
        )
        #expect(
            texts.contains(
                "public required init?(coder: NSCoder) { super.init(coder: coder) }"
            )
        )
    }

    @Test
    func anUnavailableInitialiserIsNotInherited() throws {
        let texts = try Headers.read(
            """
            @interface KITThing : NSObject
            - (instancetype)initWithName:(NSString *)name NS_DESIGNATED_INITIALIZER;
            - (instancetype)init NS_UNAVAILABLE;
            @end
            """
        ).texts
        #expect(
            texts.contains("@available(*, unavailable) public override init() { super.init() }")
        )
    }

    @Test
    func genericClassesStayGeneric() throws {
        let texts = try Headers.read(
            """
            @interface KITBox<Element> : NSObject
            - (nullable Element)first;
            @end
            """
        ).texts
        #expect(texts.contains("open class KITBox<Element> : NSObject where Element : AnyObject {"))
        #expect(texts.contains { $0.contains("open func first() -> Element?") })
    }
}
