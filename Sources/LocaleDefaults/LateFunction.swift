// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A function of a library that only some programs load, whose name `LateFunctions.c` redefines, by its number there.
package enum LateFunction: Int32 {
    /// `URLProtocol.request`.
    case request
    /// `URLProtocol.registerClass(_:)`.
    case registerClass
    /// `URLProtocol.unregisterClass(_:)`.
    case unregisterClass
    /// `XMLParser.parse()`.
    case parse
    /// `XMLParser.parserError`.
    case parserError
    /// `URLResponse.suggestedFilename`.
    case suggestedFilename
    /// `URLSessionConfiguration.default`.
    case defaultConfiguration
    /// `URLSessionConfiguration.ephemeral`.
    case ephemeralConfiguration
    /// `HTTPURLResponse.localizedString(forStatusCode:)`.
    case statusWords

    /// Puts the one function of a table in the place of the library's, `original`, a method of `type`.
    ///
    /// Calls by the name lead there, and calls by the table of that class itself. Subclasses that the program
    /// declares have tables of their own, which hold the names.
    package func replace(_ original: WitnessTable, of type: AnyClass, by table: WitnessTable) {
        replaceLateFunction(rawValue, table.function)
        original.replace(inClass: type, by: table)
    }
}

@_silgen_name("replace_late_function")
private func replaceLateFunction(_ number: Int32, _ function: UnsafeRawPointer?)
