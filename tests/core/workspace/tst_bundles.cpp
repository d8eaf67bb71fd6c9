#include "core/workspace/bundles/bundles.h"
#include "core/workspace/suites/passages.h"
#include "core/workspace/suites/questions.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>
#include <nlohmann/json.hpp>

#include <set>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
using base::IssueCode;
using Json = nlohmann::json;

namespace {

constexpr const char* kBundles = R"([
{"v_group":"v3_trend","topic_label":"debt","cik_int":7,"name":"Harbour","years":[2019,2020],"sentences":[
 {"report_year":2019,"section_name_generic":"ITEM_7","sentenceID":"0000000007_10-K_2019_section_7_12","sentence_text":"One."},
 {"report_year":2020,"section_name_generic":"ITEM_7","sentenceID":"free","sentence_text":"One."},
 {"report_year":2020,"sentence_text":"No id."}]},
{"v_group":"v4_cross_company","topic_label":"debt","report_year":2020,"company_sentences":[
 {"cik_int":7,"name":"Harbour","sentenceID":"free","sentence_text":"One."},
 {"cik_int":8,"name":"Quay","sentenceID":"free","sentence_text":"Another."}], "odd":{"k":[1.10,null,"\u0000"]}},
"no bundle", null]
)";

} // namespace

class TstBundles : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void importsWhole();
    void sentencesArePassages();
    void severalFilesAreOneSet();
    void whatIsNoJsonComesBack();
    void refuses();
    void nothingIsLeftOfAStoppedImport();
    void setsAreApart();
    void removes();
    void curationAsJson();
    void checkFindsDamage();
    void foreignRows();
    void readOnlyWorkspaceRefuses();
    void realFiles();

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    base::NoProgress m_progress;

    base::Result<BundleImport> import(const std::string& name, const std::string& text = kBundles) {
        const std::vector<std::filesystem::path> files{m_folder->write(name + ".json", text)};
        return importBundles(*m_workspace, files, name, "Ada", {}, m_progress);
    }

    Reader reader() { return std::move(*m_workspace->reader()); }

    int rows(const std::string& table) {
        return reader().database().execAndGet("SELECT count(*) FROM " + table).getInt();
    }

    std::vector<CheckFinding> findings() {
        const Reader connection = reader();
        return checkBundles(connection.database(), {});
    }
};

void TstBundles::init() {
    m_workspace.reset();
    m_folder = std::make_unique<StoreFolder>();
    auto made = Workspace::create(m_folder->path("w.assay"));
    ASSAY_VERIFY_OK(made);
    m_workspace = std::move(*made);
}

void TstBundles::importsWhole() {
    const auto imported = import("mine");
    ASSAY_VERIFY_OK(imported);
    QCOMPARE(imported->set.name, std::string("mine"));
    QCOMPARE(imported->set.file, std::string("mine.json"));
    QCOMPARE(imported->set.sha256.size(), std::size_t{64});
    QCOMPARE(imported->set.bundles, 4);
    QCOMPARE(imported->set.used, 0);
    QCOMPARE(imported->sentences, 5);
    QCOMPARE(imported->issues.count(base::Severity::Error), 2);
    QCOMPARE(imported->issues.count(IssueCode::MissingField), 1);
    QCOMPARE(imported->issues.count(IssueCode::DuplicateId), 1); // "free" twice in one bundle
    const auto stored = bundleIssues(reader(), imported->set.id);
    ASSAY_VERIFY_OK(stored);
    QVERIFY(stored->issues() == imported->issues.issues());

    const auto document = exportBundles(reader(), imported->set.id);
    ASSAY_VERIFY_OK(document);
    QVERIFY(Json::parse(*document) == Json::parse(kBundles));
    const auto bundles = loadBundles(reader(), imported->set.id, {});
    ASSAY_VERIFY_OK(bundles);
    QCOMPARE(bundles->size(), std::size_t{4});
    for (std::size_t i = 0; i < bundles->size(); ++i) {
        QCOMPARE((*bundles)[i].number, static_cast<std::int64_t>(i));
        QCOMPARE((*bundles)[i].set, imported->set.id);
        QVERIFY((*bundles)[i].curation == BundleCuration());
    }
    QVERIFY(((*bundles)[1].bundle.companies == std::vector<std::string>{"Harbour", "Quay"}));
    QVERIFY((*bundles)[2].bundle == model::Bundle());
    const auto one = storedBundle(reader(), (*bundles)[0].id);
    ASSAY_VERIFY_OK(one);
    QVERIFY(one->bundle == (*bundles)[0].bundle);
    ASSAY_COMPARE_ERROR(storedBundle(reader(), 999), NotFound);
    ASSAY_COMPARE_ERROR(loadBundles(reader(), 999, {}), NotFound);
    ASSAY_COMPARE_ERROR(exportBundles(reader(), 999), NotFound);
    std::stop_source stop;
    stop.request_stop();
    ASSAY_COMPARE_ERROR(loadBundles(reader(), 0, stop.get_token()), Cancelled);
    QVERIFY(findings().empty());
}

void TstBundles::sentencesArePassages() {
    const auto imported = import("mine");
    ASSAY_VERIFY_OK(imported);
    QCOMPARE(imported->set.passages, 3); // each text under an id once, none without an id
    const auto found = passagesOf(reader(), "0000000007_10-K_2019_section_7_12");
    ASSAY_VERIFY_OK(found);
    QCOMPARE(found->size(), std::size_t{1});
    QCOMPARE(found->front().text, std::string("One."));
    QCOMPARE(found->front().company, std::string("Harbour"));
    QVERIFY(found->front().year == 2019);
    QVERIFY(found->front().position == 12);
    QCOMPARE(found->front().section, std::string("ITEM_7"));
    QCOMPARE(found->front().origin, std::string("bundles mine"));
    const auto both = passagesOf(reader(), "free");
    ASSAY_VERIFY_OK(both);
    QCOMPARE(both->size(), std::size_t{2});
    QVERIFY(!both->front().position);
}

void TstBundles::severalFilesAreOneSet() {
    const std::vector<std::filesystem::path> files{
        m_folder->write("a.json", R"([{"sentences":[{"sentenceID":"s","text":"t"}]}])"),
        m_folder->write("b.json", kBundles)};
    const auto imported = importBundles(*m_workspace, files, "both", "Ada", {}, m_progress);
    ASSAY_VERIFY_OK(imported);
    QCOMPARE(imported->set.file, std::string("a.json\nb.json"));
    QCOMPARE(imported->set.bundles, 5);
    const auto document = exportBundles(reader(), imported->set.id);
    ASSAY_VERIFY_OK(document);
    Json expected = Json::parse(readFile(files[0]));
    for (const Json& record : Json::parse(kBundles)) {
        expected.push_back(record);
    }
    QVERIFY(Json::parse(*document) == expected);
}

// NaN is what Python writes; SQLite would refuse it as JSON.
void TstBundles::whatIsNoJsonComesBack() {
    const std::string record =
        R"({"score": NaN, "sentences": [{"sentenceID": "\ud83d", "text": "a \"b\"\n"}]})";
    const auto imported = import("odd", "[" + record + "]");
    ASSAY_VERIFY_OK(imported);
    const auto document = exportBundles(reader(), imported->set.id);
    ASSAY_VERIFY_OK(document);
    QCOMPARE(QString::fromStdString(*document), QString::fromStdString("[\n" + record + "\n]\n"));
    const auto bundles = loadBundles(reader(), imported->set.id, {});
    ASSAY_VERIFY_OK(bundles);
    QCOMPARE(bundles->front().bundle.sentences[0].text, std::string("a \"b\"\n"));
    QVERIFY(findings().empty());
}

void TstBundles::refuses() {
    ASSAY_VERIFY_OK(import("mine"));
    ASSAY_COMPARE_ERROR(import("mine"), NameTaken);
    ASSAY_COMPARE_ERROR(import(""), InvalidArgument);
    ASSAY_COMPARE_ERROR(importBundles(*m_workspace, {}, "none", "Ada", {}, m_progress), InvalidArgument);
    const std::vector<std::filesystem::path> files{m_folder->write("good.json", kBundles),
                                                   m_folder->write("bad.json", "[\n{]")};
    base::IssueList issues;
    ASSAY_COMPARE_ERROR(importBundles(*m_workspace, files, "bad", "Ada", {}, m_progress, &issues),
                        InputNotUsable);
    QCOMPARE(issues.issues().back().line, 2);
    QCOMPARE(rows("bundle_set"), 1);
    QCOMPARE(rows("bundle"), 4);
}

void TstBundles::nothingIsLeftOfAStoppedImport() {
    std::string many = "[";
    for (int i = 0; i < 200; ++i) {
        many += (i == 0 ? "" : ",") + std::string(R"({"sentences":[{"sentenceID":"s","text":"t"}]})");
    }
    const std::vector<std::filesystem::path> files{m_folder->write("many.json", many + "]")};
    std::stop_source stop;
    WatchedProgress progress([&](base::Stage stage, std::int64_t, std::int64_t) {
        if (stage == base::Stage::Storing) {
            stop.request_stop();
        }
    });
    ASSAY_COMPARE_ERROR(importBundles(*m_workspace, files, "many", "Ada", stop.get_token(), progress),
                        Cancelled);
    QCOMPARE(rows("bundle_set") + rows("bundle") + rows("passage"), 0);
}

void TstBundles::setsAreApart() {
    const auto second = import("second", R"([{"sentences":[{"sentenceID":"free","text":"One."}]}])");
    const auto first = import("first");
    ASSAY_VERIFY_OK(second);
    ASSAY_VERIFY_OK(first);
    const auto sets = bundleSets(reader());
    ASSAY_VERIFY_OK(sets);
    QCOMPARE(sets->size(), std::size_t{2});
    QCOMPARE(sets->at(0).name, std::string("first"));
    QCOMPARE(sets->at(1).name, std::string("second"));
    const auto found = findBundleSet(reader(), "second");
    ASSAY_VERIFY_OK(found);
    QCOMPARE(found->id, second->set.id);
    QCOMPARE(found->passages, 1); // one of its own, though the text is that of the other set
    ASSAY_COMPARE_ERROR(findBundleSet(reader(), "third"), NotFound);
    const auto all = loadBundles(reader(), 0, {});
    ASSAY_VERIFY_OK(all);
    QCOMPARE(all->size(), std::size_t{5});
    QCOMPARE(all->front().set, second->set.id); // made first
}

void TstBundles::removes() {
    const auto first = import("first");
    const auto second = import("second");
    ASSAY_VERIFY_OK(first);
    ASSAY_VERIFY_OK(second);
    ASSAY_VERIFY_OK(removeBundleSet(*m_workspace, first->set.id));
    QCOMPARE(rows("bundle_issue"), 4); // of the other set
    QCOMPARE(rows("bundle_set"), 1);
    QCOMPARE(rows("bundle"), 4);
    QCOMPARE(rows("passage"), 3);
    ASSAY_COMPARE_ERROR(removeBundleSet(*m_workspace, first->set.id), NotFound);
    ASSAY_VERIFY_OK(import("first")); // the name is free again
    QVERIFY(findings().empty());
}

void TstBundles::curationAsJson() {
    QCOMPARE(bundleCurationJson({}), std::string("{}"));
    const BundleCuration full{BundleStatus::Rejected, "too \"thin\" \xC3\xA5", {3, 1}, "off_topic"};
    const auto again = readBundleCuration(bundleCurationJson(full));
    QVERIFY(again && *again == full);
    QVERIFY(readBundleCuration("{}") == BundleCuration());
    QVERIFY(!readBundleCuration("[]"));
    QVERIFY(!readBundleCuration("{\"status\":\"lost\"}"));
    QVERIFY(!readBundleCuration("{\"questions\":[\"x\"]}"));
    for (const auto status : {BundleStatus::Unused, BundleStatus::Used, BundleStatus::Rejected}) {
        QVERIFY(bundleStatusFromName(bundleStatusName(status)) == status);
    }
    QVERIFY(!bundleStatusFromName("none"));
}

void TstBundles::checkFindsDamage() {
    const auto imported = import("mine");
    ASSAY_VERIFY_OK(imported);
    const auto run = [this](const char* sql) {
        return m_workspace->write([sql](SQLite::Database& database) -> base::Result<> {
            database.exec(sql);
            return {};
        });
    };
    ASSAY_VERIFY_OK(run("UPDATE bundle SET curation = '{\"questions\":[77]}' WHERE number = 0"));
    QCOMPARE(findings().size(), std::size_t{1});
    QVERIFY(findings()[0].kind == CheckFinding::Kind::BrokenReference);
    ASSAY_VERIFY_OK(run("UPDATE bundle SET curation = '{\"status\":\"lost\"}' WHERE number = 0"));
    QCOMPARE(findings().size(), std::size_t{1});
    QVERIFY(findings()[0].kind == CheckFinding::Kind::Damage);
    ASSAY_COMPARE_ERROR(loadBundles(reader(), 0, {}), DamagedWorkspace);
    ASSAY_VERIFY_OK(run("UPDATE bundle SET curation = '{}'; DELETE FROM passage WHERE text = 'Another.'"));
    QCOMPARE(findings().size(), std::size_t{1});
    QVERIFY(findings()[0].kind == CheckFinding::Kind::BrokenReference);
    ASSAY_VERIFY_OK(run("DELETE FROM bundle WHERE number = 1"));
    QCOMPARE(findings().size(), std::size_t{1});
    QVERIFY(findings()[0].kind == CheckFinding::Kind::WrongCount);
    ASSAY_VERIFY_OK(run("DELETE FROM bundle_set"));
    QVERIFY(findings().empty());
    ASSAY_VERIFY_OK(run("INSERT INTO edit_journal (kind, entity, entity_key, edited_by, edited_at, reason)"
                        " VALUES ('edit', 'bundle', 5, '', '', '')"));
    QCOMPARE(findings().size(), std::size_t{1});
}

// A row that another program wrote: no bundle comes of it that nobody made, and nothing is read behind its
// end.
void TstBundles::foreignRows() {
    const auto imported = import("mine");
    ASSAY_VERIFY_OK(imported);
    for (const char* document : {"", "\"", "\"a", "\"\\", "\"\\u", "\"\\u00", "\"\\\"", "{\"a\":1},{\"b\":2}",
                                 "\"{}\" ", "{", "not JSON", "{}]"}) {
        ASSAY_VERIFY_OK(m_workspace->write([document](SQLite::Database& database) -> base::Result<> {
            database.exec("PRAGMA ignore_check_constraints = ON");
            SQLite::Statement update(database, "UPDATE bundle SET document = ? WHERE number = 1");
            update.bind(1, document);
            update.exec();
            database.exec("PRAGMA ignore_check_constraints = OFF");
            return {};
        }));
        ASSAY_COMPARE_ERROR(exportBundles(reader(), imported->set.id), DamagedWorkspace);
        (void)loadBundles(reader(), 0, {});
        (void)findings();
    }
}

void TstBundles::readOnlyWorkspaceRefuses() {
    ASSAY_VERIFY_OK(import("mine"));
    const auto path = m_workspace->path();
    m_workspace.reset();
    auto opened = Workspace::open(path, OpenMode::ReadOnly);
    ASSAY_VERIFY_OK(opened);
    m_workspace = std::move(*opened);
    ASSAY_COMPARE_ERROR(import("more"), ReadOnlyWorkspace);
    ASSAY_COMPARE_ERROR(removeBundleSet(*m_workspace, 1), ReadOnlyWorkspace);
    QCOMPARE(loadBundles(reader(), 0, {})->size(), std::size_t{4});
}

void TstBundles::realFiles() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    std::set<std::string> ids;
    for (const auto& [file, bundles] : {std::pair("goldp3_v3_trend_bundles.json", 224),
                                        std::pair("goldp3_v4_cross_company_bundles.json", 316)}) {
        const std::vector<std::filesystem::path> files{data / "finsights" / file};
        const auto imported = importBundles(*m_workspace, files, file, "Ada", {}, m_progress);
        ASSAY_VERIFY_OK(imported);
        QCOMPARE(imported->set.bundles, bundles);
        const auto document = exportBundles(reader(), imported->set.id);
        ASSAY_VERIFY_OK(document);
        const Json source = Json::parse(readFile(files[0]));
        QVERIFY(Json::parse(*document) == source);
        std::set<std::pair<std::string, std::string>> passages;
        std::int64_t sentences = 0;
        for (const Json& record : source) {
            for (const char* key : {"sentences", "company_sentences"}) {
                for (const Json& sentence : record.value(key, Json::array())) {
                    passages.emplace(sentence["sentenceID"], sentence["sentence_text"]);
                    ids.insert(sentence["sentenceID"].get<std::string>());
                    ++sentences;
                }
            }
        }
        QCOMPARE(imported->sentences, sentences);
        QCOMPARE(imported->set.passages, static_cast<std::int64_t>(passages.size()));
    }
    QCOMPARE(loadBundles(reader(), 0, {})->size(), std::size_t{540});
    const std::vector<std::string> list(ids.begin(), ids.end());
    const auto exist = passagesExist(reader(), list);
    ASSAY_VERIFY_OK(exist);
    QVERIFY(std::all_of(exist->begin(), exist->end(), [](bool there) { return there; }));
    QCOMPARE(*passageCount(reader()), static_cast<std::int64_t>(ids.size()));
    QVERIFY(findings().empty());
}

ASSAY_TEST(TstBundles)
#include "tst_bundles.moc"
