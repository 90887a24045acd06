import Testing
import UIKit

@Suite("Activities")
@MainActor
struct ActivityTests {
    private final class Counting: UIActivity {
        var log: [String] = []
        override class var activityCategory: Category { .share }
        override var activityType: ActivityType? { ActivityType("org.example.count") }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.count > 1 }
        override func prepare(withActivityItems activityItems: [Any]) { log.append("prepare \(activityItems.count)") }
        override func activityDidFinish(_ completed: Bool) {
            super.activityDidFinish(completed)
            log.append("finished \(completed)")
        }
    }

    @Test("A plain activity has no type and does nothing with anything, and so is at its end")
    func plain() {
        let activity = UIActivity()
        #expect(activity.activityType == nil && activity.activityTitle == nil && activity.activityImage == nil)
        #expect(!activity.canPerform(withActivityItems: ["a"]) && UIActivity.activityCategory == .action)
        #expect(activity.activityViewController == nil)
    }

    @Test("An app's own decides, prepares, and hears of the end when it is performed")
    func own() {
        let activity: UIActivity = Counting()
        #expect(type(of: activity).activityCategory == .share && activity.activityType?.rawValue == "org.example.count")
        #expect(activity.canPerform(withActivityItems: [1, 2]) && !activity.canPerform(withActivityItems: [1]))
        activity.prepare(withActivityItems: [1, 2])
        activity.perform()
        #expect((activity as? Counting)?.log == ["prepare 2", "finished true"])
    }

    @Test("The system's kinds have their names")
    func kinds() {
        #expect(UIActivity.ActivityType.mail.rawValue == "com.apple.UIKit.activity.Mail")
        #expect(Set([UIActivity.ActivityType.airDrop, .airDrop, .print]).count == 2)
    }
}
