// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `HTTPURLResponse(url: u, mimeType: m, expectedContentLength: n, textEncodingName: nil)`.
///
/// The initializer is inherited on iOS; here the same stands in headers, of a response with status
/// 200. Other labels stay an error.
struct ResponseWithoutStatus: Repair {
    let identifiers: Set<String> = ["wrong_argument_labels"]

    private static let labels = ["url", "mimeType", "expectedContentLength", "textEncodingName"]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        guard diagnostic.quoted.last == "url:statusCode:httpVersion:headerFields:",
            let call = source.call(at: diagnostic),
            call.arguments.map({ $0.label?.text ?? "" }) == Self.labels,
            call.calledExpression.code.hasPrefix("HTTPURLResponse")
        else { return false }
        let values = call.arguments.map(\.expression.code)
        edits.replace(
            call,
            with: "\(call.calledExpression.code)(url: \(values[0]), statusCode: 200, "
                + "httpVersion: nil, headerFields: [\"Content-Type\": \(values[1]) as String?, "
                + "\"Content-Length\": \"\\(\(values[2]))\"].compactMapValues { $0 })!"
        )
        return true
    }
}
