// SPDX-License-Identifier: Apache-2.0

/// The numbers that `typeID` answers: one for each Core Graphics class, in the order of this list.
///
/// Only equality of these numbers means anything; their values differ from Apple's.
enum TypeIdentifier: CFTypeID {
    case path = 256
    case color
    case colorSpace
    case colorConversionInfo
    case gradient
    case image
    case pattern
    case shading
    case function
    case dataProvider
    case dataConsumer
    case document
    case page
}
