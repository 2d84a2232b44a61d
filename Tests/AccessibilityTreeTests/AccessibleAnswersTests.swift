// SPDX-License-Identifier: Apache-2.0

import SystemBus
import Testing

@testable import AccessibilityTree

/// What readers are answered.
struct AccessibleAnswersTests {
    private typealias Small = SmallTree

    @Test func aReaderWalksFromTheApplicationToAButton() {
        let root = AccessibleID.application
        #expect(
            Small.reply(root, "Accessible", "GetChildAtIndex", .int32(0)) == [
                AccessibleReference(program: ":1.5", path: Small.window.path).value
            ]
        )
        #expect(
            Small.reply(root, "Accessible", "GetChildAtIndex", .int32(1)) == [
                AccessibleReference.none.value
            ]
        )
        #expect(Small.reply(Small.button, "Accessible", "GetRole") == [.uint32(43)])
        #expect(Small.reply(Small.button, "Accessible", "GetRoleName") == [.string("push button")])
        #expect(Small.reply(Small.slider, "Accessible", "GetIndexInParent") == [.int32(1)])
        #expect(Small.reply(Small.button, nil, "GetName", .int32(0)) == [.string("click")])
    }

    @Test func theApplicationsParentIsTheDesktop() {
        let name = BusValue.string("org.a11y.atspi.Accessible")
        let answer = Small.answers.answer(
            BusCall(
                path: AccessibleID.application.path,
                interface: "org.freedesktop.DBus.Properties",
                member: "Get",
                arguments: [name, .string("Parent")]
            )
        )
        guard case .reply(let values) = answer else {
            Issue.record("no answer")
            return
        }
        #expect(values == [.variant(Small.program.desktop.value)])
    }

    @Test func wrongCallsGetTheErrorThatSaysWhatIsWrong() {
        func call(
            _ path: String,
            _ interface: String?,
            _ member: String,
            _ values: BusValue...
        )
            -> BusCall
        {
            BusCall(path: path, interface: interface, member: member, arguments: values)
        }
        let path = Small.button.path
        let accessible = "org.a11y.atspi.Accessible"
        let properties = "org.freedesktop.DBus.Properties"
        #expect(Small.failure(call("/elsewhere", accessible, "GetRole")) == "UnknownObject")
        #expect(Small.failure(call(path + "9", accessible, "GetRole")) == "UnknownObject")
        #expect(Small.failure(call(path, "org.a11y.atspi.Text", "GetText")) == "UnknownInterface")
        #expect(Small.failure(call(path, accessible, "GetNothing")) == "UnknownMethod")
        #expect(Small.failure(call(path, nil, "GetNothing")) == "UnknownMethod")
        #expect(Small.failure(call(path, accessible, "GetChildAtIndex")) == "InvalidArgs")
        #expect(
            Small.failure(call(path, accessible, "GetChildAtIndex", .string("0"))) == "InvalidArgs"
        )
        #expect(
            Small.failure(call(path, properties, "Get", .string(accessible), .string("Colour")))
                == "UnknownProperty"
        )
        #expect(
            Small.failure(
                call(
                    path,
                    properties,
                    "Set",
                    .string(accessible),
                    .string("Name"),
                    .variant(.string(""))
                )
            ) == "PropertyReadOnly"
        )
        #expect(
            Small.failure(
                call(
                    Small.slider.path,
                    properties,
                    "Set",
                    .string("org.a11y.atspi.Value"),
                    .string("CurrentValue"),
                    .variant(.string("much"))
                )
            ) == "InvalidArgs"
        )
    }

    @Test func pathsThatOnlyLookLikeAnElementsNameNone() {
        for name in ["", "02", "+2", "-1", "2/", "x", "18446744073709551616", "0"] {
            #expect(AccessibleID(path: "/org/a11y/atspi/accessible/" + name) == nil)
        }
        #expect(AccessibleID(path: Small.button.path) == Small.button)
    }

    @Test func aPressIsHandedToTheApplicationWithItsName() {
        let answer = Small.answers.answer(
            BusCall(
                path: Small.button.path,
                interface: "org.a11y.atspi.Action",
                member: "DoAction",
                arguments: [.int32(0)]
            )
        )
        guard case .request(let id, let request, let finish) = answer else {
            Issue.record("no request")
            return
        }
        #expect(id == Small.button && request == .perform(action: 0, name: "click"))
        #expect(finish(.done(true)) == .success([.bool(true)]))
        #expect(finish(.failed("gone")) == .failure(BusFailure("Failed", "gone")))
    }

    @Test func aListOfAMillionRowsHasThemAllAndShowsWhatIsThere() {
        let list = Small.list
        #expect(
            Small.reply(list, "Table", "GetAccessibleAt", .int32(999), .int32(0)) == [
                AccessibleReference(program: ":1.5", path: Small.row.path).value
            ]
        )
        #expect(
            Small.reply(list, "Table", "GetAccessibleAt", .int32(5), .int32(0)) == [
                AccessibleReference.none.value
            ]
        )
        #expect(Small.reply(list, "Table", "GetSelectedRows") == [.array(of: "i", [.int32(999)])])
        #expect(Small.reply(list, "Table", "GetRowAtIndex", .int32(999_999)) == [.int32(999_999)])
        #expect(Small.reply(list, "Table", "GetRowAtIndex", .int32(1_000_000)) == [.int32(-1)])
        let attributes = Small.reply(Small.row, "Accessible", "GetAttributes")
        guard case .array(_, let pairs)? = attributes?.first else {
            Issue.record("no attributes")
            return
        }
        #expect(pairs.contains(.entry(.string("posinset"), .string("1000"))))
        #expect(pairs.contains(.entry(.string("setsize"), .string("1000000"))))
    }

    @Test func aSecretIsNeitherCopiedNorCut() {
        let cut = Small.reply(Small.secret, "EditableText", "CutText", .int32(0), .int32(2))
        #expect(cut == [.bool(false)])
        let copy = BusCall(
            path: Small.secret.path,
            interface: "org.a11y.atspi.EditableText",
            member: "CopyText",
            arguments: [.int32(0), .int32(2)]
        )
        #expect(Small.failure(copy) == "NotSupported")
        #expect(
            Small.reply(Small.secret, "Text", "GetText", .int32(0), .int32(-1)) == [
                .string("\u{2022}\u{2022}")
            ]
        )
    }

    @Test func pointsAreFoundInEachSpace() {
        func element(_ x: Int32, _ y: Int32, _ space: UInt32) -> BusValue? {
            Small.reply(
                Small.window,
                "Component",
                "GetAccessibleAtPoint",
                .int32(x),
                .int32(y),
                .uint32(space)
            )?.first
        }
        let button = AccessibleReference(program: ":1.5", path: Small.button.path).value
        #expect(element(12, 22, 0) == button)
        #expect(element(7, 17, 1) == button)
        #expect(element(12, 500, 0) == AccessibleReference.none.value)
        #expect(
            Small.reply(Small.button, "Component", "GetExtents", .uint32(1)) == [
                AccessibleRectangle(x: 5, y: 15, width: 50, height: 10).value
            ]
        )
    }

    @Test func numbersBeyondTheScreenAreNoRectangle() {
        for bad in [Double.nan, .infinity, -.infinity, 1e300] {
            #expect(
                AccessibleRectangle(x: bad, y: 0, width: 1, height: 1) == AccessibleRectangle()
            )
            #expect(
                AccessibleRectangle(x: 0, y: 0, width: bad, height: 1) == AccessibleRectangle()
            )
        }
        #expect(
            AccessibleRectangle(x: 0.5, y: -0.5, width: 1, height: 1)
                == AccessibleRectangle(x: 0, y: -1, width: 2, height: 2)
        )
    }

    // MARK: All methods

    private struct Dice: RandomNumberGenerator {
        var state: UInt64 = 42
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state
        }
    }

    private func value(_ type: String, _ dice: inout Dice) -> BusValue {
        let numbers: [Int32] = [0, 1, 2, 6, -1, -2, 999, .max, .min]
        switch type {
        case "i": return .int32(numbers.randomElement(using: &dice) ?? 0)
        case "u": return .uint32([0, 1, 2, 3, 4, 99, .max].randomElement(using: &dice) ?? 0)
        case "b": return .bool(Bool.random(using: &dice))
        case "v": return .variant(.double(0.25))
        default:
            let names = SmallTree.tree.nodes.values.flatMap(\.interfaces).sorted()
            return .string(names.randomElement(using: &dice) ?? "")
        }
    }

    @Test func everyAnswerHasTheTypeThatIntrospectionTells() {
        var dice = Dice()
        var outcomes: [AccessibleOutcome] = [
            .done(true), .done(false), .range(0..<1), .range(5..<99), .offset(1),
            .rectangle(AccessibleRectangle()), .failed(""),
        ]
        for node in Small.tree.order.compactMap({ Small.tree[$0] }) {
            let names =
                node.interfaces + [
                    BusInterface.properties.name, BusInterface.introspectable.name,
                ]
            for interface in names.compactMap({ BusInterface.ofElements[$0] }) {
                for (member, method) in interface.methods.sorted(by: { $0.key < $1.key }) {
                    for _ in 0..<40 {
                        let values = BusInterface.types(in: method.takes)
                            .map { value($0, &dice) }
                        let call = BusCall(
                            path: node.id.path,
                            interface: interface.name,
                            member: member,
                            arguments: values
                        )
                        var reply: [BusValue]?
                        switch Small.answers.answer(call) {
                        case .reply(let values): reply = values
                        case .failure: break
                        case .request(_, _, let finish):
                            outcomes.shuffle(using: &dice)
                            reply = try? finish(outcomes[0]).get()
                        }
                        guard let reply else { continue }
                        let given = reply.map(\.signature).joined()
                        #expect(given == method.gives, "\(interface.name).\(member) \(values)")
                    }
                }
            }
        }
    }

    @Test func everyPropertyHasTheTypeThatIntrospectionTells() {
        for node in Small.tree.order.compactMap({ Small.tree[$0] }) {
            for interface in node.interfaces.compactMap({ BusInterface.ofElements[$0] }) {
                let answer = Small.answers.answer(
                    BusCall(
                        path: node.id.path,
                        interface: BusInterface.properties.name,
                        member: "GetAll",
                        arguments: [.string(interface.name)]
                    )
                )
                guard case .reply(let values) = answer, let pairs = values.first?.members else {
                    Issue.record("\(interface.name) has no answer")
                    continue
                }
                #expect(pairs.count == interface.properties.count)
                for case .entry(.string(let name), .variant(let value)) in pairs {
                    #expect(value.signature == interface.properties[name], "\(name)")
                }
            }
        }
    }

    @Test func theCacheListsEveryElementOnce() {
        let answer = Small.answers.answer(
            BusCall(
                path: AccessibleAnswers.cachePath,
                interface: "org.a11y.atspi.Cache",
                member: "GetItems"
            )
        )
        guard case .reply(let values) = answer, let items = values.first?.members else {
            Issue.record("no answer")
            return
        }
        #expect(items.count == 9)
        #expect(values[0].signature == "a((so)(so)(so)iiassusau)")
        #expect(items.allSatisfy { $0.signature == "((so)(so)(so)iiassusau)" })
        #expect(items[3].members?[3] == .int32(1))
    }
}
