// Shows a browser of the module SafariServices; test-companions.sh looks at what its delegate hears.
import Foundation
import Offstage
import SafariServices
import UIKit

@MainActor final class Visitor: SFSafariViewControllerDelegate {
    func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor address: URL, title: String?
    ) -> [UIActivity] {
        print("activities for \(address) \(title ?? "without a title")")
        return []
    }
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        print("finished, \(controller.presentingViewController == nil ? "gone" : "still there")")
    }
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
        print("loaded: \(didLoadSuccessfully)")
    }
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) { print("opens") }
}

MainActor.assumeIsolated {
    let stage = Stage(device: .iPhone16)
    stage.diagnostics.mode = .collect
    stage.makeCurrent()
    stage.window.rootViewController = UIViewController()
    stage.advance(by: 0.1)

    func tap(_ label: String) {
        guard let element = stage.accessibility.elements.first(where: { $0.label == label }) else {
            return print("no \(label) among \(stage.accessibility.elements.compactMap(\.label))")
        }
        _ = try? stage.touch.tap(CGPoint(x: element.frame.midX, y: element.frame.midY))
        stage.advance(by: 1)
    }

    let setUp = SFSafariViewController.Configuration()
    setUp.entersReaderIfAvailable = true
    let address = URL(string: "https://example.com/a")!
    let browser = SFSafariViewController(url: address, configuration: setUp)
    setUp.barCollapsingEnabled = false
    print(browser.configuration.entersReaderIfAvailable, browser.configuration.barCollapsingEnabled)
    let visitor = Visitor()
    browser.delegate = visitor
    browser.preferredControlTintColor = .systemGreen
    browser.preferredBarTintColor = .systemYellow
    stage.window.rootViewController?.present(browser, animated: true)
    stage.advance(by: 1)
    print(stage.accessibility.elements.compactMap(\.label).joined(separator: ", "))
    if CommandLine.arguments.count > 1 {
        _ = try? stage.render().pngData().write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
    }
    tap("Share")
    tap("Copy")
    print(UIPasteboard.general.url == address)
    tap("Open in browser")
    print(stage.openedURLs)
    browser.dismissButtonStyle = .cancel
    stage.advance(by: 1)
    tap("Done")
    tap("Cancel")
    print(browser.presentingViewController == nil)
    _ = SFSafariViewController(url: URL(string: "mailto:a@b.c")!)
    print(stage.diagnostics.messages.last ?? "nothing was raised")
}
