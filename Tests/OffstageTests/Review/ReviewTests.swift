import Offstage
import Synchronization
import TestKit
import Testing
import UIKit

/// What a stage tells the review of a package.
@MainActor
@Suite("The review of a package at work") struct ReviewTests {
    private final class Heard: Sendable {
        let findings = Mutex<[StageFinding]>([])
    }

    /// What is told of what a test does on a stage, as a test of XCTest does.
    static func findings(_ test: String? = "App.FeedTests/test", _ body: (Stage) -> Void) -> [StageFinding] {
        let heard = Heard()
        let log = FindingLog { finding in heard.findings.withLock { $0.append(finding) } }
        PackageReview.begin(log) { test }
        defer { PackageReview.end() }
        do {
            let stage = makeStage(390, 844, scale: 1)
            stage.window.backgroundColor = .systemBackground
            stage.perform { body(stage) }
            stage.advance(by: 0.5)
            PackageReview.current?.testEnds()
        }
        PackageReview.current?.testIsOver(test)
        return heard.findings.withLock { $0 }
    }

    private func messages(_ sample: ReviewSample, _ body: (Stage) -> Void) -> [String] {
        Self.findings { body($0) }.filter { $0.kind == sample.kind }.map(\.message)
    }

    @Test("The smallest bad code is told once", arguments: ReviewSample.all)
    func bad(_ sample: ReviewSample) {
        let messages = messages(sample, sample.bad)
        #expect(messages.count == 1, "\(messages)")
    }

    @Test("Of its corrected twin nothing is told", arguments: ReviewSample.all)
    func good(_ sample: ReviewSample) {
        #expect(messages(sample, sample.good) == [])
    }

    @Test("Of a near miss nothing is told", arguments: ReviewSample.all)
    func near(_ sample: ReviewSample) {
        #expect(messages(sample, sample.near) == [])
    }

    @Test("A finding names the test, the view, and the package's classes around it, the nearest first")
    func naming() throws {
        final class Badge: UILabel {}
        final class FeedController: UIViewController {}
        let found = Self.findings("App.FeedTests/testShows") { stage in
            let badge = Badge(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
            badge.text = "New"
            badge.font = .systemFont(ofSize: 8)
            badge.accessibilityIdentifier = "badge"
            let controller = FeedController()
            controller.view.addSubview(badge)
            stage.window.rootViewController = controller
        }
        let finding = try #require(found.first { $0.kind == "audit.smallText" })
        #expect(finding.view == "Badge:badge" && finding.test == "App.FeedTests/testShows")
        #expect(finding.types == ["Badge", "FeedController"])
        #expect(
            finding.line
                == "{\"kind\":\"audit.smallText\",\"message\":\"Badge:badge: a text of 8.0 points, where 11 are asked for\","
                + "\"view\":\"Badge:badge\",\"types\":[\"Badge\",\"FeedController\"],\"test\":\"App.FeedTests/testShows\"}"
        )
    }

    @Test("Places go from messages, identifiers stay")
    func places() {
        #expect(ViewPlaces.removed(from: "UILabel:view.0.2 and UIView:window[1].0~mask.") == "UILabel and UIView.")
        #expect(ViewPlaces.removed(from: "A:viewer, B:view-1, C:title") == "A:viewer, B:view-1, C:title")
    }

    @Test("A text that a banner lies over is not measured against the banner")
    func banner() {
        func found(isInFront: Bool) -> [String] {
            Self.findings { stage in
                let banner = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
                banner.backgroundColor = .black
                let holder = UIView(frame: stage.window.bounds)
                holder.addSubview(banner)
                if !isInFront { stage.window.addSubview(holder) }
                stage.label()
                if isInFront { stage.window.addSubview(holder) }
            }.map(\.kind)
        }
        #expect(found(isInFront: true) == [])
        #expect(found(isInFront: false) == ["audit.contrast"])
    }

    @Test("Without a review a stage has none, and hears of nothing that is made")
    func nothing() {
        let stage = Stage()
        #expect(PackageReview.current == nil)
        stage.window.addSubview(UIView())
        stage.runTurn()
        #expect(Self.findings { _ in } == [])
    }

    @Test("A frame and a rest are looks that leave the stage as it is; a test's end is put back")
    func looks() {
        var heard = 0
        final class Hearing: UIView {
            var hear = {}
            override func traitCollectionDidChange(_ previous: UITraitCollection?) { hear() }
        }
        let found = Self.findings { stage in
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
            (label.text, label.font) = ("Small", .systemFont(ofSize: 9))
            let view = Hearing(frame: stage.window.bounds)
            view.addSubview(label)
            stage.window.addSubview(view)
            stage.runTurn()
            view.hear = { heard += 1 }
            let turns = stage.trace.events(.layoutSubviews).count
            _ = stage.render()
            #expect(heard == 0)
            #expect(stage.lastTrace.events(.layoutSubviews).count == turns)
            view.hear = {}
            label.removeFromSuperview()
        }
        #expect(found.map(\.kind) == ["audit.smallText"])
    }
}
