// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceLowering

/// Files that import a framework of iOS which is not here.
struct AbsentFrameworkTests {
    private let types: Set<String> = [
        "UIView", "UIApplicationDelegate", "UILayoutPriority", "UIColor", "NSSelectorFromString",
    ]

    private func lower(_ files: String..., modules: Set<String> = []) -> [Lowerer.Result] {
        let facts = ProjectFacts(
            types: types,
            modules: modules,
            files: files.map { Lowerer.facts(of: $0) }
        )
        let lowerer = Lowerer(facts: facts)
        return files.enumerated().map { index, text in
            let result = lowerer.lower(text, path: "/p/File\(index).swift")
            #expect(Lowerer.syntaxErrors(in: result.text) == [])
            #expect(
                result.text.split(separator: "\n", omittingEmptySubsequences: false).count
                    == text.split(separator: "\n", omittingEmptySubsequences: false).count
            )
            return result
        }
    }

    private func line(_ number: Int, _ result: Lowerer.Result) -> String {
        String(result.text.split(separator: "\n", omittingEmptySubsequences: false)[number - 1])
    }

    @Test func whatIsHereIsNotAbsent() {
        #expect(IOSModules.names.isDisjoint(with: Lowerer.sdkModules))
    }

    @Test func whatIsOnlyToldDoesNothingAndTheRestStays() {
        let result = lower(
            """
            import UIKit
            import GameKit
            class Delegate: UIView {
                var session: GKSession?
                func start() {
                    GKCenter.default().report(1,
                        2)
                    GKCenter.shared.delegate = self
                    self.session?.send(1)
                    print("started")
                }
                func count() -> Int { GKCenter.count() }
                func each() { if let x = GKCenter.first { print(x) } }
                func add() { addSubview(GKView()) }
            }

            """
        )[0]
        #expect(line(6, result).hasPrefix("        _objcAbsentCall(\"GameKit\") "))
        #expect(line(7, result).allSatisfy { $0 == " " })
        #expect(line(8, result).contains("_objcAbsentCall(\"GameKit\")"))
        #expect(line(9, result).contains("_objcAbsentCall(\"GameKit\")"))
        #expect(line(10, result) == "        print(\"started\")")
        // What is given or taken ends the program.
        for number in 12...14 {
            #expect(line(number, result).contains("{ _objcAbsent(\"GameKit\")"))
        }
    }

    @Test func outletsAndActionsStayBesideWhatNeedsIt() {
        let result = lower(
            """
            import UIKit
            import GameKit
            @IBDesignable class Screen: UIView {
                @IBOutlet private weak var label: UIView!
                @IBOutlet private weak var map: GKMapView!
                @IBInspectable var corner: Double = 0
                @IBAction func done(_ sender: UIView) { print(sender) }
            }
            @UIApplicationMain
            class Delegate: UIView {}

            """
        )[0]
        #expect(line(4, result).contains("var label: UIView!"))
        #expect(line(5, result).allSatisfy { $0 == " " })
        #expect(line(6, result).contains("var corner"))
        #expect(line(7, result).contains("func done"))
        #expect(line(10, result).contains("class Delegate"))
        #expect(result.text.contains("m.property(\"label\""))
        #expect(result.text.contains("m.method(\"done:\")"))
    }

    @Test func aProtocolStaysWithoutTheRequirementThatNeedsIt() {
        let results = lower(
            """
            import UIKit
            import GameKit
            struct Options { var kind: GKMapType }
            protocol Looks: AnyObject {
                func color(at place: Int) -> UIColor
                func pin(at place: Int) -> GKAnnotationView?
                func options() -> Options
            }
            extension Looks {
                func pin(at place: Int) -> GKAnnotationView? { nil }
            }

            """,
            """
            import UIKit
            import GameKit
            final class Owner: UIView, Looks {
                func color(at place: Int) -> UIColor { UIColor() }
                func pin(at place: Int) -> GKAnnotationView? { nil }
                func options() -> Options { Options(kind: .standard) }
            }

            """
        )
        #expect(line(4, results[0]).contains("protocol Looks"))
        #expect(line(5, results[0]).contains("func color"))
        for number in [6, 7, 10] { #expect(line(number, results[0]).allSatisfy { $0 == " " }) }
        #expect(line(3, results[1]).contains("class Owner: UIView, Looks"))
        #expect(line(4, results[1]).contains("func color"))
        for number in [5, 6] { #expect(line(number, results[1]).allSatisfy { $0 == " " }) }
    }

    @Test func aMemberThatNeedsItGoesAndTheRestStays() {
        let result = lower(
            """
            import UIKit
            import GameKit
            extension UIView {
                @objc func show(_ map: Map) {}
                var isWide: Bool { bounds.width > 100 }
                func draw() {
                    Renderer().draw(self)
                }
            }
            class Box: UIView {
                func pin() -> Marker { Marker() }
                func size() -> CGSize { bounds.size }
            }
            class Owner: UIView, Source {
                func pin() -> Marker { Marker() }
            }

            """
        )[0]
        #expect(line(4, result).allSatisfy { $0 == " " })
        #expect(line(5, result).contains("var isWide"))
        #expect(line(7, result).contains("_objcAbsentCall(\"GameKit\")"))
        #expect(!line(8, result).contains("show"))
        // What other files may use all the same.
        #expect(result.absentMembers == ["show": "GameKit", "pin": "GameKit"])
        #expect(line(11, result).allSatisfy { $0 == " " })
        #expect(line(12, result).contains("func size()"))
        // The protocol may ask for it.
        #expect((14...16).allSatisfy { line($0, result).allSatisfy { $0 == " " } })
    }

    @Test func aRequirementThatNeedsItGetsNoDefault() {
        let result = lower(
            """
            import UIKit
            import GameKit
            @objc protocol Source {
                @objc optional func show(_ map: GKMap)
                @objc optional func hide(_ view: UIView)
                @objc optional var map: GKMap { get }
            }

            """
        )[0]
        #expect(line(4, result).allSatisfy { $0 == " " })
        #expect(line(6, result).allSatisfy { $0 == " " })
        #expect(!result.text.contains("GKMap") && line(7, result).contains("func hide("))
    }

    @Test func whatAFrameworkBringsIsKnown() {
        let result = lower(
            """
            import UIKit
            import SceneKit
            extension UIView {
                func picture() -> Int? {
                    if let view = self as? GLKView { return view.count }
                    return nil
                }
            }

            """
        )[0]
        #expect(line(5, result).contains("if false {"))
        #expect(line(6, result).contains("return nil"))
    }

    @Test func whatNeedsItIsLeftOutAndTheRestStays() {
        let result = lower(
            """
            import UIKit
            import SwiftUI
            struct Screen: View {
                var body: some View { Text("a") }
            }
            final class Box: UIView {}
            func show() -> Screen { Screen() }
            let plain = 1

            """
        )[0]
        #expect(line(2, result) == "import UIKit")
        #expect((3...5).allSatisfy { line($0, result).allSatisfy { $0 == " " } })
        #expect(line(6, result).hasPrefix("final class Box: UIView {"))
        #expect(line(7, result).allSatisfy { $0 == " " })
        #expect(line(8, result) == "let plain = 1")
        #expect(
            result.notes.map(\.description) == [
                "/p/File0.swift:2:1: warning: 'SwiftUI' is a module of iOS that Casement does not "
                    + "have: left out Screen, show; #if canImport(SwiftUI) around it says so "
                    + "without a warning"
            ]
        )
    }

    @Test func aBlockThatNeedsItEndsTheProgramThere() {
        let result = lower(
            """
            import UIKit
            import GameKit
            func blurred(_ image: GKMapView) -> Int { 1 }
            func compare(_ x: Int) -> Int {
                if x > 1 {
                    let image = GKMapView()
                    return blurred(image)
                }
                guard x > 0 else { return blurred(GKMapView()) }
                return x
            }
            func plain() -> Int { compare(1) }
            extension UIView {
                func filter() -> some GKOverlay { GKCircle() }
            }

            """
        )[0]
        #expect(line(3, result).allSatisfy { $0 == " " })
        #expect(line(4, result) == "func compare(_ x: Int) -> Int {")
        #expect(line(5, result).hasPrefix("    if x > 1 { _objcAbsent(\"GameKit\")"))
        #expect([6, 7].allSatisfy { line($0, result).allSatisfy { $0 == " " } })
        #expect(line(9, result).contains("else { _objcAbsent(\"GameKit\")"))
        #expect(line(10, result) == "    return x")
        #expect(line(12, result) == "func plain() -> Int { compare(1) }")
        #expect(line(14, result).allSatisfy { $0 == " " })
        #expect(
            result.notes.first?.message
                == "'GameKit' is a module of iOS that Casement does not have: left out blurred, "
                + "extension UIView.filter; the program ends where it is needed in compare"
        )
    }

    @Test func anImportBehindAnotherModuleCounts() {
        let result = lower(
            """
            import UIKit
            #if canImport(SpriteKit)
                import SpriteKit
                import SwiftUI
            #endif
            #if canImport(GameKit)
                import GameKit
                let map = 1
            #endif
            struct Screen: SwiftUI.View {}
            let plain = 1

            """
        )[0]
        #expect(line(3, result) == "    import UIKit")
        #expect(line(4, result) == "    import UIKit")
        #expect(line(7, result) == "    import GameKit")
        #expect(line(10, result).allSatisfy { $0 == " " })
        #expect(line(11, result) == "let plain = 1")
    }

    @Test func aQuestionAroundTheImportAloneDoesNotAskForTheRest() {
        let result = lower(
            """
            #if canImport(SwiftUI)
            import SwiftUI
            #endif
            struct Screen: SwiftUI.View {}
            struct Box { let view: UIView }

            """
        )[0]
        #expect(line(1, result) == "#if true")
        #expect(line(2, result).hasPrefix("import UIKit; import ObjectiveC"))
        #expect(line(4, result).allSatisfy { $0 == " " })
        #expect(line(5, result) == "struct Box { let view: UIView }")
        #expect(result.notes.first?.message.contains("left out Screen") == true)
        let asking = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n"
        let rest = "#if canImport(SwiftUI)\nstruct Screen: SwiftUI.View {}\n#endif\n"
        let other = lower(asking + rest)[0]
        #expect(other.text.hasPrefix("#if canImport(SwiftUI)\nimport SwiftUI"))
        #expect(other.text.hasSuffix(rest) && other.notes.isEmpty)
    }

    @Test func aTestThatNeedsItFailsAndTheOthersRun() {
        let result = lower(
            """
            import SwiftUI
            import XCTest
            final class ScreenTests: XCTestCase {
                #if os(iOS)
                    func testScreen() {
                        struct Screen: SwiftUI.View { var body: some View { Text("a") } }
                        XCTAssertNotNil(Screen().background(Color.red))
                    }
                #endif
                func testPlain() { XCTAssertEqual(1, 1) }
            }

            """
        )[0]
        #expect(line(3, result).hasPrefix("final class ScreenTests: XCTestCase, "))
        #expect(
            line(5, result).hasPrefix(
                "        func testScreen() { XCTFail(\"needs SwiftUI, which Casement does not have\")"
            )
        )
        #expect([6, 7].allSatisfy { line($0, result).allSatisfy { $0 == " " } })
        #expect(line(10, result) == "    func testPlain() { XCTAssertEqual(1, 1) }")
    }

    @Test func whatFoundationAndSwiftDeclareNeedsNoFramework() {
        let result = lower(
            """
            import SwiftUI
            import XCTest
            final class ScreenTests: XCTestCase {
                func testPlain() {
                    let path = IndexPath(row: 1, section: 0) as NSIndexPath
                    let price = NSDecimalNumber(string: CommandLine.arguments.first)
                    XCTAssertEqual(path.row, min(1, Int(EINTR)), "\\(price) \\(ComparisonResult.orderedSame)")
                }
                func testScreen() { XCTAssertNotNil(Text("a")) }
            }

            """
        )[0]
        #expect(line(5, result).hasSuffix("as NSIndexPath"))
        #expect(!line(4, result).contains("XCTFail"))
        #expect(line(9, result).contains("XCTFail"))
    }

    @Test func propertiesOfAClassGoWithWhatUsesThem() {
        let result = lower(
            """
            import UIKit
            import GameKit
            class AppDelegate: UIView, UIApplicationDelegate {
                lazy var container: GKMatch = { GKMatch(name: "A") }()
                var title = ""
                func save() {
                    let context = container.viewContext
                    context.save()
                }
                func other(container: UIView) { container.removeFromSuperview() }
                override func layoutSubviews() { _ = GKScore() }
            }
            struct Value { var object: GKScore }

            """,
            modules: []
        )[0]
        #expect(line(3, result).hasPrefix("class AppDelegate: UIView, UIApplicationDelegate {"))
        #expect(line(4, result).allSatisfy { $0 == " " })
        #expect(line(5, result).contains("var title"))
        #expect(line(6, result).contains("_objcAbsent(\"GameKit\")"))
        #expect(line(7, result).allSatisfy { $0 == " " })
        #expect(line(10, result).contains("container.removeFromSuperview()"))
        #expect(line(11, result).contains("_objcAbsent(\"GameKit\")"))
        // A value is made of all that it stores.
        #expect(line(13, result).allSatisfy { $0 == " " })
    }

    @Test func aClassStaysWithoutAProtocolOfIt() {
        let result = lower(
            """
            import UIKit
            import GameKit
            class Screen: UIView, GKMapViewDelegate, UIApplicationDelegate, GKOther {
                weak var map: GKMapView!
                func go() { map.delegate = self }
                func mapView(_ mapView: GKMapView) {}
            }
            class Pin: GKPointAnnotation {}

            """
        )[0]
        let head = line(3, result).filter { $0 != " " }
        #expect(head.hasPrefix("classScreen:UIView,UIApplicationDelegate{"))
        #expect(line(4, result).allSatisfy { $0 == " " })
        #expect(line(5, result).contains("{ _objcAbsentCall(\"GameKit\") "))
        #expect(line(6, result).allSatisfy { $0 == " " })
        #expect(line(8, result).allSatisfy { $0 == " " })
    }

    @Test func filesThatNameWhatWasLeftOutCompileWithoutIt() {
        let results = lower(
            """
            import UIKit
            import GameKit
            class Screen: UIViewController { let map: GKMapView }

            """,
            """
            import UIKit
            class Start: UIViewController {
                func go() {
                    let screen = Screen()
                    show(screen)
                }
                func stay() { print(1) }
            }
            class Frame { weak var screen: Screen? }

            """
        )
        #expect(line(3, results[0]).allSatisfy { $0 == " " })
        #expect(line(3, results[1]).hasPrefix("    func go() { _objcAbsent(\"GameKit\")"))
        #expect([4, 5].allSatisfy { line($0, results[1]).allSatisfy { $0 == " " } })
        #expect(line(7, results[1]) == "    func stay() { print(1) }")
        #expect(line(9, results[1]).filter { $0 != " " } == "classFrame{}")
        #expect(
            results[1].notes.map(\.message) == [
                "the program ends in Start where Screen is needed, which was left out with GameKit",
                "Frame.screen is left out with Screen, which needs GameKit",
            ]
        )
    }

    @Test func whatRestsOnWhatWasLeftOutGoesInEveryFile() {
        let results = lower(
            "import UIKit\nimport GameKit\nclass Screen: UIViewController { let map: GKMapView }\n",
            "import Foundation\nstruct Page: Equatable { let screen: Screen }\n",
            """
            import UIKit
            final class Start: UIViewController {
                var length: Int { Page(screen: screen).length }
                func width(_ item: Item) -> Int {
                    if #available(iOS 14, *), item is Page {
                        let page = item as! Page
                        return page.width
                    }
                    if let page = item as? Page { return page.width } else if item is Start {
                        return 2
                    }
                    guard let page = item as? Page, !item.isEmpty else { return item.width }
                    return page.width
                }
                func isPage(_ item: Item) -> Bool { item.isEmpty || item is Page }
            }

            """
        )
        #expect(line(2, results[1]).allSatisfy { $0 == " " })
        let text = (1...16).map { line($0, results[2]) }
        #expect(text[1].hasPrefix("final class Start"))
        #expect(text[2].hasPrefix("    var length: Int { _objcAbsent(\"GameKit\")"))
        #expect(text[4] == "        if false {")
        #expect(text[5...6].allSatisfy { $0.allSatisfy { $0 == " " } })
        #expect(text[8].hasPrefix("        if false {"))
        #expect(text[8].hasSuffix("} else if item is Start {") && text[9].hasSuffix("return 2"))
        #expect(
            text[11] == "        guard false else { return item.width }; _objcAbsent(\"GameKit\")"
        )
        #expect(text[12].allSatisfy { $0 == " " })
        #expect(text[14] == "    func isPage(_ item: Item) -> Bool { item.isEmpty || false }")
    }

    @Test func aFrameworkWithAHeaderForUIKitBringsIt() {
        let files = ["@testable import Kit\nclass A {}\n", "import Foundation\nclass B {}\n"]
        let facts = ProjectFacts(
            modules: ["Kit"],
            umbrellas: ["Kit"],
            files: files.map { Lowerer.facts(of: $0) }
        )
        let results = files.map { Lowerer(facts: facts).lower($0, path: "/p/A.swift") }
        #expect(line(1, results[0]).hasPrefix("@testable import Kit; import UIKit; import Obj"))
        #expect(!line(1, results[1]).contains("UIKit"))
    }

    @Test func parametersOfAnExtendedTypeAndModulesAreKnown() {
        let results = lower(
            "struct Shot<Value, Format> {}\n",
            """
            import UIKit
            import GameKit
            extension Shot where Value == UIView, Format: Hashable {
                func kept(_ value: Value) { Kit.diff(value) }
            }
            func filtered() -> GKMapView { GKMapView() }

            """,
            modules: ["Kit"]
        )
        #expect(line(3, results[1]).hasPrefix("extension Shot"))
        #expect(line(4, results[1]).contains("Kit.diff(value)"))
        #expect(line(6, results[1]).allSatisfy { $0 == " " })
    }

    @Test func namesForOtherFilesStayAndWhatRestsOnMissingOnesGoes() {
        let results = lower(
            """
            import SwiftUI
            #if os(iOS)
            import UIKit
            typealias ViewType = UIView
            typealias Representable = UIViewRepresentable
            extension Representable { typealias Other = Int }
            #elseif os(macOS)
            import AppKit
            typealias ViewType = NSView
            #endif

            """,
            "protocol Making { associatedtype View: ViewType }\n",
            "import SwiftUI\nstruct Shown: Representable {}\nprotocol Configured: View {}\n"
        )
        #expect(line(4, results[0]) == "typealias ViewType = UIView")
        #expect([5, 6].allSatisfy { line($0, results[0]).allSatisfy { $0 == " " } })
        #expect(results[1].text == "protocol Making { associatedtype View: ViewType }\n")
        #expect([2, 3].allSatisfy { line($0, results[2]).allSatisfy { $0 == " " } })
        #expect(results[0].notes.count == 1 && results[2].notes.count == 1)
    }

    @Test func aFileThatAsksFirstIsLeftAsItIs() {
        let text = "#if canImport(SwiftUI)\nimport SwiftUI\nstruct A: View {}\n#endif\n"
        let result = lower("import UIKit\n" + text)[0]
        #expect(result.text.hasSuffix(text.dropFirst(23)) && result.notes.isEmpty)
        #expect(result.text.contains("struct A: View {}"))
    }

    @Test(arguments: [
        ("os(macOS)", false), ("os(iOS) && canImport(GameKit)", false), ("!os(iOS)", false),
        ("os(iOS)", true), ("os(macOS) || os(iOS)", true), ("DEBUG", true),
        ("(!os(macOS)) && true", true), ("canImport(UIKit)", true),
    ])
    func onlyClausesThatAreCompiledCount(condition: String, isLeftOut: Bool) {
        let text = "#if \(condition)\nimport GameKit\nclass A: GKMapView {}\n#endif\n"
        let result = lower(text)[0]
        #expect(result.text.contains("GKMapView") != isLeftOut)
        #expect(result.notes.count == (isLeftOut ? 1 : 0))
    }

    @Test func aModuleOfThePackagesIsNotMissing() {
        let text = "import Charts\nclass A: BarChart {}\n"
        #expect(lower(text, modules: ["Charts"])[0].text.contains("BarChart"))
        #expect(!lower(text)[0].text.contains("BarChart"))
    }

    @Test func nothingIsOfAClassThatIsNotHere() {
        let result = lower(
            """
            import UIKit
            import GameKit
            extension UIView {
                var picture: Int {
                    if let web = self as? GKMapView {
                        return web.pageZoom
                    } else if let box = self as? UIView {
                        return box.tag
                    }
                    return 0
                }
            }
            class Page: GKMapView {}

            """
        )[0]
        #expect(line(5, result) == "        if false {")
        #expect(line(6, result).allSatisfy { $0 == " " })
        #expect(line(7, result) == "        } else if let box = self as? UIView {")
        #expect(line(8, result) == "            return box.tag")
        #expect(line(13, result).allSatisfy { $0 == " " })
        let own = lower(
            "import UIKit\nimport GameKit\nfunc f() { if let a = b as? GKMapView {} }\n",
            modules: ["GameKit"]
        )[0]
        #expect(own.text.contains("as? GKMapView"))
    }

    @Test func clausesForOtherSystemsNeedNothing() {
        let text = """
            import UIKit
            import SceneKit
            func picture() -> UIView {
                #if os(macOS)
                    return NSView()
                #elseif os(iOS)
                    return UIView()
                #else
                    return Nothing()
                #endif
            }

            """
        let result = lower(text)[0]
        #expect(line(7, result) == "        return UIView()")
        #expect(result.notes.isEmpty)
        #expect(lower(text.replacing("os(iOS)", with: "DEBUG"))[0].notes.count == 1)
    }

    @Test func functionsThatAreWrittenLikeTypesAreKnown() {
        let result = lower(
            """
            import UIKit
            import GameKit
            import XCTest
            let selector = NSSelectorFromString("a")
            func show(_ view: UIView) { XCTAssertNotNil(NSStringFromClass(UIView.self)) }
            func load() { _ = GKUserScript() }

            """
        )[0]
        #expect(line(4, result).contains("NSSelectorFromString"))
        #expect(line(5, result).contains("XCTAssertNotNil"))
        #expect(line(6, result).hasPrefix("func load() { _objcAbsent(\"GameKit\")"))
    }

    @Test func constantsThatAreWrittenLikeTypesAreKnown() {
        let results = lower(
            """
            import SwiftUI
            private var CellAssociatedKey = 0
            func read() -> Int { CellAssociatedKey + SharedAssociatedKey }
            struct Page: View {}
            let PageOfAll = Page()
            func show() { print(PageOfAll) }

            """,
            "import UIKit\nvar SharedAssociatedKey = 1\n"
        )
        #expect(line(3, results[0]).contains("{ CellAssociatedKey + SharedAssociatedKey }"))
        #expect(!results[0].text.contains("Page"))
    }

    @Test func aGenericParametersNameIsNoFrameworks() {
        let result = lower(
            """
            import SwiftUI
            class Manager {
                func check<View: UIView>(_ type: View.Type) { print(type, View.self) }
            }
            struct Page: View {}

            """
        )[0]
        #expect(line(3, result).contains("{ print(type, View.self) }"))
        #expect(!result.text.contains("Page"))
    }

    @Test func anImportThatNothingNeedsIsNoWarning() {
        let result = lower("import Metal\nlet a = 1\n")[0]
        #expect(result.notes.isEmpty && line(1, result).hasPrefix("import UIKit"))
    }

    @Test func aPreviewOfWhatIsLeftOutGoesWithIt() {
        let result = lower("import SwiftUI\nstruct A: View {}\n#Preview { A() }\n")[0]
        #expect(line(3, result).allSatisfy { $0 == " " })
    }

    @Test func initOfAnAssociatedTypeIsLookedUpWhenRunning() {
        let text = "protocol P { associatedtype View: UIView }\n"
        let results = lower(text, "func f<T: P>(_ t: T) {\ntake(View.init, Data.init)\n}\n")
        #expect(line(2, results[1]) == "take({ _objcNew(View.self) }, Data.init)")
        #expect(results[1].text.contains("import ObjectiveC"))
    }

    @Test func anInstanceOfAGenericParameterIsMadeWhenRunning() {
        let text = lowered(
            """
            import UIKit
            class Own: UIView {}
            struct Maker<View: UIView, Other> where Other: Own & Sendable {
                let make = { View(frame: .zero) }
                func more() -> [Any] { [Other(), View.init(frame: .zero), UIView(frame: .zero)] }
                func plain<T: Sendable>(_ t: T.Type) -> Any { (Item(), View(coder: c), T()) }
            }
            """
        ).text.split(separator: "\n")
        #expect(text[3] == "    let make = { _objcNew(View.self, frame: .zero) }")
        let more = "[_objcNew(Other.self), _objcNew(View.self, frame: .zero), UIView(frame: .zero)]"
        #expect(text[4].contains(more))
        #expect(text[5].contains("(Item(), View(coder: c), T())"))
    }

    @Test func aGenericParameterHidesAClassOfTheFramework() {
        let text = lowered(
            "import UIKit\nfunc f<Cell: UIView>(_ c: Cell.Type) -> Any { Cell(frame: .zero) }\n",
            classes: ["UIView", "Cell"]
        ).text
        #expect(text.contains("{ _objcNew(Cell.self, frame: .zero) }"))
    }

    @Test func classesThatVariablesHoldAreAskedWhenRunning() {
        let result = lowered(
            """
            import UIKit
            class Own: UIView {}
            typealias Box = Own
            protocol Styled: UIView {}
            protocol Plain { init() }
            class Maker<V: Box> {
                let viewClass: V.Type
                let plain: Plain.Type
                func make(_ other: UIView.Type?) -> [Any] {
                    [viewClass.init(), self.viewClass.init(frame: .zero), plain.init()]
                }
            }
            extension Styled {
                static func item() -> [Any] { [Self(), self.init(frame: .zero), Self(style: 1)] }
            }
            extension Plain where Self: UIView {
                func copy() -> Self { type(of: self).init() }
            }
            extension Plain { func copy() -> Self { type(of: self).init() } }
            extension UIView { convenience init(_ a: Int) { self.init(frame: .zero) } }

            """
        )
        #expect(
            line(10, result).contains(
                "[_objcNew(viewClass), _objcNew(self.viewClass, frame: .zero), plain.init()]"
            )
        )
        #expect(
            line(14, result).contains(
                "[_objcNew(Self.self), _objcNew(self, frame: .zero), Self(style: 1)]"
            )
        )
        #expect(line(17, result).contains("{ _objcNew(type(of: self)) }"))
        #expect(line(19, result).contains("{ type(of: self).init() }"))
        #expect(line(20, result).contains("{ self.init(frame: .zero) }"))
    }

    @Test func whatFoundationBringsOfCombineIsImported() {
        let own = "import Foundation\nclass A: ObservableObject {}\n"
        #expect(line(1, lower(own)[0]).hasPrefix("import Foundation; import Combine; import Obj"))
        let other = "import Foundation\nprotocol ObservableObject {}\n"
        #expect(!line(1, lower(own, other)[0]).contains("Combine"))
        let bag = "import Foundation\nimport Kit\nvar bag: [AnyCancellable] = []\n"
        let facts = ProjectFacts(publishing: ["AnyCancellable"], files: [Lowerer.facts(of: bag)])
        #expect(!Lowerer(facts: facts).lower(bag, path: "/p/A.swift").text.contains("Combine"))
        let asks = "import Combine\nimport Foundation\nclass A: ObservableObject {}\n"
        #expect(line(1, lower(asks)[0]).hasPrefix("import Combine; import ObjectiveC"))
    }

    @Test func whatFoundationBringsOfSecurityIsImported() {
        let own = "import Foundation\nlet a = kSecAttrAccount\n"
        #expect(line(1, lower(own)[0]).hasPrefix("import Foundation; import Security; import Obj"))
        let texts = [
            "func f(_ key: SecKey) {}", "enum E { case failed(OSStatus) }",
            "let read = SecPKCS12Import",
        ]
        for text in texts {
            let other = line(1, lower("import Foundation\n\(text)\n")[0])
            #expect(other.contains("; import Security;"))
        }
        #expect(!line(1, lower("import Foundation\nlet a = 1\n")[0]).contains("Security"))
        let asks = "import UIKit\n#if canImport(Security)\nlet a: SecTrust\n#endif\n"
        #expect(line(2, lower(asks)[0]) == "#if canImport(Security)")
    }

    @Test func theWebViewThatUIKitHasOnIOSIsImported() {
        let own = "import UIKit\nlet view = UIWebView()\n"
        #expect(line(1, lower(own)[0]).hasPrefix("import UIKit; import WebKit; import Obj"))
        #expect(!line(1, lower("import UIKit\nlet view = UIView()\n")[0]).contains("WebKit"))
        let both = "import WebKit\nlet view = UIWebView()\n"
        #expect(!line(1, lower(both)[0]).dropFirst("import WebKit".count).contains("WebKit"))
    }

    @Test func coordinatorsOfFilesAreImportedWhereTheyAreNamed() {
        let own = "import Foundation\nlet c = NSFileCoordinator()\n"
        #expect(line(1, lower(own)[0]).contains("; import FileCoordination"))
        let none = "import Foundation\nlet c = FileManager()\n"
        #expect(!line(1, lower(none)[0]).contains("FileCoordination"))
    }

    @Test(arguments: [
        "RelativeDateTimeFormatter()", "ListFormatter()", "ValueTransformer()",
        "NSUbiquitousKeyValueStore.default", "NetService()", "NSMetadataQuery()",
        "NSFoundationVersionNumber", "URL.documentsDirectory", "try d.compressed(using: .zlib)",
        "try AttributedString(markdown: text)", "distance.formatted(.measurement(width: .wide))",
        "Thread.main", "error.underlyingErrors", "NSCalendar(identifier: .gregorian)",
        "OSMemoryBarrier()", "pthread_key_create(&key, cleanup)",
    ])
    func whatFoundationHasOnIOSOnlyIsImportedWhereItIsNamed(text: String) {
        let own = line(1, lower("import Foundation\nlet c = \(text)\n")[0])
        #expect(own.contains("; import FoundationAdditions;"))
        let none = lower("import Foundation\nlet c = DateFormatter()\n")[0]
        #expect(!line(1, none).contains("FoundationAdditions"))
        let asks = "import Foundation\nimport FoundationAdditions\nlet c = \(text)\n"
        #expect(!line(1, lower(asks)[0]).contains("FoundationAdditions"))
    }

    @Test(arguments: [
        "PTHREAD_MUTEX_RECURSIVE", "SHUT_RDWR", "AI_PASSIVE", "R_OK", "TCP_NODELAY", "INFINITY",
    ])
    func constantsOfCAreKnown(constant: String) {
        let result = lower(
            """
            import SwiftUI
            final class Lock { let kind = \(constant) }
            struct Screen: View {}

            """
        )[0]
        #expect(line(2, result).contains("let kind = \(constant)"))
        #expect(line(3, result).allSatisfy { $0 == " " })
    }

    @Test func partsOfAnExtendedTypesParametersAreKnown() {
        let result = lower(
            """
            import UIKit
            import GameKit
            protocol Shown { associatedtype Content }
            struct Model<Item: Shown> {}
            extension Model where Item.Content == Never { func own(_ item: Item) {} }
            extension Model { func other(_ item: Item) {} }
            class Page: GKMapView {}
            func show(_ item: Item) {}

            """
        )[0]
        #expect(line(5, result).hasPrefix("extension Model where"))
        #expect(line(6, result).hasPrefix("extension Model {"))
        #expect((7...8).allSatisfy { line($0, result).allSatisfy { $0 == " " } })
    }

    @Test func controllersAndSeguesAreMadeWhenRunning() {
        let text = lowered(
            """
            import UIKit
            enum Maker<Page: UIViewController> {
                func page() -> Page { Page.init(nibName: "A", bundle: nil) }
                func go(_ way: UIStoryboardSegue.Type) -> Any {
                    way.init(identifier: "a", source: a, destination: b)
                }
            }
            class Own: UIStoryboardSegue {
                init() { super.init(identifier: "a", source: a, destination: b) }
            }
            """
        ).text.split(separator: "\n")
        #expect(text[2].contains("{ _objcNew(Page.self, nibName: \"A\", bundle: nil) }"))
        #expect(text[4].contains("_objcNew(way, identifier: \"a\", source: a, destination: b)"))
        #expect(text[8].contains("super.init(identifier:"))
    }

    @Test func classesThatFoundationLacksAreTheRuntimes() {
        let result = lower("import Foundation\nlet p = NSPredicate(format: \"a\")\n")[0]
        #expect(line(1, result).hasSuffix("; import class FormatPredicates.NSPredicate"))
        let other = lower("import Foundation\nlet f = DateComponentsFormatter()\n")[0]
        #expect(
            line(1, other).hasSuffix("; import class FoundationAdditions.DateComponentsFormatter")
        )
        for name in [
            "MeasurementFormatter", "PersonNameComponentsFormatter", "LengthFormatter",
            "MassFormatter", "EnergyFormatter",
        ] {
            let text = line(1, lower("import Foundation\nlet f = \(name)()\n")[0])
            #expect(text.hasSuffix("; import class FoundationAdditions.\(name)"))
        }
        let cached = line(1, lower("import Foundation\nlet d: NSCacheDelegate? = nil\n")[0])
        let both = [
            "class FoundationAdditions.NSCache", "protocol FoundationAdditions.NSCacheDelegate",
        ]
        #expect(cached.hasSuffix(both.map { "; import " + $0 }.joined()))
    }

    @Test func aFormattersOverrideIsAMethodOfItsOwn() {
        let text = lowered(
            """
            import UIKit
            class A: NumberFormatter {
                override open func getObjectValue(_ o: P?, for s: String, range r: R?) throws {
                }
            }
            """
        ).text
        #expect(text.contains("class A: NumberFormatter, _ObjectReading {"))
        #expect(text.contains("open func _objectValue(_ string: String) throws -> Any? {"))
        #expect(text.contains("try _getObjectValue(&o, for: string, range: nil); return o }"))
        #expect(text.contains("open func _getObjectValue(_ o: P?, for s: String, range r: R?)"))
        #expect(!text.contains("override"))
    }

    @Test func aFormattersOverrideInAnExtensionIsOneOfItsOwnToo() {
        let text = lowered(
            """
            import UIKit
            class A: Formatter {}
            extension A {
                override open func getObjectValue(
                    _ o: P?, for s: String, errorDescription e: E?) -> Bool { false }
                override open func isPartialStringValid(
                    _ s: String, newEditingString n: N?, errorDescription e: E?) -> Bool { true }
            }
            """
        ).text
        #expect(text.contains("extension A: _ObjectReading {"))
        #expect(text.contains("open func _objectValue(_ string: String) throws -> Any? {"))
        #expect(text.contains("open func _getObjectValue("))
        #expect(text.contains("open func isPartialStringValid("))
        #expect(!text.contains("override"))
    }

    @Test func anOperatorOnNumbersIsAMemberOfTheirs() {
        let text = lowered(
            "import Foundation\npublic func < (a: NSNumber, b: NSNumber) -> Bool {\ntrue\n}\n"
                + "func > (a: NSNumber, b: NSNumber) -> Bool { true }\n"
                + "enum E { static func < (a: NSNumber, b: NSNumber) -> Bool { true } }\n"
        ).text.split(separator: "\n")
        let operands = "(a: NSNumber, b: NSNumber) -> Bool {"
        #expect(text[1] == "extension NSNumber { public static func < \(operands)")
        #expect(text[3] == "} }" && text[4].hasPrefix("func >"))
        #expect(text[5].hasPrefix("enum E { static func <"))
    }

    @Test func placesInFilesAreDarwins() {
        let result = lower("import Foundation\nfunc seek(_ a: fpos_t) {}\n")[0]
        #expect(line(1, result).hasSuffix("; import typealias ObjectiveC.fpos_t"))
        #expect(!lower("import Foundation\nfunc f() {}\n")[0].text.contains("fpos_t"))
    }

    @Test func theTargetsOfAManifestAndTheTypesOfTheFrameworkAreFound() {
        let manifest = """
            let package = Package(name: "P", targets: [
                .target(name: "Charts", linkerSettings: [.linkedFramework("GameKit")]),
                .testTarget(name: "ChartsTests"), .ownTarget(name: "Own", dependencies: []),
            ])
            """
        #expect(ManifestLowerer.targets(in: manifest) == ["Charts", "ChartsTests", "Own"])
        let types = FrameworkFacts.publicTypes(in: [
            "open class UIView: UIResponder {\n    public struct Inner {}\n    struct Own {}\n}",
            "@MainActor public protocol P<Q>: A {}\npublic typealias T = Int",
            "public func CGRectMake(x: Int) {}\npublic func plain() {}\npublic let NSFound = 1",
        ])
        #expect(FrameworkFacts.publicProtocols(in: ["public protocol P<Q>: A {}"]) == ["P"])
        #expect(types == ["UIView", "Inner", "P", "T", "CGRectMake", "NSFound"])
    }
}
