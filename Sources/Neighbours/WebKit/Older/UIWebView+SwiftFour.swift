// SPDX-License-Identifier: Apache-2.0

// Types that Swift 4 knows under names of one word, as in UIKit's `SwiftFour`.

/// `UIWebView.NavigationType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWebView.NavigationType")
public typealias UIWebViewNavigationType = UIWebView.NavigationType

/// `UIWebView.PaginationMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWebView.PaginationMode")
public typealias UIWebPaginationMode = UIWebView.PaginationMode

/// `UIWebView.PaginationBreakingMode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWebView.PaginationBreakingMode")
public typealias UIWebPaginationBreakingMode = UIWebView.PaginationBreakingMode
