import Offstage
import TestKit
import Testing

@testable import UIKit

/// Alerts and action sheets of old, which alert controllers show.
@Suite("Alerts of old")
@MainActor
struct OldAlertTests {
    private final class Listener: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
        var events: [String] = []
        var isFirstEnabled = true
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            events.append("clicked \(buttonIndex) \(alertView.isVisible)")
        }
        func willPresent(_ alertView: UIAlertView) { events.append("will present") }
        func didPresent(_ alertView: UIAlertView) { events.append("did present") }
        func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
            events.append("will dismiss \(buttonIndex)")
        }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
            events.append("did dismiss \(buttonIndex) \(alertView.isVisible)")
        }
        func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
            isFirstEnabled || alertView.textField(at: 0)?.text?.isEmpty == false
        }
        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
            events.append("clicked \(buttonIndex) \(actionSheet.buttonTitle(at: buttonIndex) ?? "-")")
        }
        func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
            events.append("did dismiss \(buttonIndex)")
        }
    }

    private func stage() -> Stage {
        let stage = Stage(device: .iPhone16)
        stage.diagnostics.mode = .collect
        stage.window.rootViewController = UIViewController()
        stage.advance(by: 0.1)
        return stage
    }

    private func shown(on stage: Stage) throws -> UIAlertController {
        var controller = stage.windows.last?.rootViewController
        while let next = controller?.presentedViewController { controller = next }
        return try #require(controller as? UIAlertController)
    }

    private func tap(_ title: String, on stage: Stage) throws {
        let view = try #require(shown(on: stage).view as? AlertView)
        let row = try #require((view.rows + [view.cancelRow].compactMap { $0 }).first { $0.action.title == title })
        try stage.touch.tap(row)
        stage.advance(by: 1)
    }

    @Test("An alert: its buttons by number, in front of everything; told in order; gone, the keys are back")
    func alert() throws {
        let stage = stage()
        let listener = Listener()
        let alert = UIAlertView(
            title: "Delete?", message: "For good.", delegate: listener, cancelButtonTitle: "No",
            otherButtonTitles: "Yes", "Later")
        #expect(alert.numberOfButtons == 3 && alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
        #expect(alert.buttonTitle(at: 2) == "Later" && alert.buttonTitle(at: 3) == nil && !alert.isVisible)
        alert.show()
        stage.advance(by: 1)
        let controller = try shown(on: stage)
        #expect(controller.title == "Delete?" && controller.message == "For good." && alert.isVisible)
        #expect(controller.actions.map(\.style) == [.cancel, .default, .default])
        #expect(stage.windows.last?.isKeyWindow == true && stage.windows.last !== stage.window)
        try tap("Yes", on: stage)
        #expect(
            listener.events == [
                "will present", "did present", "clicked 1 true", "will dismiss 1", "did dismiss 1 false",
            ])
        #expect(stage.windows == [stage.window] && stage.window.isKeyWindow)
    }

    @Test("An alert lives while it shows, without anybody who holds it, and no longer")
    func life() throws {
        let stage = stage()
        weak var alert: UIAlertView?
        do {
            let made = UIAlertView(title: "T", message: nil, delegate: nil, cancelButtonTitle: "OK")
            made.show()
            alert = made
        }
        stage.advance(by: 1)
        #expect(alert?.isVisible == true)
        try tap("OK", on: stage)
        stage.advance(by: 1)
        #expect(alert == nil)
    }

    @Test("Fields by style; the first other button waits for a text where the delegate says so")
    func fields() throws {
        let stage = stage()
        let listener = Listener()
        listener.isFirstEnabled = false
        let alert = UIAlertView(
            title: "Log in", message: "Now", delegate: listener, cancelButtonTitle: "Cancel", otherButtonTitles: "OK")
        alert.alertViewStyle = .loginAndPasswordInput
        alert.show()
        stage.advance(by: 1)
        let controller = try shown(on: stage)
        #expect(controller.textFields?.map(\.placeholder) == ["Login", "Password"])
        #expect(alert.textField(at: 1)?.isSecureTextEntry == true && alert.textField(at: 0)?.isSecureTextEntry == false)
        #expect(!controller.actions[1].isEnabled)
        try stage.keyboard.type("ann")
        #expect(controller.actions[1].isEnabled && alert.textField(at: 0)?.text == "ann")
        #expect(alert.textField(at: 2) == nil && stage.diagnostics.messages.count == 1)
        try tap("OK", on: stage)
        #expect(listener.events.last == "did dismiss 1 false")
    }

    @Test("By the app's order an alert goes without a click")
    func ordered() {
        let stage = stage()
        let listener = Listener()
        let alert = UIAlertView(title: "T", message: nil, delegate: listener, cancelButtonTitle: "OK")
        alert.show()
        stage.advance(by: 1)
        listener.events = []
        alert.dismiss(withClickedButtonIndex: 0, animated: true)
        stage.advance(by: 1)
        #expect(listener.events == ["will dismiss 0", "did dismiss 0 false"])
    }

    @Test("An action sheet: the red button first, the cancelling one last; a tap beside it cancels")
    func sheet() throws {
        let stage = stage()
        let listener = Listener()
        let sheet = UIActionSheet(
            title: nil, delegate: listener, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
            otherButtonTitles: "Copy")
        #expect(sheet.destructiveButtonIndex == 0 && sheet.firstOtherButtonIndex == 1 && sheet.cancelButtonIndex == 2)
        sheet.show(in: try #require(stage.window.rootViewController?.view))
        stage.advance(by: 1)
        let controller = try shown(on: stage)
        #expect(controller.preferredStyle == .actionSheet && sheet.isVisible)
        #expect(controller.actions.map(\.style) == [.destructive, .default, .cancel])
        try stage.touch.tap(CGPoint(x: 200, y: 200))
        stage.advance(by: 1)
        #expect(listener.events == ["clicked 2 Cancel", "did dismiss 2"] && !sheet.isVisible)
        sheet.show(in: stage.window)
        stage.advance(by: 1)
        try tap("Copy", on: stage)
        #expect(listener.events.suffix(2) == ["clicked 1 Copy", "did dismiss 1"])
    }

    @Test("An action sheet shows over whatever is presented, however many controllers over each other")
    func overPresented() throws {
        let stage = stage()
        var front = try #require(stage.window.rootViewController)
        for _ in 0..<3 {
            let next = UIViewController()
            front.present(next, animated: false)
            stage.advance(by: 0.1)
            front = next
        }
        let sheet = UIActionSheet(
            title: nil, delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil,
            otherButtonTitles: "Copy")
        sheet.show(in: front.view)
        stage.advance(by: 1)
        #expect(try front.presentedViewController === shown(on: stage))
    }
}
