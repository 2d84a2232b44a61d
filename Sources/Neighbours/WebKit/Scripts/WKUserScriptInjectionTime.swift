// SPDX-License-Identifier: Apache-2.0

/// When a script of the program runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before the page.
    case atDocumentStart = 0
    /// After the page.
    case atDocumentEnd = 1
}
