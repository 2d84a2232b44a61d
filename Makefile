# SPDX-License-Identifier: Apache-2.0

# Casement: `make run` shows it, `make test` proves it.

OUT ?= showcase-out
PICTURES ?=
ONLY ?= .
LIST ?=
MIRRORS ?=
HOURS ?= 1
SUITE ?=
REPORT ?=
RECORDED ?=
DRAWN ?=
TEXT ?=

.PHONY: help setup run build test test-window test-browser test-accessibility test-keyring test-end-to-end \
	test-monkey test-goldens test-docs casement dist docs check lint format bench bench-peers bench-photo fuzz soak \
	sanitize corpus fidelity clean

help:
	@echo "make run          show the showcase (PICTURES=folder: browse that folder's pictures)"
	@echo "make test         build and run every test and check"
	@echo "make test-window  drive the showcase in a window under Xvfb"
	@echo "make test-browser open a report of tests in Chromium (BROWSER= names it)"
	@echo "make test-keyring keep passwords in GNOME Keyring, in a session of its own"
	@echo "make test-accessibility  read and drive a program over AT-SPI, as screen readers do"
	@echo "make test-end-to-end  build the framework as packages use it, and run the fixture packages with it"
	@echo "make casement     build the tool that builds iOS packages and apps as they are"
	@echo "make docs         build the site of documentation, in docs-out/ (make test-docs reads it in Chromium)"
	@echo "make dist         build a release: an archive and Debian packages, in dist/"
	@echo "make test-goldens prove the pictures' bytes the same in debug and release, on 1 and 2 threads"
	@echo "make test-monkey  play with the showcase without sense, a million events at a time"
	@echo "make bench        print our figures (ONLY=regex chooses)"
	@echo "make bench-peers  print ours and the peers' figures, side by side"
	@echo "make bench-photo  print what a photo of 50 megapixels takes, in time and memory"
	@echo "make fuzz         feed damaged pictures, fonts and drawings to the decoders"
	@echo "make soak         run the showcase for HOURS (0.5 is half an hour) in each of three ways; does it grow? In soak-out/"
	@echo "make sanitize     run the tests under the thread, address and undefined-behaviour sanitizers (ONLY=regex chooses)"
	@echo "make corpus       run a LIST of libraries as they are (ONLY=regex, MIRRORS=folder); writes Docs/compatibility.md"
	@echo "make fidelity     compare a SUITE's pictures: REPORT=folder, or RECORDED= and DRAWN= (TEXT=); writes Docs/fidelity.md"
	@echo "make format       format the sources; make lint only looks"

setup:
	@Scripts/setup

run: setup
	@OUT="$(OUT)" Scripts/run $(PICTURES)

build: setup
	swift build

check:
	@python3 Scripts/checks/check.py

lint:
	@git ls-files '*.swift' | xargs swift format lint --strict -p

format:
	@git ls-files '*.swift' | xargs swift format -i -p

test: setup check lint
	@python3 -m unittest discover -q -s Scripts/checks
	@Scripts/test

test-window: setup
	swift build --product InputProbe
	@Scripts/test-input "$$(swift build --show-bin-path)/InputProbe"
	swift build --package-path Examples/Showcase -c release --product Showcase
	@Scripts/test-window "$$(swift build --package-path Examples/Showcase -c release --show-bin-path)/Showcase"

# Chromium is Debian's package chromium.
BROWSER ?= $(firstword $(shell command -v chromium chromium-browser google-chrome 2>/dev/null))
test-browser: setup
	@test -n "$(BROWSER)" || { echo "no Chromium found; BROWSER= names one" >&2; exit 2; }
	CASEMENT_BROWSER="$(BROWSER)" swift test --package-path Tools --filter ReportPageTests
test-accessibility: setup
	swift build --product ReaderProbe
	@Scripts/test-accessibility "$$(swift build --show-bin-path)/ReaderProbe"

test-keyring: setup
	swift build --build-tests
	@Scripts/test-keyring

test-end-to-end: setup
	CASEMENT_END_TO_END=1 swift test --package-path Tools --no-parallel --filter '(EndToEnd|Failure)Tests'

casement: setup
	swift build --package-path Tools -c release --product casement
	@echo "built $$(swift build --package-path Tools -c release --show-bin-path)/casement"

dist:
	@Scripts/setup --also patchelf --also zstd
	@Scripts/dist

docs: setup
	@Scripts/docs

test-docs: docs
	@test -n "$(BROWSER)" || { echo "no Chromium found; BROWSER= names one" >&2; exit 2; }
	@Scripts/test-docs "$(BROWSER)" docs-out

test-goldens: setup
	@Scripts/test-goldens

test-monkey: setup
	swift build --package-path Examples/Showcase -c release --product Showcase
	@Scripts/test-monkey "$$(swift build --package-path Examples/Showcase -c release --show-bin-path)/Showcase"

bench: setup
	@Scripts/bench "$(ONLY)"

bench-peers: setup
	@Scripts/bench-peers "$(ONLY)"

bench-photo: setup
	swift build --package-path Examples/Showcase -c release --product Showcase
	@Scripts/bench-photo "$$(swift build --package-path Examples/Showcase -c release --show-bin-path)/Showcase"

fuzz: setup
	@Scripts/fuzz

soak: setup
	swift build --package-path Examples/Showcase -c release --product Showcase
	@Scripts/soak "$$(swift build --package-path Examples/Showcase -c release --show-bin-path)/Showcase" --hours "$(HOURS)"

sanitize: setup
	@FILTER="$(ONLY)" Scripts/sanitize

corpus: casement
	@test -n "$(LIST)" || { echo "LIST= names the list: OWNER/NAME [COMMIT] a line" >&2; exit 2; }
	@Scripts/corpus "$(LIST)" --only "$(ONLY)" $(if $(MIRRORS),--mirrors "$(MIRRORS)") --page Docs/compatibility.md \
		--tool "$$(swift build --package-path Tools -c release --show-bin-path)/casement"

fidelity:
	@Scripts/fidelity --suite "$(SUITE)" $(if $(REPORT),--report "$(REPORT)") $(if $(RECORDED),--recorded "$(RECORDED)") \
		$(if $(DRAWN),--drawn "$(DRAWN)") $(if $(TEXT),--text "$(TEXT)") \
		--trend Docs/fidelity.tsv --page Docs/fidelity.md

clean:
	rm -rf .build* dist docs-out showcase-out soak-out Examples/*/.build Benchmarks/.build Tools/.build Fuzz/.build
