// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

/// Something that items can be pasted into or dropped on.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: AnyObject {
    /// Which types are accepted; nil for none.
    var pasteConfiguration: UIPasteConfiguration? { get set }

    /// Pastes or drops items.
    func paste(itemProviders: [NSItemProvider])

    /// Whether items are accepted; by default as the paste configuration says.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
