#include "core/workspace/journal/entity_rows.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
using workspace::Workspace;

class TstEntityRows : public QObject {
    Q_OBJECT

  private slots:

    void valuesOfOtherTypesAreEmpty() {
        const EntityValue value(R"({"text": "t", "number": 7, "flag": true, "none": null})");
        QCOMPARE(value.text("text"), std::string("t"));
        QCOMPARE(value.number("number"), std::int64_t{7});
        QVERIFY(value.flag("flag"));
        QVERIFY(value.find("none") != nullptr && value.find("none")->is_null());
        for (const char* other : {"number", "flag", "none", "missing"}) {
            QVERIFY2(value.text(other).empty(), other);
        }
        for (const char* other : {"text", "flag", "none", "missing"}) {
            QCOMPARE(value.number(other), std::int64_t{0});
        }
        for (const char* other : {"text", "number", "none", "missing"}) {
            QVERIFY2(!value.flag(other), other);
        }
        QVERIFY(value.find("missing") == nullptr);
    }

    void whatIsNoObjectHasNothing() {
        for (const char* json : {"", "{", "[1]", "\"text\"", "3", "null"}) {
            const EntityValue value(json);
            QVERIFY2(value.find("text") == nullptr && value.text("text").empty(), json);
            QVERIFY2(value.number("text") == 0 && !value.flag("text"), json);
        }
    }

    void jsonKeepsTheOrder() {
        QCOMPARE(entityJson({{"b", 1}, {"a", "x\xFF"}}), std::string("{\"b\":1,\"a\":\"x\xEF\xBF\xBD\"}"));
    }

    void keysAreNotUsedAgain() {
        const StoreFolder folder;
        const auto workspace = Workspace::create(folder.path("w.assay"));
        ASSAY_VERIFY_OK(workspace);
        ASSAY_VERIFY_OK((*workspace)->write([](SQLite::Database& database) -> base::Result<> {
            database.exec("CREATE TABLE thing (id INTEGER PRIMARY KEY AUTOINCREMENT)");
            if (nextKey(database, "thing") != 1) {
                return base::fail(base::ErrorCode::StorageFailure, "the first");
            }
            database.exec("INSERT INTO thing VALUES (1), (2)");
            removeRow(database, "thing", 2);
            removeRow(database, "thing", 17);
            if (database.execAndGet("SELECT group_concat(id) FROM thing").getString() != "1" ||
                nextKey(database, "thing") != 3) {
                return base::fail(base::ErrorCode::StorageFailure, "a later one");
            }
            return {};
        }));
    }
};

ASSAY_TEST(TstEntityRows)
#include "tst_entity_rows.moc"
