// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `weight as NSNumber`, `key as NSString` of a name or a number that has a type of its own: on iOS its object
/// is that of its raw value.
struct RawValueAsObject: Repair {
    let identifiers: Set<String> = ["cannot_convert_coerce"]

    private static let numbers: Set<String> = [
        "UIFont.Weight", "UIFont.Width", "UILayoutPriority", "UIWindow.Level",
        "UIScrollView.DecelerationRate",
    ]

    private static let texts: Set<String> = [
        "NSAttributedString.Key", "NSNotification.Name", "Notification.Name", "UIFont.TextStyle",
        "UIFontDescriptor.AttributeName", "UIFontDescriptor.FeatureKey",
        "UIFontDescriptor.SystemDesign", "UIFontDescriptor.TraitKey", "UIContentSizeCategory",
        "UIActivity.ActivityType", "UIApplication.LaunchOptionsKey",
        "UIApplication.OpenURLOptionsKey", "UIImagePickerController.InfoKey", "FileAttributeKey",
        "URLResourceKey", "CALayerContentsGravity", "CALayerContentsFormat",
        "CAMediaTimingFillMode", "CAMediaTimingFunctionName", "CAShapeLayerFillRule",
        "CAShapeLayerLineCap", "CAShapeLayerLineJoin", "CATransitionType", "CATransitionSubtype",
        "CATextLayerAlignmentMode", "CATextLayerTruncationMode", "CAGradientLayerType",
        "AVLayerVideoGravity", "AVMediaType", "AVFileType",
    ]

    /// The class of the raw value's object.
    private static func object(of type: String) -> String? {
        if numbers.contains(type) { return "NSNumber" }
        return texts.contains(type) ? "NSString" : nil
    }

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        let words = diagnostic.quoted
        guard words.count >= 2, let object = Self.object(of: words[0]),
            [object, "NSObject"].contains(words[1]), let token = source.token(at: diagnostic)
        else { return false }
        let chain = Array(sequence(first: Syntax(token), next: \.parent))
        guard
            let elements = chain.lazy.compactMap({ $0.as(SequenceExprSyntax.self) }).first?.elements
        else { return false }
        let list = Array(elements)
        guard let own = list.firstIndex(where: { element in chain.contains(Syntax(element)) }),
            let sign = list[own...].firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }),
            sign > 0, let type = list[sign + 1].as(TypeExprSyntax.self)?.type
        else { return false }
        edits.insert(".rawValue", at: list[sign - 1].endPositionBeforeTrailingTrivia)
        if words[1] == "NSObject" { edits.replace(type, with: object) }
        return true
    }
}
