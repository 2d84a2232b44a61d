// SPDX-License-Identifier: Apache-2.0

/// The colours of the system that follow the appearance.
///
/// Each has a value for light, dark, light with raised contrast, dark with raised contrast, and for
/// elevated content in the dark with usual and raised contrast.
/// - Source: the values that Flutter's Cupertino library took from UIKit, and the colour tables of
///   the Human Interface Guidelines (teal, brown, mint, cyan).
enum SystemColor: String, CaseIterable, Sendable {
    case systemBlue
    case systemGreen
    case systemIndigo
    case systemOrange
    case systemPink
    case systemPurple
    case systemRed
    case systemTeal
    case systemYellow
    case systemBrown
    case systemMint
    case systemCyan
    case systemGray
    case systemGray2
    case systemGray3
    case systemGray4
    case systemGray5
    case systemGray6
    case label
    case secondaryLabel
    case tertiaryLabel
    case quaternaryLabel
    case placeholderText
    case systemFill
    case secondarySystemFill
    case tertiarySystemFill
    case quaternarySystemFill
    case systemBackground
    case secondarySystemBackground
    case tertiarySystemBackground
    case systemGroupedBackground
    case secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground
    case separator
    case opaqueSeparator
    case link
    case groupTableViewBackground

    /// The six values, `0xRRGGBB` with the opacity in percent.
    var values: [(rgb: UInt32, percent: Int)] {
        switch self {
        case .systemBlue:
            [
                (0x00_7AFF, 100), (0x0A_84FF, 100), (0x00_40DD, 100),
                (0x40_9CFF, 100), (0x0A_84FF, 100), (0x40_9CFF, 100),
            ]
        case .systemGreen:
            [
                (0x34_C759, 100), (0x30_D158, 100), (0x24_8A3D, 100),
                (0x30_DB5B, 100), (0x30_D158, 100), (0x30_DB5B, 100),
            ]
        case .systemIndigo:
            [
                (0x58_56D6, 100), (0x5E_5CE6, 100), (0x36_34A3, 100),
                (0x7D_7AFF, 100), (0x5E_5CE6, 100), (0x7D_7AFF, 100),
            ]
        case .systemOrange:
            [
                (0xFF_9500, 100), (0xFF_9F0A, 100), (0xC9_3400, 100),
                (0xFF_B340, 100), (0xFF_9F0A, 100), (0xFF_B340, 100),
            ]
        case .systemPink:
            [
                (0xFF_2D55, 100), (0xFF_375F, 100), (0xD3_0F45, 100),
                (0xFF_6482, 100), (0xFF_375F, 100), (0xFF_6482, 100),
            ]
        case .systemPurple:
            [
                (0xAF_52DE, 100), (0xBF_5AF2, 100), (0x89_44AB, 100),
                (0xDA_8FFF, 100), (0xBF_5AF2, 100), (0xDA_8FFF, 100),
            ]
        case .systemRed:
            [
                (0xFF_3B30, 100), (0xFF_453A, 100), (0xD7_0015, 100),
                (0xFF_6961, 100), (0xFF_453A, 100), (0xFF_6961, 100),
            ]
        case .systemTeal:
            [
                (0x30_B0C7, 100), (0x40_C8E0, 100), (0x00_8299, 100),
                (0x5D_E6FF, 100), (0x40_C8E0, 100), (0x5D_E6FF, 100),
            ]
        case .systemYellow:
            [
                (0xFF_CC00, 100), (0xFF_D60A, 100), (0xA0_5A00, 100),
                (0xFF_D426, 100), (0xFF_D60A, 100), (0xFF_D426, 100),
            ]
        case .systemBrown:
            [
                (0xA2_845E, 100), (0xAC_8E68, 100), (0x7F_6545, 100),
                (0xB5_9469, 100), (0xAC_8E68, 100), (0xB5_9469, 100),
            ]
        case .systemMint:
            [
                (0x00_C7BE, 100), (0x63_E6E2, 100), (0x0C_817B, 100),
                (0x66_D4CF, 100), (0x63_E6E2, 100), (0x66_D4CF, 100),
            ]
        case .systemCyan:
            [
                (0x32_ADE6, 100), (0x64_D2FF, 100), (0x00_71A4, 100),
                (0x70_D7FF, 100), (0x64_D2FF, 100), (0x70_D7FF, 100),
            ]
        case .systemGray:
            [
                (0x8E_8E93, 100), (0x8E_8E93, 100), (0x6C_6C70, 100),
                (0xAE_AEB2, 100), (0x8E_8E93, 100), (0xAE_AEB2, 100),
            ]
        case .systemGray2:
            [
                (0xAE_AEB2, 100), (0x63_6366, 100), (0x8E_8E93, 100),
                (0x7C_7C80, 100), (0x63_6366, 100), (0x7C_7C80, 100),
            ]
        case .systemGray3:
            [
                (0xC7_C7CC, 100), (0x48_484A, 100), (0xAE_AEB2, 100),
                (0x54_5456, 100), (0x48_484A, 100), (0x54_5456, 100),
            ]
        case .systemGray4:
            [
                (0xD1_D1D6, 100), (0x3A_3A3C, 100), (0xBC_BCC0, 100),
                (0x44_4446, 100), (0x3A_3A3C, 100), (0x44_4446, 100),
            ]
        case .systemGray5:
            [
                (0xE5_E5EA, 100), (0x2C_2C2E, 100), (0xD8_D8DC, 100),
                (0x36_3638, 100), (0x2C_2C2E, 100), (0x36_3638, 100),
            ]
        case .systemGray6:
            [
                (0xF2_F2F7, 100), (0x1C_1C1E, 100), (0xEB_EBF0, 100),
                (0x24_2426, 100), (0x1C_1C1E, 100), (0x24_2426, 100),
            ]
        case .label:
            [
                (0x00_0000, 100), (0xFF_FFFF, 100), (0x00_0000, 100),
                (0xFF_FFFF, 100), (0xFF_FFFF, 100), (0xFF_FFFF, 100),
            ]
        case .secondaryLabel:
            [
                (0x3C_3C43, 60), (0xEB_EBF5, 60), (0x3C_3C43, 68),
                (0xEB_EBF5, 68), (0xEB_EBF5, 60), (0xEB_EBF5, 68),
            ]
        case .tertiaryLabel:
            [
                (0x3C_3C43, 30), (0xEB_EBF5, 30), (0x3C_3C43, 38),
                (0xEB_EBF5, 38), (0xEB_EBF5, 30), (0xEB_EBF5, 38),
            ]
        case .quaternaryLabel:
            [
                (0x3C_3C43, 18), (0xEB_EBF5, 16), (0x3C_3C43, 26),
                (0xEB_EBF5, 24), (0xEB_EBF5, 16), (0xEB_EBF5, 24),
            ]
        case .placeholderText:
            [
                (0x3C_3C43, 30), (0xEB_EBF5, 30), (0x3C_3C43, 38),
                (0xEB_EBF5, 38), (0xEB_EBF5, 30), (0xEB_EBF5, 38),
            ]
        case .systemFill:
            [
                (0x78_7880, 20), (0x78_7880, 36), (0x78_7880, 28),
                (0x78_7880, 44), (0x78_7880, 36), (0x78_7880, 44),
            ]
        case .secondarySystemFill:
            [
                (0x78_7880, 16), (0x78_7880, 32), (0x78_7880, 24),
                (0x78_7880, 40), (0x78_7880, 32), (0x78_7880, 40),
            ]
        case .tertiarySystemFill:
            [
                (0x76_7680, 12), (0x76_7680, 24), (0x76_7680, 20),
                (0x76_7680, 32), (0x76_7680, 24), (0x76_7680, 32),
            ]
        case .quaternarySystemFill:
            [
                (0x74_7480, 8), (0x76_7680, 18), (0x74_7480, 16),
                (0x76_7680, 26), (0x76_7680, 18), (0x76_7680, 26),
            ]
        case .systemBackground:
            [
                (0xFF_FFFF, 100), (0x00_0000, 100), (0xFF_FFFF, 100),
                (0x00_0000, 100), (0x1C_1C1E, 100), (0x24_2426, 100),
            ]
        case .secondarySystemBackground:
            [
                (0xF2_F2F7, 100), (0x1C_1C1E, 100), (0xEB_EBF0, 100),
                (0x24_2426, 100), (0x2C_2C2E, 100), (0x36_3638, 100),
            ]
        case .tertiarySystemBackground:
            [
                (0xFF_FFFF, 100), (0x2C_2C2E, 100), (0xFF_FFFF, 100),
                (0x36_3638, 100), (0x3A_3A3C, 100), (0x44_4446, 100),
            ]
        case .systemGroupedBackground:
            [
                (0xF2_F2F7, 100), (0x00_0000, 100), (0xEB_EBF0, 100),
                (0x00_0000, 100), (0x1C_1C1E, 100), (0x24_2426, 100),
            ]
        case .secondarySystemGroupedBackground:
            [
                (0xFF_FFFF, 100), (0x1C_1C1E, 100), (0xFF_FFFF, 100),
                (0x24_2426, 100), (0x2C_2C2E, 100), (0x36_3638, 100),
            ]
        case .tertiarySystemGroupedBackground:
            [
                (0xF2_F2F7, 100), (0x2C_2C2E, 100), (0xEB_EBF0, 100),
                (0x36_3638, 100), (0x3A_3A3C, 100), (0x44_4446, 100),
            ]
        case .separator:
            [
                (0x3C_3C43, 29), (0x54_5458, 60), (0x3C_3C43, 37),
                (0x54_5458, 68), (0x54_5458, 60), (0x54_5458, 68),
            ]
        case .opaqueSeparator:
            [
                (0xC6_C6C8, 100), (0x38_383A, 100), (0xC6_C6C8, 100),
                (0x38_383A, 100), (0x38_383A, 100), (0x38_383A, 100),
            ]
        case .link:
            [
                (0x00_7AFF, 100), (0x09_84FF, 100), (0x00_7AFF, 100),
                (0x09_84FF, 100), (0x09_84FF, 100), (0x09_84FF, 100),
            ]
        case .groupTableViewBackground:
            [
                (0xF2_F2F7, 100), (0x00_0000, 100), (0xEB_EBF0, 100),
                (0x00_0000, 100), (0x1C_1C1E, 100), (0x24_2426, 100),
            ]
        }
    }
}
