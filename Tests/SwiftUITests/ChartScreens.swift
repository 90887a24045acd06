import CoreGraphics
import Foundation
import SwiftUI

@testable import SwiftUI

/// Screens that are drawn by closures, or go on in time.
enum ChartScreens {
    /// Figures of a week as columns, with a line of what was before.
    struct Week: View {
        let values = [0.35, 0.6, 0.5, 0.9, 0.75, 0.4, 0.65]
        let before = [0.3, 0.5, 0.55, 0.6, 0.7, 0.6, 0.5]
        var grown = 1.0

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                Text("This week").font(.largeTitle).bold()
                Chart(values: values, before: before, grown: grown).frame(height: 220)
                Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 8) {
                    GridRow {
                        Text("Mean").foregroundStyle(.secondary)
                        Text("0.59").monospacedDigit().gridColumnAlignment(.trailing)
                    }
                    Divider().gridCellUnsizedAxes(.horizontal)
                    GridRow {
                        Text("Best day").foregroundStyle(.secondary)
                        Text("Thursday")
                    }
                }
                Stepper("Goal", value: .constant(7), in: 1...9)
                DatePicker("Until", selection: .constant(Date(timeIntervalSince1970: 1_735_724_460)))
                ZStack {
                    LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing)
                    Text("Behind glass").padding(12).background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
                }
                .frame(height: 80)
                Spacer()
            }
            .padding()
        }
    }

    private struct Chart: View, Animatable {
        let values: [Double]
        let before: [Double]
        var grown: Double

        var animatableData: Double {
            get { grown }
            set { grown = newValue }
        }

        var body: some View {
            Canvas { context, size in
                let width = size.width / CGFloat(values.count)
                let floor = size.height - 20
                for line in 0...4 {
                    let y = floor * CGFloat(line) / 4
                    context.stroke(
                        Path { path in
                            path.move(to: CGPoint(x: 0, y: y))
                            path.addLine(to: CGPoint(x: size.width, y: y))
                        }, with: .color(.gray.opacity(0.3)), style: StrokeStyle(lineWidth: 0.5, dash: [4, 3]))
                }
                for (day, value) in values.enumerated() {
                    let height = floor * CGFloat(value * grown)
                    let column = CGRect(
                        x: CGFloat(day) * width + 8, y: floor - height, width: width - 16, height: height)
                    context.fill(
                        Path(roundedRect: column, cornerRadius: 6),
                        with: .linearGradient(
                            Gradient(colors: [.blue, .teal]), startPoint: CGPoint(x: 0, y: 0),
                            endPoint: CGPoint(x: 0, y: floor)))
                    context.draw(
                        Text(["M", "T", "W", "T", "F", "S", "S"][day]).font(.caption).foregroundStyle(.secondary),
                        at: CGPoint(x: column.midX, y: size.height - 8))
                }
                var line = Path()
                line.addLines(
                    before.enumerated().map { day, value in
                        CGPoint(x: (CGFloat(day) + 0.5) * width, y: floor * CGFloat(1 - value))
                    })
                context.stroke(
                    line, with: .color(.orange), style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
            }
        }
    }

    /// The columns grow when it appears.
    struct Growing: View {
        @State private var grown = 0.0
        var body: some View {
            Week(grown: grown).onAppear { withAnimation(.linear(duration: 0.5)) { grown = 1 } }
        }
    }

    /// A sheet that comes to the middle, and then to the top.
    struct Rising: View {
        @State private var isShown = false
        @State private var detent = PresentationDetent.medium

        var body: some View {
            ZStack {
                AngularGradient(colors: [.blue, .green, .blue], center: .center).ignoresSafeArea()
                Button("Route") { isShown = true }.buttonStyle(.borderedProminent)
            }
            .sheet(isPresented: $isShown) {
                VStack(spacing: 12) {
                    Text("Home to work").font(.headline)
                    Text(Date(timeIntervalSince1970: 1_735_724_460), style: .timer).font(.largeTitle).monospacedDigit()
                    Button("More") { detent = .large }
                }
                .presentationDetents([.medium, .large], selection: $detent)
            }
        }
    }
}
