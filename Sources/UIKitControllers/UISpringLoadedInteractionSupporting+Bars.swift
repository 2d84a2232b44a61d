// SPDX-License-Identifier: Apache-2.0

public import UIKitCore

extension UITabBar: UISpringLoadedInteractionSupporting {}

extension UIAlertController: UISpringLoadedInteractionSupporting {}
