#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes what a release is made of: a list of parts in SPDX's form, and all their licences."""

import argparse
import hashlib
import json
import pathlib
import re
import subprocess
import time

# What is linked into the release or copied into it, with the file that has its licence; a version
# comes from Package.resolved where the part is a package.
PACKAGES = {
    "swift-syntax": ("Apache-2.0 WITH Swift-exception", "in bin/casement"),
    "swift-argument-parser": ("Apache-2.0 WITH Swift-exception", "in bin/casement"),
    "swift-crypto": ("Apache-2.0", "in libCasementCryptoKit.so, with BoringSSL"),
    "swift-asn1": ("Apache-2.0", "in libCasementCryptoKit.so"),
}


def resolved(root):
    """The packages that Package.resolved pins, by name, with version, address and licence file."""
    found = {}
    for place in [root, root / "Tools"]:
        file = place / "Package.resolved"
        if not file.exists():
            continue
        for pin in json.loads(file.read_text())["pins"]:
            folder = None
            for scratch in [place / ".build", place / "Tools/.build"]:
                candidates = list(scratch.glob(f"checkouts/{pin['identity']}/LICENSE*"))
                folder = folder or (candidates[0] if candidates else None)
            found[pin["identity"]] = {
                "version": pin["state"].get("version") or pin["state"]["revision"],
                "address": pin["location"],
                "licence": folder,
            }
    return found


def system_libraries(stage):
    """The system's libraries that ours load, with Debian's packages and versions."""
    needed = set()
    for library in stage.rglob("*.so"):
        text = subprocess.run(["objdump", "-p", library], capture_output=True, text=True).stdout
        needed.update(re.findall(r"NEEDED\s+(\S+)", text))
    found = {}
    for name in sorted(needed):
        if name.startswith(("libswift", "libFoundation", "lib_Foundation", "libCasement", "libBlocks", "libdispatch")):
            continue
        owner = subprocess.run(["dpkg-query", "-S", f"*/{name}"], capture_output=True, text=True).stdout
        package = owner.split(":")[0].strip()
        if not package:
            continue
        version = subprocess.run(
            ["dpkg-query", "-W", "-f", "${Version}", package], capture_output=True, text=True
        ).stdout
        found[package] = version
    return found


def identifier(name):
    """A name as SPDX's identifiers allow."""
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)


def spdx(version, epoch, stage, pins, libraries):
    """The document."""
    created = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(epoch))
    sums = hashlib.sha256()
    for file in sorted(p for p in stage.rglob("*") if p.is_file()):
        sums.update(str(file.relative_to(stage)).encode() + b"\0" + file.read_bytes())
    packages = [
        {
            "SPDXID": identifier("casement"),
            "name": "casement",
            "versionInfo": version,
            "downloadLocation": "NOASSERTION",
            "licenseDeclared": "Apache-2.0",
            "licenseConcluded": "Apache-2.0",
            "copyrightText": "NOASSERTION",
            "filesAnalyzed": False,
            "checksums": [{"algorithm": "SHA256", "checksumValue": sums.hexdigest()}],
        }
    ]
    relations = [
        {
            "spdxElementId": "SPDXRef-DOCUMENT",
            "relationshipType": "DESCRIBES",
            "relatedSpdxElement": identifier("casement"),
        }
    ]

    def add(name, number, address, licence, relation):
        packages.append(
            {
                "SPDXID": identifier(name),
                "name": name,
                "versionInfo": number,
                "downloadLocation": address,
                "licenseDeclared": licence,
                "licenseConcluded": "NOASSERTION",
                "copyrightText": "NOASSERTION",
                "filesAnalyzed": False,
            }
        )
        relations.append(
            {
                "spdxElementId": identifier("casement"),
                "relationshipType": relation,
                "relatedSpdxElement": identifier(name),
            }
        )

    for name, (licence, _) in PACKAGES.items():
        if name in pins:
            add(name, pins[name]["version"], pins[name]["address"], licence, "STATIC_LINK")
    for name, number in libraries.items():
        add(name, number, "NOASSERTION", "NOASSERTION", "DYNAMIC_LINK")
    return {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"casement-{version}",
        "documentNamespace": f"urn:casement:{version}:{sums.hexdigest()}",
        "creationInfo": {"created": created, "creators": ["Tool: casement-dist"]},
        "packages": packages,
        "relationships": relations,
    }


def notices(pins, root):
    """All licences, one after the other."""
    parts = ["Casement\n========\n\n" + (root / "LICENSE").read_text()]
    for name, (_, where) in PACKAGES.items():
        pin = pins.get(name)
        if pin is None:
            continue
        text = pin["licence"].read_text() if pin["licence"] else "See " + pin["address"] + "\n"
        head = f"{name} {pin['version']} ({where})"
        parts.append(f"{head}\n{'=' * len(head)}\n\n{text}")
    parts.append(
        "Swift's standard library, Foundation and libdispatch (in bin/casement)\n"
        + "=" * 70
        + "\n\nApache License 2.0 with Runtime Library Exception; see swift.org.\n"
    )
    return "\n\n".join(parts)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--version", required=True)
    parser.add_argument("--epoch", type=int, required=True)
    parser.add_argument("--stage", type=pathlib.Path, required=True)
    parser.add_argument("--spdx", type=pathlib.Path, required=True)
    parser.add_argument("--notices", type=pathlib.Path, required=True)
    given = parser.parse_args()
    root = pathlib.Path(__file__).resolve().parents[2]
    pins = resolved(root)
    document = spdx(given.version, given.epoch, given.stage, pins, system_libraries(given.stage))
    given.spdx.write_text(json.dumps(document, indent=2, sort_keys=True) + "\n")
    given.notices.write_text(notices(pins, root))


if __name__ == "__main__":
    main()
