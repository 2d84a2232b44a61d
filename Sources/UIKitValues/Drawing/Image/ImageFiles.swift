// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Pictures in the file system, with UIKit's rules for their names.
enum ImageFiles {
    /// The extensions that are tried where a name has none.
    private static let extensions = [
        "png", "jpg", "jpeg", "gif", "webp", "tiff", "tif", "bmp", "ico", "cur",
    ]

    /// Reads a picture at a path; nil, with the reason in the log, if there is none.
    ///
    /// As on iOS, the variant for the screen's scale is preferred where it lies beside the file.
    static func storage(contentsOfFile path: String) -> ImageStorage? {
        let scale = UITraitCollection.systemDefault.displayScale
        guard let found = file(at: path, scale: scale, idiom: .unspecified) else {
            NSLog("%@", "UIImage(contentsOfFile:): no file at \(path)")
            return nil
        }
        return read(found)
    }

    /// Reads a picture file; the scale is in its name.
    static func read(_ path: String) -> ImageStorage? {
        guard let data = FileManager.default.contents(atPath: path) else {
            NSLog("%@", "UIImage: \(path) cannot be read")
            return nil
        }
        return ImageStorage(data: data, scale: scale(inName: path), origin: path)
    }

    /// The file that suits a scale and an idiom best, for a path with or without an extension.
    static func file(at path: String, scale: CGFloat, idiom: UIUserInterfaceIdiom) -> String? {
        let given = (path as NSString).pathExtension
        let known = given.isEmpty || !isPictureExtension(given)
        let base = known ? path : (path as NSString).deletingPathExtension
        let endings = known ? extensions : [given]
        for ending in endings {
            for candidate in names(base, scale, idiom) {
                let file = "\(candidate).\(ending)"
                if FileManager.default.fileExists(atPath: file) { return file }
            }
        }
        return FileManager.default.fileExists(atPath: path) && !isFolder(path) ? path : nil
    }

    /// The scale that `@2x` or `@3x` in a file's name gives.
    static func scale(inName path: String) -> CGFloat {
        var name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        if let tilde = name.lastIndex(of: "~") { name = String(name[..<tilde]) }
        guard name.hasSuffix("x"), let at = name.lastIndex(of: "@"),
            let scale = Double(name[name.index(after: at)...].dropLast()), scale >= 1, scale < 100
        else { return 1 }
        return CGFloat(scale)
    }

    /// The names to try, without extension, the best first: the scale asked for, then larger ones
    /// (they only need to be reduced), then smaller ones; each first for the idiom.
    private static func names(
        _ base: String,
        _ scale: CGFloat,
        _ idiom: UIUserInterfaceIdiom
    ) -> [String] {
        let wanted = Int(max(1, scale.rounded(.up)))
        let order = [wanted] + [1, 2, 3].filter { $0 > wanted } + [3, 2, 1].filter { $0 < wanted }
        let suffixes: [String]
        switch idiom {
        case .pad: suffixes = ["~ipad", ""]
        case .phone: suffixes = ["~iphone", ""]
        case .tv: suffixes = ["~tv", ""]
        default: suffixes = [""]
        }
        return order.flatMap { scale in
            suffixes.map { base + (scale == 1 ? "" : "@\(scale)x") + $0 }
        }
    }

    private static func isPictureExtension(_ text: String) -> Bool {
        (extensions + ["heic"]).contains(text.lowercased())
    }

    private static func isFolder(_ path: String) -> Bool {
        var folder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &folder)
            && folder.boolValue
    }
}
