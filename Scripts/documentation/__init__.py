# SPDX-License-Identifier: Apache-2.0
"""Makes the site of documentation: symbols and pages become archives of DocC. Scripts/docs is the command."""
