// SPDX-License-Identifier: Apache-2.0

import CSDL2
import Foundation

/// A connection to the X server of our own.
///
/// Its invisible window owns and requests selections. Used on one thread.
final class XConnection {
    let x: XLibrary
    let display: XLibrary.Display
    let window: Window
    private var atoms: [String: Atom] = [:]
    private var names: [Atom: String] = [:]
    /// The type of the event for a new owner of a selection; nil if the extension is missing.
    let ownerChange: CInt?

    /// The mode of `XChangeProperty` that replaces what is there, and of `XGetWindowProperty`
    /// that takes any type.
    private static let replace = CInt(PropModeReplace)
    private static let anyType = Atom(0)

    /// Opens the display; nil where that fails.
    init?() {
        guard let x = XLibrary(), let display = x.openDisplay(nil) else { return nil }
        self.x = x
        self.display = display
        window = x.createWindow(display, x.rootWindow(display), -10, -10, 1, 1, 0, 0, 0)
        // Other programs' windows may be closed at any time, so errors must not end this program.
        _ = x.setErrorHandler { _, _ in 0 }
        _ = x.selectInput(display, window, PropertyChangeMask)
        var base: CInt = 0
        var error: CInt = 0
        if let query = x.queryFixes, query(display, &base, &error) != 0 {
            ownerChange = base
        } else {
            ownerChange = nil
        }
    }

    // MARK: Names

    func atom(_ name: String) -> Atom {
        if let atom = atoms[name] { return atom }
        let atom = x.internAtom(display, name, 0)
        atoms[name] = atom
        names[atom] = name
        return atom
    }

    func name(_ atom: Atom) -> String {
        if let name = names[atom] { return name }
        guard atom != 0, let characters = x.atomName(display, atom) else { return "" }
        defer { _ = x.free(characters) }
        let name = String(cString: characters)
        names[atom] = name
        atoms[name] = atom
        return name
    }

    // MARK: Properties

    /// Requests events for changes of a selection's owner.
    func watch(_ selection: String) {
        x.selectOwnerChanges?(display, window, atom(selection), 7)
    }

    func set(_ property: String, of window: Window, type: Atom, words: [UInt]) {
        words.withUnsafeBytes { bytes in
            _ = x.changeProperty(
                display,
                window,
                atom(property),
                type,
                32,
                Self.replace,
                bytes.bindMemory(to: UInt8.self).baseAddress,
                CInt(words.count)
            )
        }
    }

    func set(_ property: Atom, of window: Window, type: Atom, bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBufferPointer { bytes in
            _ = x.changeProperty(
                display,
                window,
                property,
                type,
                8,
                Self.replace,
                bytes.baseAddress,
                CInt(bytes.count)
            )
        }
    }

    /// The value of a property, whose words are as wide as `long`; nil where there is none.
    func value(
        _ property: Atom,
        of window: Window,
        deletes: Bool = false
    ) -> (type: Atom, format: CInt, bytes: [UInt8])? {
        var type: Atom = 0
        var format: CInt = 0
        var count: UInt = 0
        var left: UInt = 0
        var data: XLibrary.Bytes?
        let result = x.property(
            display,
            window,
            property,
            0,
            0x1FFF_FFFF,
            deletes ? 1 : 0,
            Self.anyType,
            &type,
            &format,
            &count,
            &left,
            &data
        )
        defer { _ = x.free(data) }
        guard result == 0, type != 0, let data else { return nil }
        let width = format == 32 ? MemoryLayout<CLong>.size : Int(format) / 8
        return (type, format, Array(UnsafeBufferPointer(start: data, count: Int(count) * width)))
    }

    /// The words of a property; none where there is none.
    func words(_ property: String, of window: Window) -> [UInt] {
        guard let value = value(atom(property), of: window), value.format == 32 else { return [] }
        return value.bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt.self)) }
    }

    // MARK: Messages

    /// Sends a message about `window` to `receiver`.
    func send(_ name: String, about window: Window, to receiver: Window, _ words: [Int]) {
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.display = display
        event.xclient.window = window
        event.xclient.message_type = atom(name)
        event.xclient.format = 32
        withUnsafeMutableBytes(of: &event.xclient.data) { data in
            for (index, word) in words.prefix(5).enumerated() {
                data.storeBytes(of: word, toByteOffset: index * 8, as: Int.self)
            }
        }
        _ = x.send(display, receiver, 0, 0, &event)
        _ = x.flush(display)
    }

    /// The words of a message.
    static func words(_ message: XClientMessageEvent) -> [Int] {
        withUnsafeBytes(of: message.data) { Array($0.bindMemory(to: Int.self).prefix(5)) }
    }
}
