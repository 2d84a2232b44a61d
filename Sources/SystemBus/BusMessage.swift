// SPDX-License-Identifier: Apache-2.0

/// A message of sd-bus, which is freed with the object.
final class BusMessage {
    let library: BusLibrary
    let pointer: BusLibrary.Message

    /// Takes over a reference.
    init(_ pointer: BusLibrary.Message, _ library: BusLibrary) {
        self.pointer = pointer
        self.library = library
    }

    deinit { _ = library.release(pointer) }

    private func text(_ field: (BusLibrary.Message) -> UnsafePointer<CChar>?) -> String? {
        field(pointer).map { String(cString: $0) }
    }

    var path: String? { text(library.path) }
    var interface: String? { text(library.interface) }
    var member: String? { text(library.member) }
    var sender: String? { text(library.sender) }
    var wantsReply: Bool { library.wantsReply(pointer) > 0 }

    /// 1 is a call, 2 a reply, 3 an error, 4 a signal.
    var kind: UInt8 {
        var kind: UInt8 = 0
        return library.kind(pointer, &kind) < 0 ? 0 : kind
    }

    /// The cookie of the call that this answers.
    var replyCookie: UInt64? {
        var cookie: UInt64 = 0
        return library.replyCookie(pointer, &cookie) < 0 ? nil : cookie
    }

    // MARK: Writing

    /// Adds a value at the end; false where sd-bus refuses it.
    func append(_ value: BusValue) -> Bool {
        switch value {
        case .bool(let value): number("b", CInt(value ? 1 : 0))
        case .byte(let value): number("y", value)
        case .int16(let value): number("n", value)
        case .uint16(let value): number("q", value)
        case .int32(let value): number("i", value)
        case .uint32(let value): number("u", value)
        case .int64(let value): number("x", value)
        case .uint64(let value): number("t", value)
        case .double(let value): number("d", value)
        case .string(let value): text("s", value)
        case .path(let value): text("o", value)
        case .signature(let value): text("g", value)
        case .array(let element, let members): container("a", element, members)
        case .structure(let members):
            container("r", members.map(\.signature).joined(), members)
        case .entry(let key, let value):
            container("e", key.signature + value.signature, [key, value])
        case .variant(let inner): container("v", inner.signature, [inner])
        }
    }

    private func code(_ type: Unicode.Scalar) -> CChar { CChar(truncatingIfNeeded: type.value) }

    private func number<Value: BitwiseCopyable>(_ type: Unicode.Scalar, _ value: Value) -> Bool {
        var value = value
        return library.appendBasic(pointer, code(type), &value) >= 0
    }

    private func text(_ type: Unicode.Scalar, _ value: String) -> Bool {
        value.withCString { library.appendBasic(pointer, code(type), $0) >= 0 }
    }

    private func container(
        _ type: Unicode.Scalar,
        _ contents: String,
        _ members: [BusValue]
    ) -> Bool {
        guard library.openContainer(pointer, code(type), contents) >= 0 else { return false }
        for member in members where !append(member) { return false }
        return library.closeContainer(pointer) >= 0
    }

    // MARK: Reading

    /// The deepest nesting that is read; AT-SPI itself needs five.
    private static let deepest = 16
    /// The most values that are read of one message, so that none takes the program's memory.
    private static let most = 2_000_000
    private var count = 0

    /// All values; nil where the message is damaged, holds too much or a file.
    func values() -> [BusValue]? { read(depth: 0) }

    private func read(depth: Int) -> [BusValue]? {
        guard depth < Self.deepest else { return nil }
        var result: [BusValue] = []
        while true {
            var type: CChar = 0
            var contents: UnsafePointer<CChar>?
            let state = library.peek(pointer, &type, &contents)
            guard state >= 0 else { return nil }
            guard state > 0 else { return result }
            let inside = contents.map { String(cString: $0) } ?? ""
            count += 1
            guard count <= Self.most,
                let value = value(Unicode.Scalar(UInt8(bitPattern: type)), inside, depth)
            else { return nil }
            result.append(value)
        }
    }

    private func value(_ type: Unicode.Scalar, _ inside: String, _ depth: Int) -> BusValue? {
        switch type {
        case "b": basic(type, CInt(0)).map { .bool($0 != 0) }
        case "y": basic(type, UInt8(0)).map { .byte($0) }
        case "n": basic(type, Int16(0)).map { .int16($0) }
        case "q": basic(type, UInt16(0)).map { .uint16($0) }
        case "i": basic(type, Int32(0)).map { .int32($0) }
        case "u": basic(type, UInt32(0)).map { .uint32($0) }
        case "x": basic(type, Int64(0)).map { .int64($0) }
        case "t": basic(type, UInt64(0)).map { .uint64($0) }
        case "d": basic(type, Double(0)).map { .double($0) }
        case "s": string(type).map { .string($0) }
        case "o": string(type).map { .path($0) }
        case "g": string(type).map { .signature($0) }
        case "a": entered(type, inside, depth).map { .array(of: inside, $0) }
        case "r": entered(type, inside, depth).map { .structure($0) }
        case "e":
            entered(type, inside, depth).flatMap { pair in
                pair.count == 2 ? .entry(pair[0], pair[1]) : nil
            }
        case "v":
            entered(type, inside, depth).flatMap { $0.first.map { .variant($0) } }
        default: nil
        }
    }

    private func basic<Value: BitwiseCopyable>(_ type: Unicode.Scalar, _ empty: Value) -> Value? {
        var value = empty
        return library.readBasic(pointer, code(type), &value) > 0 ? value : nil
    }

    private func string(_ type: Unicode.Scalar) -> String? {
        var text: UnsafePointer<CChar>?
        guard library.readBasic(pointer, code(type), &text) > 0 else { return nil }
        return text.map { String(cString: $0) }
    }

    private func entered(
        _ type: Unicode.Scalar,
        _ inside: String,
        _ depth: Int
    ) -> [BusValue]? {
        guard library.enter(pointer, code(type), inside) > 0 else { return nil }
        let members = read(depth: depth + 1)
        guard library.leave(pointer) >= 0 else { return nil }
        return members
    }
}
