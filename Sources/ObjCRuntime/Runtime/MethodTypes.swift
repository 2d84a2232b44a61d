// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The C functions of the Objective-C runtime that tell the types of methods, in their own spelling.

extension Method {
    /// The codes of the result, of the object, of the selector and of the arguments.
    ///
    /// Accessors of listed properties have the codes of their values. Lowered methods take and give any
    /// values, so that everything else counts as an object.
    fileprivate var typeCodes: [String] {
        let properties = Registry.shared.table(of: owner).properties
        if let getter = properties[selector.name] { return [Self.code(getter), "@", ":"] }
        if let setter = property(setBy: selector.name, among: properties) {
            return ["v", "@", ":", Self.code(setter)]
        }
        return ["@", "@", ":"] + Array(repeating: "@", count: selector.argumentCount)
    }

    private func property(setBy name: String, among properties: [String: Property]) -> Property? {
        guard name.hasPrefix("set"), name.hasSuffix(":") else { return nil }
        let key = name.dropFirst(3).dropLast()
        guard let first = key.first else { return nil }
        let usual = properties[first.lowercased() + key.dropFirst()] ?? properties[String(key)]
        return usual.flatMap { $0.isReadOnly ? nil : $0 }
    }

    /// Methods don't tell the classes of objects.
    private static func code(_ property: Property) -> String {
        let code = TypeCode.of(property.type)
        return code.hasPrefix("@") ? "@" : code
    }
}

/// The codes of a method's result and arguments, as far as they are known.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? {
    InternedNames.address(of: m.typeCodes.joined())
}

/// How many arguments a method takes, with the object and the selector.
public func method_getNumberOfArguments(_ m: Method) -> UInt32 {
    UInt32(m.typeCodes.count - 1)
}

/// The code of a method's result; the caller frees the memory.
public func method_copyReturnType(_ m: Method) -> UnsafeMutablePointer<CChar> {
    copy(m.typeCodes[0])
}

/// The code of an argument, of which the first two are the object and the selector; nil where the method has
/// none of that number.
///
/// The caller frees the memory.
public func method_copyArgumentType(_ m: Method, _ index: UInt32) -> UnsafeMutablePointer<CChar>? {
    code(ofArgument: index, of: m).map(copy)
}

/// Writes the code of a method's result, cut to the room that there is, and zeros behind it.
public func method_getReturnType(
    _ m: Method,
    _ dst: UnsafeMutablePointer<CChar>,
    _ dst_len: Int
) {
    write(m.typeCodes[0], to: dst, dst_len)
}

/// Writes the code of an argument, cut to the room that there is, and zeros behind it; only zeros where the
/// method has no argument of that number.
public func method_getArgumentType(
    _ m: Method,
    _ index: UInt32,
    _ dst: UnsafeMutablePointer<CChar>?,
    _ dst_len: Int
) {
    guard let dst else { return }
    write(code(ofArgument: index, of: m) ?? "", to: dst, dst_len)
}

private func code(ofArgument index: UInt32, of method: Method) -> String? {
    let arguments = method.typeCodes.dropFirst()
    return Int(index) < arguments.count ? arguments[Int(index) + 1] : nil
}

/// As `strncpy` does.
private func write(_ code: String, to place: UnsafeMutablePointer<CChar>, _ room: Int) {
    guard room > 0 else { return }
    place.update(repeating: 0, count: room)
    for (index, byte) in code.utf8.prefix(room).enumerated() {
        place[index] = CChar(bitPattern: byte)
    }
}

private func copy(_ code: String) -> UnsafeMutablePointer<CChar> {
    let room = code.utf8.count + 1
    let place = UnsafeMutablePointer<CChar>.allocate(capacity: room)
    write(code, to: place, room)
    return place
}
