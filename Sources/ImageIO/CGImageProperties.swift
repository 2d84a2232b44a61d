// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's spellings.

public import CoreGraphics
import Foundation

/// Columns.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = NSString(string: "PixelWidth")
/// Rows.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = NSString(
    string: "PixelHeight"
)
/// Which way is up: 1 to 8.
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = NSString(
    string: "Orientation"
)
/// Whether there may be transparent pixels.
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: CFString = NSString(string: "HasAlpha")
/// Gray or RGB.
nonisolated(unsafe) public let kCGImagePropertyColorModel: CFString = NSString(string: "ColorModel")
/// Bits of a component.
nonisolated(unsafe) public let kCGImagePropertyDepth: CFString = NSString(string: "Depth")
/// Pixels an inch across.
nonisolated(unsafe) public let kCGImagePropertyDPIWidth: CFString = NSString(string: "DPIWidth")
/// Pixels an inch down.
nonisolated(unsafe) public let kCGImagePropertyDPIHeight: CFString = NSString(string: "DPIHeight")
/// The colour profile's name.
nonisolated(unsafe) public let kCGImagePropertyProfileName: CFString = NSString(
    string: "ProfileName"
)
/// Bytes of the file.
nonisolated(unsafe) public let kCGImagePropertyFileSize: CFString = NSString(string: "FileSize")
/// The model of three colours.
nonisolated(unsafe) public let kCGImagePropertyColorModelRGB: CFString = NSString(string: "RGB")
/// The model of one.
nonisolated(unsafe) public let kCGImagePropertyColorModelGray: CFString = NSString(string: "Gray")
/// What only GIF files have.
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: CFString = NSString(string: "{GIF}")
/// How often it plays; 0 for ever.
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: CFString = NSString(
    string: "LoopCount"
)
/// Seconds that a frame is shown.
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: CFString = NSString(
    string: "DelayTime"
)
/// Seconds that a frame is shown, as the file says.
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: CFString = NSString(
    string: "UnclampedDelayTime"
)
/// Whether frames share colours.
nonisolated(unsafe) public let kCGImagePropertyGIFHasGlobalColorMap: CFString = NSString(
    string: "HasGlobalColorMap"
)
/// What only WebP files have.
nonisolated(unsafe) public let kCGImagePropertyWebPDictionary: CFString = NSString(string: "{WebP}")
/// How often it plays; 0 for ever.
nonisolated(unsafe) public let kCGImagePropertyWebPLoopCount: CFString = NSString(
    string: "LoopCount"
)
/// Seconds that a frame is shown.
nonisolated(unsafe) public let kCGImagePropertyWebPDelayTime: CFString = NSString(
    string: "DelayTime"
)
/// Seconds that a frame is shown, as the file says.
nonisolated(unsafe) public let kCGImagePropertyWebPUnclampedDelayTime: CFString = NSString(
    string: "UnclampedDelayTime"
)
/// What only PNG files have.
nonisolated(unsafe) public let kCGImagePropertyPNGDictionary: CFString = NSString(string: "{PNG}")
/// How often it plays; 0 for ever.
nonisolated(unsafe) public let kCGImagePropertyAPNGLoopCount: CFString = NSString(
    string: "LoopCount"
)
/// Seconds that a frame is shown.
nonisolated(unsafe) public let kCGImagePropertyAPNGDelayTime: CFString = NSString(
    string: "DelayTime"
)
/// Seconds that a frame is shown, as the file says.
nonisolated(unsafe) public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = NSString(
    string: "UnclampedDelayTime"
)
/// What only JPEG files have.
nonisolated(unsafe) public let kCGImagePropertyJFIFDictionary: CFString = NSString(string: "{JFIF}")
/// The version of the format, two numbers.
nonisolated(unsafe) public let kCGImagePropertyJFIFVersion: CFString = NSString(
    string: "JFIFVersion"
)
/// Dots for a unit of length, across.
nonisolated(unsafe) public let kCGImagePropertyJFIFXDensity: CFString = NSString(string: "XDensity")
/// Dots for a unit of length, downwards.
nonisolated(unsafe) public let kCGImagePropertyJFIFYDensity: CFString = NSString(string: "YDensity")
/// The unit of length of the densities.
nonisolated(unsafe) public let kCGImagePropertyJFIFDensityUnit: CFString = NSString(
    string: "DensityUnit"
)
/// Whether the picture comes in scans that become finer.
nonisolated(unsafe) public let kCGImagePropertyJFIFIsProgressive: CFString = NSString(
    string: "IsProgressive"
)
/// What TIFF files and cameras write.
nonisolated(unsafe) public let kCGImagePropertyTIFFDictionary: CFString = NSString(string: "{TIFF}")
/// Which way is up: 1 to 8.
nonisolated(unsafe) public let kCGImagePropertyTIFFOrientation: CFString = NSString(
    string: "Orientation"
)
/// How pixels are compressed: 1 is not at all, 5 LZW.
nonisolated(unsafe) public let kCGImagePropertyTIFFCompression: CFString = NSString(
    string: "Compression"
)
/// How numbers become colours: 0 and 1 are gray, 2 is RGB, 3 has a palette.
nonisolated(unsafe) public let kCGImagePropertyTIFFPhotometricInterpretation: CFString = NSString(
    string: "PhotometricInterpretation"
)
/// The document that was scanned.
nonisolated(unsafe) public let kCGImagePropertyTIFFDocumentName: CFString = NSString(
    string: "DocumentName"
)
/// What the picture shows.
nonisolated(unsafe) public let kCGImagePropertyTIFFImageDescription: CFString = NSString(
    string: "ImageDescription"
)
/// Who made the camera.
nonisolated(unsafe) public let kCGImagePropertyTIFFMake: CFString = NSString(string: "Make")
/// Which camera it was.
nonisolated(unsafe) public let kCGImagePropertyTIFFModel: CFString = NSString(string: "Model")
/// Dots for a unit of length, across.
nonisolated(unsafe) public let kCGImagePropertyTIFFXResolution: CFString = NSString(
    string: "XResolution"
)
/// Dots for a unit of length, downwards.
nonisolated(unsafe) public let kCGImagePropertyTIFFYResolution: CFString = NSString(
    string: "YResolution"
)
/// The unit of length: 1 is none, 2 an inch, 3 a centimetre.
nonisolated(unsafe) public let kCGImagePropertyTIFFResolutionUnit: CFString = NSString(
    string: "ResolutionUnit"
)
/// The program that wrote the file.
nonisolated(unsafe) public let kCGImagePropertyTIFFSoftware: CFString = NSString(string: "Software")
/// When the file was written.
nonisolated(unsafe) public let kCGImagePropertyTIFFDateTime: CFString = NSString(string: "DateTime")
/// Who made the picture.
nonisolated(unsafe) public let kCGImagePropertyTIFFArtist: CFString = NSString(string: "Artist")
/// The machine on which the file was written.
nonisolated(unsafe) public let kCGImagePropertyTIFFHostComputer: CFString = NSString(
    string: "HostComputer"
)
/// Whose the picture is.
nonisolated(unsafe) public let kCGImagePropertyTIFFCopyright: CFString = NSString(
    string: "Copyright"
)
/// Columns of a tile.
nonisolated(unsafe) public let kCGImagePropertyTIFFTileWidth: CFString = NSString(
    string: "TileWidth"
)
/// Rows of a tile.
nonisolated(unsafe) public let kCGImagePropertyTIFFTileLength: CFString = NSString(
    string: "TileLength"
)
/// What cameras write of the exposure.
nonisolated(unsafe) public let kCGImagePropertyExifDictionary: CFString = NSString(string: "{Exif}")
/// Where it was taken.
nonisolated(unsafe) public let kCGImagePropertyGPSDictionary: CFString = NSString(string: "{GPS}")
/// What agencies write.
nonisolated(unsafe) public let kCGImagePropertyIPTCDictionary: CFString = NSString(string: "{IPTC}")
