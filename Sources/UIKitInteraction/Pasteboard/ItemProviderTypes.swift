// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// PNG first, which loses nothing, then JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg"]
    }

    /// All pictures that can be decoded.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [
            "public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp",
            "public.tiff", "com.microsoft.bmp", "com.microsoft.ico", "public.image",
        ]
    }

    /// Writes the picture as PNG or JPEG.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let isJPEG = typeIdentifier == "public.jpeg"
        completionHandler(isJPEG ? jpegData(compressionQuality: 0.9) : pngData(), nil)
        return nil
    }

    /// Reads a picture; throws where the bytes are none.
    public static func object(
        withItemProviderData data: Data,
        typeIdentifier: String
    ) throws -> Self {
        guard let image = UIImage(data: data) as? Self else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return image
    }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
    /// Colours as archives.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        ["com.apple.uikit.color"]
    }

    /// Colours as archives.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["com.apple.uikit.color"]
    }

    /// Writes the colour as an archive.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(itemData, nil)
        return nil
    }

    /// Reads an archived colour.
    public static func object(
        withItemProviderData data: Data,
        typeIdentifier: String
    ) throws -> Self {
        guard let color = fromItemData(data) as? Self else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return color
    }

    /// The colour as an archive.
    var itemData: Data? {
        try? NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true)
    }

    /// The colour of an archive.
    static func fromItemData(_ data: Data) -> UIColor? {
        try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    }
}

extension NSItemProvider {
    /// How an item likes to be shown where it is inserted.
    public enum PreferredPresentationStyle: Int, Sendable {
        /// As the receiver likes.
        case unspecified = 0
        /// In the midst of the text.
        case inline = 1
        /// As an attachment.
        case attachment = 2
    }

    /// How the item likes to be shown where it is inserted.
    public var preferredPresentationStyle: PreferredPresentationStyle {
        get { notes["style"] as? PreferredPresentationStyle ?? .unspecified }
        set { notes["style"] = newValue }
    }

    /// The size in points in which the item likes to be shown; zero for none.
    public var preferredPresentationSize: CGSize {
        get { notes["size"] as? CGSize ?? .zero }
        set { notes["size"] = newValue }
    }

    /// Bytes for programs of the same team; nil for none.
    public var teamData: Data? {
        get { notes["team"] as? Data }
        set { notes["team"] = newValue }
    }
}

/// An object that says how large it likes to be shown where it is inserted.
public protocol UIItemProviderPresentationSizeProviding: NSItemProviderWriting {
    /// The size in points.
    var preferredPresentationSizeForItemProvider: CGSize { get }
}

extension UIImage: UIItemProviderPresentationSizeProviding {
    /// The picture's size.
    public var preferredPresentationSizeForItemProvider: CGSize { size }
}
