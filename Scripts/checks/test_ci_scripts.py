# SPDX-License-Identifier: Apache-2.0
"""Scripts/ci does what Docs/ci.md says, with a tool and a release that are made here."""

import hashlib
import os
import pathlib
import subprocess
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parents[1] / "ci"


class TestOnARunner(unittest.TestCase):
    """`Scripts/ci/test`."""

    def run_test(self, status, environment):
        with tempfile.TemporaryDirectory() as folder:
            tool = pathlib.Path(folder, "casement")
            tool.write_text(
                "#!/bin/sh\n"
                'echo "arguments: $*; device: $CASEMENT_DEVICE"\n'
                'echo "$PWD/Tests/A.swift:12: error: A.testB : 50% off"\n'
                f"exit {status}\n"
            )
            tool.chmod(0o755)
            given = {"PATH": f"{folder}:{os.environ['PATH']}"} | environment
            return subprocess.run(
                [SCRIPTS / "test"], env=given, cwd=folder, capture_output=True, text=True, check=False
            )

    def test_failures_become_annotations(self):
        run = self.run_test(1, {"GITHUB_ACTIONS": "true"})
        self.assertEqual(run.returncode, 1)
        self.assertIn("::error file=Tests/A.swift,line=12::A.testB : 50%25 off", run.stdout)

    def test_elsewhere_nothing_is_annotated(self):
        self.assertNotIn("::error", self.run_test(1, {}).stdout)

    def test_inputs_reach_the_tool(self):
        run = self.run_test(0, {"FILTER": "A", "SKIP": "B", "DEVICE": "iPhone 14", "PACKAGE_PATH": "x"})
        self.assertEqual(run.returncode, 0)
        self.assertIn("test --package-path x --filter A --skip B; device: iPhone 14", run.stdout)


class TestInstallation(unittest.TestCase):
    """`Scripts/ci/install`, with an archive."""

    def install(self, folder, damaged=False):
        release = pathlib.Path(folder, "releases")
        inner = pathlib.Path(folder, "casement-9.9/bin")
        release.mkdir()
        inner.mkdir(parents=True)
        (inner / "casement").write_text("#!/bin/sh\necho here\n")
        machine = os.uname().machine
        name = f"casement-9.9-any-{machine}-swift6.3.1.tar.zst"
        archive = release / name
        subprocess.run(["tar", "--zstd", "-C", folder, "-cf", archive, "casement-9.9"], check=True)
        digest = hashlib.sha256(archive.read_bytes()).hexdigest()
        (release / "SHA256SUMS").write_text(f"{digest}  {name}\n")
        if damaged:
            archive.write_bytes(archive.read_bytes() + b"x")
        swiftc = pathlib.Path(folder, "swiftc")
        swiftc.write_text("#!/bin/sh\necho '\"compilerVersion\": \"Swift version 6.3.1 (x)\"'\n")
        swiftc.chmod(0o755)
        return subprocess.run(
            [SCRIPTS / "install"],
            env={
                "PATH": f"{folder}:{os.environ['PATH']}",
                "CASEMENT_RELEASES": str(release),
                "CASEMENT_VERSION": "9.9",
                "CASEMENT_PREFIX": f"{folder}/prefix with space",
                "GITHUB_PATH": f"{folder}/path",
            },
            capture_output=True,
            text=True,
            check=False,
        )

    def setUp(self):
        if subprocess.run(["which", "zstd"], capture_output=True, check=False).returncode != 0:
            self.skipTest("zstd is not installed")

    def test_the_archive_is_unpacked_and_found(self):
        with tempfile.TemporaryDirectory() as folder:
            run = self.install(folder)
            self.assertEqual(run.returncode, 0, run.stderr)
            bin_folder = pathlib.Path(folder, "prefix with space/bin")
            self.assertTrue((bin_folder / "casement").exists())
            self.assertEqual(pathlib.Path(folder, "path").read_text().strip(), str(bin_folder))

    def test_a_damaged_archive_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            run = self.install(folder, damaged=True)
            self.assertNotEqual(run.returncode, 0)
            self.assertFalse(pathlib.Path(folder, "prefix with space").exists())


if __name__ == "__main__":
    unittest.main()
