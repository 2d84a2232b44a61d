// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's spellings.

public import CoreGraphics
public import Foundation
import ImageCodecs

/// Opens a file in memory; the source is there whatever the data are, its status tells.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
    CGImageSource(Data(copying: data))
}

/// Opens a file; nil where it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).map { CGImageSource($0) }
}

/// Opens a provider's bytes.
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider,
    _ options: CFDictionary?
) -> CGImageSource? {
    provider.bytes.map { CGImageSource($0) }
}

/// Makes a source whose data come bit by bit.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(Data(), isFinal: false)
}

/// Gives a source all the data there are so far.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ final: Bool) {
    source.update(Data(copying: data), isFinal: final)
}

/// How far a source has got.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus { source.status }

/// How far a frame is there.
public func CGImageSourceGetStatusAtIndex(
    _ source: CGImageSource,
    _ index: Int
) -> CGImageSourceStatus {
    let isThere = source.file?.delays.indices.contains(index) ?? false
    return isThere || source.file == nil ? source.status : .statusUnknownType
}

/// The type's identifier; nil for an unknown one.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
    source.file.map { NSString(string: $0.info.format.typeIdentifier) }
}

/// How many frames there are.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.file?.delays.count ?? 0 }

/// Which frame to show where only one is shown.
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

/// A frame, complete; nil where there is none or it is damaged.
public func CGImageSourceCreateImageAtIndex(
    _ source: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CGImage? {
    source.image(at: index)
}

/// A small picture of a frame; nil unless the options ask for one to be made, since files with
/// one of their own are not looked for.
public func CGImageSourceCreateThumbnailAtIndex(
    _ source: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CGImage? {
    let options = Options(options)
    guard
        options.flag(kCGImageSourceCreateThumbnailFromImageAlways)
            || options.flag(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    else { return nil }
    let side = options.number(kCGImageSourceThumbnailMaxPixelSize)
    return source.thumbnail(
        at: index,
        maxSide: side.flatMap { Int(exactly: $0.rounded(.up)) },
        isUpright: options.flag(kCGImageSourceCreateThumbnailWithTransform)
    )
}

/// What holds for the whole file.
public func CGImageSourceCopyProperties(
    _ source: CGImageSource,
    _ options: CFDictionary?
) -> CFDictionary? {
    guard let file = source.file else { return nil }
    var all: [NSString: Any] = [kCGImagePropertyFileSize: NSNumber(value: source.byteCount)]
    if let words = AnimationWords(file.info.format) {
        let loops = file.loopCount ?? 1
        all[words.dictionary] =
            [words.loopCount: NSNumber(value: loops)] as NSDictionary
    }
    return all as NSDictionary
}

/// The identifiers of the types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    let formats = ImageFormat.allCases.filter(\.canBeRead)
    return formats.map { NSString(string: $0.typeIdentifier) } as NSArray
}

/// Reads a dictionary of options, whatever its values are.
struct Options {
    private let values: [String: Any]

    init(_ dictionary: NSDictionary?) {
        var values: [String: Any] = [:]
        for (key, value) in dictionary ?? [:] {
            let name = (key as? String) ?? (key as? NSString).map { String(describing: $0) }
            if let name { values[name] = value }
        }
        self.values = values
    }

    func flag(_ name: CFString) -> Bool { number(name).map { $0 != 0 } ?? false }

    func number(_ name: CFString) -> Double? {
        switch values[String(describing: name)] {
        case let value as NSNumber: value.doubleValue
        case let value as Bool: value ? 1 : 0
        case let value as Int: Double(value)
        case let value as CGFloat: Double(value)
        case let value as Double: value
        default: nil
        }
    }

    func text(_ name: CFString) -> String? {
        let value = values[String(describing: name)]
        return (value as? String) ?? (value as? NSString).map { String(describing: $0) }
    }

    func dictionary(_ name: CFString) -> Options? {
        let value = values[String(describing: name)]
        if let dictionary = value as? NSDictionary { return Options(dictionary) }
        return (value as? [NSString: Any]).map { Options($0 as NSDictionary) }
            ?? (value as? [String: Any]).map { Options($0 as NSDictionary) }
    }
}
