// SPDX-License-Identifier: Apache-2.0

import ShowcasePages
import UIKit
import UIKitTesting

// Prints what recognizers, controls and responders make of input, one line each: run in a window,
// where real devices are imitated, and with `--replay SCRIPT`, where nothing is; the lines must be
// the same.
if let index = CommandLine.arguments.firstIndex(of: "--replay"),
    CommandLine.arguments.count > index + 1
{
    Probe.replay(CommandLine.arguments[index + 1])
} else if let index = CommandLine.arguments.firstIndex(of: "--monkey"),
    CommandLine.arguments.count > index + 2,
    let events = Int(CommandLine.arguments[index + 1]),
    let seed = UInt64(CommandLine.arguments[index + 2])
{
    ShowcaseMonkey.play(printing: events, seed: seed)
} else {
    ProbeDelegate.main()
}
