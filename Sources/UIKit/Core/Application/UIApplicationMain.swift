import Foundation
import RenderServer

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts the app in virtual time, runs it until nothing is due, and ends.
///
/// The last frame is written as a PNG file to the path in the environment's `OFFSTAGE_FRAME`. An app that never rests
/// is left after as many virtual seconds as `OFFSTAGE_SECONDS` says; 10 without it. What is found about the code goes to
/// the standard error output.
/// - Parameters:
///   - principalClassName: Not used: the application is always a `UIApplication`.
///   - delegateClassName: The class of the delegate, as `NSStringFromClass` writes it.
/// - Returns: 0; 1 when there is no such class or the frame cannot be written.
@MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    guard let name = delegateClassName, let type = NSClassFromString(name) as? AppLaunch.Delegate.Type else {
        AppProgram.complain("no class with UIApplicationDelegate is called \(delegateClassName ?? "(nothing)")")
        return 1
    }
    return AppProgram(ProcessInfo.processInfo.environment).run(AppLaunch(type))
}

extension UIApplicationDelegate where Self: NSObject {
    /// What `@main` on the delegate's class calls: `UIApplicationMain` with that class. Ends the program.
    public static func main() {
        exit(AppProgram(ProcessInfo.processInfo.environment).run(AppLaunch(Self.self)))
    }
}

/// An app as a program: a device without a stage.
@MainActor
package struct AppProgram {
    /// Where the last frame goes; nil for nowhere.
    var frame: String?
    /// Virtual seconds after which the app is left.
    var seconds = 10.0

    package init(_ environment: [String: String]) {
        frame = environment["OFFSTAGE_FRAME"]
        if let text = environment["OFFSTAGE_SECONDS"], let given = Double(text), given >= 0, given.isFinite {
            seconds = given
        }
    }

    package func run(_ launch: AppLaunch) -> Int32 {
        let host = SceneHost(screen: UIScreen(metrics: .standard), recorder: UpdateRecorder())
        let reporter = ErrorOutput()
        host.reporter = reporter
        host.makeCurrent()
        host.perform { _ = host.application.launch(launch) }
        host.runTurn()
        host.rest(until: seconds)
        host.perform { host.application.terminate() }
        return write(host) ? 0 : 1
    }

    private func write(_ host: SceneHost) -> Bool {
        guard let frame else { return true }
        host.runTurn()
        TextFindings.tell(host)
        var server = RenderServer()
        do {
            let effort = host[LayoutEffort.self].counts
            let picture = server.render(host.shownTree, updates: [:], commit: host.commits, layout: effort)
            try Data(PNG.encode(picture.image)).write(to: URL(fileURLWithPath: frame))
            return true
        } catch {
            Self.complain("the frame cannot be written to \(frame): \(error.localizedDescription)")
            return false
        }
    }

    static func complain(_ message: String) {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
    }

    /// Tells what is found, each thing once.
    private final class ErrorOutput: SceneReporter {
        private var told: Set<String> = []

        func misuse(_ message: String, views: [String]) { preconditionFailure(message) }
        func report(_ finding: SceneFinding) { AppProgram.complain(finding.message) }
        func reportOnce(_ finding: SceneFinding) {
            if told.insert(finding.message).inserted { AppProgram.complain(finding.message) }
        }
        func report(_ conflict: UnsatisfiableConstraints) { AppProgram.complain("\(conflict.message)") }
    }
}

extension SceneHost {
    /// Lets time pass from one thing that is due to the next until nothing is, or up to an instant.
    fileprivate func rest(until end: Double) {
        while let next = nextTurn(), next <= end { advance(to: next) }
    }
}
