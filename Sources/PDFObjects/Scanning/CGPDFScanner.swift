// SPDX-License-Identifier: Apache-2.0

// The names here are C's, which begin with a capital.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Reads the operators of a content stream one after the other.
public typealias CGPDFScannerRef = OpaquePointer

/// Reads a content: what stands before an operator is kept for its callback.
final class PDFScanner {
    let content: PDFContent
    private let table: PDFOperators?
    private let info: UnsafeMutableRawPointer?
    private var lexer: PDFLexer
    private var operands: [PDFHandle] = []
    /// What was taken, whose addresses the callback may still hold.
    private var taken: [PDFHandle] = []
    private var isStopped = false

    init(_ content: PDFContent, _ table: PDFOperators?, _ info: UnsafeMutableRawPointer?) {
        self.content = content
        self.table = table
        self.info = info
        lexer = PDFLexer(content.bytes[...])
    }

    /// Reads to the end; false where something is neither a value nor a word.
    func scan() -> Bool {
        isStopped = false
        while !isStopped {
            guard let token = try? lexer.next() else { return false }
            switch token {
            case .value(let value): push(value)
            case .word("BI"):
                push(.stream(lexer.readInlineImage()))
                perform("EI")
            case .word(let name): perform(name)
            case .end: return true
            }
        }
        return false
    }

    func stop() { isStopped = true }

    private func push(_ value: PDFValue) {
        // No operator takes more; a damaged file could go on for ever.
        guard operands.count < 512 else { return }
        operands.append(PDFHandle(value, in: content.file))
    }

    private func perform(_ name: String) {
        table?.callbacks[name]?(PDFContent.address(of: self), info)
        operands = []
        taken = []
    }

    /// Takes the last operand, if it is what the caller expects.
    func pop(_ write: (PDFHandle) -> Bool) -> Bool {
        guard let last = operands.last, write(last) else { return false }
        operands.removeLast()
        taken.append(last)
        return true
    }
}

private func scanner(_ address: CGPDFScannerRef) -> PDFScanner { PDFContent.object(at: address) }

/// Makes a scanner that calls a table's callbacks with `info`.
public func CGPDFScannerCreate(
    _ cs: CGPDFContentStreamRef,
    _ table: CGPDFOperatorTableRef?,
    _ info: UnsafeMutableRawPointer?
) -> CGPDFScannerRef {
    let scanner = PDFScanner(
        PDFContent.object(at: cs),
        table.map { PDFContent.object(at: $0) },
        info
    )
    return PDFContent.retained(scanner)
}

/// Keeps a scanner alive.
@discardableResult
public func CGPDFScannerRetain(_ scanner: CGPDFScannerRef?) -> CGPDFScannerRef? {
    PDFContent.retain(scanner, as: PDFScanner.self)
}

/// Lets a scanner go.
public func CGPDFScannerRelease(_ scanner: CGPDFScannerRef?) {
    PDFContent.release(scanner, as: PDFScanner.self)
}

/// Reads to the end, and calls the callbacks of the operators; false where that failed or a
/// callback stopped it.
@discardableResult
public func CGPDFScannerScan(_ scanner: CGPDFScannerRef?) -> Bool {
    guard let scanner else { return false }
    let reader: PDFScanner = PDFContent.object(at: scanner)
    return reader.scan()
}

/// Ends the reading after the callback that calls this.
public func CGPDFScannerStop(_ s: CGPDFScannerRef) { scanner(s).stop() }

/// The content that is read.
public func CGPDFScannerGetContentStream(_ scanner: CGPDFScannerRef) -> CGPDFContentStreamRef {
    let reader: PDFScanner = PDFContent.object(at: scanner)
    return PDFContent.address(of: reader.content)
}

/// Takes the last operand.
public func CGPDFScannerPopObject(
    _ s: CGPDFScannerRef,
    _ value: UnsafeMutablePointer<CGPDFObjectRef?>?
) -> Bool {
    scanner(s).pop {
        value?.pointee = $0.address
        return true
    }
}

/// Takes the last operand if it is true or false.
public func CGPDFScannerPopBoolean(
    _ s: CGPDFScannerRef,
    _ value: UnsafeMutablePointer<CGPDFBoolean>?
) -> Bool {
    scanner(s).pop { $0.write(value) }
}

/// Takes the last operand if it is a whole number.
public func CGPDFScannerPopInteger(
    _ s: CGPDFScannerRef,
    _ value: UnsafeMutablePointer<CGPDFInteger>?
) -> Bool {
    scanner(s).pop { $0.writeInteger(value) }
}

/// Takes the last operand if it is a number.
public func CGPDFScannerPopNumber(
    _ s: CGPDFScannerRef,
    _ value: UnsafeMutablePointer<CGPDFReal>?
) -> Bool {
    scanner(s).pop { $0.writeNumber(value) }
}

/// Takes the last operand if it is a name.
public func CGPDFScannerPopName(
    _ s: CGPDFScannerRef,
    _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Bool {
    scanner(s).pop { $0.writeName(value) }
}

/// Takes the last operand if it is a string.
public func CGPDFScannerPopString(
    _ s: CGPDFScannerRef,
    _ value: UnsafeMutablePointer<CGPDFStringRef?>?
) -> Bool {
    scanner(s).pop { $0.write(.string, value) }
}

/// Takes the last operand if it is an array.
public func CGPDFScannerPopArray(
    _ s: CGPDFScannerRef,
    _ value: UnsafeMutablePointer<CGPDFArrayRef?>?
) -> Bool {
    scanner(s).pop { $0.write(.array, value) }
}

/// Takes the last operand if it is a dictionary.
public func CGPDFScannerPopDictionary(
    _ s: CGPDFScannerRef,
    _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?
) -> Bool {
    scanner(s).pop { $0.write(.dictionary, value) }
}

/// Takes the last operand if it is a stream.
public func CGPDFScannerPopStream(
    _ s: CGPDFScannerRef,
    _ value: UnsafeMutablePointer<CGPDFStreamRef?>?
) -> Bool {
    scanner(s).pop { $0.write(.stream, value) }
}
