/// A view that is one part of a container, whatever its body is made of.
protocol SingleView {}

extension Button: SingleView {}
extension Toggle: SingleView {}
extension TextField: SingleView {}
extension SecureField: SingleView {}
extension Slider: SingleView {}
extension ProgressView: SingleView {}
extension Label: SingleView {}
extension NavigationLink: SingleView {}
extension EditButton: SingleView {}
extension Stepper: SingleView {}
extension Link: SingleView {}
extension DatePicker: SingleView {}
extension TextEditor: SingleView {}
