import UIKit

/// A text that is well, but for what is made of it.
public class PlainLabel: UILabel {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        (text, numberOfLines, textColor) = ("Text", 0, .label)
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

/// Grey on the background.
public final class PaleLabel: PlainLabel {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        textColor = UIColor(white: 0.6, alpha: 1)
        overrideUserInterfaceStyle = .light
    }
}

/// Black in both appearances.
public final class InkLabel: PlainLabel {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        textColor = .black
    }
}

/// Keeps its size.
public final class FixedLabel: PlainLabel {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: 17)
    }
}

/// Has room for one line.
public final class TightLabel: PlainLabel {
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 40)))
        text = "Some words that fit well enough"
    }
}

/// Grows from ten points on.
public final class TinyLabel: PlainLabel {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 10))
    }
}

/// Nobody is told of it.
public final class SilentLabel: PlainLabel {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = false
    }
}

/// A button of 50 points.
public class PlainButton: UIButton {
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 50, height: 50)))
        accessibilityLabel = "Save"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

/// Is called by its picture's name.
public final class NamelessButton: PlainButton {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = "icon_back"
    }
}

/// Is a link, too.
public final class TornButton: PlainButton {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityTraits = [.button, .link]
    }
}

/// Is too small for a finger.
public final class SmallButton: PlainButton {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        bounds.size = CGSize(width: 30, height: 30)
    }
}

/// Lies in the way of another one, or behind it.
public final class CrowdedButton: PlainButton {}
public final class HiddenButton: PlainButton {}

/// Is read from its end.
public final class ReversedView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        let top = PlainLabel(frame: CGRect(x: 20, y: 60, width: 300, height: 200))
        let bottom = PlainLabel(frame: CGRect(x: 20, y: 600, width: 300, height: 200))
        for label in [top, bottom] { addSubview(label) }
        accessibilityElements = [bottom, top]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
