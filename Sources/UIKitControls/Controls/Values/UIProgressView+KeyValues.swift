// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of progress bars.

extension UIProgressView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("progress", of: UIProgressView.self, { $0.progress }) {
                    $0.progress = $1
                }
                m.property("observedProgress", of: UIProgressView.self, { $0.observedProgress }) {
                    $0.observedProgress = $1
                }
                m.property("progressViewStyle", of: UIProgressView.self, { $0.progressViewStyle }) {
                    $0.progressViewStyle = $1
                }
                m.property("progressTintColor", of: UIProgressView.self, { $0.progressTintColor }) {
                    $0.progressTintColor = $1
                }
                m.property("trackTintColor", of: UIProgressView.self, { $0.trackTintColor }) {
                    $0.trackTintColor = $1
                }
                m.property("progressImage", of: UIProgressView.self, { $0.progressImage }) {
                    $0.progressImage = $1
                }
                m.property("trackImage", of: UIProgressView.self, { $0.trackImage }) {
                    $0.trackImage = $1
                }
                return UIProgressView.self
            }
        }
}
