// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreText
public import Foundation
public import ObjCRuntime
import Synchronization
public import UIKitViews

/// A picture, or other contents, that stands in text in place of one character.
open class NSTextAttachment: NSObject, NSSecureCoding, NSTextAttachmentContainer,
    NSTextAttachmentLayout, InlineBox
{
    /// The character that stands for attachments.
    public static let character = 0xFFFC

    /// The contents as bytes; an image is made of them if there is none.
    open var contents: Data? { didSet { file = nil } }
    /// The contents as a file, by whose name they are called in packages.
    open var fileWrapper: FileWrapper? {
        get { file ?? contents.map { FileWrapper(regularFileWithContents: $0) } }
        set {
            contents = newValue?.regularFileContents
            file = newValue
        }
    }
    private var file: FileWrapper?
    /// The uniform type of the contents.
    open var fileType: String?
    /// The picture to draw.
    open var image: UIImage?
    /// Where the picture stands from the pen, y up; an empty one stands for the image's size.
    open var bounds = CGRect.zero
    /// Points left free on both sides.
    open var lineLayoutPadding: CGFloat = 0
    /// Whether a view may be shown in place of the picture; true.
    open var allowsTextAttachmentView = true

    /// An attachment without contents.
    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    /// An attachment of bytes of a uniform type.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// An attachment of a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Reads an attachment from an archive.
    public required init?(coder: NSCoder) {
        contents = coder.present(NSData.self, "NSContents") as Data?
        fileType = coder.present(NSString.self, "NSFileType") as String?
        bounds = CGRect(
            x: coder.decodeDouble(forKey: "NSBoundsX"),
            y: coder.decodeDouble(forKey: "NSBoundsY"),
            width: coder.decodeDouble(forKey: "NSBoundsWidth"),
            height: coder.decodeDouble(forKey: "NSBoundsHeight")
        )
        super.init()
        archive(PropertyArchive(self, from: coder))
    }

    private final func archive(_ attachment: PropertyArchive<NSTextAttachment>) {
        attachment.keep(\.image, "NSImage")
        attachment.keep(\.lineLayoutPadding, "NSLineLayoutPadding")
        attachment.keep(\.allowsTextAttachmentView, "NSAllowsTextAttachmentView")
    }

    /// Archives carry contents and numbers.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the attachment into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(contents.map { NSData(data: $0) }, forKey: "NSContents")
        coder.encode(fileType.map { NSString(string: $0) }, forKey: "NSFileType")
        coder.encode(Double(bounds.minX), forKey: "NSBoundsX")
        coder.encode(Double(bounds.minY), forKey: "NSBoundsY")
        coder.encode(Double(bounds.width), forKey: "NSBoundsWidth")
        coder.encode(Double(bounds.height), forKey: "NSBoundsHeight")
        archive(PropertyArchive(self, to: coder))
    }

    /// Whether a view is shown in place of the picture: views are allowed, and a class makes them for
    /// the type of the contents.
    open var usesTextAttachmentView: Bool {
        guard allowsTextAttachmentView, let fileType else { return false }
        return Self.textAttachmentViewProviderClass(forFileType: fileType) != nil
    }

    private static let providerClasses = Mutex<[String: AnyClass]>([:])

    /// The class that makes the views of attachments of a uniform type; nil for none.
    open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
        providerClasses.withLock { $0[fileType] }
    }

    /// Has a class of `NSTextAttachmentViewProvider`s make the views of attachments of a uniform type.
    open class func registerViewProviderClass(
        _ textAttachmentViewProviderClass: AnyClass,
        forFileType fileType: String
    ) {
        providerClasses.withLock { $0[fileType] = textAttachmentViewProviderClass }
    }

    /// Where the picture stands from the pen, y up.
    ///
    /// Override it to fit the line.
    open func attachmentBounds(
        for textContainer: NSTextContainer?,
        proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        if !bounds.isEmpty { return bounds }
        return CGRect(origin: bounds.origin, size: shownImage?.size ?? .zero)
    }

    /// The picture for a rectangle.
    ///
    /// Override it to draw what depends on the place.
    open func image(
        forBounds imageBounds: CGRect,
        textContainer: NSTextContainer?,
        characterIndex charIndex: Int
    ) -> UIImage? {
        shownImage
    }

    // MARK: - TextKit 2

    /// Where the picture stands from the pen, y up: as for TextKit 1 unless overridden.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any],
        location: any NSTextLocation,
        textContainer: NSTextContainer?,
        proposedLineFragment: CGRect,
        position: CGPoint
    ) -> CGRect {
        attachmentBounds(
            for: textContainer,
            proposedLineFragment: proposedLineFragment,
            glyphPosition: position,
            characterIndex: (location as? TextOffset)?.unit ?? 0
        )
    }

    /// The picture for a rectangle: as for TextKit 1 unless overridden.
    open func image(
        for bounds: CGRect,
        attributes: [NSAttributedString.Key: Any],
        location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage? {
        image(
            forBounds: bounds,
            textContainer: textContainer,
            characterIndex: (location as? TextOffset)?.unit ?? 0
        )
    }

    /// Who makes the view that is shown: one of the class for the type of the contents unless overridden.
    open func viewProvider(
        for parentView: UIView?,
        location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
        guard usesTextAttachmentView, let fileType,
            let found = Self.textAttachmentViewProviderClass(forFileType: fileType)
                as? NSTextAttachmentViewProvider.Type
        else { return nil }
        return found.init(
            textAttachment: self,
            parentView: parentView,
            textLayoutManager: textContainer?.textLayoutManager,
            location: location
        )
    }

    private var shownImage: UIImage? {
        image ?? contents.flatMap { UIImage(data: $0) }
    }

    // MARK: - In a line

    /// The box in a line, as `attachmentBounds` says.
    package func inlineBounds(lineWidth: CGFloat, font: CTFont, index: Int) -> CGRect {
        let height = (font.instance.metrics.ascent + font.instance.metrics.descent)
        let line = CGRect(
            x: 0,
            y: 0,
            width: lineWidth.isFinite ? lineWidth : 1e7,
            height: height * font.instance.size
        )
        var box = bounds(in: line, font, index)
        box.size.width += 2 * lineLayoutPadding
        return box
    }

    /// The bounds in a line of TextKit 2 where one is laid out, else in one of TextKit 1.
    private func bounds(in line: CGRect, _ font: CTFont, _ index: Int) -> CGRect {
        guard let site = AttachmentSite.current else {
            return attachmentBounds(
                for: nil,
                proposedLineFragment: line,
                glyphPosition: .zero,
                characterIndex: index
            )
        }
        let location = site.location(index)
        let container = site.manager.textContainer
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .attachment: self]
        if let provider = site.provider(of: self, index) {
            // Providers are made on the main thread only.
            return MainActor.assumeIsolated {
                UncheckedTransfer(
                    provider.attachmentBounds(
                        for: attributes,
                        location: location,
                        textContainer: container,
                        proposedLineFragment: line,
                        position: .zero
                    )
                )
            }.value
        }
        return attachmentBounds(
            for: attributes,
            location: location,
            textContainer: container,
            proposedLineFragment: line,
            position: .zero
        )
    }

    /// Draws the picture into its box.
    package func draw(in context: CGContext, rect: CGRect, index: Int) {
        let inner = rect.insetBy(dx: lineLayoutPadding, dy: 0)
        guard inner.width > 0, inner.height > 0, let image = image(in: inner, index) else { return }
        UIGraphicsPushContext(context)
        image.draw(in: inner)
        UIGraphicsPopContext()
    }

    /// The picture; nil where a view is shown in its place.
    private func image(in rect: CGRect, _ index: Int) -> UIImage? {
        guard let site = AttachmentSite.current else {
            return image(forBounds: rect, textContainer: nil, characterIndex: index)
        }
        if site.provider(of: self, index) != nil { return nil }
        return image(
            for: rect,
            attributes: [.attachment: self],
            location: site.location(index),
            textContainer: site.manager.textContainer
        )
    }
}
