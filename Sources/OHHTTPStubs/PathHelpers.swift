// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import FoundationNetworking
import NetworkingAdditions
import ObjCRuntime

/// The path of a file in the bundle of a class; nil where it is not there.
public func OHPathForFile(_ fileName: String, _ inBundleForClass: AnyClass) -> String? {
    OHPathForFileInBundle(fileName, _objcBundle(for: inBundleForClass))
}

/// The path of a file in a bundle; nil where it is not there.
public func OHPathForFileInBundle(_ fileName: String, _ bundle: Bundle) -> String? {
    let name = fileName as NSString
    return bundle.path(forResource: name.deletingPathExtension, ofType: name.pathExtension)
}

/// The path of a file in the folder of documents.
public func OHPathForFileInDocumentsDir(_ fileName: String) -> String? {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?
        .appendingPathComponent(fileName).path
}

/// A bundle in the bundle of a class; nil where it is not there.
public func OHResourceBundle(_ bundleBasename: String, _ inBundleForClass: AnyClass) -> Bundle? {
    _objcBundle(for: inBundleForClass).path(forResource: bundleBasename, ofType: "bundle")
        .flatMap(Bundle.init(path:))
}

extension NSURLRequest {
    /// The body of a request that is being stubbed.
    public func ohhttpStubs_HTTPBody() -> Data? {
        if let httpBody { return httpBody }
        guard let stream = httpBodyStream else { return nil }
        return StubbedAnswer.content(of: stream)
    }
}
