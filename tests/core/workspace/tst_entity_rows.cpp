#include "core/workspace/journal/entity_rows.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
using workspace::Workspace;

namespace {

struct Thing {
    base::RowId key = 0;
    std::string text;
    std::int64_t number = 0;
    bool flag = false;
};

constexpr std::tuple kThingFields{
    json::required(json::field("key", &Thing::key)),
    json::field("text", &Thing::text),
    json::field("number", &Thing::number),
    json::field("flag", &Thing::flag),
};

} // namespace

class TstEntityRows : public QObject {
    Q_OBJECT

  private slots:

    void valuesOfOtherTypesAreEmpty() {
        const auto whole = entityFrom<Thing>(
            "{\"key\": 3, \"text\": \"t\", \"number\": 7, \"flag\": true, \"more\": 1}", kThingFields);
        QVERIFY(whole && whole->key == 3 && whole->text == "t" && whole->number == 7 && whole->flag);
        const auto other =
            entityFrom<Thing>("{\"key\": 3, \"text\": 7, \"number\": \"7\", \"flag\": null}", kThingFields);
        QVERIFY(other && other->text.empty() && other->number == 0 && !other->flag);
        const auto bare = entityFrom<Thing>("{\"key\": 3}", kThingFields);
        QVERIFY(bare && bare->text.empty() && bare->number == 0 && !bare->flag);
    }

    void whatIsRequiredMustBeThere() {
        for (const char* json : {"", "{", "[1]", "\"text\"", "3", "null", "{}", "{\"key\": \"3\"}",
                                 "{\"key\": null}", "{\"key\": 1.5}"}) {
            QVERIFY2(!entityFrom<Thing>(json, kThingFields), json);
        }
    }

    void whatIsWrittenIsReadBack() {
        const std::string json = entityJson(Thing{3, "t", 7, true}, kThingFields);
        QCOMPARE(json, std::string("{\"key\":3,\"text\":\"t\",\"number\":7,\"flag\":true}"));
        const auto again = entityFrom<Thing>(json, kThingFields);
        QVERIFY(again && again->key == 3 && again->text == "t" && again->number == 7 && again->flag);
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
