// SPDX-License-Identifier: Apache-2.0

/// A paragraph of a content storage, with the element made for it while somebody holds that.
final class ParagraphBlock: TextBlock {
    weak var element: NSTextElement?
}
