import Offstage

/// What a scene's screen shows beside the app's windows.
struct ScreenParts: Equatable {
    var statusBar = false
    var homeIndicator = false
    var island = false
    var keyboard = false

    init(_ scene: SceneRecord) {
        statusBar = scene.bool("statusBar") ?? false
        homeIndicator = scene.bool("homeIndicator") ?? false
        island = scene.bool("island") ?? false
        keyboard = scene.bool("keyboard") ?? false
    }

    @MainActor
    func show(on stage: Stage) {
        if statusBar { stage.showsStatusBar = true }
        if homeIndicator { stage.showsHomeIndicator = true }
        if island { stage.showsIsland = true }
        if keyboard { stage.keyboard.isDrawn = true }
    }
}
