// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UISegmentedControl: UISpringLoadedInteractionSupporting {}
