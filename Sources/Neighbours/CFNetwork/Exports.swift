// SPDX-License-Identifier: Apache-2.0

// Foundation's sessions stand on it on iOS; here its constants stand beside them.
@_exported public import NetworkingAdditions
