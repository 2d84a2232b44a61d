// SPDX-License-Identifier: Apache-2.0

import CFoundationICU
import Foundation

/// Texts that ICU's C functions write.
enum ICUText {
    /// What a function writes into a buffer, which it is given twice where the first is too small.
    ///
    /// `write` gets the buffer, its capacity and the status, and returns the length of the text.
    static func text(
        _ write: (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32
    ) -> String? {
        var capacity: Int32 = 128
        for _ in 0..<2 {
            var status = U_ZERO_ERROR
            var length: Int32 = 0
            let text = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Int(capacity)) {
                buffer -> String? in
                guard let start = buffer.baseAddress else { return nil }
                length = write(start, capacity, &status)
                guard succeeded(status), length <= capacity else { return nil }
                return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
            }
            if let text { return text }
            guard status == U_BUFFER_OVERFLOW_ERROR else { return nil }
            capacity = length + 1
        }
        return nil
    }

    /// Whether a call went well; warnings are negative.
    static func succeeded(_ status: UErrorCode) -> Bool { status <= U_ZERO_ERROR }

    /// How ICU capitalises a text for its place.
    static func capitalization(_ context: Formatter.Context) -> UDisplayContext {
        switch context {
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
        default: UDISPCTX_CAPITALIZATION_NONE
        }
    }
}
