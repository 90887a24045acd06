import Offstage
import Testing
import UIKit

@Suite("UIVisualEffectView")
@MainActor
struct UIVisualEffectViewTests {
    private let stage = Stage(device: Device(size: CGSize(width: 60, height: 60), scale: 1))

    private func view(_ effect: UIVisualEffect?, _ frame: CGRect = CGRect(x: 10, y: 10, width: 40, height: 40))
        -> UIVisualEffectView
    {
        let view = UIVisualEffectView(effect: effect)
        view.frame = frame
        stage.window.addSubview(view)
        return view
    }

    private func red(_ x: Int, _ y: Int) -> Int { Int(stage.render().pixel(x: x, y: y).red) }

    @Test("Styles have Apple's numbers; effects of one style are equal")
    func values() {
        #expect(UIBlurEffect.Style.regular.rawValue == 4)
        #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
        #expect(UIVibrancyEffectStyle.separator.rawValue == 7)
        #expect(UIBlurEffect(style: .light) == UIBlurEffect(style: .light))
        #expect(UIBlurEffect(style: .light) != UIBlurEffect(style: .dark))
        #expect(
            UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
                == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label))
        #expect(UIVisualEffectView().effect == nil)
    }

    @Test("The content view fills the view, whatever its size becomes")
    func contentView() {
        let view = view(UIBlurEffect(style: .light))
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
        view.frame.size = CGSize(width: 20, height: 10)
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view.contentView)
    }

    @Test("light: what lies behind of one grey, then white at 30 %")
    func light() {
        stage.window.backgroundColor = UIColor(white: 0.5, alpha: 1)
        _ = view(UIBlurEffect(style: .light))
        #expect(red(5, 5) == 128)
        // 128 · 0.7 + 255 · 0.3
        #expect(red(30, 30) == 166)
    }

    @Test("Saturation grows 1.8 times and keeps the brightness of Rec. 709")
    func saturation() {
        stage.window.backgroundColor = UIColor(red: 0.5, green: 0.4, blue: 0.4, alpha: 1)
        _ = view(UIBlurEffect(style: .light))
        let pixel = stage.render().pixel(x: 30, y: 30)
        let luma = 0.2126 * 0.5 + 0.7874 * 0.4
        let (red, green) = (luma + 1.8 * (0.5 - luma), luma + 1.8 * (0.4 - luma))
        #expect(abs(Double(pixel.red) - 255 * (red * 0.7 + 0.3)) <= 1.5)
        #expect(abs(Double(pixel.green) - 255 * (green * 0.7 + 0.3)) <= 1.5)
    }

    @Test("regular and materials follow the appearance; light and the Light materials do not")
    func appearance() {
        stage.window.backgroundColor = UIColor(white: 0.5, alpha: 1)
        let view = view(nil)
        func pair(_ style: UIBlurEffect.Style) -> (light: Int, dark: Int) {
            view.effect = UIBlurEffect(style: style)
            view.overrideUserInterfaceStyle = .light
            let light = red(30, 30)
            view.overrideUserInterfaceStyle = .dark
            return (light, red(30, 30))
        }
        for style in [UIBlurEffect.Style.regular, .prominent, .systemMaterial, .systemChromeMaterial] {
            let shades = pair(style)
            #expect(shades.light > 128 && shades.dark < 128, "\(style)")
        }
        for style in [UIBlurEffect.Style.light, .extraLight, .systemThinMaterialLight] {
            let shades = pair(style)
            #expect(shades.light > 128 && shades.light == shades.dark, "\(style)")
        }
        for style in [UIBlurEffect.Style.dark, .systemUltraThinMaterialDark] {
            let shades = pair(style)
            #expect(shades.light < 128 && shades.light == shades.dark, "\(style)")
        }
    }

    @Test("A thicker material shows less of what lies behind")
    func thickness() {
        func shade(_ style: UIBlurEffect.Style) -> Int {
            stage.window.backgroundColor = .black
            let view = view(UIBlurEffect(style: style))
            defer { view.removeFromSuperview() }
            return red(30, 30)
        }
        let shades = [
            UIBlurEffect.Style.systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight,
        ].map(shade)
        #expect(shades == shades.sorted() && Set(shades).count == 4)
    }

    @Test("Taking the effect away takes its passes away")
    func removal() {
        let view = view(UIBlurEffect(style: .dark))
        #expect(stage.render().plan.offscreenPasses.count == 3)
        view.effect = nil
        #expect(stage.render().plan.offscreenPasses.isEmpty)
    }

    @Test("An alpha below 1 around it hides what lies behind, and the frame says so")
    func fading() {
        let view = view(UIBlurEffect(style: .light))
        view.contentView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
        view.contentView.subviews[0].backgroundColor = .red
        view.alpha = 0.5
        let frame = stage.render()
        #expect(frame.plan.offscreenPasses.count == 4)
        #expect(frame.diagnostics.contains { $0.contains("hides what lies behind") })
    }

    @Test("A subview of the view itself is misuse, as on a device")
    func misuse() {
        let stage = Stage(device: Device(size: CGSize(width: 60, height: 60), scale: 1))
        stage.diagnostics.mode = .collect
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        stage.window.addSubview(view)
        view.addSubview(UIView())
        #expect(stage.diagnostics.all.contains { $0.description.contains("instead add them to the -contentView") })
    }
}
