import UIKit
import YAMLTree

/// A window of the file.
struct WindowNode: ScenePart {
    let mark: YAMLMark
    var settings: [Setting] = []
    var view: ViewNode?
}

extension ValueKind {
    /// The keys of a window; in a list of windows it has its view.
    static func window(hasView: Bool) -> ValueKind {
        .part(
            ScenePartKind(hasView ? "windowWithView" : "window") { node, reader in
                reader.readWindow(node, hasView: hasView).map { .part($0) }
            })
    }
}

extension SceneValue {
    var window: WindowNode? { part() }
}

/// Keys of a window.
struct WindowKeys: KeyPlace {}

extension KeyTables {
    func window(hasView: Bool) -> KeyTable {
        table("window \(hasView)") {
            let view = Field("view", .rootView, "The window's root view.")
            let rows = (registry.view("UIView")?.rows ?? []) + Self.ownRows
            return KeyTable(className: "UIWindow", fields: hasView ? [view] : [], rows: rows)
        }
    }

    private static let ownRows = SceneKey<UIWindow>.rows([
        .number("windowLevel", "Windows of higher levels lie above others. Default 0.", in: -10_000_000...10_000_000) {
            $0.windowLevel = UIWindow.Level(rawValue: $1)
        }
    ])
}

extension SceneReader {
    fileprivate func readWindow(_ node: YAMLNode, hasView: Bool) -> WindowNode? {
        guard case .mapping(let entries) = node.content else {
            mismatch(node, expected: "a map of a window's keys")
            return nil
        }
        guard count(node) else { return nil }
        let table = tables.window(hasView: hasView)
        var window = WindowNode(mark: node.mark)
        for entry in entries {
            switch table[entry.key] {
            case .field(let field): window.view = read(entry.value, field.kind)?.views?.first
            case .row(let row, let order):
                if let setting = readSetting(entry, row, order) { window.settings.append(setting) }
            case nil: reportUnknownKey(entry, in: table, at: WindowKeys())
            }
        }
        window.settings.putInOrder()
        return window
    }
}
