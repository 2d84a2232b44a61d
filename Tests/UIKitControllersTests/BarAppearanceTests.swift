// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Appearances of bars: what is copied, what changes in place, what is equal.
@MainActor
@Suite(.serialized)
struct BarAppearanceTests {
    init() throws { _ = try TestApp(device: "iPhone SE (3rd generation)") }

    /// The colour of a bar's background as it is shown, in its first pixel row below the top.
    private func shownColor(_ bar: UIView) throws -> [UInt8] {
        bar.layoutIfNeeded()
        let size = CGSize(width: 1, height: 1)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            context.cgContext.translateBy(x: -2, y: -20)
            bar.layer.render(in: context.cgContext)
        }
        let data = try #require(image.cgImage?.dataProvider?.data)
        // Blue, green and red lie in memory, as in every context of a renderer.
        return (data as Data).prefix(3).reversed()
    }

    private func bars() -> [(UIView, () -> UIBarAppearance)] {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        let navigation = UINavigationBar(frame: frame)
        let tabs = UITabBar(frame: frame)
        let tools = UIToolbar(frame: frame)
        return [
            (navigation, { navigation.standardAppearance }), (tabs, { tabs.standardAppearance }),
            (tools, { tools.standardAppearance }),
        ]
    }

    @Test func aBarKeepsWhatIsChangedInPlace() throws {
        for (bar, appearance) in bars() {
            appearance().configureWithOpaqueBackground()
            appearance().backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            #expect(appearance().backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            #expect(try shownColor(bar) == [255, 0, 0], "\(type(of: bar))")
            appearance().backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            #expect(try shownColor(bar) == [0, 0, 255], "\(type(of: bar))")
        }
    }

    @Test func readingAnAppearanceLeavesTheOlderSettingsInForce() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        _ = bar.standardAppearance
        bar.isTranslucent = false
        bar.barTintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(try shownColor(bar) == [0, 255, 0])
    }

    @Test func whatIsSetIsCopied() {
        let bar = UINavigationBar()
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .red
        bar.standardAppearance = appearance
        #expect(bar.standardAppearance == appearance)
        appearance.backgroundColor = .clear
        appearance.buttonAppearance.normal.titleTextAttributes[.foregroundColor] = UIColor.blue
        bar.scrollEdgeAppearance = appearance
        #expect(bar.standardAppearance.backgroundColor == .red)
        #expect(bar.standardAppearance.buttonAppearance.normal.titleTextAttributes.isEmpty)
        #expect(bar.scrollEdgeAppearance?.backgroundColor == .clear)
        #expect(bar.standardAppearance != appearance)
        #expect(bar.scrollEdgeAppearance == appearance)
    }

    @Test func appearancesThatLookAlikeAreEqual() {
        let one = UITabBarAppearance()
        let other = UITabBarAppearance()
        #expect(one == other)
        #expect(one.hash == other.hash)
        one.stackedLayoutAppearance.selected.iconColor = .red
        #expect(one != other)
        other.stackedLayoutAppearance.selected.iconColor = .red
        #expect(one == other)
        #expect(UIBarAppearance() != UIToolbarAppearance())
        #expect(UIBarButtonItemAppearance(style: .plain) != UIBarButtonItemAppearance(style: .done))
    }
}
