// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIButton: UISpringLoadedInteractionSupporting {}
