// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a wrapper holds.
indirect enum WrappedContents {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)

    var data: Data? { if case .file(let data) = self { data } else { nil } }
    var children: [String: FileWrapper]? { if case .folder(let all) = self { all } else { nil } }

    // MARK: One piece of data

    private var propertyList: [String: Any] {
        switch self {
        case .file(let data): return ["file": data]
        case .link(let url): return ["link": url.relativePath]
        case .folder(let children):
            return ["folder": children.mapValues { $0.contents.propertyList }]
        }
    }

    private init?(_ list: [String: Any]) {
        if let data = list["file"] as? Data {
            self = .file(data)
        } else if let path = list["link"] as? String {
            self = .link(URL(fileURLWithPath: path))
        } else if let folder = list["folder"] as? [String: [String: Any]] {
            var children: [String: FileWrapper] = [:]
            for (name, child) in folder {
                guard let contents = WrappedContents(child) else { return nil }
                let wrapper = FileWrapper(regularFileWithContents: Data())
                wrapper.contents = contents
                wrapper.preferredFilename = name
                wrapper.filename = name
                children[name] = wrapper
            }
            self = .folder(children)
        } else {
            return nil
        }
    }

    var serialized: Data? {
        try? PropertyListSerialization.data(
            fromPropertyList: propertyList,
            format: .binary,
            options: 0
        )
    }

    init?(serialized data: Data) {
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard let list = list as? [String: Any] else { return nil }
        self.init(list)
    }
}

extension FileWrapper {
    /// The wrappers of a folder; traps for files and links.
    func requireChildren(_ name: String) -> [String: FileWrapper]? {
        guard let children = contents.children else {
            Diagnostics.trap(
                .internalInconsistencyException,
                "FileWrapper.\(name): the wrapper is not a folder; make it with "
                    + "init(directoryWithFileWrappers:)"
            )
        }
        return children
    }

    /// Adds a wrapper under a name, or one made of it where that is taken.
    @discardableResult
    func add(_ child: FileWrapper, as name: String) -> String {
        guard var children = requireChildren("addFileWrapper(_:)") else { return name }
        var key = name
        var number = 1
        while let other = children[key], other !== child {
            key = "\(number)__#$!@%!#__\(name)"
            number += 1
        }
        children[key] = child
        contents = .folder(children)
        return key
    }

    /// Reads a file, a folder with all that is in it, or a symbolic link.
    func takeContents(of url: URL) throws {
        let files = FileManager.default
        let attributes = try files.attributesOfItem(atPath: url.path)
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory?:
            // Wrappers that are there already are read again, so that references to them stay good.
            let present = contents.children ?? [:]
            var children: [String: FileWrapper] = [:]
            for name in try files.contentsOfDirectory(atPath: url.path) {
                let place = url.appendingPathComponent(name)
                if let child = present[name] {
                    try child.read(from: place, options: [])
                    children[name] = child
                } else {
                    children[name] = try FileWrapper(url: place, options: [])
                }
            }
            contents = .folder(children)
        case .typeSymbolicLink?:
            let path = try files.destinationOfSymbolicLink(atPath: url.path)
            contents = .link(
                URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent())
            )
        default: contents = .file(try Data(contentsOf: url))
        }
        takeName(of: url, attributes)
    }

    private func takeName(of url: URL, _ attributes: [FileAttributeKey: Any]) {
        let name = url.lastPathComponent
        if filename == nil || preferredFilename == filename { preferredFilename = name }
        filename = name
        fileAttributes = [:]
        for (key, value) in attributes { fileAttributes[key.rawValue] = value }
    }

    func matches(_ url: URL) -> Bool {
        guard url.lastPathComponent == filename,
            let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        else { return false }
        if let children = contents.children {
            let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
            return names.map(Set.init) == Set(children.keys)
                && children.allSatisfy { name, child in
                    child.matchesContents(of: url.appendingPathComponent(name))
                }
        }
        let key = FileAttributeKey.modificationDate
        return attributes[key] as? Date == fileAttributes[key.rawValue] as? Date
            && (attributes[.size] as? NSNumber) == fileAttributes[FileAttributeKey.size.rawValue]
                as? NSNumber
    }

    func writeContents(to url: URL, _ options: WritingOptions) throws {
        if options.contains(.atomic) {
            let name = ".\(url.lastPathComponent).\(ProcessInfo.processInfo.globallyUniqueString)"
            let beside = url.deletingLastPathComponent().appendingPathComponent(name)
            do {
                try writePlainly(to: beside, [])
                if contents.children != nil, FileManager.default.fileExists(atPath: url.path) {
                    try FileManager.default.removeItem(at: url)
                }
                guard rename(beside.path, url.path) == 0 else {
                    throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
                }
            } catch {
                try? FileManager.default.removeItem(at: beside)
                throw error
            }
        } else {
            try writePlainly(to: url, options)
        }
        guard options.contains(.withNameUpdating) else { return }
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        takeName(of: url, attributes)
        for (name, child) in contents.children ?? [:] { child.filename = name }
    }

    private func writePlainly(to url: URL, _ options: WritingOptions) throws {
        switch contents {
        case .file(let data): try data.write(to: url)
        case .link(let target):
            try FileManager.default.createSymbolicLink(
                atPath: url.path,
                withDestinationPath: target.relativePath
            )
        case .folder(let children):
            try FileManager.default.createDirectory(
                at: url,
                withIntermediateDirectories: false
            )
            for (name, child) in children {
                try child.write(
                    to: url.appendingPathComponent(name),
                    options: options,
                    originalContentsURL: nil
                )
            }
        }
        var kept: [FileAttributeKey: Any] = [:]
        for key in [FileAttributeKey.posixPermissions] {
            kept[key] = fileAttributes[key.rawValue]
        }
        if !kept.isEmpty, !isSymbolicLink {
            try FileManager.default.setAttributes(kept, ofItemAtPath: url.path)
        }
    }
}
