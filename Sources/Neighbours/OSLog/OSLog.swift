// SPDX-License-Identifier: Apache-2.0

// On iOS the newer name of what `os` has, and a store of what was logged, which is not kept here.
@_exported public import os
