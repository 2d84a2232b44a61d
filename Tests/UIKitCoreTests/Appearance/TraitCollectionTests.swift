// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

@testable import UIKitValues

private struct Density: UITraitDefinition {
    static let defaultValue = 3
}

private struct Tone: UITraitDefinition {
    static let defaultValue: String? = nil
    static let affectsColorAppearance = true
}

@Suite("Traits")
struct TraitCollectionTests {
    @Test("A new collection says nothing")
    func empty() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.forceTouchCapability == .unknown)
        #expect(traits == UITraitCollection(userInterfaceStyle: .unspecified))
    }

    @Test("Of several collections the last that specifies a trait wins")
    func merging() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: .light),
            UITraitCollection(userInterfaceStyle: .unspecified),
        ])
        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.displayScale == 3)
        #expect(traits.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(traits.containsTraits(in: nil))
    }

    @Test("People's own traits have their default until they are written")
    func custom() {
        let plain = UITraitCollection()
        #expect(plain[Density.self] == 3)
        let dense = plain.modifyingTraits {
            $0[Density.self] = 9
            $0.userInterfaceStyle = .dark
        }
        #expect(dense[Density.self] == 9)
        #expect(dense.userInterfaceStyle == .dark)
        #expect(dense != plain)
        #expect(dense.changedTraits(from: plain).count == 2)
        #expect(
            dense
                == UITraitCollection {
                    $0[Density.self] = 9
                    $0.userInterfaceStyle = .dark
                }
        )
        #expect(plain.replacing(Density.self, value: 3) == plain)
    }

    @Test("Only traits that colours depend on make a different colour appearance")
    func colorAppearance() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let wide = light.replacing(UITraitHorizontalSizeClass.self, value: .regular)
        let dark = light.replacing(UITraitUserInterfaceStyle.self, value: .dark)
        #expect(!wide.hasDifferentColorAppearance(comparedTo: light))
        #expect(dark.hasDifferentColorAppearance(comparedTo: light))
        #expect(
            light.replacing(Tone.self, value: "x").hasDifferentColorAppearance(comparedTo: light)
        )
    }

    @Test("The current traits are put back after a block")
    func current() {
        let before = UITraitCollection.current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current === before)
    }

    @Test("The current traits of one thread are not those of another")
    func currentByThread() {
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            let done = DispatchSemaphore(value: 0)
            let other = Thread {
                #expect(UITraitCollection.current.userInterfaceStyle != .dark)
                done.signal()
            }
            other.start()
            done.wait()
        }
    }

    @Test("Text sizes have an order, but for the unspecified one")
    func categories() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(!(UIContentSizeCategory.unspecified < .small))
        #expect(!(UIContentSizeCategory.unspecified >= .small))
    }

    @Test("Overrides replace what they name and nothing else, until they are removed")
    func overrides() {
        var overrides = UITraitOverrides()
        let base = UITraitCollection.phone
        #expect(overrides.applied(to: base) === base)
        overrides.userInterfaceStyle = .dark
        overrides[Density.self] = 1
        #expect(overrides.contains(UITraitUserInterfaceStyle.self))
        #expect(!overrides.contains(UITraitDisplayScale.self))
        let changed = overrides.applied(to: base)
        #expect(changed.userInterfaceStyle == .dark)
        #expect(changed[Density.self] == 1)
        #expect(changed.displayScale == base.displayScale)
        overrides.remove(UITraitUserInterfaceStyle.self)
        #expect(overrides.applied(to: base).userInterfaceStyle == .light)
    }

    @Test("An archive keeps the system's traits")
    func archive() throws {
        let traits = UITraitCollection.phone
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: traits,
            requiringSecureCoding: true
        )
        let back = try NSKeyedUnarchiver.unarchivedObject(
            ofClass: UITraitCollection.self,
            from: data
        )
        #expect(back == traits)
    }

    @Test("A description names what is specified")
    func description() {
        let text = UITraitCollection(userInterfaceStyle: .dark).description
        #expect(text.contains("UserInterfaceStyle = Dark"))
        #expect(!text.contains("DisplayScale"))
    }
}
