// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of C functions.

public import Foundation
public import ObjCRuntime

/// Attaches an object to a buffer.
public func CVBufferSetAttachment(
    _ buffer: CVBuffer,
    _ key: CFString,
    _ value: CFTypeRef,
    _ attachmentMode: CVAttachmentMode
) { buffer.attach(value, key as String, attachmentMode) }

/// An attached object; nil for none.
public func CVBufferCopyAttachment(
    _ buffer: CVBuffer,
    _ key: CFString,
    _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> CFTypeRef? {
    guard let found = buffer.attachment(key as String) else { return nil }
    attachmentMode?.pointee = found.mode
    return found.value
}

/// An attached object; nil for none.
public func CVBufferGetAttachment(
    _ buffer: CVBuffer,
    _ key: CFString,
    _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> Unmanaged<CFTypeRef>? {
    CVBufferCopyAttachment(buffer, key, attachmentMode).map { Unmanaged.passUnretained($0) }
}

/// Takes an attachment away.
public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: CFString) {
    buffer.detach(key as String)
}

/// Takes all attachments away.
public func CVBufferRemoveAllAttachments(_ buffer: CVBuffer) { buffer.detach(nil) }

/// The attachments of a mode; nil for none.
public func CVBufferCopyAttachments(
    _ buffer: CVBuffer,
    _ attachmentMode: CVAttachmentMode
) -> CFDictionary? {
    let found = buffer.attachments(attachmentMode)
    return found.isEmpty ? nil : found as NSDictionary
}

/// Attaches several objects.
public func CVBufferSetAttachments(
    _ buffer: CVBuffer,
    _ theAttachments: CFDictionary,
    _ attachmentMode: CVAttachmentMode
) {
    for (key, value) in theAttachments {
        guard let key = key as? String else { continue }
        buffer.attach(value as AnyObject, key, attachmentMode)
    }
}

/// Attaches what may be copied of one buffer to another.
public func CVBufferPropagateAttachments(_ sourceBuffer: CVBuffer, _ destinationBuffer: CVBuffer) {
    for (key, value) in sourceBuffer.attachments(.shouldPropagate) {
        destinationBuffer.attach(value, key, .shouldPropagate)
    }
}

/// The size of the picture.
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CGSize(width: imageBuffer.width, height: imageBuffer.height)
}

/// The size at which the picture is shown.
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CVImageBufferGetEncodedSize(imageBuffer)
}

/// The part of the picture that is shown.
public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect {
    CGRect(origin: .zero, size: CVImageBufferGetEncodedSize(imageBuffer))
}

/// Whether the first row is the top one; it is.
public func CVImageBufferIsFlipped(_ imageBuffer: CVImageBuffer) -> Bool { true }
