import Foundation
import Offstage
import TestKit
import Testing

@testable import UIKit

/// What share sheets show, whom they ask, and what they tell at the end.
@Suite("Share sheets")
@MainActor
struct ShareSheetTests {
    let log = CallLog()

    /// Notes its calls.
    private final class Task: UIActivity {
        let log: CallLog
        let name: String
        var controller: UIViewController?
        var isAble = true
        var finishes = true

        init(_ name: String, _ log: CallLog) {
            self.log = log
            self.name = name
            super.init()
        }

        override var activityType: ActivityType? { ActivityType("test.\(name)") }
        override var activityTitle: String? { name }
        override var activityImage: UIImage? { UIImage(systemName: "star") }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
            log.note("\(name) can \(activityItems)")
            return isAble
        }
        override func prepare(withActivityItems activityItems: [Any]) { log.note("\(name) prepare \(activityItems)") }
        override var activityViewController: UIViewController? { controller }
        override func perform() {
            log.note("\(name) perform")
            if finishes { activityDidFinish(true) }
        }
    }

    private final class SharingTask: UIActivity {
        override class var activityCategory: Category { .share }
        override var activityTitle: String? { "Send" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    }

    /// Notes what it is asked for.
    private final class Source: UIActivityItemSource {
        let log: CallLog
        let placeholder: Any
        let item: Any?

        init(_ log: CallLog, placeholder: Any, item: Any?) {
            self.log = log
            self.placeholder = placeholder
            self.item = item
        }

        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
            log.note("placeholder")
            return placeholder
        }

        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? {
            log.note("item for \(activityType?.rawValue ?? "nil")")
            return item
        }

        func activityViewController(
            _ activityViewController: UIActivityViewController,
            dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
        ) -> String {
            log.note("data type for \(activityType?.rawValue ?? "nil")")
            return "public.seed"
        }
    }

    private func stage(_ name: String = "iPhone 16") throws -> Stage {
        try makePresentingStage(#require(Device(named: name)))
    }

    private func present(
        _ items: [Any], _ activities: [UIActivity]?, on stage: Stage, excluding types: [UIActivity.ActivityType]? = nil
    ) -> UIActivityViewController {
        let controller = UIActivityViewController(activityItems: items, applicationActivities: activities)
        controller.excludedActivityTypes = types
        controller.completionHandler = { [log] in log.note("short \($0?.rawValue ?? "nil") \($1)") }
        controller.completionWithItemsHandler = { [log] type, completed, items, error in
            log.note("long \(type?.rawValue ?? "nil") \(completed) \(items == nil) \(error == nil)")
        }
        stage.window.rootViewController?.present(controller, animated: true)
        stage.advance(by: 1)
        return controller
    }

    private func labels(on stage: Stage) -> [String] {
        stage.accessibility.elements.compactMap(\.label)
    }

    private func tap(_ label: String, on stage: Stage) throws {
        let element = try #require(stage.accessibility.elements.first { $0.label == label })
        try stage.touch.tap(CGPoint(x: element.frame.midX, y: element.frame.midY))
        stage.advance(by: 1)
    }

    @Test("What is chosen gets what is shared, works, and the sheet goes before its end is told, once")
    func choosing() throws {
        let stage = try stage()
        let task = Task("Print", log)
        let controller = present(["Hello", URL(filePath: "/a.txt")], [task], on: stage)
        #expect(log.take() == ["Print can [\"Hello\", file:///a.txt]"])
        try tap("Print", on: stage)
        #expect(
            log.take() == [
                "Print prepare [\"Hello\", file:///a.txt]", "Print perform", "short test.Print true",
                "long test.Print true true true",
            ])
        #expect(controller.presentingViewController == nil)
        #expect(controller.completionHandler == nil && controller.completionWithItemsHandler == nil)
        task.activityDidFinish(true)
        #expect(log.take() == [])
    }

    @Test("Sources stand in until something is chosen, and say of bytes what they are")
    func sources() throws {
        let stage = try stage()
        let text = Source(log, placeholder: "text", item: "real")
        let bytes = Source(log, placeholder: Data(), item: Data([1, 2]))
        let nothing = Source(log, placeholder: "", item: nil)
        _ = present([text, bytes, nothing], nil, on: stage)
        #expect(log.take() == ["placeholder", "placeholder", "data type for nil", "placeholder"])
        try tap("Copy", on: stage)
        let type = "com.apple.UIKit.activity.CopyToPasteboard"
        #expect(
            log.take() == [
                "item for \(type)", "item for \(type)", "data type for \(type)", "item for \(type)",
                "short \(type) true", "long \(type) true true true",
            ])
        #expect(UIPasteboard.general.string == "real")
        #expect(UIPasteboard.general.data(forPasteboardType: "public.seed", inItemSet: nil) == [Data([1, 2])])
    }

    @Test("A provider makes its item for what was chosen")
    func provider() throws {
        final class Report: UIActivityItemProvider, @unchecked Sendable {
            override var item: Any { "report for \(activityType?.rawValue.suffix(16) ?? "nobody")" }
        }
        let stage = try stage()
        let report = Report(placeholderItem: "")
        _ = present([report], nil, on: stage)
        try tap("Copy", on: stage)
        #expect(UIPasteboard.general.string == "report for CopyToPasteboard")
        #expect(report.activityType == nil)
        report.cancel()
        #expect(
            report.activityViewController(
                UIActivityViewController(activityItems: [], applicationActivities: nil), itemForActivityType: nil)
                == nil)
    }

    @Test("What cannot, and what is excluded, is not shown")
    func exclusion() throws {
        let stage = try stage()
        let (one, two, three) = (Task("One", log), Task("Two", log), Task("Three", log))
        two.isAble = false
        let controller = present(
            [7], [one, two, three, SharingTask()], on: stage, excluding: [UIActivity.ActivityType("test.Three")])
        #expect(labels(on: stage).filter { ["One", "Two", "Three", "Copy", "Send"].contains($0) } == ["Send", "One"])
        controller.excludedActivityTypes = nil
        stage.advance(by: 0.1)
        #expect(labels(on: stage).filter { ["One", "Two", "Three"].contains($0) } == ["One", "Three"])
    }

    @Test("Without a choice, by the button, by a finger or by the app, nothing was done")
    func leaving() throws {
        for way in 0..<3 {
            let stage = try stage()
            let controller = present(["Hello"], nil, on: stage)
            switch way {
            case 0: try tap("Close", on: stage)
            case 1: try stage.touch.drag(CGPoint(x: 200, y: 450), by: CGVector(dx: 0, dy: 390), duration: 0.2)
            default: stage.window.rootViewController?.dismiss(animated: false)
            }
            stage.advance(by: 1)
            #expect(log.take() == ["short nil false", "long nil false true true"])
            #expect(controller.presentingViewController == nil)
        }
    }

    @Test("An activity's own controller comes above the sheet; its end takes both away, giving up leads back")
    func ownController() throws {
        let stage = try stage()
        let task = Task("Mail", log)
        task.controller = UIViewController()
        let controller = present(["Hello"], [task], on: stage)
        _ = log.take()
        try tap("Mail", on: stage)
        #expect(log.take() == ["Mail prepare [\"Hello\"]"])
        #expect(task.controller?.presentingViewController === controller)
        task.activityDidFinish(false)
        stage.advance(by: 1)
        #expect(controller.presentedViewController == nil && controller.presentingViewController != nil)
        #expect(log.take() == ["short test.Mail false", "long test.Mail false true true"])
        try tap("Mail", on: stage)
        task.activityDidFinish(true)
        stage.advance(by: 1)
        #expect(controller.presentingViewController == nil)
        #expect(log.take() == ["Mail prepare [\"Hello\"]"])
    }

    @Test("It is a sheet of half the height on a phone, and on a pad a popover, which needs a place")
    func places() throws {
        let stage = try stage()
        let controller = present(["Hello"], nil, on: stage)
        let sheet = try #require(controller.presentationController as? UISheetPresentationController)
        #expect(sheet.detents.map(\.identifier) == [.medium, .large])
        #expect(controller.modalPresentationStyle == .popover)

        let pad = try self.stage("iPad Pro 11-inch (M4)")
        let placed = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
        placed.popoverPresentationController?.sourceView = pad.window.rootViewController?.view
        pad.window.rootViewController?.present(placed, animated: true)
        pad.advance(by: 1)
        #expect(placed.presentationController is UIPopoverPresentationController)
        #expect(pad.diagnostics.messages == [])
        pad.window.rootViewController?.dismiss(animated: false)
        pad.advance(by: 1)
        _ = present(["Hello"], nil, on: pad)
        #expect(pad.diagnostics.messages.last?.contains("non-nil sourceView or barButtonItem") == true)
    }

    @Test("The top says what is shared")
    func top() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
        let link = try #require(URL(string: "https://example.com/a"))
        let rows: [([Any], [String])] = [
            (["Hello"], ["Hello", "Text"]), ([NSAttributedString(string: "Hi")], ["Hi", "Text"]),
            ([link], ["example.com", "https://example.com/a"]), ([URL(filePath: "/b/c.txt")], ["c.txt", "File"]),
            (["One", link], ["2 Items", "One"]), ([picture], ["Image"]), ([], ["No Items"]), ([7], ["Document"]),
        ]
        for (items, words) in rows {
            let content = SharedContent(items)
            #expect([content.title, content.subtitle].prefix(words.count) == words[...])
            #expect(content.image != nil)
        }
    }
}
