// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Glibc

// Foundation on Linux writes dates out where words such as "Today" are asked for.
// `CRedefinedFunctions` puts this function into the class's table of methods.

extension DateFormatter {
    /// `DateFormatter.string(from:)`, which says "Today" where relative dates are asked for, and begins
    /// sentences with a capital.
    @_silgen_name("casement_text_of_date")
    public final func _text(of date: Date) -> String {
        FormatterContext.placed(_plainText(of: date), by: self, locale)
    }

    private func _plainText(of date: Date) -> String {
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
        let text = RelativeDates.shared?.text(
            of: date,
            dateStyle: Int32(bitPattern: UInt32(dateStyle.rawValue)),
            timeStyle: Int32(bitPattern: UInt32(timeStyle.rawValue)),
            locale.identifier,
            timeZone.identifier
        )
        // Apple's English words begin with a capital, CLDR's do not.
        guard let text, locale.language.languageCode == .english else { return text }
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// Foundation's function.
    @_silgen_name("foundation_text_of_date")
    private final func _originalText(of date: Date) -> String
}

/// ICU's formatter of dates, found while the program runs: programs link this module's objects without the
/// libraries that it would need.
private struct RelativeDates {
    typealias Open =
        @convention(c) (
            Int32, Int32, UnsafePointer<CChar>, UnsafePointer<UInt16>, Int32,
            UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
        ) -> UnsafeMutableRawPointer?
    typealias Format =
        @convention(c) (
            UnsafeMutableRawPointer, Double, UnsafeMutablePointer<UInt16>, Int32,
            UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>
        ) -> Int32
    typealias Close = @convention(c) (UnsafeMutableRawPointer) -> Void

    static let shared = RelativeDates()

    /// `UDAT_RELATIVE`.
    private static let relative: Int32 = 1 << 7

    let open: Open
    let format: Format
    let close: Close

    private init?() {
        // A name that is not found in the program's libraries gives nil.
        guard let open = dlsym(nil, "swift_udat_open"),
            let format = dlsym(nil, "swift_udat_format"),
            let close = dlsym(nil, "swift_udat_close")
        else { return nil }
        self.open = unsafeBitCast(open, to: Open.self)
        self.format = unsafeBitCast(format, to: Format.self)
        self.close = unsafeBitCast(close, to: Close.self)
    }

    /// The text of a date in Foundation's styles; nil where ICU cannot write it.
    func text(
        of date: Date,
        dateStyle: Int32,
        timeStyle: Int32,
        _ locale: String,
        _ zone: String
    ) -> String? {
        var status: Int32 = 0
        let zone = Array(zone.utf16)
        // ICU counts its styles from full, 0, to short, 3; -1 is none.
        func style(_ style: Int32) -> Int32 { style == 0 ? -1 : 4 - style }
        let formatter = open(
            style(timeStyle),
            style(dateStyle) | Self.relative,
            locale,
            zone,
            Int32(zone.count),
            nil,
            0,
            &status
        )
        guard let formatter, status <= 0 else { return nil }
        defer { close(formatter) }
        var text = [UInt16](repeating: 0, count: 256)
        let length = format(formatter, date.timeIntervalSince1970 * 1000, &text, 256, nil, &status)
        guard status <= 0, length <= 256 else { return nil }
        return String(decoding: text.prefix(Int(length)), as: UTF16.self)
    }
}
