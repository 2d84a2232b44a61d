# SPDX-License-Identifier: Apache-2.0
"""Runs the showcase for hours and measures whether it grows. Scripts/soak is the command."""
