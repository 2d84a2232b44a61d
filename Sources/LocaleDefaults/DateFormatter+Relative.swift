// SPDX-License-Identifier: Apache-2.0

import CFoundationICU
public import Foundation

// Foundation on Linux writes dates out where words such as "Today" are asked for.
// `CRedefinedFunctions` puts this function into the class's table of methods.

extension DateFormatter {
    /// `DateFormatter.string(from:)`, which says "Today" where relative dates are asked for.
    @_silgen_name("casement_text_of_date")
    public final func _text(of date: Date) -> String {
        guard doesRelativeDateFormatting, dateStyle != .none, !_hasFormatOfItsOwn else {
            return _originalText(of: date)
        }
        return _relativeText(of: date) ?? _originalText(of: date)
    }

    /// Whether a format was set, which goes before the styles.
    private var _hasFormatOfItsOwn: Bool {
        let plain = DateFormatter()
        plain.locale = locale
        plain.calendar = calendar
        plain.dateStyle = dateStyle
        plain.timeStyle = timeStyle
        return plain.dateFormat != dateFormat
    }

    private func _relativeText(of date: Date) -> String? {
        var status = U_ZERO_ERROR
        let zone = Array(timeZone.identifier.utf16)
        let formatter = swift_udat_open(
            style(timeStyle),
            UDateFormatStyle(style(dateStyle).rawValue | UDAT_RELATIVE.rawValue),
            locale.identifier,
            zone,
            Int32(zone.count),
            nil,
            0,
            &status
        )
        guard let formatter, status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        defer { swift_udat_close(formatter) }
        var text = [UInt16](repeating: 0, count: 256)
        let milliseconds = date.timeIntervalSince1970 * 1000
        let length = swift_udat_format(formatter, milliseconds, &text, 256, nil, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, length <= 256 else { return nil }
        return String(decoding: text.prefix(Int(length)), as: UTF16.self)
    }

    private func style(_ style: Style) -> UDateFormatStyle {
        switch style {
        case .none: UDAT_NONE
        case .short: UDAT_SHORT
        case .medium: UDAT_MEDIUM
        case .long: UDAT_LONG
        case .full: UDAT_FULL
        @unknown default: UDAT_MEDIUM
        }
    }

    /// Foundation's function.
    @_silgen_name("foundation_text_of_date")
    private final func _originalText(of date: Date) -> String
}
