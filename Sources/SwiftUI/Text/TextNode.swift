import UIKit
import VirtualFoundation

/// The node of a text, which follows the time where its words do.
final class TextNode: TypedNode<Text> {
    private let element = TextElement()
    private var timer: VirtualFoundation.Timer?

    override init(_ view: Text, in place: Place) {
        super.init(view, in: place)
        bringUpToDate()
    }

    override var elements: [LayoutElement] { [element] }
    override func viewDidChange(from old: Text, _ oldEnvironment: EnvironmentValues) { bringUpToDate() }

    override func update() {
        isDirty = false
        bringUpToDate()
    }

    private func bringUpToDate() {
        element.isRightToLeft = environment.layoutDirection == .rightToLeft
        let openURL = environment.openURL
        element.open = { openURL($0) }
        let setting = TextSetting(view.resolved(environment), environment)
        if setting != element.setting {
            element.setting = setting
            TextFace.show(on: element)
        }
        wait()
    }

    private func wait() {
        timer?.invalidate()
        timer = nil
        guard let seconds = view.nextChange(after: TimelineClock.now) else { return }
        timer = .scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak self] _ in
            self?.sourceDidChange(because: "time")
        }
    }

    override func didEnd() {
        timer?.invalidate()
        timer = nil
    }
}
