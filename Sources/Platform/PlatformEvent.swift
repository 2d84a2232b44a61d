// SPDX-License-Identifier: Apache-2.0

/// Something that happened outside, in the window's points with y down and the platform's seconds.
package enum PlatformEvent: Sendable {
    case touch(TouchSample)
    case hover(HoverSample)
    case scroll(ScrollSample)
    case transform(TransformSample)
    case key(KeySample)
    /// Text committed by a keyboard or an input method.
    case text(String, window: WindowID)
    /// Text that an input method is still composing, with the selection inside it in UTF-16 units.
    case composition(String, selection: Range<Int>, window: WindowID)
    case windowDidResize(WindowID)
    case windowDidChangeScale(WindowID)
    /// The user asked to close the window; it stays open until UIKit closes it.
    case windowShouldClose(WindowID)
    case windowDidBecomeActive(WindowID)
    case windowDidResignActive(WindowID)
    case windowDidHide(WindowID)
    case windowDidShow(WindowID)
    case drop(DropSample)
    /// Another program has changed the clipboard.
    case clipboardDidChange
    case shake
    case colorSchemeDidChange(isDark: Bool)
    case memoryWarning
    /// The session ends or the last window was closed.
    case quit
}

/// One finger, pencil or mouse button at one moment.
package struct TouchSample: Sendable {
    package enum Phase: Int, Sendable {
        case began
        case moved
        case stationary
        case ended
        case cancelled
    }

    package enum Kind: Int, Sendable {
        case direct
        case indirect
        case pencil
        case pointer
    }

    /// Identifies all samples of one touch.
    package var identifier: Int
    package var window: WindowID
    package var phase: Phase
    package var kind: Kind
    package var x: Double
    package var y: Double
    package var time: Double
    /// Half the size of the contact, in points.
    package var radius: Double
    /// 1 is an average touch; 0 where the device does not measure.
    package var force: Double
    package var maximumForce: Double
    /// Pencil only: radians.
    package var altitude: Double
    package var azimuth: Double
    /// Pencil only: how it is turned about its own axis, in radians.
    package var roll = 0.0
    /// Which values are estimates, and which of them will be updated: bits of `UITouch.Properties`.
    package var estimates = 0
    package var awaited = 0
    /// Identifies this sample for the update of its estimates.
    package var updateIndex: Int?
    /// The pointer's buttons, one bit each, the primary one first.
    package var buttons: Int
    package var modifiers: KeyModifiers

    package init(
        identifier: Int,
        window: WindowID,
        phase: Phase,
        kind: Kind = .direct,
        x: Double,
        y: Double,
        time: Double,
        radius: Double = 20,
        force: Double = 0,
        maximumForce: Double = 0,
        altitude: Double = .pi / 2,
        azimuth: Double = 0,
        buttons: Int = 1,
        modifiers: KeyModifiers = []
    ) {
        self.identifier = identifier
        self.window = window
        self.phase = phase
        self.kind = kind
        self.x = x
        self.y = y
        self.time = time
        self.radius = radius
        self.force = force
        self.maximumForce = maximumForce
        self.altitude = altitude
        self.azimuth = azimuth
        self.buttons = buttons
        self.modifiers = modifiers
    }
}

/// The pointer over a window with no button down.
package struct HoverSample: Sendable {
    package enum Phase: Int, Sendable {
        case entered
        case moved
        case exited
    }

    package var window: WindowID
    package var phase: Phase
    package var x: Double
    package var y: Double
    package var time: Double
    package var modifiers: KeyModifiers

    package init(
        window: WindowID,
        phase: Phase,
        x: Double,
        y: Double,
        time: Double,
        modifiers: KeyModifiers = []
    ) {
        self.window = window
        self.phase = phase
        self.x = x
        self.y = y
        self.time = time
        self.modifiers = modifiers
    }
}

/// A turn of the wheel or a move of two fingers on a trackpad.
package struct ScrollSample: Sendable {
    package var window: WindowID
    package var x: Double
    package var y: Double
    /// How far content moves, in points; positive moves it right and down.
    package var deltaX: Double
    package var deltaY: Double
    /// Whether the device reports every small move (a trackpad) or notches (a wheel).
    package var isContinuous: Bool
    package var time: Double
    package var modifiers: KeyModifiers

    package init(
        window: WindowID,
        x: Double,
        y: Double,
        deltaX: Double,
        deltaY: Double,
        isContinuous: Bool,
        time: Double,
        modifiers: KeyModifiers = []
    ) {
        self.window = window
        self.x = x
        self.y = y
        self.deltaX = deltaX
        self.deltaY = deltaY
        self.isContinuous = isContinuous
        self.time = time
        self.modifiers = modifiers
    }
}

/// Two fingers that pinch or turn on a trackpad, below the pointer.
package struct TransformSample: Sendable {
    package enum Phase: Int, Sendable {
        case began
        case changed
        case ended
        case cancelled
    }

    package var window: WindowID
    package var phase: Phase
    package var x: Double
    package var y: Double
    /// By what content grows, and turns in radians, since the sample before.
    package var scale: Double
    package var rotation: Double
    package var time: Double
    package var modifiers: KeyModifiers

    package init(
        window: WindowID,
        phase: Phase,
        x: Double,
        y: Double,
        scale: Double = 1,
        rotation: Double = 0,
        time: Double,
        modifiers: KeyModifiers = []
    ) {
        self.window = window
        self.phase = phase
        self.x = x
        self.y = y
        self.scale = scale
        self.rotation = rotation
        self.time = time
        self.modifiers = modifiers
    }
}

/// One key going down or up.
package struct KeySample: Sendable {
    package var window: WindowID
    package var isDown: Bool
    package var isRepeat: Bool
    /// The key's place on the keyboard: a usage number of page 7 of the USB HID tables.
    package var usage: Int
    /// The characters of the key with the held modifiers, and without them.
    package var characters: String
    package var charactersIgnoringModifiers: String
    package var modifiers: KeyModifiers
    package var time: Double

    package init(
        window: WindowID,
        isDown: Bool,
        isRepeat: Bool = false,
        usage: Int,
        characters: String,
        charactersIgnoringModifiers: String,
        modifiers: KeyModifiers = [],
        time: Double
    ) {
        self.window = window
        self.isDown = isDown
        self.isRepeat = isRepeat
        self.usage = usage
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifiers = modifiers
        self.time = time
    }
}

/// The modifier keys that are held, with the bits of `UIKeyModifierFlags`.
package struct KeyModifiers: OptionSet, Sendable, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let capsLock = KeyModifiers(rawValue: 1 << 16)
    package static let shift = KeyModifiers(rawValue: 1 << 17)
    package static let control = KeyModifiers(rawValue: 1 << 18)
    package static let alternate = KeyModifiers(rawValue: 1 << 19)
    package static let command = KeyModifiers(rawValue: 1 << 20)
    package static let numericPad = KeyModifiers(rawValue: 1 << 21)
}

/// Something dragged over or dropped on a window from another program.
package struct DropSample: Sendable {
    package enum Phase: Sendable {
        case moved
        case exited
        case dropped
    }

    package var window: WindowID
    package var phase: Phase
    package var x: Double
    package var y: Double
    /// The payload by media type, for example `text/plain` or `text/uri-list`.
    package var items: [ClipboardItem]

    package init(window: WindowID, phase: Phase, x: Double, y: Double, items: [ClipboardItem]) {
        self.window = window
        self.phase = phase
        self.x = x
        self.y = y
        self.items = items
    }
}
