// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
import Foundation

/// The fonts that the app brings along.
package enum FontRegistry {
    /// Registers every font of a file; nil when that went well.
    package static func register(_ url: URL) -> CTFontManagerError? {
        guard url.isFileURL else { return .fileNotFound }
        let path = url.standardizedFileURL.path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: path) else { return .fileNotFound }
        guard let file = FontBytes(path: path) else {
            let isEmpty = FileManager.default.isReadableFile(atPath: path)
            return isEmpty ? .unrecognizedFormat : .insufficientPermissions
        }
        let fonts = (0..<CGFont.count(in: file)).compactMap { CGFont(path: path, index: $0) }
        guard !fonts.isEmpty else { return .unrecognizedFormat }
        let entries = fonts.filter { !$0.face.info.postScriptName.isEmpty }
            .map(FontEntry.init(registering:))
        guard !entries.isEmpty else { return .invalidFontData }
        let isKnown = entries.contains { entry in
            FontDatabase.shared.face(named: entry.postScriptName)?.path == path
        }
        if isKnown { return .alreadyRegistered }
        FontDatabase.shared.register(entries)
        notify()
        return nil
    }

    /// Registers a font made of data; nil when that went well.
    package static func register(_ font: CGFont) -> CTFontManagerError? {
        let entry = FontEntry(registering: font)
        guard !entry.postScriptName.isEmpty else { return .invalidFontData }
        if FontDatabase.shared.face(named: entry.postScriptName)?.isRegistered == true {
            return .alreadyRegistered
        }
        FontDatabase.shared.register([entry])
        notify()
        return nil
    }

    /// Takes the fonts of a file away again; nil when that went well.
    package static func unregister(_ url: URL) -> CTFontManagerError? {
        let path = url.standardizedFileURL.path(percentEncoded: false)
        let isDone = FontDatabase.shared.unregister { $0.isRegistered && $0.path == path }
        if isDone { notify() }
        return isDone ? nil : .notRegistered
    }

    /// Takes a font made of data away again; nil when that went well.
    package static func unregister(_ font: CGFont) -> CTFontManagerError? {
        let isDone = FontDatabase.shared.unregister { $0.isRegistered && $0.font == font }
        if isDone { notify() }
        return isDone ? nil : .notRegistered
    }

    /// The error for the caller.
    static func error(_ failure: CTFontManagerError, _ url: NSURL?) -> NSError {
        var information: [String: Any] = [
            NSLocalizedDescriptionKey: "The font could not be changed in the list: \(failure)."
        ]
        if let url { information["CTFontManagerErrorFontURLs"] = [url] }
        return NSError(
            domain: "com.apple.CoreText.CTFontManagerErrorDomain",
            code: failure.rawValue,
            userInfo: information
        )
    }

    /// A descriptor that finds a font by its name.
    static func descriptor(_ font: CGFont) -> CTFontDescriptor {
        var attributes: [String: Any] = [
            FontKey.name: font.face.info.postScriptName,
            FontKey.family: font.face.info.familyName,
            FontKey.face: font.face.info.styleName,
        ]
        if let path = font.face.path { attributes[FontKey.url] = URL(fileURLWithPath: path) }
        return CTFontDescriptor(attributes: attributes)
    }

    private static func notify() {
        NotificationCenter.default.post(
            name: Notification.Name("CTFontManagerFontChangedNotification"),
            object: nil
        )
    }
}
