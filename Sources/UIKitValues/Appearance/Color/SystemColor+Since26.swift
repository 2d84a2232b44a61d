// SPDX-License-Identifier: Apache-2.0

extension SystemColor {
    /// The values from iOS 26 on, `0xRRGGBB`: light, dark and both with raised contrast.
    ///
    /// Nil for the colours that stayed as they were.
    /// - Source: the colour table of the Human Interface Guidelines of June 2025; the blue also in
    ///   pictures that phones recorded.
    private var vividValues: [UInt32]? {
        switch self {
        case .systemBlue: [0x00_88FF, 0x00_91FF, 0x1E_6EF4, 0x5C_B8FF]
        case .systemGreen: [0x34_C759, 0x30_D158, 0x00_8932, 0x4A_D968]
        case .systemIndigo: [0x61_55F5, 0x6D_7CFF, 0x56_4ADE, 0xA7_AAFF]
        case .systemOrange: [0xFF_8D28, 0xFF_9230, 0xC5_5300, 0xFF_A056]
        case .systemPink: [0xFF_2D55, 0xFF_375F, 0xE7_124D, 0xFF_8AC4]
        case .systemPurple: [0xCB_30E0, 0xDB_34F2, 0xB0_2FC2, 0xEA_8DFF]
        case .systemRed: [0xFF_383C, 0xFF_4245, 0xE9_152D, 0xFF_6165]
        case .systemTeal: [0x00_C3D0, 0x00_D2E0, 0x00_8198, 0x3B_DDEC]
        case .systemYellow: [0xFF_CC00, 0xFF_D600, 0xA1_6A00, 0xFE_DF43]
        case .systemBrown: [0xAC_7F5E, 0xB7_8A66, 0x95_6D51, 0xDB_A679]
        case .systemMint: [0x00_C8B3, 0x00_DAC3, 0x00_8575, 0x54_DFCB]
        case .systemCyan: [0x00_C0E8, 0x3C_D3FE, 0x00_7EAE, 0x6D_D9FF]
        default: nil
        }
    }

    /// The six values from iOS 26 on, in the order of ``values``.
    ///
    /// Elevated content has the colours of the dark.
    var valuesSince26: [(rgb: UInt32, percent: Int)] {
        guard let vivid = vividValues else { return values }
        return [0, 1, 2, 3, 1, 3].map { (vivid[$0], 100) }
    }
}
