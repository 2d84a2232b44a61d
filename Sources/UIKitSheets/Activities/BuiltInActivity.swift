// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitControllers
import UIKitCore

/// What the system can do with items by itself.
@MainActor
class BuiltInActivity: UIActivity {
    /// What a letter is about.
    final var subject: String?
    final var items: [Any] = []

    /// All, in the order of the sheet.
    static var all: [BuiltInActivity] {
        [
            MailActivity(), CopyActivity(), SaveImageActivity(), SaveFileActivity(),
            PrintActivity(),
        ]
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    /// The pictures among items.
    static func images(_ items: [Any]) -> [UIImage] {
        items.compactMap { item in
            if let image = item as? UIImage { return image }
            guard let url = item as? URL, url.isFileURL else { return nil }
            return UIImage(contentsOfFile: url.path)
        }
    }

    /// The texts among items, addresses of pages as text.
    static func texts(_ items: [Any]) -> [String] {
        items.compactMap { item in
            switch item {
            case let text as String: text
            case let text as NSAttributedString: text.string
            case let url as URL where !url.isFileURL: url.absoluteString
            default: nil
            }
        }
    }
}

/// Puts the items on the pasteboard.
private final class CopyActivity: BuiltInActivity {
    override var activityType: UIActivity.ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { Self.entry($0) != nil || $0 is NSItemProvider }
    }

    override func perform() {
        let providers = items.compactMap { $0 as? NSItemProvider }
        if providers.isEmpty {
            UIPasteboard.general.items = items.compactMap(Self.entry)
        } else {
            UIPasteboard.general.itemProviders = providers
        }
        activityDidFinish(true)
    }

    private static func entry(_ item: Any) -> [String: Any]? {
        switch item {
        case let text as String: ["public.utf8-plain-text": text]
        case let text as NSAttributedString: ["public.utf8-plain-text": text.string]
        case let url as URL: ["public.url": url]
        case let image as UIImage: image.pngData().map { ["public.png": $0] }
        case let color as UIColor: ["com.apple.uikit.color": color]
        default: nil
        }
    }
}

/// Keeps pictures among the photos.
private final class SaveImageActivity: BuiltInActivity {
    override var activityType: UIActivity.ActivityType? { .saveToCameraRoll }
    override var activityTitle: String? { "Save Image" }
    override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.down") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        !Self.images(activityItems).isEmpty
    }

    override func perform() {
        do {
            for image in Self.images(items) { try PhotoLibrary.shared.add(image) }
            activityDidFinish(true)
        } catch {
            Diagnostics.warn("UIActivityViewController: Save Image: \(error.localizedDescription)")
            activityDidFinish(false)
        }
    }
}

/// Puts a copy of the items where somebody wants them.
private final class SaveFileActivity: BuiltInActivity {
    private var copies: [URL] = []

    override var activityType: UIActivity.ActivityType? {
        UIActivity.ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")
    }
    override var activityTitle: String? { "Save to Files" }
    override var activityImage: UIImage? { UIImage(systemName: "folder") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is UIImage || ($0 as? URL)?.isFileURL == true }
    }

    override var activityViewController: UIViewController? {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("Sharing-\(ProcessInfo.processInfo.globallyUniqueString)")
        copies = []
        do {
            let manager = FileManager.default
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
            for item in items {
                if let url = item as? URL, url.isFileURL {
                    copies.append(url)
                } else if let data = (item as? UIImage)?.pngData() {
                    let file = folder.appendingPathComponent("Image \(copies.count + 1).png")
                    try data.write(to: file)
                    copies.append(file)
                }
            }
        } catch {
            Diagnostics.warn(
                "UIActivityViewController: Save to Files: \(error.localizedDescription)"
            )
        }
        guard !copies.isEmpty else { return nil }
        let picker = UIDocumentPickerViewController(forExporting: copies, asCopy: true)
        picker.didEnd = { [weak self] urls in self?.activityDidFinish(urls != nil) }
        return picker
    }
}

/// Prints the items.
private final class PrintActivity: BuiltInActivity {
    override var activityType: UIActivity.ActivityType? { .print }
    override var activityTitle: String? { "Print" }
    override var activityImage: UIImage? { UIImage(systemName: "printer") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        guard UIPrintInteractionController.isPrintingAvailable else { return false }
        return activityItems.contains { item in
            switch item {
            case is UIImage, is UIPrintPageRenderer, is UIPrintFormatter, is String: true
            case let url as URL: url.isFileURL && UIPrintInteractionController.canPrint(url)
            case let data as Data: UIPrintInteractionController.canPrint(data)
            default: false
            }
        }
    }

    override func perform() {
        let controller = UIPrintInteractionController.shared
        if let info = items.lazy.compactMap({ $0 as? UIPrintInfo }).first {
            controller.printInfo = info
        }
        if let renderer = items.lazy.compactMap({ $0 as? UIPrintPageRenderer }).first {
            controller.printPageRenderer = renderer
        } else if let formatter = items.lazy.compactMap({ $0 as? UIPrintFormatter }).first {
            controller.printFormatter = formatter
        } else {
            let things = items.filter { $0 is UIImage || $0 is Data || $0 is URL }
            if things.isEmpty {
                let text = Self.texts(items).joined(separator: "\n")
                controller.printFormatter = UISimpleTextPrintFormatter(text: text)
            } else {
                controller.printingItems = things
            }
        }
        controller.present(animated: true) { [weak self] _, isDone, _ in
            self?.activityDidFinish(isDone)
        }
    }
}

/// Begins a letter with the texts in the system's program.
private final class MailActivity: BuiltInActivity {
    override class var activityCategory: UIActivity.Category { .share }
    override var activityType: UIActivity.ActivityType? { .mail }
    override var activityTitle: String? { "Mail" }
    override var activityImage: UIImage? { UIImage(systemName: "envelope.fill") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        guard let url = URL(string: "mailto:"), !Self.texts(activityItems).isEmpty else {
            return false
        }
        return UIApplication.shared.canOpenURL(url)
    }

    override func perform() {
        var letter = URLComponents()
        letter.scheme = "mailto"
        letter.path = ""
        letter.queryItems = [
            URLQueryItem(name: "subject", value: subject ?? ""),
            URLQueryItem(name: "body", value: Self.texts(items).joined(separator: "\n")),
        ]
        guard let url = letter.url else { return activityDidFinish(false) }
        UIApplication.shared.open(url) { [weak self] in self?.activityDidFinish($0) }
    }
}
