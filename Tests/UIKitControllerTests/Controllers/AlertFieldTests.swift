import Offstage
import TestKit
import Testing

@testable import UIKit

@Suite("Text fields of alerts")
@MainActor
struct AlertFieldTests {
    private func stage() -> Stage {
        let stage = Stage(device: .iPhone16)
        stage.diagnostics.mode = .collect
        stage.makeCurrent()
        stage.window.rootViewController = UIViewController()
        stage.advance(by: 0.1)
        return stage
    }

    @Test("The first field is edited, the alert stands above the keyboard, return goes on and then chooses")
    func login() throws {
        let stage = stage()
        let log = CallLog()
        let alert = UIAlertController(title: "Log in", message: nil, preferredStyle: .alert)
        #expect(alert.textFields == nil)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField { $0.isSecureTextEntry = true }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in log.note("ok") })
        stage.window.rootViewController?.present(alert, animated: true)
        stage.advance(by: 1)
        let fields = try #require(alert.textFields)
        #expect(fields.map(\.placeholder) == ["Name", nil])
        #expect(fields[0].isFirstResponder)
        let view = try #require(alert.view)
        let keyboard = try #require(stage.keyboard.frame)
        #expect(view.convert(view.bounds, to: nil).maxY <= keyboard.minY)
        for field in fields {
            #expect(view.bounds.contains(field.convert(field.bounds, to: view)))
            #expect(field.bounds.height >= 30)
        }
        try stage.keyboard.type("ann\n")
        #expect(fields[1].isFirstResponder)
        try stage.keyboard.type("secret\n")
        stage.advance(by: 1)
        #expect(log.take() == ["ok"])
        #expect(fields.map(\.text) == ["ann", "secret"])
        #expect(!stage.keyboard.isShown)
        #expect(stage.window.rootViewController?.presentedViewController == nil)
    }

    @Test("An action sheet takes no fields")
    func actionSheet() {
        let stage = stage()
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addTextField()
        #expect(sheet.textFields == nil)
        #expect(stage.diagnostics.messages.contains { $0.contains("Text fields can only be added") })
    }
}
