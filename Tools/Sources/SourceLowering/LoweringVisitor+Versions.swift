// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Which iOS it is: the star of `#available` matches Linux, and Foundation tells Linux's kernel.
extension LoweringVisitor {
    /// `#available(iOS 99, *)` asks the runtime; what does not name iOS holds, as it does there.
    func lower(availability node: AvailabilityConditionSyntax) {
        // Without the runtime's import a file has nothing that depends on iOS.
        guard !own.imports.isEmpty || needsRuntime,
            let version = iOSVersion(node.availabilityArguments)
        else {
            return
        }
        let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
        edits.replace(node, with: "\(isNegated ? "!" : "")_iOS(\(version))")
    }

    private func iOSVersion(_ arguments: AvailabilityArgumentListSyntax) -> String? {
        for argument in arguments {
            guard case .availabilityVersionRestriction(let restriction) = argument.argument,
                ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text),
                let version = restriction.version
            else { continue }
            return version.code.split(separator: ".").joined(separator: ", ")
        }
        return nil
    }

    /// `ProcessInfo.processInfo.operatingSystemVersion` and its like.
    func lower(processInformation node: MemberAccessExprSyntax) {
        let known: Set<String> = [
            "operatingSystemVersion", "operatingSystemVersionString", "isOperatingSystemAtLeast",
        ]
        let name = node.declName.baseName
        guard known.contains(name.text), let base = node.base, !own.imports.isEmpty || needsRuntime,
            base.code.lowercased().contains("processinfo")
        else { return }
        edits.replace(name, with: "_objc" + name.text.capitalizedFirst)
    }
}
