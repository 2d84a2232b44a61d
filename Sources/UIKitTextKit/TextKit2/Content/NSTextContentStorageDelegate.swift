// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Shows paragraphs another way than they are stored.
///
/// The method is optional; see Docs/subsystems/optional-requirements.md.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate,
    _NSTextContentStorageDelegateProbes
{
    // @optional

    /// The paragraph to show for a range, whose text is as long; nil for the stored one.
    func textContentStorage(
        _ textContentStorage: NSTextContentStorage,
        textParagraphWith range: NSRange
    ) -> NSTextParagraph?
}
