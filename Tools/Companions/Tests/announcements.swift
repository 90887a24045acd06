// Posts by the module Accessibility; test-companions.sh looks at what a reader says of it.
import Accessibility
import Foundation
import Offstage
import UIKit

final class Photo: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = [AXCustomContent(label: "Size", value: "2 MB")]
}

MainActor.assumeIsolated {
    let stage = Stage()
    stage.makeCurrent()
    let photo = Photo(frame: CGRect(x: 0, y: 100, width: 90, height: 20))
    let label = UILabel(frame: CGRect(x: 0, y: 200, width: 90, height: 20))
    photo.isAccessibilityElement = true
    photo.accessibilityLabel = "Photo"
    label.text = "Caption"
    stage.window.addSubview(photo)
    stage.window.addSubview(label)
    let reader = stage.accessibility.reader
    var high = AttributedString("high")
    high.accessibilitySpeechAnnouncementPriority = .high
    let posts: [() -> Void] = [
        { AccessibilityNotification.ScreenChanged().post() },
        { AccessibilityNotification.LayoutChanged(label).post() },
        { AccessibilityNotification.PageScrolled("Page 2 of 3").post() },
        { AccessibilityNotification.Announcement("plain").post() },
        {
            // Nothing cuts it short, though another one follows at once.
            AccessibilityNotification.Announcement(high).post()
            AccessibilityNotification.Announcement("another").post()
        },
    ]
    var finished: [String] = []
    let token = NotificationCenter.default.addObserver(
        forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
    ) { note in
        let text = note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String ?? ""
        let isWhole = note.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool ?? false
        MainActor.assumeIsolated { finished.append("\(text) \(isWhole ? "to its end" : "cut")") }
    }
    for post in posts {
        stage.perform(post)
        stage.advance(by: 10)
    }
    NotificationCenter.default.removeObserver(token)
    print(reader.spoken.joined(separator: ", "))
    print(finished.joined(separator: ", "))
    print(stage.accessibility.elements[0].content.map { "\($0.label): \($0.value)" }.joined())
}
