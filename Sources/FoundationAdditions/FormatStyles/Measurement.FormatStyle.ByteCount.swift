// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
    /// Writes amounts of data as sizes of files or of memory.
    public struct ByteCount: Foundation.FormatStyle, Sendable {
        /// How bytes are written.
        private var bytes: ByteCountFormatStyle

        /// Makes a style.
        public init(
            style: ByteCountFormatStyle.Style,
            allowedUnits: ByteCountFormatStyle.Units = .all,
            spellsOutZero: Bool = true,
            includesActualByteCount: Bool = false,
            locale: Locale = .autoupdatingCurrent
        ) {
            bytes = ByteCountFormatStyle(
                style: style,
                allowedUnits: allowedUnits,
                spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount,
                locale: locale
            )
        }

        /// The text of an amount.
        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            bytes.format(Int64(value.converted(to: .bytes).value))
        }

        /// The style in another language.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.bytes = bytes.locale(locale)
            return style
        }
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    /// A style for sizes of files or of memory.
    public static func byteCount(
        style: ByteCountFormatStyle.Style,
        allowedUnits: ByteCountFormatStyle.Units = .all,
        spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            style: style,
            allowedUnits: allowedUnits,
            spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount
        )
    }
}
