# Offstage: UIKit without a screen. `make help` lists the targets.

SWIFT_VERSION := 6.2
PACKAGES      := libpng-dev libjpeg-dev libwebp-dev libgif-dev libisal-dev pkg-config libstdc++-12-dev \
                 libfreetype-dev libharfbuzz-dev libfribidi-dev libunibreak-dev nettle-dev libcmark-dev \
                 fonts-inter fonts-noto-core fonts-noto-mono fonts-noto-cjk fonts-noto-color-emoji \
                 fonts-liberation fonts-dejavu-core fonts-dejavu-extra fonts-lato fonts-paratype \
                 bootstrap-icons
# One set of flags for build and test, and only `swift build` builds: else each compiles again what the other built.
# By SwiftPM's own driver a module is compiled as soon as those that it imports can be read; nothing is inlined across
# modules then. Its commands name all files: lists in a temporary folder are called otherwise each time that it plans, and
# all would be compiled again. What a debugger gets is lines.
FLAGS         := -c release -Xswiftc -enable-testing --use-integrated-swift-driver -Xswiftc -disable-cmo \
                 -Xswiftc -driver-filelist-threshold -Xswiftc 1000000 -Xswiftc -gline-tables-only
OUTPUT        := Output
PREFIX        ?= /usr/local
COUNT         := 20000
BUILT          = $(shell swift build $(FLAGS) --show-bin-path)
BIN           := .build/offstage
SOURCES       := Package.swift Sources Plugins Tests Benchmarks Tools Examples
SDK           := .build/sdk
# A debug build for `make test` and `make digests`. The first begins it beside its own, which keeps one core busy alone for
# most of the time; what compares with it waits until it is there, and tells what went wrong.
DIGESTS       := .build/debug-digests
DEBUG         := --scratch-path $(DIGESTS) --disable-index-store -Xswiftc -gnone
TOOLS         := --package-path Tools -c release

.DEFAULT_GOAL := help
.PHONY: setup build sdk install uninstall render test test-swift test-python wheel deb fuzz mutants check api schema docs test-pages test-recording digests golden record bench bench-memory bench-layout bench-lists bench-text bench-peers bench-throughput bench-scaling bench-film bench-scroll bench-tables bench-front format lint clean help

setup: ## Install what is missing: system packages by apt-get, and say where Swift comes from.
	@sh Scripts/setup.sh "$(SWIFT_VERSION)" $(PACKAGES)

build: setup ## Build the offstage program: .build/offstage.
	@swift build $(FLAGS) --product offstage
	@sh Scripts/link-program.sh $(BUILT) $(BIN)

sdk: build ## Build what `offstage swift` works from: compiler, modules and libraries, in .build/sdk.
	@swift build $(FLAGS) --target GoldenTesting
	@swift build $(FLAGS) --target SwiftUI
	@swift build $(TOOLS)
	@sh Scripts/sdk.sh $(BUILT) $(shell swift build $(TOOLS) --show-bin-path) $(SDK)

install: build ## Install the program, completions and, where `make sdk` built it, the kit of `offstage swift`: PREFIX (/usr/local), DESTDIR.
	@sh Scripts/install.sh $(BIN) "$(DESTDIR)$(PREFIX)" $(SDK)

uninstall: ## Remove what `make install` installed.
	@sh Scripts/install.sh --remove "$(DESTDIR)$(PREFIX)"

render: build ## Render every scene of Scenes/ to Output/ and print its passes.
	@$(BIN) render Scenes -o $(OUTPUT)

test: setup lint ## Run all tests, compare every scene with its golden, damaged input, and a debug build's pixels with the release build's.
	@swift package resolve && swift package --scratch-path $(DIGESTS) resolve
	@nice swift build $(DEBUG) --product offstage >/dev/null 2>&1 &
	@swift build $(FLAGS) --build-tests
	@sh Scripts/run-tests.sh $(FLAGS)
	@swift build $(FLAGS) --product offstage
	@sh Scripts/link-program.sh $(BUILT) $(BIN)
	@$(BIN) test Scenes --golden Golden
	@$(BUILT)/fuzz $(BIN) --count 400
	@sh Scripts/compare-builds.sh $(BIN) $(DEBUG)

test-swift: sdk ## Run the tests of Tools and, with `offstage swift test` and the plugin, those of packages in Examples.
	@swift build $(TOOLS) --build-tests
	@swift test $(TOOLS) --skip-build
	@sh Scripts/test-companions.sh $(SDK)
	@sh Scripts/test-swift.sh $(BIN) Examples/Recipes
	@sh Scripts/test-users.sh $(BIN) Examples/Users
	@sh Scripts/test-run-audit.sh $(BIN) Tools/Tests/Faults
	@sh Scripts/test-plugin.sh Examples/Dimmer

test-python: build ## Check and test the Python package with the program: ruff, mypy, pytest; what they need comes from PyPI, into .build/python.
	@sh Scripts/test-python.sh $(BIN)

wheel: build ## Build a wheel of the Python package with the program and its libraries in it: Output/*.whl.
	@sh Scripts/wheel.sh $(BIN) $(OUTPUT)

deb: sdk ## Build Debian packages of the program and of the kit of `offstage swift`: Output/*.deb.
	@sh Scripts/deb.sh $(BIN) $(OUTPUT) $(SDK)

fuzz: build ## Try the program on COUNT damaged scenes, half as many made from the schema, films, pictures, odd command lines: COUNT=20000.
	@swift build $(FLAGS) --product fuzz
	@$(BUILT)/fuzz $(BIN) --count $(COUNT)

# Their numbers are other ones than those of fuzz.
mutants: COUNT = 60
mutants: setup ## Try COUNT mistakes of SEED in MODULES; list those no test notices: [COUNT=60] [SEED=1] [MINUTES=60] [MODULES="UIKit QuartzCore SceneFile"] [JOBS=1].
	@swift build $(TOOLS) --product offstage-mutants
	@$(shell swift build $(TOOLS) --show-bin-path)/offstage-mutants --count $(COUNT) --seed $(or $(SEED),1) --minutes $(or $(MINUTES),60) \
		--modules "$(or $(MODULES),UIKit QuartzCore SceneFile)" --jobs $(or $(JOBS),1) $(if $(TESTS),--tests "$(TESTS)")

check: setup ## Build and run one target's tests in debug: T=UIKitTests [F=Stack]. For logic: pixels are slow in debug.
	@sh Scripts/check.sh "$(T)" "$(F)"

api: setup ## Write the public API of each product to Docs/api, and what is there of Apple's to Docs/api-coverage.md.
	@swift build $(FLAGS) --build-tests
	@OFFSTAGE_RECORD_API=1 swift test $(FLAGS) --skip-build --filter APIListingTests
	@python3 Scripts/api-coverage.py

schema: build ## Write the scene format's JSON Schema to Docs/scene.schema.json.
	@$(BIN) schema > Docs/scene.schema.json

docs: setup ## Build the documentation of each product with DocC; pages go to Output/Docs.
	@sh Scripts/docs.sh "$(OUTPUT)/Docs" CoreGraphics ImageIO QuartzCore UIKit Offstage SceneFile GoldenTesting

test-pages: build ## Drive the pages in Debian's Chromium; screenshots go to Output/Pages.
	@sh Scripts/test-pages.sh $(BIN) $(OUTPUT)/Pages

test-recording: build ## Kill recordings at random moments and look at what they leave.
	@python3 Tests/Recording/kill.py $(BIN)

digests: build ## Compare the pixels of a debug build with those of the release build.
	@sh Scripts/compare-builds.sh $(BIN) $(DEBUG)

golden: build ## Compare every scene with its picture in Golden/.
	@$(BIN) test Scenes --golden Golden

record: build ## Record the pictures that are missing or differ.
	@$(BIN) test Scenes --golden Golden --record

# As users build: what tests see of a package costs a quarter of the time of a commit.
PLAIN         := --package-path Benchmarks --scratch-path Benchmarks/.build-plain -c release
bench: setup ## Run the benchmarks and print a table.
	@swift run $(PLAIN) Benchmarks

bench-memory: setup ## Print what 100,000 layers take in memory.
	@swift run --package-path Benchmarks $(FLAGS) MemoryBenchmark

bench-layout: setup ## Compare the layout solver with kiwisolver (fetched from PyPI).
	@sh Scripts/bench-layout.sh

bench-lists: setup ## Time the arithmetic of lists beside the standard library's differences.
	@swift run --package-path Benchmarks/Lists -c release

bench-text: setup ## Compare text with Skia (skia-python, fetched from PyPI).
	@sh Scripts/bench-text.sh

bench-throughput: build ## Render 1,000 generated scenes in one process, and each of Scenes/ as a process of its own.
	@sh Scripts/bench-throughput.sh $(BIN)

PYTHON        ?= python3
bench-peers: setup ## Draw the eight workloads with Offstage and every peer at hand; figures to Benchmarks/peers.json.
	@swift build --package-path Benchmarks $(FLAGS) --product Peer
	@$(PYTHON) Benchmarks/peers/compare.py Benchmarks/.build/release/Peer --json Benchmarks/peers.json $(PEERS)

bench-scaling: setup ## Fit how the time of display lists grows with layers, points and canvas; print their peak memory.
	@swift build --package-path Benchmarks $(FLAGS) --product Peer
	@$(PYTHON) Benchmarks/peers/scaling.py Benchmarks/.build/release/Peer

bench-film: setup ## Film what moves, and let headless Chromium make the same moves (playwright, Debian's chromium).
	@swift build $(PLAIN) --product Benchmarks
	@$(PYTHON) Benchmarks/peers/film.py Benchmarks/.build-plain/release/Benchmarks

bench-scroll: setup ## Scroll a page of 2,000 views, and let headless Chromium scroll the same page (playwright, Debian's chromium).
	@swift build $(PLAIN) --product Benchmarks
	@$(PYTHON) Benchmarks/peers/scroll.py Benchmarks/.build-plain/release/Benchmarks

bench-tables: setup ## Scroll tables, and let headless Chromium scroll a like list (playwright, Debian's chromium).
	@swift build $(PLAIN) --product Benchmarks
	@$(PYTHON) Benchmarks/peers/scroll.py Benchmarks/.build-plain/release/Benchmarks --list

bench-front: sdk ## Time `offstage swift build` beside the plain compiler on the same sources, a generated package of 200 files.
	@$(PYTHON) Benchmarks/front/builds.py $(BIN)

format: ## Format all sources in place.
	@swift format format --in-place --recursive --parallel $(wildcard $(SOURCES))

lint: ## Check formatting.
	@swift format lint --strict --recursive --parallel $(wildcard $(SOURCES))

clean: ## Remove everything built or rendered.
	@rm -rf .build .build-check Benchmarks/.build Benchmarks/.build-plain Benchmarks/Layout/.build Benchmarks/Lists/.build Tools/.build Tools/Companions/.build \
		Examples/Recipes/.build Examples/Dimmer/.build $(OUTPUT)

help: ## Show this list.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-17s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
