// SPDX-License-Identifier: Apache-2.0

// The names here are C's, which begin with a capital.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What a page, a form or a pattern draws, with what it may name.
public typealias CGPDFContentStreamRef = OpaquePointer
/// Callbacks by the names of operators.
public typealias CGPDFOperatorTableRef = OpaquePointer
/// Called for an operator, which takes its operands from the scanner.
public typealias CGPDFOperatorCallback =
    @convention(c) (CGPDFScannerRef, UnsafeMutableRawPointer?) -> Void

/// What is drawn, with what it may name.
package final class PDFContent {
    let file: PDFFile
    let bytes: [UInt8]
    private let resources: PDFHandle?
    private let parent: PDFContent?

    init(_ file: PDFFile, _ bytes: [UInt8], resources: PDFHandle?, parent: PDFContent?) {
        self.file = file
        self.bytes = bytes
        self.resources = resources
        self.parent = parent
    }

    /// The content of a page.
    package convenience init(of page: PDFHandle) {
        let table = page.value.dictionary ?? [:]
        self.init(
            page.file,
            page.file.content(of: table),
            resources: page.part("Resources"),
            parent: nil
        )
    }

    /// A named thing of a category, as `Font`; where it is not known, of the content around this.
    func resource(_ category: String, _ name: String) -> PDFHandle? {
        resources?.part(category)?.part(name) ?? parent?.resource(category, name)
    }

    // MARK: Addresses

    static func address(of object: AnyObject) -> OpaquePointer {
        OpaquePointer(Unmanaged.passUnretained(object).toOpaque())
    }

    /// The address of an object that the caller releases.
    package static func retained(_ object: AnyObject) -> OpaquePointer {
        OpaquePointer(Unmanaged.passRetained(object).toOpaque())
    }

    static func object<Object: AnyObject>(at address: OpaquePointer) -> Object {
        Unmanaged.fromOpaque(UnsafeRawPointer(address)).takeUnretainedValue()
    }

    static func retain<Object: AnyObject>(
        _ address: OpaquePointer?,
        as type: Object.Type
    ) -> OpaquePointer? {
        guard let address else { return nil }
        _ = Unmanaged<Object>.fromOpaque(UnsafeRawPointer(address)).retain()
        return address
    }

    static func release<Object: AnyObject>(_ address: OpaquePointer?, as type: Object.Type) {
        guard let address else { return }
        Unmanaged<Object>.fromOpaque(UnsafeRawPointer(address)).release()
    }
}

/// Callbacks by the names of operators.
final class PDFOperators {
    var callbacks: [String: CGPDFOperatorCallback] = [:]
}

/// The content of a stream, as of a form, with its resources and the content that names it.
public func CGPDFContentStreamCreateWithStream(
    _ stream: CGPDFStreamRef,
    _ streamResources: CGPDFDictionaryRef,
    _ parent: CGPDFContentStreamRef?
) -> CGPDFContentStreamRef {
    let handle = PDFHandle.at(stream)
    let bytes = handle.value.stream.flatMap { try? handle.file.decode($0) } ?? []
    return PDFContent.retained(
        PDFContent(
            handle.file,
            bytes,
            resources: PDFHandle.at(streamResources),
            parent: parent.map { PDFContent.object(at: $0) }
        )
    )
}

/// Keeps a content alive.
@discardableResult
public func CGPDFContentStreamRetain(_ cs: CGPDFContentStreamRef?) -> CGPDFContentStreamRef? {
    PDFContent.retain(cs, as: PDFContent.self)
}

/// Lets a content go.
public func CGPDFContentStreamRelease(_ cs: CGPDFContentStreamRef?) {
    PDFContent.release(cs, as: PDFContent.self)
}

/// What a content names in a category, as `XObject`; nil where it is not known.
public func CGPDFContentStreamGetResource(
    _ cs: CGPDFContentStreamRef,
    _ category: UnsafePointer<CChar>,
    _ name: UnsafePointer<CChar>
) -> CGPDFObjectRef? {
    let content: PDFContent = PDFContent.object(at: cs)
    return content.resource(String(cString: category), String(cString: name))?.address
}

/// Makes a table without callbacks.
public func CGPDFOperatorTableCreate() -> CGPDFOperatorTableRef? {
    PDFContent.retained(PDFOperators())
}

/// Keeps a table alive.
@discardableResult
public func CGPDFOperatorTableRetain(_ table: CGPDFOperatorTableRef?) -> CGPDFOperatorTableRef? {
    PDFContent.retain(table, as: PDFOperators.self)
}

/// Lets a table go.
public func CGPDFOperatorTableRelease(_ table: CGPDFOperatorTableRef?) {
    PDFContent.release(table, as: PDFOperators.self)
}

/// Has an operator call a function.
public func CGPDFOperatorTableSetCallback(
    _ table: CGPDFOperatorTableRef,
    _ name: UnsafePointer<CChar>,
    _ callback: @escaping CGPDFOperatorCallback
) {
    let operators: PDFOperators = PDFContent.object(at: table)
    operators.callbacks[String(cString: name)] = callback
}
