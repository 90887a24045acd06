import Foundation
import Synchronization

/// Finds the drawing of a symbol by the system's name for it.
///
/// The system's own symbols may not be shipped. Drawings come from the folders of `OFFSTAGE_SYMBOLS` (separated by
/// colons; files there are called as the symbols are, such as `heart.fill.svg`), then from Debian's package
/// bootstrap-icons, whose names a table translates.
final class SymbolCatalog: Sendable {
    static let shared = SymbolCatalog()

    private let folders: [String]
    private let packageFolder: String
    private let found = Mutex<[String: SymbolDrawing?]>([:])

    init(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        packageFolder: String = "/usr/share/bootstrap-icons/svg"
    ) {
        folders = (environment["OFFSTAGE_SYMBOLS"] ?? "").split(separator: ":").map(String.init)
        self.packageFolder = packageFolder
    }

    /// The drawing of a symbol; the neutral square for a name without one, which is told once. Nil for a name that no
    /// symbol can have: they are made of small letters, digits and dots.
    func drawing(named name: String) -> SymbolDrawing? {
        guard Self.isName(name) else { return nil }
        if let drawing = find(name) { return drawing }
        DrawingProblems.note(symbol: problem(with: name))
        return .neutral
    }

    /// Nil for a name without a drawing.
    func find(_ name: String) -> SymbolDrawing? {
        if let known = found.withLock({ $0[name] }) { return known }
        let new = load(name)
        found.withLock { $0[name] = .some(new) }
        return new
    }

    static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.count <= 100
            && name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 46 }
    }

    private func load(_ name: String) -> SymbolDrawing? {
        for folder in folders {
            if let own = SymbolDrawing(name: name, path: "\(folder)/\(name).svg") { return own }
        }
        for candidate in SymbolNames.drawings(for: name) {
            let path = "\(packageFolder)/\(candidate).svg"
            if let drawing = SymbolDrawing(name: candidate, path: path) { return drawing }
        }
        return nil
    }

    private func problem(with name: String) -> String {
        if !FileManager.default.fileExists(atPath: packageFolder) {
            return """
                No symbols are installed, so a square stands in for each: install Debian's package bootstrap-icons, or \
                name a folder of SVG files in OFFSTAGE_SYMBOLS.
                """
        }
        return """
            No drawing is known for the symbol \(name), so a square stands in for it: put a file \(name).svg into a \
            folder of OFFSTAGE_SYMBOLS.
            """
    }
}
