import Foundation
import UIKit

/// The stage of tests that know of none: those of a package for iOS, run by `offstage swift test`.
///
/// Its views are laid out, its timers fire and its main queue runs while tests wait, as on a device.
public enum TestRun {
    @MainActor private static let stage = Stage()

    /// Makes the stage, an iPhone 16, the current one: at first, and after a test had one of its own.
    @MainActor public static func makeCurrent() { stage.makeCurrent() }

    /// Starts the app that `OFFSTAGE_HOST` names on that stage; ends the program where there is none such.
    @MainActor fileprivate static func launchHost() {
        do {
            try AppHost.named(in: ProcessInfo.processInfo.environment)?.launch(on: stage)
        } catch {
            FileHandle.standardError.write(Data("error: OFFSTAGE_HOST: \(error)\n".utf8))
            exit(64)
        }
    }

    /// Lets windows that are made on that stage live on, as they do in a test on a device, or lets them go.
    ///
    /// Where the caller is not on the main actor's thread nothing happens.
    package static func keepWindows(_ keeps: Bool) {
        guard MainThread.isCurrent else { return }
        MainActor.assumeIsolated { stage.host[WindowPool.self].isOpen = keeps }
    }

    /// Tells of misuse on that stage instead of ending the program.
    /// - Parameter listener: Answers whether somebody took note.
    @MainActor package static func listenToMisuse(_ listener: @escaping @MainActor (String) -> Bool) {
        stage.diagnostics.listener = listener
    }

    /// Lets that stage take part in the review that began.
    @MainActor package static func beginReview() { stage.beginReview() }

    /// Tells of what else that stage has to say.
    @MainActor package static func followDiagnostics(_ follower: @escaping @MainActor (Diagnostic) -> Void) {
        stage.diagnostics.follower = { if $0.kind != .misuse { follower($0) } }
    }
}

// Called before main() by the library that test programs are linked with.
// swift-format-ignore: NoLeadingUnderscores
/// Makes the stage of tests that know of none the current one, on the main thread.
@_cdecl("offstage_begin_test_run")
public func _beginTestRun() {
    MainActor.assumeIsolated { TestRun.makeCurrent() }
}

// Called before main() by an object of the program itself: its types are not known to Swift when libraries start.
// swift-format-ignore: NoLeadingUnderscores
/// Starts the app that `OFFSTAGE_HOST` names on the stage of tests, if it names one.
@_cdecl("offstage_launch_host")
public func _launchHost() {
    MainActor.assumeIsolated { TestRun.launchHost() }
}
