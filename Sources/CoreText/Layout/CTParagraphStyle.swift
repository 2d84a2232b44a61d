// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

/// Which property of a paragraph style is meant.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    /// A `CTTextAlignment`.
    case alignment = 0
    /// Points, as the next nine but `tabStops`.
    case firstLineHeadIndent = 1
    /// Points from the leading edge.
    case headIndent = 2
    /// Points from the leading edge if positive, else from the trailing one.
    case tailIndent = 3
    /// An array of `CTTextTab`.
    case tabStops = 4
    /// Points between stops beyond the last one.
    case defaultTabInterval = 5
    /// A `CTLineBreakMode`.
    case lineBreakMode = 6
    /// A factor; 0 is 1.
    case lineHeightMultiple = 7
    /// Points; 0 is no limit.
    case maximumLineHeight = 8
    /// Points.
    case minimumLineHeight = 9
    /// Points between lines; the old name of an adjustment.
    case lineSpacing = 10
    /// Points after the paragraph.
    case paragraphSpacing = 11
    /// Points before the paragraph.
    case paragraphSpacingBefore = 12
    /// A `CTWritingDirection`.
    case baseWritingDirection = 13
    /// Points that lines are apart at most.
    case maximumLineSpacing = 14
    /// Points that lines are apart at least.
    case minimumLineSpacing = 15
    /// Points between lines.
    case lineSpacingAdjustment = 16
    /// Kept.
    case lineBoundsOptions = 17
}

/// A property of a paragraph style and where its value lies.
public struct CTParagraphStyleSetting {
    /// Which property.
    public var spec: CTParagraphStyleSpecifier
    /// Bytes of the value.
    public var valueSize: Int
    /// The value.
    public var value: UnsafeRawPointer

    /// Makes a setting; the value must live until the style is made.
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        self.spec = spec
        self.valueSize = valueSize
        self.value = value
    }
}

/// How a paragraph is laid out.
public final class CTParagraphStyle: Hashable, ParagraphFormatting, Sendable {
    /// The style as plain values.
    package let paragraphFormat: ParagraphFormat

    init(_ format: ParagraphFormat) {
        paragraphFormat = format
    }

    /// Styles are equal when their values are.
    public static func == (first: CTParagraphStyle, second: CTParagraphStyle) -> Bool {
        first.paragraphFormat == second.paragraphFormat
    }

    /// Agrees with equality.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(paragraphFormat.alignment)
        hasher.combine(paragraphFormat.headIndent)
        hasher.combine(paragraphFormat.lineSpacing)
    }
}

/// A style of settings over the defaults.
public func CTParagraphStyleCreate(
    _ settings: UnsafePointer<CTParagraphStyleSetting>?,
    _ settingCount: Int
) -> CTParagraphStyle {
    var format = ParagraphFormat()
    for index in 0..<max(settingCount, 0) {
        if let setting = settings?[index] { format.apply(setting) }
    }
    return CTParagraphStyle(format)
}

/// The style itself: it cannot change.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
    paragraphStyle
}

/// Writes a property's value; false if the room is not of its size.
public func CTParagraphStyleGetValueForSpecifier(
    _ paragraphStyle: CTParagraphStyle,
    _ spec: CTParagraphStyleSpecifier,
    _ valueBufferSize: Int,
    _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
    let format = paragraphStyle.paragraphFormat
    func write<Value>(_ value: Value) -> Bool {
        guard valueBufferSize >= MemoryLayout<Value>.size else { return false }
        valueBuffer.storeBytes(of: value, as: Value.self)
        return true
    }
    switch spec {
    case .alignment: return write(format.coreTextAlignment.rawValue)
    case .lineBreakMode: return write(UInt8(format.breakMode.rawValue))
    case .baseWritingDirection: return write(Int8(format.direction.rawValue))
    case .tabStops, .lineBoundsOptions: return false
    default:
        guard let path = spec.lengthPath else { return false }
        return write(format[keyPath: path])
    }
}

extension CTParagraphStyleSpecifier {
    /// The length that the property is; nil for other kinds.
    var lengthPath: WritableKeyPath<ParagraphFormat, CGFloat>? {
        switch self {
        case .firstLineHeadIndent: \.firstLineHeadIndent
        case .headIndent: \.headIndent
        case .tailIndent: \.tailIndent
        case .defaultTabInterval: \.defaultTabInterval
        case .lineHeightMultiple: \.lineHeightMultiple
        case .maximumLineHeight: \.maximumLineHeight
        case .minimumLineHeight: \.minimumLineHeight
        case .lineSpacing, .lineSpacingAdjustment, .minimumLineSpacing: \.lineSpacing
        case .paragraphSpacing: \.paragraphSpacing
        case .paragraphSpacingBefore: \.paragraphSpacingBefore
        default: nil
        }
    }
}

extension ParagraphFormat {
    var coreTextAlignment: CTTextAlignment {
        switch alignment {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        case .natural: .natural
        }
    }

    mutating func apply(_ setting: CTParagraphStyleSetting) {
        func read<Value>(_ type: Value.Type) -> Value? {
            guard setting.valueSize >= MemoryLayout<Value>.size else { return nil }
            return setting.value.loadUnaligned(as: type)
        }
        if let path = setting.spec.lengthPath {
            if let value = read(CGFloat.self), value.isFinite { self[keyPath: path] = value }
            return
        }
        switch setting.spec {
        case .alignment:
            let wish = read(UInt8.self).flatMap(CTTextAlignment.init(rawValue:)) ?? .natural
            let alignments: [CTTextAlignment: Alignment] = [
                .left: .left, .right: .right, .center: .center, .justified: .justified,
            ]
            alignment = alignments[wish] ?? .natural
        case .lineBreakMode:
            breakMode = read(UInt8.self).flatMap { BreakMode(rawValue: Int($0)) } ?? .word
        case .baseWritingDirection:
            direction = read(Int8.self).flatMap { Direction(rawValue: Int($0)) } ?? .natural
        default: break
        }
    }
}
