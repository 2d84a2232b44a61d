// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

/// What is wrong with the certificate now, as bytes that ``SecTrustSetExceptions(_:_:)`` takes to forgive it.
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? {
    let verdict = trust.verdict()
    let values: [String: Any] = [
        "certificate": trust.digest,
        "problems": verdict.defects.map { "\($0.index) \($0.problem.rawValue)" },
    ]
    let data = try? PropertyListSerialization.data(
        fromPropertyList: values,
        format: .binary,
        options: 0
    )
    return data.map { $0 as NSData }
}

/// Forgives what ``SecTrustCopyExceptions(_:)`` wrote of the same certificate; false for bytes of another one.
///
/// With nil nothing is forgiven.
@discardableResult
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool {
    trust.change { $0.exceptions = [] }
    guard let exceptions,
        let list = try? PropertyListSerialization.propertyList(
            from: Data(referencing: exceptions),
            format: nil
        ),
        let values = list as? [String: Any], values["certificate"] as? Data == trust.digest,
        let problems = values["problems"] as? [String]
    else { return false }
    let defects = problems.compactMap { text -> TrustVerdict.Defect? in
        let parts = text.split(separator: " ")
        guard parts.count == 2, let index = Int(parts[0]),
            let problem = TrustProblem(rawValue: String(parts[1]))
        else { return nil }
        return TrustVerdict.Defect(index: index, problem: problem)
    }
    trust.change { $0.exceptions = Set(defects) }
    return true
}

extension SecTrust {
    /// The digest of the certificate in question.
    fileprivate var digest: Data {
        Data(KeyHash.sha256.digest(current.question.certificates.first?.bytes ?? []))
    }
}
