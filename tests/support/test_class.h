// The tests of a room are one program, in which each file brings one class:
//
//   class TestCsvCell : public QObject { ... };
//   ASSAY_TEST(TestCsvCell)
//   #include "tst_csv_cell.moc"
//
// The program takes the file's name without its ending, then what Qt Test takes: test_core_formats
// tst_csv_cell -v2.
#pragma once

#include <QTest>
#include <functional>
#include <memory>

namespace assay::test {

// Makes a class known to the program's main(). Called before main(), once for a file.
struct TestClass {
    TestClass(const char* file, std::function<std::unique_ptr<QObject>()> make);
};

} // namespace assay::test

// Several files may be compiled together.
#define ASSAY_TEST_NAME_OF(Number) kRegisteredTestClass##Number
#define ASSAY_TEST_NAME(Number) ASSAY_TEST_NAME_OF(Number)
#define ASSAY_TEST(Class)                                                                                    \
    static const assay::test::TestClass ASSAY_TEST_NAME(__COUNTER__)(                                        \
        __FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });
