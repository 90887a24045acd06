import UIKit

/// Writes into the trace of a stage which bodies run, and why.
@MainActor
enum BodyJournal {
    /// The names of types; nil for views of this module, which have no body of an app's.
    private static var names: [ObjectIdentifier: String?] = [:]

    /// Runs a body, which is a step of the trace.
    static func write<Shown, Body>(_ type: Shown.Type, _ cause: String, _ body: () -> Body) -> Body {
        guard let recorder = SceneHost.running?.recorder, recorder.isTracing, let name = name(of: type) else {
            return body()
        }
        var result: Body?
        recorder.record(.body, name: name, path: name, cause: cause) { result = body() }
        return result ?? body()
    }

    private static func name<Shown>(of type: Shown.Type) -> String? {
        if let known = names[ObjectIdentifier(type)] { return known }
        let isOurs = String(reflecting: type).hasPrefix("SwiftUI.")
        let name: String? = isOurs ? nil : "\(type).body"
        names[ObjectIdentifier(type)] = .some(name)
        return name
    }
}
