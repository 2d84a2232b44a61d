// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `HTTPURLResponse()`: on iOS every object has the initializer without parameters, which Linux'
/// Foundation leaves out where it makes little sense; tests use such objects as placeholders.
struct EmptyObject: Repair {
    let identifiers: Set<String> = [
        "missing_argument_named", "missing_arguments_in_call", "optional_not_unwrapped",
        "init_candidate_inaccessible",
    ]

    private static let file = "URL(fileURLWithPath: \"/\")"
    private static let response =
        "URLResponse(url: \(file), mimeType: nil, expectedContentLength: -1, "
        + "textEncodingName: nil)"

    /// Objects that stand for those without content.
    private static let makers: [String: String] = [
        "HTTPURLResponse":
            "HTTPURLResponse(url: \(file), statusCode: 200, httpVersion: nil, headerFields: nil)!",
        "URLResponse": response,
        "CachedURLResponse": "CachedURLResponse(response: \(response), data: Data())",
        "URLCredential": "URLCredential(user: \"\", password: \"\", persistence: .none)",
        "URLProtectionSpace":
            "URLProtectionSpace(host: \"\", port: 0, protocol: nil, realm: nil, "
            + "authenticationMethod: nil)",
        "URLCache": "URLCache(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)",
        "URLSession": "URLSession(configuration: .default)",
        "Timer": "Timer(timeInterval: 0, repeats: false) { _ in }",
        "ProcessInfo": "ProcessInfo.processInfo",
        "Progress": "Progress(totalUnitCount: 0)",
        "InputStream": "InputStream(data: Data())",
        "FileHandle": "FileHandle.nullDevice",
        "Bundle": "Bundle(path: Bundle.main.bundlePath)!",
        "NSRegularExpression": "(try! NSRegularExpression(pattern: \"\"))",
        "NSURL": "NSURL(fileURLWithPath: \"/\")",
        "NSMutableString": "NSMutableString(capacity: 0)",
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard let call = source.call(at: diagnostic),
            call.arguments.isEmpty, call.trailingClosure == nil, !call.code.contains("\n")
        else { return false }
        let words = call.calledExpression.code.split(separator: ".").map(String.init)
        guard let name = words.first(where: { $0 != "Foundation" }),
            words.allSatisfy({ [name, "init", "Foundation"].contains($0) }),
            let maker = Self.makers[name]
        else { return false }
        edits.replace(call, with: maker)
        return true
    }
}
