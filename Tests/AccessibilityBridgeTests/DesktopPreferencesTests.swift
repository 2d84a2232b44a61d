// SPDX-License-Identifier: Apache-2.0

import SystemBus
import Testing

@testable import AccessibilityBridge

/// The desktop's settings as preferences.
struct DesktopPreferencesTests {
    private func settings(_ group: String, _ key: String, _ value: BusValue) -> BusValue {
        .array(
            of: "{sa{sv}}",
            [
                .entry(
                    .string(group),
                    .array(of: "{sv}", [.entry(.string(key), .variant(value))])
                )
            ]
        )
    }

    @Test func thePortalsSettingsArePreferences() {
        var preferences = DesktopPreferences()
        preferences.set(all: settings("org.freedesktop.appearance", "color-scheme", .uint32(1)))
        #expect(preferences == DesktopPreferences(isDark: true))
        preferences.set("org.freedesktop.appearance", "color-scheme", .variant(.uint32(2)))
        preferences.set("org.freedesktop.appearance", "contrast", .variant(.uint32(1)))
        #expect(preferences == DesktopPreferences(hasHighContrast: true))
        let group = "org.gnome.desktop.interface"
        preferences.set(group, "enable-animations", .variant(.variant(.bool(false))))
        #expect(preferences.reducesMotion)
    }

    @Test func valuesOfWrongTypesAndOtherSettingsAreIgnored() {
        var preferences = DesktopPreferences(reducesMotion: true)
        preferences.set("org.gnome.desktop.interface", "enable-animations", .string("no"))
        preferences.set("org.gnome.desktop.interface", "clock-format", .string("24h"))
        preferences.set(all: nil)
        preferences.set(all: .string("nonsense"))
        #expect(preferences == DesktopPreferences(reducesMotion: true))
    }
}
