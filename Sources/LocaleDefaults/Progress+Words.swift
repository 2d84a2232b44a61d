// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux has no words for a progress.
// `CRedefinedFunctions` puts these functions into the class's table of methods.

extension Progress {
    /// `Progress.localizedDescription`: how much is done, in per cent.
    @_silgen_name("casement_progress_description")
    public final func _words() -> String? {
        guard !isIndeterminate else { return "" }
        let share = NumberFormatter.localizedString(
            from: NSNumber(value: fractionCompleted),
            number: .percent
        )
        return "\(share) completed"
    }

    /// `Progress.localizedAdditionalDescription`: how many units are done, of files how many bytes.
    @_silgen_name("casement_progress_additional_description")
    public final func _moreWords() -> String? {
        guard !isIndeterminate else { return "" }
        guard kind == .file else {
            return "\(number(completedUnitCount)) of \(number(totalUnitCount))"
        }
        return "\(size(completedUnitCount)) of \(size(totalUnitCount))"
    }

    private func number(_ count: Int64) -> String {
        NumberFormatter.localizedString(from: NSNumber(value: count), number: .decimal)
    }

    private func size(_ count: Int64) -> String {
        ByteCountFormatter.string(fromByteCount: count, countStyle: .file)
    }
}
