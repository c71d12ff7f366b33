import Foundation
import Testing
import UIKit

@MainActor @Suite struct AssociatedObjectTests {
    nonisolated(unsafe) private static var firstKey: UInt8 = 0
    nonisolated(unsafe) private static var secondKey: UInt8 = 0

    @Test func valuesAreKeptByObjectAndKey() {
        let view = UIView()
        let other = UIView()
        objc_setAssociatedObject(view, &Self.firstKey, "first", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(view, &Self.secondKey, 2, .OBJC_ASSOCIATION_COPY)
        #expect(objc_getAssociatedObject(view, &Self.firstKey) as? String == "first")
        #expect(objc_getAssociatedObject(view, &Self.secondKey) as? Int == 2)
        #expect(objc_getAssociatedObject(other, &Self.firstKey) == nil)
        objc_setAssociatedObject(view, &Self.firstKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(view, &Self.firstKey) == nil)
        objc_removeAssociatedObjects(view)
        #expect(objc_getAssociatedObject(view, &Self.secondKey) == nil)
    }

    @Test func whatHangsOnViewsControllersAndGuidesGoesWithThem() {
        for make: () -> NSObject in [{ UIView() }, { UIViewController() }, { UILayoutGuide() }] {
            weak var value: NSObject?
            do {
                let owner = make()
                let object = NSObject()
                objc_setAssociatedObject(owner, &Self.firstKey, object, .OBJC_ASSOCIATION_RETAIN)
                value = object
                #expect(objc_getAssociatedObject(owner, &Self.firstKey) as? NSObject === object)
            }
            #expect(value == nil)
        }
    }

    @Test func assignedObjectsAreNotKeptAlive() {
        let view = UIView()
        var value: UIView? = UIView()
        objc_setAssociatedObject(view, &Self.firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(view, &Self.firstKey) as? UIView === value)
        value = nil
        #expect(objc_getAssociatedObject(view, &Self.firstKey) == nil)
    }

    @Test func anObjectAtTheAddressOfOneThatIsGoneHasNothing() {
        for round in 0..<1000 {
            let object = UIView()
            #expect(objc_getAssociatedObject(object, &Self.firstKey) == nil)
            objc_setAssociatedObject(object, &Self.firstKey, round, .OBJC_ASSOCIATION_RETAIN)
        }
    }
}
