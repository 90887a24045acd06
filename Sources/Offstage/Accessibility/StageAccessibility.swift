import UIKit

/// What the user of a stage sets for accessibility, what those meet who do not see its screen, and a reader for them.
///
///     stage.accessibility.isReduceMotionEnabled = true
///     print(stage.accessibility.tree)
///     try stage.accessibility.reader.next()
@preconcurrency @MainActor
public struct StageAccessibility {
    let stage: Stage

    // MARK: What is met

    /// What those who do not see the screen meet on it now, in reading order, as values. What waits for layout is laid out
    /// before, in turns at the present time.
    public var tree: SpokenTree {
        stage.settleLayout()
        return stage.perform {
            let tree = stage.host.accessibilityTree
            for problem in tree.problems {
                stage.report(SceneFinding(.accessibility, problem.message, views: [problem.view]))
            }
            return SpokenTree(tree)
        }
    }

    /// What they meet in one view.
    public func tree(of view: UIView) -> SpokenTree {
        stage.perform { SpokenTree(stage.host.accessibilityTree(of: view)) }
    }

    /// The elements of the tree, in reading order.
    public var elements: [SpokenElement] { tree.elements }

    // MARK: Preferences

    /// Whether VoiceOver runs. Default false.
    public var isVoiceOverRunning: Bool {
        get { stage[.isVoiceOverRunning] }
        nonmutating set { stage[.isVoiceOverRunning] = newValue }
    }

    /// Whether both ears hear the same. Default false.
    public var isMonoAudioEnabled: Bool {
        get { stage[.isMonoAudioEnabled] }
        nonmutating set { stage[.isMonoAudioEnabled] = newValue }
    }

    /// Whether videos show what is said. Default false.
    public var isClosedCaptioningEnabled: Bool {
        get { stage[.isClosedCaptioningEnabled] }
        nonmutating set { stage[.isClosedCaptioningEnabled] = newValue }
    }

    /// Whether colours are inverted. Default false.
    public var isInvertColorsEnabled: Bool {
        get { stage[.isInvertColorsEnabled] }
        nonmutating set { stage[.isInvertColorsEnabled] = newValue }
    }

    /// Whether the device shows one app alone. Default false.
    public var isGuidedAccessEnabled: Bool {
        get { stage[.isGuidedAccessEnabled] }
        nonmutating set { stage[.isGuidedAccessEnabled] = newValue }
    }

    /// Whether motion should be reduced. Default false.
    public var isReduceMotionEnabled: Bool {
        get { stage[.isReduceMotionEnabled] }
        nonmutating set { stage[.isReduceMotionEnabled] = newValue }
    }

    /// Whether materials should be opaque. Default false.
    public var isReduceTransparencyEnabled: Bool {
        get { stage[.isReduceTransparencyEnabled] }
        nonmutating set { stage[.isReduceTransparencyEnabled] = newValue }
    }

    /// Whether text should be bold. Default false.
    public var isBoldTextEnabled: Bool {
        get { stage[.isBoldTextEnabled] }
        nonmutating set { stage[.isBoldTextEnabled] = newValue }
    }

    /// Whether contrast should be higher. Default false.
    public var isDarkerSystemColorsEnabled: Bool {
        get { stage[.isDarkerSystemColorsEnabled] }
        nonmutating set { stage[.isDarkerSystemColorsEnabled] = newValue }
    }

    /// Whether the screen shows no colours. Default false.
    public var isGrayscaleEnabled: Bool {
        get { stage[.isGrayscaleEnabled] }
        nonmutating set { stage[.isGrayscaleEnabled] = newValue }
    }

    /// Whether switches move through the screen. Default false.
    public var isSwitchControlRunning: Bool {
        get { stage[.isSwitchControlRunning] }
        nonmutating set { stage[.isSwitchControlRunning] = newValue }
    }

    /// Whether selected text can be spoken. Default false.
    public var isSpeakSelectionEnabled: Bool {
        get { stage[.isSpeakSelectionEnabled] }
        nonmutating set { stage[.isSpeakSelectionEnabled] = newValue }
    }

    /// Whether the screen can be spoken. Default false.
    public var isSpeakScreenEnabled: Bool {
        get { stage[.isSpeakScreenEnabled] }
        nonmutating set { stage[.isSpeakScreenEnabled] = newValue }
    }

    /// Whether shaking undoes. Default true.
    public var isShakeToUndoEnabled: Bool {
        get { stage[.isShakeToUndoEnabled] }
        nonmutating set { stage[.isShakeToUndoEnabled] = newValue }
    }

    /// Whether AssistiveTouch runs. Default false.
    public var isAssistiveTouchRunning: Bool {
        get { stage[.isAssistiveTouchRunning] }
        nonmutating set { stage[.isAssistiveTouchRunning] = newValue }
    }

    /// Whether videos may begin by themselves. Default true.
    public var isVideoAutoplayEnabled: Bool {
        get { stage[.isVideoAutoplayEnabled] }
        nonmutating set { stage[.isVideoAutoplayEnabled] = newValue }
    }

    /// Whether colour should not be the only difference. Default false.
    public var shouldDifferentiateWithoutColor: Bool {
        get { stage[.shouldDifferentiateWithoutColor] }
        nonmutating set { stage[.shouldDifferentiateWithoutColor] = newValue }
    }

    /// Whether switches show whether they are on. Default false.
    public var isOnOffSwitchLabelsEnabled: Bool {
        get { stage[.isOnOffSwitchLabelsEnabled] }
        nonmutating set { stage[.isOnOffSwitchLabelsEnabled] = newValue }
    }

    /// Whether buttons should look like such. Default false.
    public var buttonShapesEnabled: Bool {
        get { stage[.buttonShapesEnabled] }
        nonmutating set { stage[.buttonShapesEnabled] = newValue }
    }

    /// Whether screens should fade instead of slide. Default false.
    public var prefersCrossFadeTransitions: Bool {
        get { stage[.prefersCrossFadeTransitions] }
        nonmutating set { stage[.prefersCrossFadeTransitions] = newValue }
    }
}

extension Stage {
    /// What the user sets for accessibility, what those meet who do not see the screen, and a reader for them.
    public var accessibility: StageAccessibility { StageAccessibility(stage: self) }

    /// Runs turns at the present time until nothing waits for layout; what marks itself again and again has a few.
    func settleLayout() {
        for _ in 0..<4 where isUpdatePending { runTurn() }
    }

    /// What the user has set.
    package subscript(preference: AccessibilityPreference) -> Bool {
        get { host[AccessibilityPreferences.self][preference] }
        set { perform { host[AccessibilityPreferences.self][preference] = newValue } }
    }
}
