import Foundation
import Offstage
import RenderServer
import UIKit

/// A scene's text with advice followed: written, read again and drawn again, so that it is known to do what was
/// promised.
@MainActor
package struct AdvisedScene {
    package let text: String
    /// What stands in the text now.
    package let changes: [LayerChange]
    /// Changes that could not be written, and why.
    package let refusals: [SceneEditor.Note]
    /// What is changed besides, and why.
    package let notes: [SceneEditor.Note]
    /// The frames as the advice promises them; nil when the changes that could be written do not keep the picture.
    package let promised: [FollowedAdvice.Account]?
    /// The frames of the new text.
    package let actual: [FollowedAdvice.Account]

    /// The new text does what the advice promises of it.
    package var keepsPromise: Bool { promised == actual }

    /// - Parameters:
    ///   - sources: Where the layers are written that the changes name.
    ///   - source: What they call the text.
    ///   - file: What messages call the new text.
    ///   - folder: Where the scene's images are.
    /// - Throws: When the new text is no scene.
    package init(
        _ text: String, _ advice: FollowedAdvice, sources: LayerSources, source: String, file: String, folder: URL?,
        options: SceneOptions = SceneOptions()
    ) throws(SceneErrors) {
        var editor = SceneEditor(text, file: source)
        for remedy in advice.remedies { editor.apply(remedy, sources: sources) }
        self.text = editor.text
        (changes, refusals, notes) = (editor.changes, editor.refusals, editor.notes)
        promised = editor.refusals.isEmpty ? advice.after : advice.account(of: editor.changes)
        let scene = try Scene(text: editor.text, file: file, folder: folder, options: options)
        var renderer = SceneRenderer(scene, at: scene.moments)
        var server = RenderServer()
        var accounts: [FollowedAdvice.Account] = []
        while let pending = renderer.nextFrame() {
            accounts.append(FollowedAdvice.Account(pending.render(with: &server)))
        }
        actual = accounts
    }
}
