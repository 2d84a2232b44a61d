// SPDX-License-Identifier: Apache-2.0

// The names up to version 8, under which older suites know the same classes.

/// Intercepts requests: ``HTTPStubs`` before version 9.
public typealias OHHTTPStubs = HTTPStubs

/// An answer: ``HTTPStubsResponse`` before version 9.
public typealias OHHTTPStubsResponse = HTTPStubsResponse

/// A stub that can be removed: ``HTTPStubsDescriptor`` before version 9.
public typealias OHHTTPStubsDescriptor = HTTPStubsDescriptor

/// Whether a request is answered: ``HTTPStubsTestBlock`` before version 9.
public typealias OHHTTPStubsTestBlock = HTTPStubsTestBlock

/// Makes an answer: ``HTTPStubsResponseBlock`` before version 9.
public typealias OHHTTPStubsResponseBlock = HTTPStubsResponseBlock
