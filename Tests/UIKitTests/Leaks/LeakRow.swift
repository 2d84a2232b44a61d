// SPDX-License-Identifier: Apache-2.0

/// One class of the framework: how an instance is made.
///
/// `Scripts/checks/leak_rows.py` proves that each public class has a row, or a reason why it has none in
/// `Scripts/checks/uncreated-classes.tsv`. What is done with the instance is ``LeakStage``'s.
@MainActor
struct LeakRow {
    /// The class's name, without its module and its generic arguments.
    let name: String
    /// Makes an instance; nil is a failure.
    let make: (LeakStage) throws -> AnyObject?

    init<Made: AnyObject>(
        _ type: Made.Type,
        _ make: @escaping @MainActor () throws -> Made?
    ) {
        name = LeakRow.name(of: type)
        self.make = { _ in try make() }
    }

    /// A row whose instance needs a view, a window or an application.
    init<Made: AnyObject>(
        _ type: Made.Type,
        on make: @escaping @MainActor (LeakStage) throws -> Made?
    ) {
        name = LeakRow.name(of: type)
        self.make = { try make($0) }
    }

    private static func name(of type: Any.Type) -> String {
        String(reflecting: type).prefix { $0 != "<" }.split(separator: ".").dropFirst()
            .joined(separator: ".")
    }
}

/// All rows.
@MainActor
enum LeakTable {
    static let rows: [LeakRow] =
        drawing + layers + values + views + controls + controllers + bars + lists + collections
        + text + interactions + gestures + scenes + services + dynamics

    /// The names, which tests take as arguments.
    static var names: [String] { rows.map(\.name) }
}
