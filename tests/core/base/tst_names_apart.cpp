#include "core/base/names_apart.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QTest>

using namespace assay;
using Names = std::vector<std::string>;

class TestNamesApart : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void foldersTellAlikeFilesApart() {
        QVERIFY(base::namesApart(Names{}).empty());
        QVERIFY((base::namesApart(Names{"/a/x.json", "/b/y.json"}) == Names{"x.json", "y.json"}));
        QVERIFY((base::namesApart(Names{"/data/june/s.json", "/data/july/s.json", "/data/july/t.json"}) ==
                 Names{"june/s.json", "july/s.json", "t.json"}));
        QVERIFY((base::namesApart(Names{"/1/run/s.json", "/2/run/s.json", "/2/other/s.json"}) ==
                 Names{"1/run/s.json", "2/run/s.json", "other/s.json"}));
        QVERIFY((base::namesApart(Names{"/a/s.json", "/a/s.json"}) == Names{"s.json", "s.json"}));
        QVERIFY((base::namesApart(Names{"s.json", "/a/s.json"}) == Names{"s.json", "a/s.json"}));
    }

    void aPathEndsWithItsName() {
        QVERIFY(base::endsWithName("/data/june/s.json", "june/s.json"));
        QVERIFY(base::endsWithName("s.json", "s.json"));
        QVERIFY(!base::endsWithName("/data/mid-june/s.json", "june/s.json"));
        QVERIFY(!base::endsWithName("/data/s.json", ""));
    }
};

ASSAY_TEST(TestNamesApart)
#include "tst_names_apart.moc"
