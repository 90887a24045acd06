import CoreGraphics
import Foundation
import SwiftUI
import Testing

@testable import SwiftUI

/// Screens as people write them. With `OFFSTAGE_SWIFTUI_PICTURES` set to a folder their pictures go there.
@MainActor
@Suite struct ScreenTests {
    private struct Card: View {
        var body: some View {
            VStack(alignment: .leading) {
                Text("Mountain Hut").font(.headline)
                Text("Open from May to October").font(.subheadline).foregroundStyle(.secondary)
                HStack {
                    Label("2,144 m", systemImage: "location.fill")
                    Spacer()
                    Image(systemName: "star.fill").foregroundColor(.yellow)
                    Text("4.7").bold()
                }
                .font(.footnote)
            }
            .padding()
            .background(Color(uiColor: .secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 16))
            .shadow(color: .black.opacity(0.15), radius: 8, y: 3)
        }
    }

    private struct Feed: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 16) { ForEach(0..<4) { _ in Card() } }.padding()
            }
            .background(Color(uiColor: .systemGroupedBackground))
        }
    }

    private struct Login: View {
        @State private var name = "ada"
        @State private var password = "secret"
        @State private var remembers = true
        var body: some View {
            ZStack {
                LinearGradient(colors: [.indigo, .purple], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
                VStack(spacing: 20) {
                    Circle().fill(.white).frame(width: 90, height: 90)
                        .overlay { Image(systemName: "person.fill").font(.largeTitle).foregroundStyle(.purple) }
                    Text("Welcome back").font(.title).fontWeight(.bold).foregroundStyle(.white)
                    VStack(spacing: 12) {
                        TextField("Name", text: $name).textFieldStyle(.roundedBorder)
                        SecureField("Password", text: $password).textFieldStyle(.roundedBorder)
                        Toggle("Remember me", isOn: $remembers).foregroundStyle(.white)
                    }
                    Button("Sign in") {}.buttonStyle(.borderedProminent).tint(.pink)
                }
                .padding(32)
            }
        }
    }

    private struct Chart: View {
        let values: [CGFloat] = [0.3, 0.8, 0.55, 1, 0.7, 0.4, 0.9]
        var body: some View {
            VStack(alignment: .leading, spacing: 24) {
                Text("Steps").font(.largeTitle).bold()
                GeometryReader { proxy in
                    HStack(alignment: .bottom, spacing: 10) {
                        ForEach(values.indices, id: \.self) { index in
                            Capsule()
                                .fill(index == 3 ? AnyShapeStyle(Color.orange) : AnyShapeStyle(Color.blue.opacity(0.6)))
                                .frame(height: proxy.size.height * values[index])
                        }
                    }
                    .frame(height: proxy.size.height, alignment: .bottom)
                }
                .frame(height: 180)
                Divider()
                HStack {
                    Circle().trim(from: 0, to: 0.7)
                        .stroke(.green, style: StrokeStyle(lineWidth: 12, lineCap: .round))
                        .rotationEffect(.degrees(-90)).frame(width: 80, height: 80)
                    Spacer()
                    VStack(alignment: .trailing) {
                        Text("7,204").font(.title2).monospacedDigit() + Text(" steps").foregroundColor(.secondary)
                        ProgressView(value: 0.7).frame(width: 140)
                    }
                }
                Slider(value: .constant(0.4))
                Spacer()
            }
            .padding()
        }
    }

    private struct Texts: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 14) {
                Text("A long paragraph that has to be set in several lines, as wide as the screen lets it.")
                Text("One line that is cut where the room ends, whatever comes behind").lineLimit(1)
                Text("Centred\nlines of\nunequal length").multilineTextAlignment(.center)
                    .frame(maxWidth: .infinity)
                Text("Underlined").underline() + Text(" and ") + Text("struck").strikethrough(color: .red)
                    + Text(" ") + Text(Image(systemName: "heart.fill")).foregroundColor(.pink)
                Text("small capitals of a kind").textCase(.uppercase).font(.caption).tracking(2)
                Text("Shrinks until it fits the width that is there for it").lineLimit(1).minimumScaleFactor(0.5)
                HStack(alignment: .firstTextBaseline) {
                    Text("Large").font(.largeTitle)
                    Text("beside small").font(.caption)
                }
                .border(.gray)
            }
            .padding()
        }
    }

    private func draw(_ name: String, _ view: some View, traits: UITraitCollection? = nil) throws -> [String] {
        let hosted = Hosted(
            390, 700, scale: 2, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), traits: traits, view)
        let frame = hosted.stage.render()
        if let folder = ProcessInfo.processInfo.environment["OFFSTAGE_SWIFTUI_PICTURES"] {
            try frame.pngData().write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
        }
        return hosted.stage.diagnostics.messages
    }

    @Test("Screens are drawn without anything to complain of")
    func screens() throws {
        #expect(try draw("feed", Feed()) == [])
        #expect(try draw("login", Login()) == [])
        #expect(try draw("chart", Chart()) == [])
        #expect(try draw("texts", Texts()) == [])
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(try draw("feed-dark", Feed(), traits: dark) == [])
        let right = UITraitCollection { $0.layoutDirection = .rightToLeft }
        #expect(try draw("chart-rtl", Chart(), traits: right) == [])
    }
}
