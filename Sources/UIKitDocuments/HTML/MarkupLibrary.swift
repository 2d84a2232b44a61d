// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The functions of libxml2, loaded on first use: a program that reads no HTML never loads it, and
/// none needs it to be installed.
struct MarkupLibrary: Sendable {
    typealias Document = OpaquePointer
    typealias Reader = OpaquePointer

    let readDocument:
        @convention(c) (
            UnsafePointer<CChar>?, CInt, UnsafePointer<CChar>?, UnsafePointer<CChar>?, CInt
        ) -> Document?
    let walk: @convention(c) (Document) -> Reader?
    let read: @convention(c) (Reader) -> CInt
    let nodeType: @convention(c) (Reader) -> CInt
    let depth: @convention(c) (Reader) -> CInt
    let name: @convention(c) (Reader) -> UnsafePointer<UInt8>?
    let value: @convention(c) (Reader) -> UnsafePointer<UInt8>?
    let nextAttribute: @convention(c) (Reader) -> CInt
    let backToElement: @convention(c) (Reader) -> CInt
    let freeReader: @convention(c) (Reader) -> Void
    let freeDocument: @convention(c) (Document) -> Void

    /// The library; nil where it is not installed.
    static let shared = MarkupLibrary()

    private init?() {
        // The name since version 2.14, and the one of the twenty years before it.
        let names = ["libxml2.so.2", "libxml2.so.16"]
        guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first
        else { return nil }
        func need<Function>(_ name: String) -> Function {
            guard let symbol = dlsym(library, name) else {
                preconditionFailure("libxml2 has no \(name)")
            }
            return unsafeBitCast(symbol, to: Function.self)
        }
        readDocument = need("htmlReadMemory")
        walk = need("xmlReaderWalker")
        read = need("xmlTextReaderRead")
        nodeType = need("xmlTextReaderNodeType")
        depth = need("xmlTextReaderDepth")
        name = need("xmlTextReaderConstName")
        value = need("xmlTextReaderConstValue")
        nextAttribute = need("xmlTextReaderMoveToNextAttribute")
        backToElement = need("xmlTextReaderMoveToElement")
        freeReader = need("xmlFreeTextReader")
        freeDocument = need("xmlFreeDoc")
    }
}
