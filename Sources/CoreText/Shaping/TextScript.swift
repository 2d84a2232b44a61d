// SPDX-License-Identifier: Apache-2.0

import CHarfBuzz

/// The script of a scalar, as HarfBuzz's number.
enum TextScript {
    static let common = HB_SCRIPT_COMMON.rawValue
    static let inherited = HB_SCRIPT_INHERITED.rawValue
    static let latin = HB_SCRIPT_LATIN.rawValue

    /// The script of a scalar.
    static func of(_ scalar: Unicode.Scalar) -> UInt32 {
        let value = scalar.value
        if value < 0x80 {
            return (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value) ? latin : common
        }
        return hb_unicode_script(hb_unicode_funcs_get_default(), value).rawValue
    }

    /// Whether a script has no letters of its own and takes that of its neighbours.
    static func isNeutral(_ script: UInt32) -> Bool {
        script == common || script == inherited || script == HB_SCRIPT_UNKNOWN.rawValue
    }

    /// Whether letters change with their neighbours, so that shaping needs to see them.
    static func joins(_ script: UInt32) -> Bool {
        switch hb_script_t(script) {
        case HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_NKO, HB_SCRIPT_MONGOLIAN,
            HB_SCRIPT_MANDAIC, HB_SCRIPT_ADLAM, HB_SCRIPT_PHAGS_PA:
            true
        default: false
        }
    }
}
