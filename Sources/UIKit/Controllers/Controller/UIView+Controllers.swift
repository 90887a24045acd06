extension UIView {
    /// The controller whose view this is.
    package var controller: UIViewController? { controllerStorage as? UIViewController }

    /// The controller whose view this is, or the nearest around it.
    package var nearestController: UIViewController? { nearestOwner as? UIViewController }
}
