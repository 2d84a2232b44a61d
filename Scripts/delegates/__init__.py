# SPDX-License-Identifier: Apache-2.0
"""Generates what Swift on Linux needs beside a protocol's declaration for optional requirements.

`declarations` reads the marked protocols, `imports` finds the modules whose types they name,
`output` writes the Swift text, and `tree` does so for all of a repository.
"""
