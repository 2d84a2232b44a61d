// SPDX-License-Identifier: Apache-2.0

/// What happens to what is under the pointer.
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// As suits the preview.
    case automatic(UITargetedPreview)
    /// The pointer becomes a light behind the preview.
    case highlight(UITargetedPreview)
    /// The preview rises, and the pointer goes.
    case lift(UITargetedPreview)
    /// The preview changes as the tint, shadow and scale say; the pointer stays.
    case hover(
        UITargetedPreview,
        preferredTintMode: TintMode = .overlay,
        prefersShadow: Bool = false,
        prefersScaledContent: Bool = true
    )

    /// How a view is tinted under the pointer.
    public enum TintMode: Hashable, Sendable {
        /// Not at all.
        case none
        /// From above.
        case overlay
        /// From behind.
        case underlay
    }

    /// What is under the pointer.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview),
            .hover(let preview, _, _, _):
            preview
        }
    }
}
