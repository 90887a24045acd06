import Foundation
import Offstage
import Testing
import UIKit

/// What each class of UIKit tells by itself.
@MainActor
@Suite struct SpokenClassTests {
    /// What is spoken of a view that stands on a screen alone.
    private func spoken(_ view: UIView, _ width: CGFloat = 200, _ height: CGFloat = 100) -> [String] {
        elements(view, width, height).map(\.spoken)
    }

    private func elements(_ view: UIView, _ width: CGFloat = 200, _ height: CGFloat = 100) -> [SpokenElement] {
        let stage = Stage()
        view.frame = CGRect(x: 20, y: 120, width: width, height: height)
        stage.window.addSubview(view)
        stage.runTurn()
        return stage.accessibility.elements
    }

    @Test("Labels are elements with their text; one without is not met")
    func labels() {
        let label = UILabel()
        label.text = "Hello"
        #expect(spoken(label) == ["Hello"])
        #expect(label.isAccessibilityElement && label.accessibilityTraits == .staticText)
        #expect(spoken(UILabel()).isEmpty)
        #expect(UILabel().isAccessibilityElement)
    }

    @Test("Buttons: titles, subtitles, what an image is called, states; the trait is that of a button alone")
    func buttons() {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        #expect(spoken(button) == ["Title. Button."] && button.accessibilityTraits == .button)
        button.isEnabled = false
        #expect(spoken(button) == ["Title. Dimmed. Button."])
        (button.isEnabled, button.isSelected) = (true, true)
        #expect(spoken(button) == ["Selected: Title. Button."])
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.subtitle) = ("Title", "More")
        #expect(spoken(UIButton(configuration: configuration)) == ["Title, More. Button."])
        let attributed = UIButton()
        attributed.setAttributedTitle(NSAttributedString(string: "Styled"), for: .normal)
        #expect(spoken(attributed) == ["Styled. Button."])
        for (name, word) in [("star.fill", "Favorite"), ("trash", "Delete")] {
            let image = UIButton()
            image.setImage(UIImage(systemName: name), for: .normal)
            #expect(spoken(image) == ["\(word). Button."])
        }
        #expect(spoken(UIButton()) == ["Button."])
    }

    @Test("Image views, stacks, scroll views and plain views are no elements; an image view that is one is an image")
    func passive() {
        for view in [UIView(), UIImageView(), UIStackView(), UIScrollView()] { #expect(spoken(view).isEmpty) }
        let picture = UIImageView(image: UIImage(systemName: "star.fill"))
        picture.isAccessibilityElement = true
        #expect(spoken(picture) == ["Favorite. Image."])
    }

    @Test("Switches")
    func switches() {
        let control = UISwitch()
        control.isOn = true
        #expect(control.accessibilityLabel == nil && control.accessibilityValue == "1")
        #expect(control.accessibilityTraits == [.button, .toggleButton])
        #expect(spoken(control) == ["Switch Button. On."])
        #expect(elements(control)[0].hint == "Double tap to toggle setting.")
        control.accessibilityValue = "Sure"
        #expect(control.accessibilityValue == "1")
        control.isEnabled = false
        #expect(spoken(control) == ["Dimmed. Switch Button. On."] && elements(control)[0].hint == nil)
    }

    @Test("Sliders: per cent, and the thumb is where they are activated")
    func sliders() {
        let slider = UISlider()
        slider.value = 0.75
        let element = elements(slider, 200, 34)[0]
        #expect(element.spoken == "75%. Adjustable." && element.hasOwnActivationPoint)
        #expect(
            element.activationPoint.x > element.frame.midX && abs(element.activationPoint.y - element.frame.midY) < 4)
    }

    @Test("Steppers: two buttons, one of them dimmed at an end")
    func steppers() {
        let stepper = UIStepper()
        stepper.maximumValue = 10
        #expect(spoken(stepper) == ["Decrement. Dimmed. Button.", "Increment. Button."])
        stepper.value = 5
        #expect(spoken(stepper) == ["Decrement. Button.", "Increment. Button."])
        #expect(!stepper.isAccessibilityElement)
    }

    @Test("Segments count")
    func segments() {
        let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        control.selectedSegmentIndex = 1
        #expect(
            spoken(control, 300, 32) == [
                "Segment A. Button. 1 of 3.", "Selected: Segment B. Button. 2 of 3.", "Segment C. Button. 3 of 3.",
            ])
        #expect(!control.isAccessibilityElement && control.accessibilityLabel == nil)
        let frames = elements(control, 300, 32).map(\.frame.minX)
        #expect(frames == [20, 120, 220])
    }

    @Test("Page controls")
    func pages() {
        let control = UIPageControl()
        (control.numberOfPages, control.currentPage) = (3, 1)
        let element = elements(control)[0]
        #expect(element.spoken == "page 2 of 3. Adjustable." && element.inputLabels == ["Page control"])
        (control.numberOfPages, control.currentPage) = (10, 2)
        #expect(spoken(control) == ["page 3 of 10. Adjustable."])
    }

    @Test("Pickers: an element a wheel")
    func pickers() {
        let rows = Rows()
        let picker = UIPickerView()
        (picker.dataSource, picker.delegate) = (rows, rows)
        picker.selectRow(1, inComponent: 0, animated: false)
        let found = elements(picker, 300, 216)
        #expect(found.map(\.spoken) == ["Size: row 1. Adjustable.", "row 0. Adjustable."])
        #expect(found[0].hint == "Turns. Swipe up or down with one finger to adjust the value.")
    }

    private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "row \(row)"
        }
        func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
            component == 0 ? "Size" : nil
        }
        func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
            component == 0 ? "Turns." : nil
        }
    }

    @Test("Compact date pickers are buttons with the date as their value or title")
    func dates() {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .compact
        picker.date = Date(timeIntervalSince1970: 0)
        let texts = spoken(picker, 200, 40)
        #expect(texts.count == 1 && texts[0].contains("1970") && texts[0].hasSuffix("Button."))
    }

    @Test("Progress in steps of five; activity indicators")
    func progress() {
        let view = UIProgressView()
        view.progress = 0.476
        #expect(spoken(view) == ["Progress: 50%"] && view.accessibilityTraits == .updatesFrequently)
        view.progress = 0.1
        #expect(spoken(view) == ["Progress: 10%"])
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.hidesWhenStopped = false
        #expect(spoken(indicator) == ["Progress halted: 0"])
        indicator.startAnimating()
        #expect(spoken(indicator) == ["In progress: 1"])
    }

    @Test("Text fields: the text, else the placeholder; editing, secrets, dimmed")
    func fields() {
        let field = UITextField()
        field.placeholder = "Some placeholder text"
        #expect(spoken(field) == ["Some placeholder text. Text Field."])
        #expect(elements(field)[0].hint == "Double tap to edit.")
        #expect(elements(field)[0].activationPoint.x < 60)
        field.text = "Ann"
        #expect(spoken(field) == ["Ann. Text Field."])
        field.isEnabled = false
        #expect(spoken(field) == ["Ann. Dimmed. Text Field."])
        (field.isEnabled, field.isSecureTextEntry) = (true, true)
        #expect(spoken(field) == ["•••. Secure Text Field."])
        let stage = Stage()
        field.frame = CGRect(x: 0, y: 100, width: 100, height: 30)
        field.isSecureTextEntry = false
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        #expect(stage.accessibility.elements.first?.spoken == "Ann. Text Field. Is editing.")
    }

    @Test("Text views")
    func textViews() {
        let view = UITextView()
        view.text = "Notes"
        #expect(spoken(view) == ["Notes. Text Field."])
        #expect(elements(view)[0].hint == "Double tap to edit., Use the rotor to access Misspelled Words")
        view.isEditable = false
        #expect(spoken(view) == ["Notes"])
    }

    @Test("Search bars: the field with its placeholder as label, the button that cancels")
    func searchBars() {
        let bar = UISearchBar()
        bar.placeholder = "Find"
        bar.showsCancelButton = true
        #expect(spoken(bar, 390, 56) == ["Find. Search Field.", "Cancel. Button."])
        bar.text = "Ann"
        #expect(spoken(bar, 390, 56) == ["Ann. Search Field.", "Clear text. Button.", "Cancel. Button."])
    }

    @Test("Navigation bars: back button, title, items by the system's words")
    func navigationBars() {
        let stage = Stage()
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("First", "Second")
        second.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil),
        ]
        let navigation = UINavigationController(rootViewController: first)
        stage.window.rootViewController = navigation
        stage.runTurn()
        #expect(stage.accessibility.elements.map(\.spoken) == ["First. Heading."])
        navigation.pushViewController(second, animated: false)
        stage.runTurn()
        #expect(
            stage.accessibility.elements.map(\.spoken) == [
                "First. Back Button.", "Second. Heading.", "Share. Button.", "Delete. Button.",
            ])
        #expect(stage.accessibility.elements[0].inputLabels == ["First", "Back"])
        first.title = "Back"
        navigation.popViewController(animated: false)
        navigation.pushViewController(second, animated: false)
        stage.runTurn()
        #expect(stage.accessibility.elements.first?.spoken == "Back Button.")
    }

    @Test("Items of bars: what the app says of them goes first")
    func items() {
        let stage = Stage()
        let controller = UIViewController()
        let item = UIBarButtonItem(title: "OK", style: .plain, target: nil, action: nil)
        (item.accessibilityLabel, item.accessibilityHint, item.accessibilityValue) = ("Fine", "Ends it.", "new")
        controller.navigationItem.rightBarButtonItem = item
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.runTurn()
        let element = stage.accessibility.elements[0]
        #expect(element.spoken == "Fine: new. Button." && element.hint == "Ends it.")
    }

    @Test("Tab bars: tabs count, badges are told, one that is disabled is not dimmed")
    func tabBars() {
        let bar = UITabBar()
        let items = ["Item A", "Item B", "Item C", nil].map { UITabBarItem(title: $0, image: nil, selectedImage: nil) }
        bar.items = items
        bar.selectedItem = items[1]
        items[1].badgeValue = "3"
        items[2].badgeValue = "A"
        items[0].badgeValue = ""
        items[2].isEnabled = false
        #expect(
            spoken(bar, 390, 49) == [
                "Item A. Tab. 1 of 4.", "Selected: Item B: 3 items. Tab. 2 of 4.", "Item C: A. Tab. 3 of 4.",
                "Tab. 4 of 4.",
            ])
        items[1].accessibilityValue = "own"
        #expect(spoken(bar, 390, 49)[1] == "Selected: Item B: own. Tab. 2 of 4.")
        let six = ["Item A", "Item B", "Item C", nil, "Item E", "Item F"].map {
            UITabBarItem(title: $0, image: nil, selectedImage: nil)
        }
        bar.items = six
        bar.selectedItem = six[1]
        #expect(
            spoken(bar, 390, 49) == [
                "Item A. Tab. 1 of 6.", "Selected: Item B. Tab. 2 of 6.", "Item C. Tab. 3 of 6.", "Tab. 4 of 6.",
                "Item E. Tab. 5 of 6.", "Item F. Tab. 6 of 6.",
            ])
        six[1].badgeValue = "3"
        #expect(spoken(bar, 390, 49)[1] == "Selected: Item B: 3 items. Tab. 2 of 6.")
    }

    // MARK: Lists

    private final class List: NSObject, UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { 1 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.detailTextLabel?.text = "Detail"
            if indexPath.row == 1 { cell.accessoryType = .detailButton }
            if indexPath.row == 2 { cell.accessoryType = .checkmark }
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "ACCOUNTS" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "The end" }
    }

    @Test("Tables: cells with their texts first, headers after; a detail button for itself, a check mark selects")
    func tables() {
        let source = List()
        let table = UITableView(frame: .zero, style: .plain)
        (table.dataSource, table.delegate) = (source, source)
        #expect(
            spoken(table, 390, 600) == [
                "Row 0, Detail", "Row 1, Detail", "More Info. Button.", "Selected: Row 2, Detail", "ACCOUNTS. Heading.",
                "The end",
            ])
    }

    @Test("A cell with controls inside tells of itself, then of them")
    func cellsWithControls() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Wi-Fi"
        let control = UISwitch()
        cell.accessoryView = control
        #expect(spoken(cell, 390, 44) == ["Wi-Fi", "Switch Button. Off."])
        #expect(!cell.isAccessibilityElement)
    }

    @Test("Cells of collections are no elements, those of lists are")
    func collectionCells() {
        let cell = UICollectionViewCell()
        for index in 0..<2 {
            let label = UILabel(frame: CGRect(x: 0, y: 30 * CGFloat(index), width: 80, height: 20))
            label.text = "part \(index)"
            cell.contentView.addSubview(label)
        }
        #expect(spoken(cell) == ["part 0", "part 1"] && !cell.isAccessibilityElement)
        let row = UICollectionViewListCell()
        var content = row.defaultContentConfiguration()
        (content.text, content.secondaryText) = ("Row", "Second")
        row.contentConfiguration = content
        #expect(spoken(row, 390, 60) == ["Row, Second"])
    }

    @Test("Alerts are modal: title, message, fields, actions")
    func alerts() {
        let stage = Stage()
        let root = UIViewController()
        stage.window.rootViewController = root
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
        label.text = "below"
        root.view.addSubview(label)
        stage.runTurn()
        let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        root.present(alert, animated: false)
        stage.runTurn()
        #expect(
            stage.accessibility.elements.map(\.spoken) == [
                "Delete?. Heading.", "For good.", "Cancel. Button.", "Delete. Button.",
            ])
    }
}
