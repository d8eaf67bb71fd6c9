#include "core/results/thresholds/sweep_files.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <set>

using namespace assay;
using evaluate::ScopeSweep;
using results::scopeFolderName;
using results::scopeKey;

namespace {

ScopeSweep scenario(const std::string& name) {
    ScopeSweep scope;
    scope.scenario = name;
    return scope;
}

std::string lowered(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return text;
}

} // namespace

class TstSweepFolderNames : public QObject {
    Q_OBJECT

  private slots:
    void folders_data();
    void folders();
    void keys();
    void longNames();
    void neverTwoScopesInOneFolder();
};

void TstSweepFolderNames::folders_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("folder");
    const auto row = [](const char* name, const char* folder) {
        QTest::newRow(folder) << QByteArray(name) << QByteArray(folder);
    };
    row("numeric_kpi", "numeric_kpi");
    row("Q4-2021.v2", "Q4-2021.v2");
    row("", "no_scenario");
    row("global", "%67lobal");
    row("Global", "%47lobal");
    row("no_scenario", "%6Eo_scenario");
    row("sweep.json", "%73weep.json");
    row("%67lobal", "%2567lobal");
    row(".", "%2E");
    row("..", "%2E%2E");
    row("../../etc/passwd", "%2E.%2F..%2Fetc%2Fpasswd");
    row("/absolute", "%2Fabsolute");
    row("a\\b", "a%5Cb");
    row("C:drive", "C%3Adrive");
    row(".hidden", "%2Ehidden");
    row("dot at the end.", "dot%20at%20the%20end%2E");
    row("con", "%63on");
    row("NUL.txt", "%4EUL.txt");
    row("lpt1", "%6Cpt1");
    row("console", "console");
    row("new\nline", "new%0Aline");
    row("\xC3\xB8konomi", "%C3%B8konomi");
    row("\xFF\x01", "%FF%01");
}

void TstSweepFolderNames::folders() {
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, folder);
    QCOMPARE(scopeFolderName(scenario(name.toStdString())), folder.toStdString());
}

void TstSweepFolderNames::keys() {
    ScopeSweep global;
    global.global = true;
    QCOMPARE(scopeKey(global), std::string("global"));
    QCOMPARE(scopeFolderName(global), std::string("global"));
    QCOMPARE(scopeKey(scenario("global")), std::string("%67lobal"));
    QCOMPARE(scopeKey(scenario("%67lobal")), std::string("%2567lobal"));
    QCOMPARE(scopeKey(scenario("")), std::string("no_scenario"));
    QCOMPARE(scopeKey(scenario("no_scenario")), std::string("%6Eo_scenario"));
    QCOMPARE(scopeKey(scenario("a/b c")), std::string("a/b c"));
}

void TstSweepFolderNames::longNames() {
    const std::string stem(500, 'x');
    const std::string one = scopeFolderName(scenario(stem + "1"));
    const std::string two = scopeFolderName(scenario(stem + "2"));
    QVERIFY(one != two);
    QCOMPARE(one.size(), std::size_t{120});
    // Cut between escapes, not within one.
    for (std::size_t length = 1; length < 4; ++length) {
        std::string odd(length, 'x');
        for (int i = 0; i < 100; ++i) {
            odd.push_back('/');
        }
        const std::string folder = scopeFolderName(scenario(odd));
        QVERIFY(folder.size() <= 120);
        const std::string cut = folder.substr(0, folder.find('~'));
        QCOMPARE((cut.size() - length) % 3, std::size_t{0});
    }
}

void TstSweepFolderNames::neverTwoScopesInOneFolder() {
    evaluate::ThresholdSweep sweep;
    sweep.global.global = true;
    for (const char* name :
         {"",           ".",        "..",      "%2E",    "A",      "AB",          "Ab",          "aB",
          "ab",         "%41b",     "Global",  "GLOBAL", "global", "no_scenario", "NO_SCENARIO", "%67lobal",
          "%2567lobal", "con",      "CON",     "Con",    "a b",    "a_b",         "a%20b",       "sweep.json",
          "Sweep.Json", "\xC3\xB8", "\xC3\x98"}) {
        sweep.scenarios.push_back(scenario(name));
    }
    const std::vector<std::string> names = results::scopeFolderNames(sweep);
    QCOMPARE(names.size(), sweep.scenarios.size() + 1);
    QCOMPARE(names.front(), std::string("global"));
    std::set<std::string> folded{"sweep.json"};
    std::set<std::string> keys{"global"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        QVERIFY2(folded.insert(lowered(names[i])).second, names[i].c_str());
        QVERIFY(names[i].find('/') == std::string::npos && names[i] != "." && names[i] != "..");
        if (i > 0) {
            QVERIFY(keys.insert(scopeKey(sweep.scenarios[i - 1])).second);
        }
    }
    // Only names that clash lose their capitals.
    QVERIFY(std::find(names.begin(), names.end(), "A") != names.end());
    QVERIFY(std::find(names.begin(), names.end(), "ab") != names.end());
    QVERIFY(std::find(names.begin(), names.end(), "%41%42") != names.end());
}

ASSAY_TEST(TstSweepFolderNames)
#include "tst_sweep_folder_names.moc"
