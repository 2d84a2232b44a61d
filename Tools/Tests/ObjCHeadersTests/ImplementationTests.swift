// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ObjCHeaders

/// What implementations tell, although they are not built.
@Suite(.serialized)
struct ImplementationTests {
    private static let header = """
        @interface KITThing : NSObject
        @property (nonatomic, copy, nullable) NSString *name;
        @property (nonatomic) NSInteger count;
        @property (nonatomic, weak, nullable) UIView *view;
        @property (nonatomic, strong) UIColor *colour;
        - (void)go;
        @end
        """

    @Test
    func propertiesThatTheCompilerSynthesizesAreStored() throws {
        let texts = try Headers.read(
            Self.header,
            implementation: "@implementation KITThing\n- (void)go { }\n@end"
        ).texts
        #expect(texts.contains("@objc(name) open var name: String? = nil"))
        #expect(texts.contains("@objc(count) open var count: Int = 0"))
        #expect(texts.contains("@objc(view) open weak var view: UIView?"))
        #expect(
            texts.contains {
                $0.contains("colour: UIColor { get { _casement_colour ?? _objcUnset(")
            }
        )
    }

    @Test(arguments: [
        "- (void)setCount:(NSInteger)count { }", "- (NSInteger)count { return 3; }",
        "@dynamic count;",
    ])
    func propertiesWithAccessorsOfTheirOwnAreAbsent(_ accessor: String) throws {
        let texts = try Headers.read(
            Self.header,
            implementation: "@implementation KITThing\n\(accessor)\n@end"
        ).texts
        #expect(
            texts.contains { $0.contains("open var count: Int { get { _objcAbsentMethod(") }
        )
    }

    @Test
    func aClassThatOverridesItsSuperclassSaysSoWhereItIsMade() throws {
        let texts = try Headers.read(
            "@interface KITView : UIView\n@end",
            implementation: "@implementation KITView\n- (void)layoutSubviews { }\n@end"
        ).texts
        #expect(
            texts.contains(
                "public override init(frame: CGRect) { super.init(frame: frame); "
                    + "_objcAbsentMethod(\"KITView's layoutSubviews\") as Void }"
            )
        )
    }

    /// Functions whose bodies stand in the header, where nobody reads them: the names tell.
    @Test
    func functionsThatCatchAndThrowDoSo() throws {
        let texts = try Headers.read(
            """
            NS_INLINE void _try_it(void(^_Nonnull tryBlock)(void),
                void(^_Nonnull catchBlock)(NSException* _Nonnull e), void(^_Nonnull finallyBlock)(void)) {}
            NS_INLINE void _throw_it(NSException* _Nonnull exception) {}
            """
        ).texts
        #expect(
            texts.contains {
                $0.hasSuffix(
                    "{ let thrown = _objcCatch { tryBlock() }; if let thrown "
                        + "{ if let e = thrown as? NSException { catchBlock(e) } }; "
                        + "finallyBlock(); _ = thrown }"
                )
            },
            "\(texts)"
        )
        #expect(texts.contains { $0.hasSuffix("{ _objcThrow(exception) }") }, "\(texts)")
    }

    @Test
    func whatCatchesExceptionsRunsItsBlock() throws {
        let texts = try Headers.read(
            """
            @interface KITCatcher : NSObject
            + (BOOL)catchException:(void (^)(void))tryBlock error:(NSError **)error;
            + (nullable NSException *)run:(void (^)(void))body;
            + (void)tryBlock:(void (^)(void))a catch:(void (^)(NSException *e))b
                finally:(void (^)(void))c;
            + (void)perform:(void (^)(void))body;
            @end
            """,
            implementation: """
                @implementation KITCatcher
                + (NSException *)run:(void (^)(void))body {
                    @try { body(); } @catch (NSException *e) { return e; }
                    return nil;
                }
                + (void)perform:(void (^)(void))body { dispatch_async(queue, body); }
                @end
                """
        ).texts
        let tried = "let thrown = _objcCatch { "
        #expect(
            texts.contains {
                $0.hasSuffix(
                    "throws { \(tried)tryBlock() }; "
                        + "if let thrown { throw _objcError(of: thrown) }; _ = thrown }"
                )
            }
        )
        #expect(
            texts.contains {
                $0.contains("run(_ body:")
                    && $0.hasSuffix(
                        "{ \(tried)body() }; if let thrown, !(thrown is NSException) "
                            + "{ _objcThrow(thrown) }; return thrown as? NSException }"
                    )
            }
        )
        #expect(
            texts.contains {
                $0.contains("finally c:")
                    && $0.hasSuffix(
                        "{ \(tried)a() }; if let thrown { if let e = thrown as? NSException "
                            + "{ b(e) } }; c(); _ = thrown }"
                    )
            }
        )
        #expect(
            texts.contains {
                $0.contains("perform(_ body:") && $0.contains("_objcAbsentMethod(")
            }
        )
    }

    @Test
    func whatThrowsItselfAndKeepsItsArgumentsIsSwift() throws {
        let texts = try Headers.read(
            """
            @interface KITFault : NSObject
            @property (nonatomic, readonly, strong) NSString *reason;
            @property (nonatomic, readonly) NSUInteger line;
            @property (nonatomic, readonly) NSUInteger column;
            - (instancetype)initWithReason:(NSString *)reason line:(NSUInteger)line;
            - (instancetype)initWithColumn:(NSUInteger)column;
            - (void)throw OS_NORETURN;
            + (nullable KITFault *)catchInBlock:(NS_NOESCAPE void(^)(void))block
            NS_SWIFT_NAME(catch(in:));
            + (void)raise:(NSException * __nonnull)exception;
            @end
            """,
            implementation: """
                @implementation KITFault
                - (instancetype)initWithReason:(NSString *)reason line:(NSUInteger)line {
                    self = [super init];
                    if (self != nil) {
                        _reason = [reason copy];
                        _line = line;
                    }
                    return self;
                }
                - (instancetype)initWithColumn:(NSUInteger)column {
                    if ((self = [super init])) { _column = column; [self start]; }
                    return self;
                }
                - (void)throw { @throw(self); }
                + (KITFault *)catchInBlock:(void(^)(void))block {
                    @try { block(); } @catch (KITFault *fault) { return fault; }
                    return nil;
                }
                + (void)raise:(NSException *)exception { [exception raise]; }
                @end
                """
        ).texts
        #expect(texts.contains { $0.contains("internal(set) var reason: String = \"\"") })
        #expect(
            texts.contains {
                $0.hasSuffix("{ super.init(); self.reason = reason; self.line = line }")
            }
        )
        // What does more is absent, and so is the property.
        #expect(texts.contains { $0.contains("init(column") && $0.contains("_objcAbsentMethod(") })
        #expect(texts.contains { $0.contains("var column: ") && $0.contains("_objcAbsentMethod(") })
        #expect(
            texts.contains { $0.contains("`throw`() -> Never") && $0.contains("_objcThrow(self)") }
        )
        #expect(texts.contains { $0.hasSuffix("{ _objcThrow(exception) }") })
        #expect(
            texts.contains {
                $0.contains("`catch`(in block: ")
                    && $0.contains("!(thrown is KITFault) { _objcThrow(")
                    && $0.hasSuffix("return thrown as? KITFault }")
            }
        )
    }

    @Test(arguments: [
        (" (void)go ", "go"),
        ("(BOOL)writeToURL:(NSURL *)u error:(NSError **)e", "writeToURL:error:"),
        ("(void)load:(void (^)(int a, int b))block now:(BOOL)now", "load:now:"),
    ])
    func selectorsAreReadFromMethods(_ head: String, _ selector: String) {
        #expect(Implementation.selector(head) == selector)
    }

    @Test(arguments: [
        ("@\"a b\"", "\"a b\""), ("YES", "true"), ("12", "12"), ("-3.5f", "-3.5"), ("0x1F", "0x1f"),
        ("10UL", "10"), ("(7)", "7"), (".5", "0.5"), ("2.", "2"),
    ])
    func literalsAreSwift(_ text: String, _ expected: String) {
        #expect(Literal.swift(of: text) == expected)
    }

    @Test(arguments: [
        ("func a(b: Int, error: UnsafeMutablePointer<NSError?>?) -> Bool", "func a(b: Int) throws"),
        (
            "func a(withError e: UnsafeMutablePointer<NSError?>!) -> Data?",
            "func a() throws -> Data"
        ),
        ("init?(a: Int, error: UnsafeMutablePointer<NSError?>?)", "init(a: Int) throws"),
        (
            "func a(error: UnsafeMutablePointer<NSError?>?) -> Int",
            "func a(error: UnsafeMutablePointer<NSError?>?) -> Int"
        ),
    ])
    func pointersToErrorsThrow(_ text: String, _ expected: String) {
        #expect(ImportedEntity.throwing(text) == expected)
    }

    @Test(arguments: ["a + b", "sizeof(int)", "", "@[]", "x"])
    func whatIsNoLiteralHasNone(_ text: String) {
        #expect(Literal.swift(of: text) == nil)
    }
}
