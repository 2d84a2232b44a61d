// SPDX-License-Identifier: Apache-2.0

public import Foundation

// swift-format-ignore: AvoidRetroactiveConformances
// On iOS Foundation declares it.
extension FileProtectionType: @retroactive Hashable {}
