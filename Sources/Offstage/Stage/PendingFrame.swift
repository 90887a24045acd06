import UIKit

/// A frame that is committed but not drawn: a value that any thread may draw with a render server of its own.
package struct PendingFrame: Sendable {
    package var tree: RenderTree
    package var updates: [String: UpdateCounts]
    package var commit: CommitCounts
    package var layout: LayoutCounts

    /// Plans and draws the frame.
    package func render(with server: inout RenderServer) -> Frame {
        server.render(tree, updates: updates, commit: commit, layout: layout)
    }
}
