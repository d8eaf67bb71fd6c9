#include "core/imports/set_name.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QTest>

#include <vector>

using namespace assay;
using imports::Numbering;
using Paths = std::vector<std::filesystem::path>;

class TestSetName : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void aSetIsCalledAfterItsFileOrTheFolderOfSeveral() {
        QCOMPARE(imports::defaultSetName(Paths{}), std::string());
        QCOMPARE(imports::defaultSetName(Paths{"/data/june/p3.v2.json"}), std::string("p3.v2"));
        QCOMPARE(imports::defaultSetName(Paths{"/data/june/a.json", "/data/june/b.json"}),
                 std::string("june"));
        // Of several folders no one is the set's.
        QCOMPARE(imports::defaultSetName(Paths{"/data/june/a.json", "/data/july/b.json"}),
                 std::string("data"));
        QCOMPARE(imports::defaultSetName(Paths{"/data/crypto/sweep_60.json", "/data/news/sweep_60.json"}),
                 std::string("sweep_60"));
        QCOMPARE(imports::defaultSetName(Paths{"/one/a.json", "/two/b.json"}), std::string("a"));
        QCOMPARE(imports::defaultSetName(Paths{"/a.json", "/b.json"}), std::string("a"));
    }

    void aTakenNameIsNumberedFromTwo() {
        QCOMPARE(imports::freeName("P3", {}), std::string("P3"));
        QCOMPARE(imports::freeName("P3", {"P3", "P3 (3)"}), std::string("P3 (2)"));
        QCOMPARE(imports::freeName("P3", {"P3", "P3 (2)"}), std::string("P3 (3)"));
        QCOMPARE(imports::freeName("June", {"June", "June 2"}, Numbering::Plain), std::string("June 3"));
    }
};

ASSAY_TEST(TestSetName)

#include "tst_set_name.moc"
