// SPDX-License-Identifier: Apache-2.0

@_exported public import Photos
@_exported public import UIKit
@_exported public import UniformTypeIdentifiers
