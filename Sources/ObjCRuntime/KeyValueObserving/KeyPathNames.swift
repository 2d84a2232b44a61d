// SPDX-License-Identifier: Apache-2.0

import CSwiftCalls
import Foundation
import Glibc
import Synchronization

// Key paths have no names on Linux. What one is made of shows in its description, where a computed
// property is the address of the function that reads it; that function's symbol has the name.

/// The names of key paths that no class lists.
enum KeyPathNames {
    // Sendable is unchecked because key paths are values that never change.
    private struct Path: Hashable, @unchecked Sendable {
        let keyPath: AnyKeyPath
    }

    private static let known = Mutex<[Path: String?]>([:])

    /// The path in words, `layer.sublayers`; nil where a part of it has no name, as in a program that
    /// was stripped of its symbols.
    static func name(of keyPath: AnyKeyPath) -> String? {
        let path = Path(keyPath: keyPath)
        if let known = known.withLock({ $0[path] }) { return known }
        let parts = parts(of: keyPath).map(name)
        let names = parts.compactMap(\.self)
        let name = names.isEmpty || names.count < parts.count ? nil : names.joined(separator: ".")
        known.withLock { $0[path] = .some(name) }
        return name
    }

    /// The parts of the description behind the type, without the marks of optional chains.
    private static func parts(of keyPath: AnyKeyPath) -> [Substring] {
        let root = "\\\(String(describing: type(of: keyPath).rootType))."
        let description = "\(keyPath)"
        guard description.hasPrefix(root) else { return [] }
        var depth = 0
        // Types in parts have dots and brackets of their own.
        let rest = description.dropFirst(root.count)
        let parts = rest.split(omittingEmptySubsequences: false) { character in
            if "<([".contains(character) { depth += 1 }
            if ">)]".contains(character) { depth -= 1 }
            return character == "." && depth == 0
        }
        return parts.map { part in
            part.last.map { "?!".contains($0) } ?? false ? part.dropLast() : part
        }
    }

    private static func name(_ part: Substring) -> String? {
        guard part.hasPrefix("<") else {
            let isPlain = part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            return isPlain && !part.isEmpty && part != "self" ? String(part) : nil
        }
        let start = "<computed 0x"
        let digits = part.dropFirst(start.count).prefix(while: \.isHexDigit)
        guard part.hasPrefix(start), let bits = UInt(digits, radix: 16),
            let address = UnsafeRawPointer(bitPattern: bits)
        else { return nil }
        return property(readAt: address)
    }

    /// The property that a function reads for key paths.
    private static func property(readAt address: UnsafeRawPointer) -> String? {
        let mangled = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 2_048) { buffer in
            // What getters of key paths end with in Swift's mangling.
            casement_function_name(address, "TK", buffer.baseAddress, buffer.count)
                ? buffer.baseAddress.map { String(cString: $0) } : nil
        }
        guard let mangled, let text = demangled(mangled) else { return nil }
        // `key path getter for UIKitBasics.UILabel.isHighlighted : Swift.Bool : UIKitBasics.UILabel`
        let start = "key path getter for "
        guard text.hasPrefix(start), !text.contains("subscript("), let end = text.range(of: " : ")
        else { return nil }
        var path = text[text.index(text.startIndex, offsetBy: start.count)..<end.lowerBound]
        // A private property stands in brackets with the name of its file.
        if path.hasSuffix(")"), let open = path.range(of: ".(", options: .backwards) {
            path = path[open.upperBound...].prefix { $0 != " " }
        }
        let name = path[(path.lastIndex(of: ".").map(path.index(after:)) ?? path.startIndex)...]
        return name.isEmpty || name.contains(" ") ? nil : String(name)
    }

    private static func demangled(_ name: String) -> String? {
        guard let text = swiftDemangle(name, name.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}

/// The Swift library's function: the readable form of a mangled name, which the caller frees.
@_silgen_name("swift_demangle")
private func swiftDemangle(
    _ name: UnsafePointer<CChar>,
    _ length: Int,
    _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?,
    _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

extension AnyKeyPath {
    /// The path in words, as key-value coding takes it; nil where it has none.
    ///
    /// `_kvcKeyPathString` is lowered to this: Swift's own knows no names on Linux.
    public var _objcKeyPathString: String? { KeyPathNames.name(of: self) }
}
