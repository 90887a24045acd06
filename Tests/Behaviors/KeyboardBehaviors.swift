import Offstage
import Testing
import UIKit

@MainActor
@Suite struct KeyboardBehaviors {
    /// A phone of 844 points with a bar above the keyboard's guide.
    @MainActor
    private struct Screen {
        let stage: Stage
        let bar = UIView()
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 34))

        init(usesGuide: Bool = true) {
            stage = Stage(device: .iPhone14)
            stage.makeCurrent()
            let window = stage.window
            window.addSubview(field)
            window.addSubview(bar)
            bar.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                bar.heightAnchor.constraint(equalToConstant: 50),
                bar.leadingAnchor.constraint(equalTo: window.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: window.trailingAnchor),
            ])
            if usesGuide {
                bar.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor).isActive = true
            }
            stage.runTurn()
        }

        func show() {
            stage.makeCurrent()
            field.becomeFirstResponder()
            stage.advance(by: 0.3)
        }

        func hide() {
            stage.makeCurrent()
            field.resignFirstResponder()
            stage.advance(by: 0.3)
        }
    }

    @Test("KBD-01 the guide's top is the keyboard's, or the safe area's bottom, and moves along with the keyboard")
    func guide() throws {
        let screen = Screen()
        let (bar, stage) = (screen.bar, screen.stage)
        #expect(bar.frame.maxY == 810)
        screen.field.becomeFirstResponder()
        let top = try #require(stage.keyboard.frame).minY
        #expect(top == 509)
        stage.advance(by: 0.125)
        let seen = try #require(bar.layer.presentation()).frame.maxY
        #expect(seen > top && seen < 810)
        stage.advance(by: 0.2)
        #expect(bar.layer.presentation()?.frame.maxY == top)
        #expect(bar.frame.maxY == top)
        screen.hide()
        #expect(bar.frame.maxY == 810)
    }

    @Test("KBD-02 an input bar above the guide follows the keyboard without a notification")
    func inputBar() {
        let screen = Screen()
        for _ in 0..<3 {
            screen.show()
            #expect(screen.bar.frame == CGRect(x: 0, y: 509 - 50, width: 390, height: 50))
            screen.hide()
            #expect(screen.bar.frame == CGRect(x: 0, y: 810 - 50, width: 390, height: 50))
        }
    }

    @Test("KBD-02 a bar of another window that shows, but is not key, follows the keyboard as well")
    func barOfAnotherWindow() {
        let screen = Screen()
        let window = UIWindow(frame: screen.stage.window.bounds)
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.heightAnchor.constraint(equalToConstant: 50),
            bar.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: window.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
        ])
        window.isHidden = false
        screen.show()
        #expect(bar.frame == CGRect(x: 0, y: 509 - 50, width: 390, height: 50) && !window.isKeyWindow)
        screen.hide()
        #expect(bar.frame == CGRect(x: 0, y: 810 - 50, width: 390, height: 50))
    }

    /// Moves a bar as the notifications say.
    @MainActor
    private final class Mover {
        private var token: (any NSObjectProtocol)?
        private(set) var calls = 0

        init(_ bar: UIView, in window: UIView) {
            let constraint = bar.bottomAnchor.constraint(
                equalTo: window.bottomAnchor, constant: -window.safeAreaInsets.bottom)
            constraint.isActive = true
            token = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main
            ) { [weak self] note in
                guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
                self?.calls += 1
                let local = window.convert(frame, from: nil)
                constraint.constant = -max(window.bounds.maxY - local.minY, window.safeAreaInsets.bottom)
            }
        }
    }

    @Test("KBD-03 notifications tell what the guide tells")
    func notifications() {
        var frames: [[CGRect]] = []
        for usesGuide in [true, false] {
            let screen = Screen(usesGuide: usesGuide)
            let mover = usesGuide ? nil : Mover(screen.bar, in: screen.stage.window)
            screen.stage.runTurn()
            var own = [screen.bar.frame]
            screen.show()
            own.append(screen.bar.frame)
            screen.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
            screen.stage.advance(by: 0.3)
            own.append(screen.bar.frame)
            screen.hide()
            own.append(screen.bar.frame)
            frames.append(own)
            #expect(mover.map { $0.calls == 3 } ?? true)
        }
        #expect(frames[0] == frames[1])
        #expect(Set(frames[0].map(\.minY)).count == 3)
    }

    @Test("KBD-04 what the keyboard covers is its overlap, less the safe area")
    func overlap() throws {
        // A keyboard of 336 points on a screen of 852.
        let stage = Stage(device: .iPhone16)
        stage.makeCurrent()
        let full = UIView(frame: stage.window.bounds)
        let short = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 752))
        let field = UITextField(frame: CGRect(x: 0, y: 60, width: 100, height: 34))
        for view in [full, short, field] as [UIView] { stage.window.addSubview(view) }
        stage.runTurn()
        var end = CGRect.zero
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
        ) { end = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero }
        field.becomeFirstResponder()
        NotificationCenter.default.removeObserver(token)
        #expect(end.height == 336)
        func inset(_ view: UIView) -> CGFloat {
            max(0, view.bounds.maxY - view.convert(end, from: nil).minY) - view.safeAreaInsets.bottom
        }
        #expect(full.safeAreaInsets.bottom == 34)
        #expect(inset(full) == 302)
        #expect(short.safeAreaInsets.bottom == 0)
        #expect(inset(short) == 236)
        // The height alone, converted or not, is the same everywhere: it insets too much.
        #expect(short.convert(end, from: nil).height == 336)
    }

    @Test("KBD-05 a notification's duration and curve animate an inset along with the keyboard")
    func animation() throws {
        let stage = Stage(device: .iPhone16)
        stage.makeCurrent()
        let list = UIScrollView(frame: stage.window.bounds)
        list.contentInsetAdjustmentBehavior = .never
        let marker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let field = UITextField(frame: CGRect(x: 0, y: 60, width: 100, height: 34))
        for view in [list, marker, field] as [UIView] { stage.window.addSubview(view) }
        var asked: [(Double, UInt)] = []
        func follow(_ name: Notification.Name, _ height: @escaping @MainActor (CGRect) -> CGFloat)
            -> any NSObjectProtocol
        {
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { note in
                let info = note.userInfo ?? [:]
                guard let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
                    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
                    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
                else { return }
                asked.append((duration, curve.uintValue << 16))
                UIView.animate(
                    withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve.uintValue << 16)
                ) {
                    list.contentInset.bottom = height(frame)
                    marker.frame.origin.y = height(frame)
                }
            }
        }
        let tokens = [
            follow(UIResponder.keyboardWillShowNotification) { $0.height },
            follow(UIResponder.keyboardWillHideNotification) { _ in 0 },
        ]
        stage.runTurn()
        field.becomeFirstResponder()
        #expect(list.contentInset.bottom == 336)
        stage.advance(by: 0.125)
        let y = try #require(marker.layer.presentation()).frame.minY
        #expect(y > 0 && y < 336)
        stage.advance(by: 0.2)
        field.resignFirstResponder()
        stage.advance(by: 0.3)
        #expect(list.contentInset.bottom == 0)
        #expect(asked.map(\.0) == [0.25, 0.25])
        #expect(asked.map(\.1) == [7 << 16, 7 << 16])
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test("KBD-06 the guide follows a keyboard that floats only if it is asked to")
    func floating() {
        let stage = Stage(device: .iPadPro11InchM4)
        stage.makeCurrent()
        let (plain, asked) = (UIView(frame: stage.window.bounds), UIView(frame: stage.window.bounds))
        let field = UITextField(frame: CGRect(x: 0, y: 60, width: 100, height: 34))
        for view in [plain, asked, field] as [UIView] { stage.window.addSubview(view) }
        asked.keyboardLayoutGuide.followsUndockedKeyboard = true
        field.becomeFirstResponder()
        stage.advance(by: 0.3)
        let frame = CGRect(x: 100, y: 300, width: 320, height: 260)
        stage.keyboard.floatingFrame = frame
        stage.advance(by: 0.3)
        #expect(asked.keyboardLayoutGuide.layoutFrame == frame)
        #expect(plain.keyboardLayoutGuide.layoutFrame.minY == plain.bounds.maxY - plain.safeAreaInsets.bottom)
        stage.keyboard.floatingFrame = frame.offsetBy(dx: 20, dy: 40)
        stage.advance(by: 0.3)
        #expect(asked.keyboardLayoutGuide.layoutFrame == frame.offsetBy(dx: 20, dy: 40))
    }

    @Test("LIFE-23 the keyboard lays a root view out only if something in it follows the keyboard")
    func rootLayout() {
        /// Counts its layouts.
        final class Counter: UIViewController {
            var layouts = 0
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                layouts += 1
            }
        }
        for follows in [false, true] {
            let stage = Stage(device: .iPhone16)
            stage.makeCurrent()
            let controller = Counter()
            stage.window.rootViewController = controller
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 34))
            controller.view.addSubview(field)
            if follows {
                let bar = UIView()
                bar.translatesAutoresizingMaskIntoConstraints = false
                controller.view.addSubview(bar)
                NSLayoutConstraint.activate([
                    bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
                    bar.heightAnchor.constraint(equalToConstant: 10),
                    bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                    bar.widthAnchor.constraint(equalToConstant: 10),
                ])
            }
            stage.advance(by: 0.1)
            let before = controller.layouts
            field.becomeFirstResponder()
            stage.advance(by: 0.4)
            #expect(follows ? controller.layouts > before : controller.layouts == before)
        }
    }
}
