// SPDX-License-Identifier: Apache-2.0

/// A view that another makes for itself when it is made, and that archives leave out, therefore.
@MainActor
package protocol ViewPart {}
