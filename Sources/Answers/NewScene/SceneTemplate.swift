import CEmbedded

/// The screens that `offstage new` writes.
package enum SceneTemplate: String, CaseIterable, Sendable {
    case login, list
    case cardGrid = "card-grid"
    case profile, settings, chat

    /// What the screen is, for the list of them.
    package var summary: String {
        switch self {
        case .login: "fields, a filled button, a link"
        case .list: "messages with sender, date and preview, under a large title"
        case .cardGrid: "cards with pictures and shadows in two columns"
        case .profile: "a portrait, figures, buttons and a grid of pictures"
        case .settings: "groups of rows with symbols, values and switches"
        case .chat: "bubbles on both sides, a bar that blurs what is behind it"
        }
    }

    /// The scene file.
    package var text: String {
        String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
    }

    private var file: EmbeddedFile {
        switch self {
        case .login: .loginScene
        case .list: .listScene
        case .cardGrid: .cardGridScene
        case .profile: .profileScene
        case .settings: .settingsScene
        case .chat: .chatScene
        }
    }
}
