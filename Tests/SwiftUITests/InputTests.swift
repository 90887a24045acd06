import SwiftUI
import Testing

@testable import SwiftUI

@Observable private final class Form {
    var name = ""
    var log: [String] = []
}

private struct FormView: View {
    enum Field: Hashable {
        case name, city
    }

    @Bindable var form: Form
    @State private var city = ""
    @FocusState private var field: Field?

    var body: some View {
        VStack {
            TextField("Name", text: $form.name).focused($field, equals: .name)
            TextField("City", text: $city).focused($field, equals: .city)
            Button("Next") { field = .city }
        }
        .onSubmit { form.log.append("submit") }
        .onChange(of: field) { form.log.append(field.map { "\($0)" } ?? "none") }
    }
}

private struct Grow: Shape {
    typealias Body = ShapeFill<Grow, ForegroundStyle>
    var width: CGFloat
    var animatableData: CGFloat {
        get { width }
        set { width = newValue }
    }
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: width, height: 10)) }
}

private struct Growing: View {
    let width: CGFloat
    var body: some View { Grow(width: width).animation(.linear(duration: 1), value: width) }
}

/// Fields, focus, and shapes that change in steps.
@MainActor
@Suite struct InputTests {
    @Test("A field writes its binding, and the focus goes where it is sent")
    func fields() throws {
        let form = Form()
        let hosted = Hosted(390, 844, FormView(form: form))
        let fields = hosted.host.subviews.compactMap { $0 as? UITextField }
        try #require(fields.count == 2)
        #expect(fields[0].frame.height == 22 || isNear(fields[0].frame.height, 22))
        #expect(isNear(fields[1].frame.minY - fields[0].frame.maxY, 8))
        try hosted.stage.touch.tap(CGPoint(x: 20, y: fields[0].frame.midY))
        hosted.stage.advance(by: 0.5)
        #expect(fields[0].isFirstResponder)
        // The keyboard pushes what is in the middle up by half of its height.
        let keyboard = try #require(hosted.stage.keyboardFrame)
        #expect(abs(fields[0].frame.maxY + 4 - (keyboard.minY / 2 - 10)) < 12)
        fields[0].insertText("Ada")
        hosted.stage.advance(by: 0.2)
        #expect(form.name == "Ada")
        let button = try #require(hosted.host.subviews.last)
        try hosted.stage.touch.tap(CGPoint(x: button.frame.midX, y: button.frame.midY))
        hosted.stage.advance(by: 0.5)
        #expect(fields[1].isFirstResponder)
        _ = fields[1].delegate?.textFieldShouldReturn(fields[1])
        hosted.stage.advance(by: 0.5)
        #expect(form.log == ["name", "city", "submit", "none"])
    }

    @Test("An animatable shape goes through what lies between")
    func shapes() throws {
        let hosted = Hosted(100, 10, scale: 1, traits: nil, Growing(width: 10))
        hosted.controller.rootView = Growing(width: 90)
        hosted.turn()
        let layer = try #require(hosted.host.subviews.first?.layer.sublayers?.first as? CAShapeLayer)
        hosted.stage.advance(by: 0.5)
        let width = try #require(layer.presentation()?.path?.boundingBoxOfPath.width)
        #expect(width > 45 && width < 55)
        hosted.stage.advance(by: 1)
        #expect(layer.path?.boundingBoxOfPath.width == 90)
    }

    private final class Rows: NSObject, UITableViewDataSource {
        var made = 0
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.contentConfiguration = UIHostingConfiguration { Text(verbatim: "Row \(indexPath.row)") }
            return cell
        }
    }

    @Test("Cells with hosted content are used again, and their hosts with them")
    func cells() {
        let hosted = Hosted(Color.red)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let rows = Rows()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.estimatedRowHeight = 44
        hosted.stage.window.addSubview(table)
        hosted.stage.runTurn()
        var cells: Set<ObjectIdentifier> = []
        var contents: Set<ObjectIdentifier> = []
        for step in 0..<40 {
            table.contentOffset.y = CGFloat(step) * 300
            hosted.stage.runTurn()
            for cell in table.visibleCells {
                cells.insert(ObjectIdentifier(cell))
                if let content = cell.contentView.subviews.first ?? cell.subviews.first {
                    contents.insert(ObjectIdentifier(content))
                }
            }
        }
        #expect(cells.count < 45)
        #expect(contents.count <= cells.count)
        withExtendedLifetime(rows) {}
    }
}
