// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `task.prefersIncrementalDelivery = true` and its like, which Foundation's network on Linux does
/// not know.
///
/// The value is made and not used. Reading such a setting stays an error, since nothing keeps it.
struct SettingOfTheNetwork: Repair {
    let identifiers: Set<String> = ["could_not_find_value_member", Self.onlyRead]

    /// What Foundation on Linux lets nobody set.
    private static let onlyRead = "assignment_lhs_is_immutable_property"

    private static let types = ["URLSession", "URLRequest", "NSMutableURLRequest"]

    private static let known: Set<String> = [
        "prefersIncrementalDelivery", "allowsConstrainedNetworkAccess",
        "allowsExpensiveNetworkAccess", "allowsUltraConstrainedNetworkAccess",
        "assumesHTTP3Capable", "requiresDNSSECValidation", "waitsForConnectivity",
        "isDiscretionary", "sessionSendsLaunchEvents", "multipathServiceType",
        "shouldUseExtendedBackgroundIdleMode", "tlsMinimumSupportedProtocolVersion",
        "tlsMaximumSupportedProtocolVersion", "earliestBeginDate",
        "countOfBytesClientExpectsToSend", "countOfBytesClientExpectsToReceive",
        "usesClassicLoadingMode",
    ]

    func mend(
        _ diagnostic: CompilerDiagnostic,
        in source: MendedSource,
        _ edits: inout EditList
    ) -> Bool {
        let words = diagnostic.quoted
        guard let type = words.first, let name = words.last, Self.known.contains(name),
            diagnostic.identifier == Self.onlyRead || Self.types.contains(where: type.hasPrefix),
            let token = source.token(at: diagnostic),
            let assignment = Syntax(token).ancestors
                .compactMap({ $0.as(SequenceExprSyntax.self) }).first,
            assignment.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false,
            let target = assignment.elements.first,
            target.as(MemberAccessExprSyntax.self)?.declName.baseName.text == name
        else { return false }
        edits.replace(target, with: "_")
        return true
    }
}
