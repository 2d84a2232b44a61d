// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import UIKitCore

// The colours as class methods by the names that Objective-C's header gives them, which programs find with
// `UIColor.value(forKey: "redColor")`.
extension UIColor {
    private nonisolated static let named: [(name: String, color: @Sendable () -> UIColor)] = [
        ("blackColor", { .black }),
        ("darkGrayColor", { .darkGray }),
        ("lightGrayColor", { .lightGray }),
        ("whiteColor", { .white }),
        ("grayColor", { .gray }),
        ("redColor", { .red }),
        ("greenColor", { .green }),
        ("blueColor", { .blue }),
        ("cyanColor", { .cyan }),
        ("yellowColor", { .yellow }),
        ("magentaColor", { .magenta }),
        ("orangeColor", { .orange }),
        ("purpleColor", { .purple }),
        ("brownColor", { .brown }),
        ("clearColor", { .clear }),
        ("systemRedColor", { .systemRed }),
        ("systemGreenColor", { .systemGreen }),
        ("systemBlueColor", { .systemBlue }),
        ("systemOrangeColor", { .systemOrange }),
        ("systemYellowColor", { .systemYellow }),
        ("systemPinkColor", { .systemPink }),
        ("systemPurpleColor", { .systemPurple }),
        ("systemTealColor", { .systemTeal }),
        ("systemIndigoColor", { .systemIndigo }),
        ("systemBrownColor", { .systemBrown }),
        ("systemMintColor", { .systemMint }),
        ("systemCyanColor", { .systemCyan }),
        ("systemGrayColor", { .systemGray }),
        ("systemGray2Color", { .systemGray2 }),
        ("systemGray3Color", { .systemGray3 }),
        ("systemGray4Color", { .systemGray4 }),
        ("systemGray5Color", { .systemGray5 }),
        ("systemGray6Color", { .systemGray6 }),
        ("tintColor", { .tintColor }),
        ("labelColor", { .label }),
        ("secondaryLabelColor", { .secondaryLabel }),
        ("tertiaryLabelColor", { .tertiaryLabel }),
        ("quaternaryLabelColor", { .quaternaryLabel }),
        ("linkColor", { .link }),
        ("placeholderTextColor", { .placeholderText }),
        ("separatorColor", { .separator }),
        ("opaqueSeparatorColor", { .opaqueSeparator }),
        ("systemBackgroundColor", { .systemBackground }),
        ("secondarySystemBackgroundColor", { .secondarySystemBackground }),
        ("tertiarySystemBackgroundColor", { .tertiarySystemBackground }),
        ("systemGroupedBackgroundColor", { .systemGroupedBackground }),
        ("secondarySystemGroupedBackgroundColor", { .secondarySystemGroupedBackground }),
        ("tertiarySystemGroupedBackgroundColor", { .tertiarySystemGroupedBackground }),
        ("systemFillColor", { .systemFill }),
        ("secondarySystemFillColor", { .secondarySystemFill }),
        ("tertiarySystemFillColor", { .tertiarySystemFill }),
        ("quaternarySystemFillColor", { .quaternarySystemFill }),
        ("lightTextColor", { .lightText }),
        ("darkTextColor", { .darkText }),
    ]

    @section(".init_array") @used private nonisolated static let classMethods:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                for (name, color) in named { m.classMethod(name) { _ in color() } }
                return UIColor.self
            }
        }
}
