// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCHeaders
import SourceLowering
import Testing

@testable import casement

/// Modules that do not compile as they are, and the compiler itself.
struct ModuleMenderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    struct Outcome {
        let status: Int32
        let text: String
        let record: MendingRecord?
        let copies: String
    }

    /// Compiles files, as the wrapper has it done, and mends them.
    func mend(
        _ files: [String: String],
        mayCut: Bool = false,
        flags: [String] = [],
        absentMembers: [String: String] = [:],
        leftOut: Set<String> = [],
        objectConformances: [String: Set<String>] = [:]
    ) throws -> Outcome {
        var paths: [String] = []
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            paths.append(try folder.write(text, to: name).path)
        }
        let text = try #require(try Shell.output(["sh", "-c", "command -v swiftc"]))
        let compiler = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let output = folder.url.appendingPathComponent("out.o").path
        let words =
            [compiler, "-module-name", "M", "-c", "-parse-as-library", "-wmo"] + paths
            + ["-o", output] + flags
        let place = folder.url.appendingPathComponent("mended")
        let failed = try CompilerRun(words, in: place)
        var mender = try ModuleMender(
            CompilerCall(words),
            folder: place,
            mayCut: mayCut,
            isOwn: true,
            absentMembers: absentMembers,
            leftOut: leftOut,
            objectConformances: objectConformances
        )
        let isKnown = MendingRecord.read(place.appendingPathComponent("record.json")) != nil
        let run = try mender.run(failed: isKnown ? nil : failed)
        let record = MendingRecord.read(place.appendingPathComponent("record.json"))
        let copies = record?.files.values.map(\.repaired).joined() ?? ""
        return Outcome(status: run.status, text: run.text, record: record, copies: copies)
    }

    /// Mends one file, and expects that a repair did it.
    func expect(
        _ repair: String,
        _ source: String,
        becomes result: String,
        flags: [String] = [],
        beside other: String? = nil
    ) throws {
        let outcome = try mend(files(source, other), flags: flags)
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.record?.repairs.keys.contains(repair) ?? false)
        #expect(outcome.copies.contains(result), "\(outcome.copies)")
        #expect(outcome.record?.cuts.isEmpty ?? false)
    }

    private func files(_ source: String, _ other: String?) -> [String: String] {
        var files = ["A.swift": source]
        if let other { files["B.swift"] = other }
        return files
    }

    /// A mistake that is one on iOS, too, stays an error.
    func expectError(
        _ source: String,
        _ message: String,
        flags: [String] = [],
        beside other: String? = nil
    ) throws {
        let outcome = try mend(files(source, other), flags: flags)
        #expect(outcome.status != 0)
        #expect(outcome.text.contains(message), "\(outcome.text)")
        #expect(outcome.record == nil)
    }

    // MARK: Repairs

    @Test func aModuleThatFoundationBringsIsImported() throws {
        try expect(
            "MissingImport",
            "import Foundation\nfunc f() -> CFRunLoopTimer? { nil }\n",
            becomes: "import Foundation; import CoreFoundation\n"
        )
    }

    @Test func aNameOfNoModuleStaysAnError() throws {
        try expectError(
            "import Foundation\nfunc f() -> CFNoSuchThing? { nil }\n",
            "cannot find type 'CFNoSuchThing' in scope"
        )
    }

    @Test func aNameThatTheImportsDoNotBringStaysAnError() throws {
        try expectError(
            "import Foundation\nfunc f() -> UIView? { nil }\n",
            "cannot find type 'UIView' in scope"
        )
    }

    @Test func functionsOfDarwinAreFoundations() throws {
        try expect(
            "ModuleOfDarwin",
            "import Foundation\nfunc f() -> Double { Darwin.round(1.5) }\n",
            becomes: "Foundation.round(1.5)"
        )
    }

    @Test func aFunctionThatDarwinLacksStaysAnError() throws {
        try expectError(
            "import Foundation\nfunc f() -> Double { Darwin.noSuchFunction(1.5) }\n",
            "noSuchFunction"
        )
    }

    @Test func anyObjectAnswersWhatEveryObjectDoes() throws {
        try expect(
            "MemberOfAnyObject",
            "import Foundation\nfunc f(_ o: AnyObject) -> Bool { o.isEqual(1) }\n",
            becomes: "(o as! NSObjectProtocol).isEqual(1)"
        )
    }

    @Test func theOnlyClassThatHasAPropertyAnswersForIt() throws {
        try expect(
            "MemberOfAnyObject",
            """
            import Foundation
            class UIView: NSObject { var tag = 0 }
            func _objcDynamicMember<T>(_ value: T?) -> T! { value }
            func f(_ o: AnyObject) -> Int { o.tag }
            func g(_ o: AnyObject?) -> Int? { o?.tag }
            func h(_ o: AnyObject) -> String? { let tag = o.tag; return tag?.description }

            """,
            becomes: """
                -> Int { _objcDynamicMember((o as? UIView)?.tag) }
                func g(_ o: AnyObject?) -> Int? { (o as? UIView)?.tag }
                func h(_ o: AnyObject) -> String? { let tag = _objcDynamicMember((o as? UIView)?.tag);
                """
        )
    }

    @Test func aMethodOfTheOnlyClassThatHasItIsCalledOfIt() throws {
        try expect(
            "MemberOfAnyObject",
            """
            import Foundation
            class UIPanGestureRecognizer: NSObject { func translation(in v: Any?) -> Int { 0 } }
            func f(_ o: AnyObject) -> Int { o.translation(in: nil) }

            """,
            becomes: "{ (o as! UIPanGestureRecognizer).translation(in: nil) }"
        )
    }

    @Test func aValueThatAnObjectHoldsIsAskedFor() throws {
        try expect(
            "MemberOfAnyObject",
            """
            import Foundation
            extension NSValue { var cgRectValue: Int { 1 } }
            func f(_ d: [String: Any]) -> Int? { d["a"].map { $0 as AnyObject }?.cgRectValue }

            """,
            becomes: "(d[\"a\"].map { $0 as AnyObject } as? NSValue)?.cgRectValue"
        )
    }

    @Test func aMemberThatNobodyHasStaysAnError() throws {
        try expectError(
            "import Foundation\nfunc f(_ o: AnyObject) { o.noSuchMember() }\n",
            "value of type 'AnyObject' has no member 'noSuchMember'"
        )
    }

    @Test func aClassAnswersWithItself() throws {
        try expect(
            "ClassForCoder",
            """
            class A { var classForCoder: AnyClass { A.self } }
            func f() -> AnyClass { A.classForCoder() }

            """,
            becomes: "(A.self as AnyClass)"
        )
    }

    @Test func anotherMemberOfInstancesStaysAnError() throws {
        try expectError(
            "class A { func b() {} }\nfunc f() { let g: () -> Void = A.b(); g() }\n",
            "error:"
        )
    }

    @Test func anInitializerOfThePackagesOwnMustBeRequired() throws {
        try expectError(
            "class A { init(frame: Int) {} }\nfunc f(_ t: A.Type) -> A { t.init(frame: 1) }\n",
            "must use a 'required' initializer"
        )
    }

    @Test func aClassThatAVariableHoldsIsAskedForItsInitializer() throws {
        try expect(
            "InstanceOfVariableClass",
            """
            import Foundation
            func _objcNew(_ t: OperationQueue.Type) -> OperationQueue { OperationQueue() }
            func f(_ t: OperationQueue.Type) -> OperationQueue { t.init() }

            """,
            becomes: "{ _objcNew(t) }"
        )
    }

    @Test(arguments: [
        ("c?.init()", "c.map { _class in _objcNew(_class) }"),
        ("c?.init(frame: 1)", "c.map { _class in _objcNew(_class, frame: 1) }"),
        ("(x as? UIView.Type)?.init()", "(x as? UIView.Type).map { _class in _objcNew(_class) }"),
        ("h?.kind.init()", "(h?.kind).map { _class in _objcNew(_class) }"),
        ("h?.other?.init(frame: 1)", "h?.other.map { _class in _objcNew(_class, frame: 1) }"),
        ("c?.init().same.same", "c.map { _class in _objcNew(_class) }?.same.same"),
        ("c!.init()", "_objcNew(c!)"),
    ])
    func aClassInAnOptionalChainIsAskedForItsInitializer(call: String, mended: String) throws {
        try expect(
            "InstanceOfVariableClass",
            """
            import UIKit
            class Holder { let kind: UIView.Type = UIView.self; var other: UIView.Type? }
            func f(_ c: UIView.Type?, _ x: Any, _ h: Holder?) -> UIView? { \(call) }

            """,
            becomes: "-> UIView? { \(mended) }",
            flags: makeModules([
                (
                    "UIKit",
                    """
                    open class UIView {
                        public init() {}
                        public init(frame: Int) {}
                        public var same: UIView { self }
                    }
                    public func _objcNew<T: UIView>(_ t: T.Type) -> T { fatalError() }
                    public func _objcNew<T: UIView>(_ t: T.Type, frame: Int) -> T { fatalError() }

                    """
                )
            ])
        )
    }

    @Test(arguments: ["View()", "View.init()", "Self.View()"])
    func aClassThatATypesNameStandsForIsAskedForItsInitializer(call: String) throws {
        let name = call.prefix { $0 != "(" }.replacing(".init", with: "")
        try expect(
            "InstanceOfVariableClass",
            """
            import Kit
            protocol Node { associatedtype View: UIView }
            extension Node { func make() -> View { \(call) } }

            """,
            becomes: "{ _objcNew(\(name).self) }",
            flags: makeModules([
                (
                    "Kit",
                    """
                    open class UIView { public init() {} }
                    public func _objcNew<T: UIView>(_ t: T.Type) -> T { fatalError() }

                    """
                )
            ])
        )
    }

    @Test func anInitializerWithArgumentsBringsTheFrameworkThatHasTheFunction() throws {
        let framework = """
            open class UIView { public init(frame: Int) {} }
            public func _objcNew(_ t: UIView.Type, frame: Int) -> UIView { UIView(frame: frame) }

            """
        try expect(
            "InstanceOfVariableClass",
            "import Kit\nfunc f(_ t: View.Type) -> View { t.init(frame: 1) }\n",
            becomes: "import Kit; import UIKit\n",
            flags: makeModules([
                ("UIKit", framework), ("Kit", "import UIKit\npublic typealias View = UIView\n"),
            ])
        )
    }

    @Test(arguments: [
        ["style", "reuseIdentifier"], ["reuseIdentifier"], ["rootViewController"],
        ["navigationBarClass", "toolbarClass"], ["frame", "style"], ["style"],
        ["frame", "collectionViewLayout"], ["collectionViewLayout"], ["type"],
        ["target", "action"],
    ])
    func initializersOfTheFrameworksClassesAreCalledWhenRunning(labels: [String]) throws {
        let parameters = labels.map { "\($0): Int" }.joined(separator: ", ")
        let arguments = labels.map { "\($0): 1" }.joined(separator: ", ")
        let framework = """
            open class UIView { public init(\(parameters)) {} }
            public func _objcNew<T: UIView>(_ t: T.Type, \(parameters)) -> T {
                fatalError()
            }

            """
        try expect(
            "InstanceOfVariableClass",
            "import UIKit\nfunc f<Own: UIView>() -> Own { Own(\(arguments)) }\n",
            becomes: "{ _objcNew(Own.self, \(arguments)) }",
            flags: makeModules([("UIKit", framework)])
        )
    }

    @Test func anImportIsAddedInEachClauseThatHasTheFirstOnes() throws {
        try expect(
            "MissingImport",
            """
            #if os(macOS)
            import Cocoa
            #else
            import UIKit
            #endif
            func f(_ d: NSPair) {}

            """,
            becomes: "import UIKit; import Foundation\n",
            flags: makeModules([("UIKit", ""), ("Foundation", "public class NSPair {}\n")])
        )
    }

    private static let network = "import Foundation\nimport FoundationNetworking\n"

    @Test func aRequirementThatHasADefaultIsCalledWithoutAQuestion() throws {
        try expect(
            "RequirementOfFoundation",
            Self.network
                + """
                func f(_ d: (any URLSessionTaskDelegate)?, _ s: URLSession, _ t: URLSessionTask) {
                    d?.urlSession?(s, task: t, didCompleteWithError: nil)
                }

                """,
            becomes: "d?.urlSession (s, task: t, didCompleteWithError: nil)"
        )
    }

    @Test func aQuestionBehindAnotherMethodStaysAnError() throws {
        try expectError("func f(_ a: [Int]) -> Int { a.dropFirst?().count }\n", "optional chaining")
    }

    @Test func aSettingThatOnlyPhonesKnowIsNotMade() throws {
        try expect(
            "SettingOfTheNetwork",
            Self.network + "func f(_ t: URLSessionTask) { t.prefersIncrementalDelivery = true }\n",
            becomes: "{ _ = true }"
        )
    }

    @Test func aSettingThatIsReadStaysAnError() throws {
        try expectError(
            Self.network
                + "func f(_ r: URLRequest) -> Bool { r.allowsConstrainedNetworkAccess }\n",
            "has no member 'allowsConstrainedNetworkAccess'"
        )
    }

    @Test func aResponseWithoutAStatusIsAGoodOne() throws {
        try expect(
            "ResponseWithoutStatus",
            Self.network
                + """
                func f(_ u: URL, _ type: String?) -> HTTPURLResponse {
                    HTTPURLResponse(
                        url: u, mimeType: type, expectedContentLength: 1, textEncodingName: nil
                    )
                }

                """,
            becomes: "statusCode: 200, httpVersion: nil"
        )
    }

    @Test func aResponseWithOtherLabelsStaysAnError() throws {
        try expectError(
            Self.network + "func f(_ u: URL) { _ = HTTPURLResponse(url: u, code: 1) }\n",
            "error:"
        )
    }

    /// Makes modules for a test to import, and gives the flag with which they are found.
    func makeModules(_ sources: [(name: String, text: String)]) throws -> [String] {
        let place = folder.url.appendingPathComponent("modules")
        for (name, text) in sources {
            let source = try folder.write(text, to: "modules/\(name)/Source.swift")
            let words = [
                "swiftc", "-emit-module", "-parse-as-library", "-module-name", name,
                "-avoid-emit-module-source-info",
            ]
            let module = place.appendingPathComponent("\(name).swiftmodule").path
            let status = try Shell.run(words + [source.path, "-I", place.path, "-o", module])
            try #require(status == 0)
        }
        return ["-I", place.path]
    }

    @Test func aListOfWhatHasTwoNamesIsAList() throws {
        let text = "import Foundation\npublic typealias List = NSDictionary\n"
        try expect(
            "ListOfAliases",
            "import Foundation\nimport Y\nimport Z\nfunc f() -> Int { [List]().count }\n",
            becomes: "Array<List>().count",
            flags: makeModules([("Y", text), ("Z", text)])
        )
    }

    /// A library with a type of Foundation's name, and a module that brings Foundation.
    private static let twoPredicates = [
        ("Library", "public struct Predicate<T> { public init() {} }\npublic struct UUID {}\n"),
        ("Runtime", "@_exported import Foundation\n"),
    ]

    @Test func aNameIsThatOfTheOnlyImport() throws {
        try expect(
            "NameOfAnImport",
            "import Library; import Runtime; import Foundation\nfunc f(_ p: Predicate<Int>) {}\n",
            becomes: "p: Library.Predicate<Int>",
            flags: makeModules(Self.twoPredicates)
        )
    }

    /// The source is from before iOS 17.
    @Test func aNameThatFoundationGotLaterIsTheLibrarys() throws {
        try expect(
            "NameOfAnImport",
            "import Foundation\nimport Library\nfunc f(_ p: Predicate<Int>) {}\n",
            becomes: "p: Library.Predicate<Int>",
            flags: makeModules(Self.twoPredicates)
        )
    }

    @Test func aNameThatFoundationHasTooStaysAnError() throws {
        try expectError(
            "import Foundation\nimport Library\nfunc f(_ u: UUID) {}\n",
            "'UUID' is ambiguous",
            flags: makeModules(Self.twoPredicates)
        )
    }

    @Test func theSameClassIsTheSameObject() throws {
        try expect(
            "ClassIdentity",
            """
            class A {}
            func f(_ a: AnyClass?) -> Bool { a === A.self }
            func g(_ a: AnyClass) -> Bool { a !== A.self }

            """,
            becomes: "{ a == A.self }"
        )
    }

    @Test func aClassIsAnObjectWhereOneIsAskedFor() throws {
        try expect(
            "ClassAsObject",
            """
            func _objcObject(of aClass: AnyClass) -> AnyObject { Font() }
            func keep(_ x: Int, on object: AnyObject) {}
            class Font {
                static var size: Int { get { 0 } set { keep(newValue, on: self) } }
            }
            func f(_ a: AnyClass) { keep(1, on: Font.self); keep(2, on: a) }

            """,
            becomes: "keep(1, on: _objcObject(of: Font.self)); keep(2, on: _objcObject(of: a))"
        )
    }

    @Test func aStructuresTypeIsNoObject() throws {
        try expectError(
            "func keep(_ object: AnyObject) {}\nstruct S {}\nfunc f() { keep(S.self) }\n",
            "error:"
        )
    }

    @Test func aLockMayHaveSubclasses() throws {
        try expect(
            "LoadedClass",
            "import class Foundation.NSLock\nfinal class Counter: NSLock {}\n",
            becomes: "import class Foundation.NSLock; import CoreFoundation\n"
        )
    }

    @Test func aClassThatIsFinalStaysAnError() throws {
        try expectError(
            "import Foundation\nfinal class A: NSLock {}\nclass B: A {}\n",
            "inheritance from a final class"
        )
    }

    @Test func threadsOfTheSystemAreSeenWithDispatch() throws {
        try expect(
            "MissingImport",
            "import Dispatch\nfunc f() { _ = pthread_getspecific(1) }\n",
            becomes: "import Dispatch; import Glibc\n"
        )
    }

    @Test func numbersAreNoObjects() throws {
        try expectError("func f(_ a: Int) -> Bool { a === 1 }\n", "error:")
    }

    @Test func anObjectWithoutContentIsMade() throws {
        try expect(
            "EmptyObject",
            """
            import Foundation
            import FoundationNetworking
            let a: HTTPURLResponse = HTTPURLResponse()
            let b = [URLResponse.init(), HTTPURLResponse()]
            let c = NSMutableString()
            let d = Bundle()

            """,
            becomes: "let a: HTTPURLResponse = HTTPURLResponse(url: URL(fileURLWithPath: \"/\"), "
        )
    }

    @Test func aValuesObjectIsNamedByItsOwnClass() throws {
        try expect(
            "BridgedObject",
            """
            import Foundation
            class NSObject: Foundation.NSObject {}
            func f(_ s: String?) -> [Any?] {
                [5.0 as NSObject, s as NSObject?, [1, 2] as NSObject, ["a": 1] as NSObject]
            }

            """,
            becomes:
                "[5.0 as NSNumber, s as NSString?, [1, 2] as NSArray, [\"a\": 1] as NSDictionary]"
        )
    }

    @Test func anObjectOfFoundationsIsOneOfItsRootClass() throws {
        try expect(
            "BridgedObject",
            "import Foundation\nclass NSObject: Foundation.NSObject {}\n"
                + "func f<A>(_ a: A) -> [Any] where A: Foundation.NSObject { [a as NSObject] }\n",
            becomes: "[a as Foundation.NSObject]"
        )
    }

    /// A runtime whose `NSObject` is another than Foundation's.
    private static let runtime = [
        ("ObjectiveC", "import Foundation\nopen class NSObject: Foundation.NSObject {}\n")
    ]

    @Test func whereNoClassIsAnObjectTheNameIsFoundations() throws {
        try expect(
            "BoxedObjects",
            """
            import Foundation; import class ObjectiveC.NSObject
            func f(_ s: String?, _ n: NSNumber?) -> [String: NSObject] {
                var all: [String: NSObject] = [:]
                all["a"] = s as NSObject?
                all["b"] = n
                return all
            }

            """,
            becomes: "import class Foundation.NSObject\n",
            flags: makeModules(Self.runtime)
        )
    }

    @Test func aStructureIsNoObject() throws {
        try expectError(
            """
            import Foundation; import class ObjectiveC.NSObject
            struct A {}
            func f(_ all: inout [String: NSObject]) { all["a"] = A() }

            """,
            "cannot assign value of type 'A'",
            flags: makeModules(Self.runtime)
        )
    }

    @Test func aBlockForMatchesDoesNotEscape() throws {
        try expect(
            "NonescapingBlock",
            """
            import Foundation
            func f(_ e: NSRegularExpression, _ b: (NSTextCheckingResult?) -> Void) {
                e.enumerateMatches(in: "a", range: NSRange()) { result, _, _ in
                    b(result)
                }
            }

            """,
            becomes: "withoutActuallyEscaping(b) { b in e.enumerateMatches("
        )
    }

    @Test func aBlockThatEscapesStaysAnError() throws {
        try expectError(
            "func keep(_ a: @escaping () -> Void) {}\nfunc f(_ b: () -> Void) { keep { b() } }\n",
            "escaping closure captures non-escaping parameter 'b'"
        )
    }

    /// A recognizer as the framework's, whose `init()` is not inherited.
    private static let recognizer = """
        class UIGestureRecognizer {
            init(target: Any?, action: Int?) {}
            init(coder: Int) {}
            convenience init() { self.init(target: nil, action: nil) }
        }

        """

    @Test func aRecognizerIsMadeWithoutATarget() throws {
        try expect(
            "PlainRecognizer",
            Self.recognizer + """
                class Tap: UIGestureRecognizer {
                    override init(target: Any?, action: Int?) { super.init(target: nil, action: 1) }
                    convenience init(action: Int) { self.init() }
                }

                """,
            becomes: "{ self.init(target: nil, action: nil) }\n}\n"
        )
    }

    @Test func aRecognizerWithoutTheOverrideStaysAnError() throws {
        try expectError(
            Self.recognizer + """
                class Tap: UIGestureRecognizer {
                    init(other: Int) { super.init(coder: 1) }
                    convenience init(action: Int) { self.init() }
                }

                """,
            "missing argument for parameter"
        )
    }

    /// A controller of another module, which keeps an override to itself.
    private static let custom = [
        (
            "Kit",
            """
            open class UIViewController {
                public init(name: String?) {}
                public convenience init(_none: Void = ()) { self.init(name: nil) }
            }

            """
        ),
        (
            "Library",
            """
            import Kit
            open class Custom: UIViewController {
                override init(name: String?) { super.init(name: name) }
                public init(tag: Int = 0) { super.init(name: nil) }
            }

            """
        ),
    ]

    @Test func aClassThatDoesNotInheritTheInitializerIsCalledAsTheSourceSays() throws {
        try expect(
            "UnmarkedInitializer",
            "import Library\nclass Own: Custom {}\nfunc f() -> Own { Own(_none: ()) }\n",
            becomes: "func f() -> Own { Own(         ) }\n",
            flags: makeModules(Self.custom)
        )
    }

    @Test func anotherLabelThatIsTooManyStaysAnError() throws {
        try expectError(
            "import Library\nclass Own: Custom {}\nfunc f() -> Own { Own(none: ()) }\n",
            "error:",
            flags: makeModules(Self.custom)
        )
    }

    @Test func anInitializerThatOnlyLinuxRequiresIsRequired() throws {
        try expect(
            "RequiredByFoundation",
            """
            import Foundation
            import FoundationNetworking
            class Counter: URLProtocol {
                override init(request: URLRequest, cachedResponse: CachedURLResponse?, client: URLProtocolClient?) {
                    super.init(request: request, cachedResponse: cachedResponse, client: client)
                }
            }

            """,
            becomes: "    required init(request: URLRequest, cachedResponse:"
        )
    }

    @Test func anInitializerThatThePackageRequiresStaysAnError() throws {
        try expectError(
            "class A { required init(a: Int) {} }\nclass B: A { override init(a: Int) { super.init(a: a) } }\n",
            "use the 'required' modifier"
        )
    }

    /// Stands for the framework's.
    private static let controllers = """
        import Foundation
        class UIViewController {
            init() {}
            required init?(coder: NSCoder) {}
        }
        class SFSafariViewController: UIViewController {
            init(url: Int) { super.init() }
            required init?(coder: NSCoder) { nil }
        }

        """

    @Test func aControllerThatIsNeverArchivedNeedsNoCoder() throws {
        try expect(
            "NeverArchived",
            Self.controllers + """
                class Page: SFSafariViewController {
                    let number: Int
                    init(number: Int) {
                        self.number = number
                        super.init(url: 1)
                    }
                }

                """,
            becomes: "required init?(coder: NSCoder) { fatalError("
        )
    }

    @Test func anotherSubclassWithoutACoderStaysAnError() throws {
        try expectError(
            Self.controllers + """
                class Page: UIViewController {
                    let number: Int
                    init(number: Int) {
                        self.number = number
                        super.init()
                    }
                }

                """,
            "'required' initializer 'init(coder:)' must be provided"
        )
    }

    /// Stands for Nimble, and for the runtime.
    private static let expectations = [
        (
            "ObjectiveC",
            "public func _objcStaticString(_ text: String) -> StaticString { \"\" }\n"
        ),
        (
            "Nimble",
            """
            public typealias FileString = StaticString
            public func expect(file: FileString = #file, _ value: Int) {}

            """
        ),
    ]

    @Test func theFileOfAnExpectationIsAText() throws {
        try expect(
            "FileOfExpectation",
            """
            import Nimble
            func check(_ value: Int, file: String = #file) { expect(file: file, value) }

            """,
            becomes: "expect(file: _objcStaticString(file), value)",
            flags: makeModules(Self.expectations)
        )
        try expect(
            "FileOfExpectation",
            """
            import Nimble
            func name(_ file: String) -> Int { file.count }
            func check(_ value: Int, file: FileString = #file) { expect(file: file, name(file)) }

            """,
            becomes: "name((file).description)",
            flags: makeModules(Self.expectations)
        )
    }

    @Test func aTextIsNoStaticString() throws {
        try expectError(
            "func f(_ s: StaticString) {}\nfunc g(_ t: String) { f(t) }\n",
            "cannot convert value of type 'String'"
        )
    }

    @Test func aValueWithoutAnObjectStaysAnError() throws {
        try expectError(
            "import Foundation\nstruct A {}\nlet a = A() as NSObject\n",
            "cannot convert value of type 'A'"
        )
    }

    @Test func anInitializerThatNeedsArgumentsStaysAnError() throws {
        try expectError(
            "import Foundation\nclass A { init(b: Int) {} }\nlet a = A()\n",
            "missing argument for parameter 'b'"
        )
        try expectError(
            "import Foundation\nlet u = URLRequest()\n",
            "error:"
        )
    }

    @Test func aListThatIsCalledStaysAnError() throws {
        try expectError(
            "func f(_ x: Int) { print([x]()) }\n",
            "error:"
        )
    }

    @Test func aTextOfObjectiveCIsNoTextOfSwift() throws {
        try expectError(
            "import Foundation\nlet s: NSString = \"a\"\nlet t: String = s\n",
            "'NSString' is not implicitly convertible to 'String'"
        )
    }

    // MARK: Cuts

    @Test func theRestOfAModuleIsBuiltWithoutWhatDoesNotCompile() throws {
        let files = [
            "A.swift": """
            public struct A {
                public func good() -> Int { 1 }
                public func bad(_ x: Missing) {}
            }

            """,
            "B.swift": "func needs() { A().bad(1) }\nfunc works() -> Int { A().good() }\n",
        ]
        #expect(try mend(files).status != 0)
        let outcome = try mend(files, mayCut: true)
        #expect(outcome.status == 0, "\(outcome.text)")
        let cuts = try #require(outcome.record?.cuts)
        #expect(cuts.map(\.name) == ["A.bad(_:)", "needs()"])
        #expect(cuts.last?.reason.hasPrefix("needs A.bad(_:), left out at A.swift:3: ") ?? false)
    }

    @Test func whatTheLastStagesOfTheCompilerFindIsCutToo() throws {
        let outcome = try mend(
            ["A.swift": "func f(_ b: Bool) -> Int { if b { return 1 } }\nfunc g() {}\n"],
            mayCut: true
        )
        #expect(outcome.status == 0, "\(outcome.text)")
        let cuts = try #require(outcome.record?.cuts)
        #expect(cuts.map(\.name) == ["f(_:)"])
        #expect(cuts.map(\.isGone) == [false])
    }

    @Test func anInitializerThatIsNotCompleteStaysWithoutItsBody() throws {
        let source = """
            class A { init(a: Int) {} }
            class B: A {
                let b: Int
                init(b: Int) {
                    self.b = b
                }
            }
            func f() -> B { B(b: 1) }

            """
        let outcome = try mend(["A.swift": source], mayCut: true)
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.record?.cuts.map(\.name) == ["B.init(b:)"])
    }

    @Test func dataRacesAreWarningsWhereTestsAreToRun() throws {
        let source = "var g = 1\nfunc f() -> Int { g }\n"
        let flags = ["-swift-version", "6"]
        #expect(try mend(["A.swift": source], flags: flags).status != 0)
        let outcome = try mend(["A.swift": source], mayCut: true, flags: flags)
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.record?.cuts.map(\.name) == ["the check for data races"])
    }

    @Test func aFileThatDoesNotParseTakesNoOtherWithIt() throws {
        let outcome = try mend(
            ["A.swift": "func f( {{\nlet a = = \n", "B.swift": "func g() {}\n"],
            mayCut: true
        )
        #expect(outcome.status == 0, "\(outcome.text)")
    }

    @Test func whatCompilesByNowIsBackInTheNextBuild() throws {
        let user = "func f() { g(1) }\n"
        #expect(try mend(["A.swift": user], mayCut: true).record?.cuts.count == 1)
        let next = try mend(["A.swift": user, "B.swift": "func g(_ x: Int) {}\n"], mayCut: true)
        #expect(next.status == 0)
        #expect(next.record == nil)
    }

    @Test func aModuleWithoutTroubleHasNoRecord() throws {
        let outcome = try mend(["A.swift": "func f() {}\n"], mayCut: true)
        #expect(outcome.status == 0)
        #expect(outcome.record == nil)
    }

    // MARK: Parts

    @Test func wordsAreReadAsAShellReadsThem() {
        #expect(
            CompilerCall.split("a 'b c' d\\ e 'f'\\''g' \"h i\"\n") == [
                "a", "b c", "d e", "f'g", "h i",
            ]
        )
    }

    @Test(arguments: [
        ("/p/.build/casement/build/checkouts/Nimble/Sources/A.swift", true),
        ("/p/.build/casement-P/build/checkouts/Nimble/Sources/A.swift", true),
        ("/p/.build/casement-libraries/5.7.1/Nimble/Sources/A.swift", true),
        ("/p/.build/casement-P/import/Sources/Nimble/in-Pods/Nimble/A.swift", true),
        ("/p/.build/casement-P/import/Sources/Nimble/in-Carthage/Checkouts/Nimble/A.swift", true),
        ("/p/.build/casement-P/import/Sources/N/in-.build/casement-libraries/1/N/A.swift", true),
        ("/p/.build/casement-P/import/Sources/P/A.swift", false),
        ("/p/.build/casement-P/import/Sources/P/P/A.swift", false),
        ("/Pods/P/Sources/P/A.swift", false),
        ("/work/build/checkouts/P/Sources/A.swift", false),
    ])
    func modulesThatWereFetchedAreDependencies(path: String, isOfDependency: Bool) throws {
        #expect(try CompilerCall(["swiftc", path]).isOfDependency == isOfDependency)
    }

    @Test func theUppermostFileSystemCounts() throws {
        let first = try folder.write("first", to: "first")
        let second = try folder.write("second", to: "second")
        func overlay(_ places: [String: URL], _ name: String) throws -> String {
            try folder.write(FileOverlay.text(places.mapValues(\.path)), to: name).path
        }
        let files = try VirtualFiles([
            overlay(["/x/a": first, "/x/b": first], "low.yaml"),
            overlay(["/x/a": second], "high.yaml"),
        ])
        #expect(try files.text(of: "/x/a") == "second")
        #expect(try files.text(of: "/x/b") == "first")
        #expect(files.place(of: "/x/c") == "/x/c")
    }
}
