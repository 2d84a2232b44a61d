// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCore
import UniformTypeIdentifiers

extension UIDocumentPickerViewController {
    /// Whether the picker asks for a folder to put files into.
    var isExporting: Bool {
        request.purpose == .exportToService || request.purpose == .moveToService
    }

    /// Whether a folder can be opened as a whole.
    var picksFolders: Bool {
        !isExporting && request.types.contains { $0.conforms(to: .directory) || $0 == .folder }
    }

    /// Whether a file is of a type that can be picked.
    func allows(_ file: URL) -> Bool {
        guard !isExporting else { return false }
        let type = UTType(filenameExtension: file.pathExtension) ?? .data
        return request.types.contains { type.conforms(to: $0) || $0 == .item }
    }

    /// Ends with files, or with the folder that files go into.
    func pick(_ urls: [URL]) {
        do {
            switch request.purpose {
            case .open: end(urls)
            case .import: end(try urls.map(Self.copyToInbox))
            case .exportToService, .moveToService:
                guard let folder = urls.first else { return end(nil) }
                end(try request.exported.map { try put($0, into: folder) })
            }
        } catch {
            let alert = UIAlertController(
                title: "The documents cannot be saved here.",
                message: error.localizedDescription,
                preferredStyle: .alert
            )
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }

    /// A name in a folder that nothing has yet: the file's own, or with a number.
    static func freeName(for file: URL, in folder: URL) -> URL {
        let manager = FileManager.default
        let stem = file.deletingPathExtension().lastPathComponent
        let ending = file.pathExtension.isEmpty ? "" : "." + file.pathExtension
        var target = folder.appendingPathComponent(file.lastPathComponent)
        var number = 2
        while manager.fileExists(atPath: target.path) {
            target = folder.appendingPathComponent("\(stem) \(number)\(ending)")
            number += 1
        }
        return target
    }

    private static func copyToInbox(_ file: URL) throws -> URL {
        let manager = FileManager.default
        let owner = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        let inbox = manager.temporaryDirectory.appendingPathComponent("\(owner)-Inbox")
        try manager.createDirectory(at: inbox, withIntermediateDirectories: true)
        let copy = freeName(for: file, in: inbox)
        try manager.copyItem(at: file, to: copy)
        return copy
    }

    private func put(_ file: URL, into folder: URL) throws -> URL {
        let target = Self.freeName(for: file, in: folder)
        if request.purpose == .moveToService {
            try FileManager.default.moveItem(at: file, to: target)
        } else {
            try FileManager.default.copyItem(at: file, to: target)
        }
        return target
    }

    /// Says what was picked, once, and goes.
    func end(_ urls: [URL]?) {
        guard !hasEnded else { return }
        hasEnded = true
        let told = didEnd
        didEnd = nil
        if told == nil { presentingViewController?.dismiss(animated: true) }
        if let urls {
            let heard: Void? = delegate?.documentPicker?(self, didPickDocumentsAt: urls)
            if heard == nil, let first = urls.first {
                delegate?.documentPicker?(self, didPickDocumentAt: first)
            }
        } else {
            delegate?.documentPickerWasCancelled?(self)
        }
        told?(urls)
    }
}
