# SPDX-License-Identifier: Apache-2.0
"""Runs libraries through `casement` and writes down what became of each. Scripts/corpus is the command."""
