// SPDX-License-Identifier: Apache-2.0

/// Reads the lines of an input script.
struct ScriptReader {
    /// A line's error, as a message for users.
    struct Problem: Error {
        let reason: String
    }

    private let window: WindowID
    private(set) var hasHeader = false
    private(set) var size: (width: Double, height: Double)?
    private(set) var screen: InputScript.Screen?
    private(set) var lines: [InputScript.Line] = []
    private var time = 0.0
    private var isOver = false
    private var down: Set<Int> = []

    /// A script of more than a day is a mistake, and so is a window wider than a wall.
    private static let longestTime = 86_400.0
    private static let farthest = 1_000_000.0
    private static let longestLine = 100_000

    init(window: WindowID) {
        self.window = window
    }

    mutating func read(_ line: Substring, _ number: Int) throws {
        guard line.utf8.count <= ScriptReader.longestLine else {
            throw Problem(reason: "the line is longer than \(ScriptReader.longestLine) bytes")
        }
        var words = try ScriptWords(line)
        guard let first = words.next() else { return }
        guard hasHeader else { return try readHeader(first, &words) }
        if first == "size" {
            guard lines.isEmpty, size == nil else {
                throw Problem(reason: "'size' must come once, before the events")
            }
            size = (try length(&words, "width"), try length(&words, "height"))
            return try words.finish()
        }
        if first == "screen" {
            guard lines.isEmpty, screen == nil else {
                throw Problem(reason: "'screen' must come once, before the events")
            }
            let device = try words.text("a device's name")
            screen = .init(device: device, scale: try scale(&words))
            return try words.finish()
        }
        guard !isOver else { throw Problem(reason: "there is more after 'end'") }
        let time = try readTime(first)
        let verb = try words.word("what happened")
        let step = try readStep(verb, time, &words)
        try words.finish()
        lines.append(InputScript.Line(number: number, time: time, step: step))
    }

    private mutating func readHeader(_ first: String, _ words: inout ScriptWords) throws {
        guard first == "casement-input" else {
            throw Problem(
                reason: "the script does not begin with 'casement-input \(InputScript.version)'"
            )
        }
        let version = try words.word("a version")
        guard version == "\(InputScript.version)" else {
            throw Problem(
                reason: "version \(version) is not known; this reads version "
                    + "\(InputScript.version)"
            )
        }
        try words.finish()
        hasHeader = true
    }

    private mutating func readTime(_ word: String) throws -> Double {
        guard let new = Double(word), new.isFinite, new >= 0, new <= ScriptReader.longestTime else {
            throw Problem(reason: "'\(word)' is no time in seconds, from 0 to 86400")
        }
        guard new >= time else {
            throw Problem(reason: "the time goes back from \(time) to \(new)")
        }
        time = new
        return new
    }

    // MARK: Steps

    private mutating func readStep(
        _ verb: String,
        _ time: Double,
        _ words: inout ScriptWords
    ) throws -> InputScript.Step {
        switch verb {
        case "touch": return .event(.touch(try touch(time, &words)))
        case "hover": return .event(.hover(try hover(time, &words)))
        case "scroll": return .event(.scroll(try scroll(time, &words)))
        case "transform": return .event(.transform(try transform(time, &words)))
        case "key": return .event(.key(try key(time, &words)))
        case "text": return .event(.text(try words.text("a text"), window: window))
        case "compose":
            let text = try words.text("a text")
            let start = try words.integer("where the selection begins", 0...100_000)
            let end = try words.integer("where the selection ends", start...100_000)
            return .event(.composition(text, selection: start..<end, window: window))
        case "resize":
            return .resize(
                width: try length(&words, "width"),
                height: try length(&words, "height")
            )
        case "frame": return .frame
        case "picture": return .picture(try pictureName(&words))
        case "shake": return .event(.shake)
        case "light": return .event(.colorSchemeDidChange(isDark: false))
        case "dark": return .event(.colorSchemeDidChange(isDark: true))
        case "active": return .event(.windowDidBecomeActive(window))
        case "inactive": return .event(.windowDidResignActive(window))
        case "hidden": return .event(.windowDidHide(window))
        case "shown": return .event(.windowDidShow(window))
        case "memory-warning": return .event(.memoryWarning)
        case "end":
            isOver = true
            return .end
        default:
            throw Problem(
                reason: "'\(verb)' is not known; there are touch, hover, scroll, transform, "
                    + "key, text, compose, resize, frame, picture, shake, light, dark, active, inactive, hidden, "
                    + "shown, memory-warning and end"
            )
        }
    }

    /// The name of a file without its ending, which cannot lie in another folder.
    private func pictureName(_ words: inout ScriptWords) throws -> String {
        let name = try words.text("a picture's name")
        let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
        guard isPlain, !name.isEmpty, name.utf8.count <= 200 else {
            throw Problem(
                reason: "'\(name)' names no picture; it has letters, digits, '-', '_' and blanks"
            )
        }
        return name
    }

    private mutating func touch(
        _ time: Double,
        _ words: inout ScriptWords
    ) throws -> TouchSample {
        let identifier = try words.integer("the finger's number", 0...1_000_000)
        let phases: [String: TouchSample.Phase] = [
            "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled,
        ]
        let phase = try words.choice("began, moved, ended or cancelled", phases)
        if phase == .began {
            guard down.insert(identifier).inserted else {
                throw Problem(reason: "finger \(identifier) is down already")
            }
        } else {
            guard down.contains(identifier) else {
                throw Problem(reason: "finger \(identifier) is not down")
            }
            if phase != .moved { down.remove(identifier) }
        }
        var sample = TouchSample(
            identifier: identifier,
            window: window,
            phase: phase,
            x: try place(&words, "x"),
            y: try place(&words, "y"),
            time: time
        )
        while let (name, value) = try words.attribute() {
            switch name {
            case "kind":
                let kinds: [String: TouchSample.Kind] = [
                    "finger": .direct, "indirect": .indirect, "pencil": .pencil,
                    "pointer": .pointer,
                ]
                guard let kind = kinds[value] else {
                    throw Problem(reason: "'\(value)' is no kind of touch")
                }
                sample.kind = kind
            case "at": sample.time = try own(value)
            case "radius": sample.radius = try number(value, 0...1000)
            case "force": sample.force = try number(value, 0...1000)
            case "most": sample.maximumForce = try number(value, 0...1000)
            case "altitude": sample.altitude = try number(value, -10...10)
            case "azimuth": sample.azimuth = try number(value, -10...10)
            case "roll": sample.roll = try number(value, -10...10)
            case "buttons": sample.buttons = Int(try number(value, 0...65_535))
            case "held": sample.modifiers = try modifiers(value)
            default: throw Problem(reason: "'\(name)' is nothing that a touch has")
            }
        }
        return sample
    }

    private func hover(_ time: Double, _ words: inout ScriptWords) throws -> HoverSample {
        let phases: [String: HoverSample.Phase] = [
            "entered": .entered, "moved": .moved, "exited": .exited,
        ]
        var sample = HoverSample(
            window: window,
            phase: try words.choice("entered, moved or exited", phases),
            x: try place(&words, "x"),
            y: try place(&words, "y"),
            time: time
        )
        while let (name, value) = try words.attribute() {
            switch name {
            case "at": sample.time = try own(value)
            case "held": sample.modifiers = try modifiers(value)
            default: throw Problem(reason: "'\(name)' is nothing that a pointer has")
            }
        }
        return sample
    }

    private func scroll(_ time: Double, _ words: inout ScriptWords) throws -> ScrollSample {
        var sample = ScrollSample(
            window: window,
            x: try place(&words, "x"),
            y: try place(&words, "y"),
            deltaX: try place(&words, "how far to the right"),
            deltaY: try place(&words, "how far down"),
            isContinuous: try words.choice(
                "wheel or trackpad",
                ["wheel": false, "trackpad": true]
            ),
            time: time
        )
        while let (name, value) = try words.attribute() {
            switch name {
            case "at": sample.time = try own(value)
            case "held": sample.modifiers = try modifiers(value)
            default: throw Problem(reason: "'\(name)' is nothing that scrolling has")
            }
        }
        return sample
    }

    private func transform(_ time: Double, _ words: inout ScriptWords) throws -> TransformSample {
        let phases: [String: TransformSample.Phase] = [
            "began": .began, "changed": .changed, "ended": .ended, "cancelled": .cancelled,
        ]
        var sample = TransformSample(
            window: window,
            phase: try words.choice("began, changed, ended or cancelled", phases),
            x: try place(&words, "x"),
            y: try place(&words, "y"),
            scale: try place(&words, "by what it grows"),
            rotation: try place(&words, "by what it turns"),
            time: time
        )
        while let (name, value) = try words.attribute() {
            switch name {
            case "at": sample.time = try own(value)
            case "held": sample.modifiers = try modifiers(value)
            default: throw Problem(reason: "'\(name)' is nothing that a transform has")
            }
        }
        return sample
    }

    private func key(_ time: Double, _ words: inout ScriptWords) throws -> KeySample {
        let states = ["down": (true, false), "repeat": (true, true), "up": (false, false)]
        let (isDown, isRepeat) = try words.choice("down, repeat or up", states)
        var sample = KeySample(
            window: window,
            isDown: isDown,
            isRepeat: isRepeat,
            usage: try words.integer("the key's number", 0...65_535),
            characters: try words.text("what the key types"),
            charactersIgnoringModifiers: try words.text("what the key types by itself"),
            time: time
        )
        while let (name, value) = try words.attribute() {
            switch name {
            case "at": sample.time = try own(value)
            case "held": sample.modifiers = try modifiers(value)
            default: throw Problem(reason: "'\(name)' is nothing that a key has")
            }
        }
        return sample
    }

    // MARK: Values

    private func place(_ words: inout ScriptWords, _ what: String) throws -> Double {
        try number(try words.word(what), -ScriptReader.farthest...ScriptReader.farthest)
    }

    private func scale(_ words: inout ScriptWords) throws -> Double {
        try number(try words.word("a scale"), 0.5...8)
    }

    private func length(_ words: inout ScriptWords, _ what: String) throws -> Double {
        try number(try words.word(what), 1...16_384)
    }

    private func number(_ word: String, _ range: ClosedRange<Double>) throws -> Double {
        guard let value = Double(word), range.contains(value) else {
            throw Problem(
                reason: "'\(word)' is no number from \(range.lowerBound) to \(range.upperBound)"
            )
        }
        return value
    }

    private func own(_ word: String) throws -> Double {
        try number(word, 0...ScriptReader.longestTime)
    }

    private func modifiers(_ word: String) throws -> KeyModifiers {
        var result: KeyModifiers = []
        for name in word.split(separator: "+") {
            guard let one = KeyModifiers.names.first(where: { $0.name == name }) else {
                throw Problem(reason: "'\(name)' is no modifier key")
            }
            result.insert(one.flag)
        }
        return result
    }
}

extension KeyModifiers {
    /// The names of modifier keys in scripts.
    static let names: [(name: String, flag: KeyModifiers)] = [
        ("caps", .capsLock), ("shift", .shift), ("control", .control), ("alternate", .alternate),
        ("command", .command), ("keypad", .numericPad),
    ]
}
