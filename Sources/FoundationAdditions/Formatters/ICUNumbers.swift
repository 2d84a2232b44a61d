// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names and numbers of ICU's headers, whose order of enumerations is stable by its promise.

typealias UErrorCode = Int32
let U_ZERO_ERROR: UErrorCode = 0
let U_BUFFER_OVERFLOW_ERROR: UErrorCode = 15

typealias UBreakIteratorType = Int32
let UBRK_WORD: UBreakIteratorType = 1
let UBRK_SENTENCE: UBreakIteratorType = 3

typealias UDisplayContext = Int32
let UDISPCTX_CAPITALIZATION_NONE: UDisplayContext = 256
let UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE: UDisplayContext = 257
let UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE: UDisplayContext = 258
let UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU: UDisplayContext = 259
let UDISPCTX_CAPITALIZATION_FOR_STANDALONE: UDisplayContext = 260

let UNUM_SPELLOUT: Int32 = 5
let UNUM_MEASURE_UNIT_FIELD: Int32 = 11

typealias UDateRelativeDateTimeFormatterStyle = Int32
let UDAT_STYLE_LONG: UDateRelativeDateTimeFormatterStyle = 0
let UDAT_STYLE_SHORT: UDateRelativeDateTimeFormatterStyle = 1
let UDAT_STYLE_NARROW: UDateRelativeDateTimeFormatterStyle = 2

typealias URelativeDateTimeUnit = Int32
let UDAT_REL_UNIT_YEAR: URelativeDateTimeUnit = 0
let UDAT_REL_UNIT_QUARTER: URelativeDateTimeUnit = 1
let UDAT_REL_UNIT_MONTH: URelativeDateTimeUnit = 2
let UDAT_REL_UNIT_WEEK: URelativeDateTimeUnit = 3
let UDAT_REL_UNIT_DAY: URelativeDateTimeUnit = 4
let UDAT_REL_UNIT_HOUR: URelativeDateTimeUnit = 5
let UDAT_REL_UNIT_MINUTE: URelativeDateTimeUnit = 6
let UDAT_REL_UNIT_SECOND: URelativeDateTimeUnit = 7

/// The kind of unit times 256, and its place among those.
typealias UAMeasureUnit = Int32
let UAMEASUNIT_AREA_SQUARE_METER: UAMeasureUnit = 2 << 8
let UAMEASUNIT_AREA_SQUARE_FOOT: UAMeasureUnit = 2 << 8 + 2
let UAMEASUNIT_LENGTH_METER: UAMeasureUnit = 5 << 8
let UAMEASUNIT_LENGTH_KILOMETER: UAMeasureUnit = 5 << 8 + 2
let UAMEASUNIT_LENGTH_FOOT: UAMeasureUnit = 5 << 8 + 5
let UAMEASUNIT_LENGTH_MILE: UAMeasureUnit = 5 << 8 + 7
let UAMEASUNIT_MASS_KILOGRAM: UAMeasureUnit = 6 << 8 + 1
let UAMEASUNIT_MASS_POUND: UAMeasureUnit = 6 << 8 + 3
let UAMEASUNIT_SPEED_METER_PER_SECOND: UAMeasureUnit = 9 << 8
let UAMEASUNIT_SPEED_KILOMETER_PER_HOUR: UAMeasureUnit = 9 << 8 + 1
let UAMEASUNIT_SPEED_MILE_PER_HOUR: UAMeasureUnit = 9 << 8 + 2
let UAMEASUNIT_TEMPERATURE_CELSIUS: UAMeasureUnit = 10 << 8
let UAMEASUNIT_TEMPERATURE_FAHRENHEIT: UAMeasureUnit = 10 << 8 + 1
let UAMEASUNIT_VOLUME_LITER: UAMeasureUnit = 11 << 8
let UAMEASUNIT_VOLUME_GALLON: UAMeasureUnit = 11 << 8 + 21
let UAMEASUNIT_VOLUME_GALLON_IMPERIAL: UAMeasureUnit = 11 << 8 + 24
let UAMEASUNIT_ENERGY_FOODCALORIE: UAMeasureUnit = 12 << 8 + 1
