// SPDX-License-Identifier: Apache-2.0

import UIKit

// The application that XCUIAutomationTests test: a page of its own, or the showcase.
let isShowcase = CommandLine.arguments.dropFirst().first == "showcase"
UIApplicationMain(
    CommandLine.argc,
    CommandLine.unsafeArgv,
    nil,
    isShowcase ? "ShowcasePages.AppDelegate" : "UITestProbe.ProbeDelegate"
)
