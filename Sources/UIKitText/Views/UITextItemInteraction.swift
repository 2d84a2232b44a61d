// SPDX-License-Identifier: Apache-2.0

/// What is done with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
    /// What a tap does.
    case invokeDefaultAction = 0
    /// What a press offers.
    case presentActions = 1
    /// A look at it.
    case preview = 2
}
