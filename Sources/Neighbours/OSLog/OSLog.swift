// SPDX-License-Identifier: Apache-2.0

// On iOS the newer name of what `os` has, with a store of what was logged.
@_exported public import os
