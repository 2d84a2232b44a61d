// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Receives the reports of a day; there are none here.
public protocol MXMetricManagerSubscriber: AnyObject {
    /// Measurements have come.
    func didReceive(_ payloads: [MXMetricPayload])
    /// Reports of what went wrong have come.
    func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
    /// Does nothing.
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    /// Does nothing.
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}
