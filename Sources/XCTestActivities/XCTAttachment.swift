// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MobileCoreServices
public import UIKit

/// Data that a test leaves beside its result.
///
/// An attachment that an activity takes is written into the folder that the environment variable
/// `CASEMENT_ATTACHMENTS` names; without one it is forgotten.
open class XCTAttachment: Foundation.NSObject {
    /// When an attachment is thrown away.
    public enum Lifetime: Int, Sendable {
        /// Never.
        case keepAlways = 0
        /// If the test passes; the default.
        case deleteOnSuccess = 1
    }

    /// How much of a picture is kept.
    public enum ImageQuality: Int, Sendable {
        /// All of it.
        case original = 0
        /// A JPEG file of middle quality.
        case medium = 1
        /// A small JPEG file.
        case low = 2
    }

    /// What it is called.
    open var name: String?
    /// When it is thrown away; all are kept here.
    open var lifetime = Lifetime.deleteOnSuccess
    /// Anything else that is known of it.
    open var userInfo: [AnyHashable: Any]?
    /// What kind of data it is.
    public let uniformTypeIdentifier: String
    /// The data.
    let payload: Data

    /// Makes an attachment of data of a kind.
    public init(
        uniformTypeIdentifier identifier: String?,
        name: String?,
        payload: Data?,
        userInfo: [AnyHashable: Any]? = nil
    ) {
        uniformTypeIdentifier = identifier ?? "public.data"
        self.payload = payload ?? Data()
        self.name = name
        self.userInfo = userInfo
        super.init()
    }

    /// Makes an attachment of data.
    public convenience init(data payload: Data, uniformTypeIdentifier: String = "public.data") {
        self.init(uniformTypeIdentifier: uniformTypeIdentifier, name: nil, payload: payload)
    }

    /// Makes an attachment of a text.
    public convenience init(string: String) {
        self.init(
            uniformTypeIdentifier: "public.plain-text",
            name: nil,
            payload: Data(string.utf8)
        )
    }

    /// Makes an attachment of a picture.
    public convenience init(image: UIImage) {
        self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
    }

    /// Makes an attachment of a picture, in some quality.
    public convenience init(image: UIImage, quality: ImageQuality) {
        let compression: CGFloat = quality == .medium ? 0.6 : 0.3
        self.init(
            uniformTypeIdentifier: quality == .original ? "public.png" : "public.jpeg",
            name: nil,
            payload: quality == .original
                ? image.pngData() : image.jpegData(compressionQuality: compression)
        )
    }

    /// Makes an attachment of a property list.
    public convenience init(plistObject object: Any) {
        self.init(
            uniformTypeIdentifier: "com.apple.property-list",
            name: nil,
            payload: try? PropertyListSerialization.data(
                fromPropertyList: object,
                format: .xml,
                options: 0
            )
        )
    }

    /// Makes an attachment of an object in an archive.
    public convenience init(archivableObject object: any NSCoding & NSObjectProtocol) {
        self.init(
            uniformTypeIdentifier: "public.data",
            name: nil,
            payload: try? NSKeyedArchiver.archivedData(
                withRootObject: object,
                requiringSecureCoding: false
            )
        )
    }

    /// Makes an attachment of a file, which may go afterwards.
    public convenience init(contentsOfFile url: URL) {
        self.init(
            uniformTypeIdentifier: Self.kind(of: url.pathExtension),
            name: url.lastPathComponent,
            payload: try? Data(contentsOf: url)
        )
    }

    private static func kind(of pathExtension: String) -> String {
        UTTypeCreatePreferredIdentifierForTag(
            kUTTagClassFilenameExtension,
            pathExtension as CFString,
            nil
        )?.takeRetainedValue() as String? ?? "public.data"
    }

    /// The name of its file.
    var fileName: String {
        let given = (name ?? "attachment").replacingOccurrences(of: "/", with: "_")
        guard !given.contains(".") else { return given }
        switch uniformTypeIdentifier {
        case "public.png": return given + ".png"
        case "public.jpeg": return given + ".jpeg"
        case "com.apple.property-list": return given + ".plist"
        case "public.plain-text", "public.text", "public.patch-file": return given + ".txt"
        default: return given + ".data"
        }
    }
}
