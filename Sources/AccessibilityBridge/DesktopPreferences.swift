// SPDX-License-Identifier: Apache-2.0

import SystemBus

/// What a person has chosen for all programs of the desktop, as the settings portal tells it.
struct DesktopPreferences: Equatable, Sendable {
    var isDark = false
    var hasHighContrast = false
    var reducesMotion = false

    static let service = "org.freedesktop.portal.Desktop"
    static let path = "/org/freedesktop/portal/desktop"
    static let interface = "org.freedesktop.portal.Settings"
    /// The groups of settings that are read: the portal's own, and what GNOME adds.
    static let groups = [
        "org.freedesktop.appearance", "org.gnome.desktop.interface",
        "org.gnome.desktop.a11y.interface",
    ]

    /// Takes one setting; others than those of a preference are ignored.
    mutating func set(_ group: String, _ key: String, _ value: BusValue) {
        // Some portals wrap a value twice.
        let value = value.unwrapped.unwrapped
        switch (group, key) {
        case ("org.freedesktop.appearance", "color-scheme"):
            let dark = 1
            isDark = value.int == dark
        case ("org.freedesktop.appearance", "contrast"):
            let high = 1
            hasHighContrast = value.int == high
        case ("org.gnome.desktop.a11y.interface", "high-contrast"):
            hasHighContrast = value.bool ?? hasHighContrast
        case ("org.freedesktop.appearance", "reduced-motion"):
            let reduced = 1
            reducesMotion = value.int == reduced
        case ("org.gnome.desktop.interface", "enable-animations"):
            reducesMotion = value.bool.map { !$0 } ?? reducesMotion
        default: break
        }
    }

    /// Takes all settings of an answer, which is a dictionary of dictionaries.
    mutating func set(all answer: BusValue?) {
        for case .entry(.string(let group), let settings) in answer?.members ?? [] {
            for case .entry(.string(let key), let value) in settings.members ?? [] {
                set(group, key, value)
            }
        }
    }
}
