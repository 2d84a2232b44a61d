// SPDX-License-Identifier: Apache-2.0

/// What others have broken: for names of files and old formats only.
public enum Insecure {}
