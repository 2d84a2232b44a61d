// SPDX-License-Identifier: Apache-2.0

extension InputScript {
    /// The line of an event at a time, in seconds from the beginning; nil for events that scripts
    /// do not record.
    ///
    /// `start` is what the platform's clock said at the beginning.
    package static func line(_ event: PlatformEvent, at time: Double, from start: Double) -> String?
    {
        guard let words = words(event, time, start) else { return nil }
        return "\(seconds(time)) \(words)\n"
    }

    /// The line of a frame or of the end.
    package static func line(_ verb: String, at time: Double) -> String {
        "\(seconds(time)) \(verb)\n"
    }

    /// Microseconds are enough, and read better than sixteen digits.
    private static func seconds(_ time: Double) -> String {
        "\((max(0, time) * 1e6).rounded() / 1e6)"
    }

    private static func words(_ event: PlatformEvent, _ time: Double, _ start: Double) -> String? {
        switch event {
        case .touch(let sample): return touch(sample, time, start)
        case .hover(let sample):
            return "hover \(sample.phase) \(sample.x) \(sample.y)"
                + own(sample.time - start, time) + held(sample.modifiers)
        case .scroll(let sample):
            return "scroll \(sample.x) \(sample.y) \(sample.deltaX) \(sample.deltaY) "
                + (sample.isContinuous ? "trackpad" : "wheel")
                + own(sample.time - start, time) + held(sample.modifiers)
        case .transform(let sample):
            return "transform \(sample.phase) \(sample.x) \(sample.y) \(sample.scale) "
                + "\(sample.rotation)" + own(sample.time - start, time) + held(sample.modifiers)
        case .key(let sample):
            let state = sample.isDown ? (sample.isRepeat ? "repeat" : "down") : "up"
            return "key \(state) \(sample.usage) \(ScriptWords.quote(sample.characters)) "
                + ScriptWords.quote(sample.charactersIgnoringModifiers)
                + own(sample.time - start, time) + held(sample.modifiers)
        case .text(let text, _): return "text " + ScriptWords.quote(text)
        case .composition(let text, let selection, _):
            return "compose \(ScriptWords.quote(text)) \(selection.lowerBound) "
                + "\(selection.upperBound)"
        case .shake: return "shake"
        case .colorSchemeDidChange(let isDark): return isDark ? "dark" : "light"
        case .windowDidBecomeActive: return "active"
        case .windowDidResignActive: return "inactive"
        case .windowDidHide: return "hidden"
        case .windowDidShow: return "shown"
        case .memoryWarning: return "memory-warning"
        case .windowDidResize, .windowDidChangeScale, .windowShouldClose, .drop, .quit,
            .clipboardDidChange:
            return nil
        }
    }

    private static func touch(_ sample: TouchSample, _ time: Double, _ start: Double) -> String? {
        guard sample.phase != .stationary else { return nil }
        var line = "touch \(sample.identifier) \(sample.phase) \(sample.x) \(sample.y)"
        switch sample.kind {
        case .direct: break
        case .indirect: line += " kind=indirect"
        case .pencil: line += " kind=pencil"
        case .pointer: line += " kind=pointer"
        }
        line += own(sample.time - start, time)
        if sample.radius != 20 { line += " radius=\(sample.radius)" }
        if sample.force != 0 { line += " force=\(sample.force)" }
        if sample.maximumForce != 0 { line += " most=\(sample.maximumForce)" }
        if sample.altitude != .pi / 2 { line += " altitude=\(sample.altitude)" }
        if sample.azimuth != 0 { line += " azimuth=\(sample.azimuth)" }
        if sample.roll != 0 { line += " roll=\(sample.roll)" }
        if sample.buttons != 1 { line += " buttons=\(sample.buttons)" }
        return line + held(sample.modifiers)
    }

    /// The time at which a device says that something happened, where it is not that of the line.
    private static func own(_ own: Double, _ time: Double) -> String {
        abs(own - time) < 1e-6 ? "" : " at=\(seconds(own))"
    }

    private static func held(_ modifiers: KeyModifiers) -> String {
        let names = KeyModifiers.names.filter { modifiers.contains($0.flag) }.map(\.name)
        return names.isEmpty ? "" : " held=" + names.joined(separator: "+")
    }
}
