# SPDX-License-Identifier: Apache-2.0
"""Scripts/ci does what Docs/ci.md says, with a tool and a release that are made here."""

import hashlib
import os
import pathlib
import re
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
                'for word in "$@"; do echo "argument: $word"; done\n'
                'echo "$PWD/Tests/A.swift:12: error: A.testB : 50% off"\n'
                'echo "$PWD/Sources/B.swift:3:5: warning: unused"\n'
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

    def test_warnings_become_annotations(self):
        run = self.run_test(0, {"GITHUB_ACTIONS": "true"})
        self.assertIn("::warning file=Sources/B.swift,line=3::unused", run.stdout)

    def test_inputs_reach_the_tool(self):
        given = {
            "FILTER": "A", "SKIP": "B/testC\nD", "DEVICE": "iPhone 14\niPad Pro\n", "PACKAGE_PATH": "x",
            "SHARD": "2/5", "TIMEOUT": "60", "PARALLEL": "3", "RESULTS": "out of here",
        }
        run = self.run_test(0, given)
        self.assertEqual(run.returncode, 0)
        words = [line.removeprefix("argument: ") for line in run.stdout.splitlines() if "argument" in line]
        expected = ["test", "--package-path", "x", "--junit", "out of here/junit.xml"]
        expected += ["--report", "out of here/report", "--device", "iPhone 14", "--device", "iPad Pro"]
        expected += ["--shard", "2/5", "--filter", "A", "--skip", "B/testC", "--skip", "D"]
        self.assertEqual(words, expected + ["--timeout", "60", "--parallel", "3"])

    def test_without_inputs_the_tool_chooses(self):
        words = self.run_test(0, {}).stdout
        self.assertNotIn("--device", words)
        self.assertNotIn("--filter", words)
        self.assertIn("casement-results/junit.xml", words)


class TestTemplates(unittest.TestCase):
    """`action.yml` and `gitlab.yml`, against the scripts that they call."""

    ROOT = SCRIPTS.parents[1]

    def test_the_action_hands_each_input_on(self):
        text = (self.ROOT / "action.yml").read_text()
        inputs = text[text.index("inputs:") : text.index("outputs:")]
        names = re.findall(r"^  ([a-z-]+):$", inputs, re.MULTILINE)
        self.assertIn("shard", names)
        for name in names:
            self.assertIn("${{ inputs.%s }}" % name, text)

    def test_what_the_templates_set_is_what_the_scripts_read(self):
        read = "".join((SCRIPTS / name).read_text() for name in ["test", "install"])
        text = (self.ROOT / "action.yml").read_text()
        for name in re.findall(r"^        ([A-Z_]+):", text, re.MULTILINE):
            self.assertIn("${" + name, read)

    def test_the_template_calls_scripts_that_are_there(self):
        text = (SCRIPTS / "gitlab.yml").read_text()
        for name in re.findall(r"Scripts/ci/(\w+)", text):
            self.assertTrue((SCRIPTS / name).exists(), name)


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
