/// What a control has for some of its states. These are few, so they are searched one by one.
struct ValuesByState<Value> {
    private var entries: [(state: UIControl.State, value: Value)] = []

    /// The value of exactly this state; setting nil removes it.
    subscript(state: UIControl.State) -> Value? {
        get { entries.first { $0.state == state }?.value }
        set {
            entries.removeAll { $0.state == state }
            if let newValue { entries.append((state, newValue)) }
        }
    }
}
