// The main() of every test program: runs the class that the first argument names, or lists them.
#include "tests/support/test_class.h"

#include <cstdio>
#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

#ifdef ASSAY_TEST_WINDOWS
#include <QApplication>
using Application = QApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

namespace assay::test {
namespace {

using Classes = std::map<std::string, std::function<std::unique_ptr<QObject>()>>;

// Made by whoever comes first: classes register themselves in no certain order.
Classes& classes() {
    static Classes all;
    return all;
}

int run(int argc, char** argv) {
    const auto found = argc < 2 ? classes().end() : classes().find(argv[1]);
    if (found == classes().end()) {
        std::fprintf(stderr, "%s CLASS [ARGUMENTS OF QT TEST], where CLASS is one of\n", argv[0]);
        for (const auto& [name, make] : classes()) {
            std::fprintf(stderr, "  %s\n", name.c_str());
        }
        return 2;
    }
    std::vector<char*> arguments{argv[0]};
    arguments.insert(arguments.end(), argv + 2, argv + argc);
    const std::unique_ptr<QObject> test = found->second();
    return QTest::qExec(test.get(), static_cast<int>(arguments.size()), arguments.data());
}

} // namespace

TestClass::TestClass(const char* file, std::function<std::unique_ptr<QObject>()> make) {
    const std::string name = std::filesystem::path(file).stem().string();
    if (!classes().emplace(name, std::move(make)).second) {
        std::fprintf(stderr, "%s: a file has one test class\n", file);
        std::abort();
    }
}

} // namespace assay::test

int main(int argc, char** argv) {
    const Application application(argc, argv);
#ifdef ASSAY_TEST_WINDOWS
    QApplication::setAttribute(Qt::AA_Use96Dpi, true);
#endif
    return assay::test::run(argc, argv);
}
