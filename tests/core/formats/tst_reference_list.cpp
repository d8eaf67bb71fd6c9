#include "core/formats/file_kind.h"
#include "core/formats/rankings/reference_list.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

#include <fstream>

using namespace assay;
using namespace assay::formats;
using base::IssueCode;
using Kind = ReferenceListKind;

namespace {

constexpr std::string_view kCompanies = R"([
  {"company_id": 1, "cik_int": 1000001, "cik": "0001000001", "company_name": "NORDLYS ASA", "ticker": "NOLY"},
  {"company_id": 2, "cik": "0001000002", "company_name": "Solvik AS"}
])";

constexpr std::string_view kSections = R"([
  {"sec_item_canonical": "ITEM_1", "section_code": "PART_I_ITEM_1", "section_name": "Item 1: Trade"},
  {"sec_item_canonical": "ITEM_1A", "section_name": "Item 1A: Hazards", "has_sub_items": false}
])";

base::Result<ReferenceListReading> read(std::string_view content, std::optional<Kind> kind = std::nullopt,
                                        base::IssueList* issues = nullptr) {
    return readReferenceListText(content, "folder/list.json", kind, {}, issues);
}

} // namespace

class TstReferenceList : public QObject {
    Q_OBJECT

  private slots:
    void recognises_data();
    void recognises();
    void kinds();
    void readsCompanies();
    void readsSections();
    void readsSources();
    void issues();
    void notUsable();
    void files();
    void damagedInputIsSurvived();
};

void TstReferenceList::recognises_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("kind");
    const auto row = [](const char* name, std::string_view content, const char* kind) {
        QTest::newRow(name) << QByteArray(content.data(), static_cast<qsizetype>(content.size()))
                            << QByteArray(kind);
    };
    row("companies", kCompanies, "companies-json");
    row("sections", kSections, "sections-json");
    row("byte order mark", "\xEF\xBB\xBF[{\"cik\":1,\"name\":\"A\"}]", "companies-json");
    row("something before", R"([null, {"cik":1,"name":"A"}])", "companies-json");
    row("cut", R"([{"cik":1,"name":"A","note":"this goes)", "companies-json");
    row("names alone", R"([{"name":"A"}])", "");
    row("numbers alone", R"([{"cik":1}])", "");
    row("one object", R"({"cik":1,"name":"A"})", "");
    row("questions", R"([{"cik":1,"name":"A","question":"Which?"}])", "");
    row("bundles", R"([{"cik_int":1,"name":"A","sentences":[]}])", "");
    row("sentences of a corpus",
        R"([{"cik":1,"name":"A","section_name":"ITEM_1","section_code":"x","text":"T"}])", "");
    row("an empty list", "[]", "");
    row("no JSON", "Companies and their numbers", "");
}

void TstReferenceList::recognises() {
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, kind);
    const auto found = recogniseReferenceListText(content.toStdString());
    QCOMPARE(found ? std::string(referenceListKindName(*found)) : std::string(), kind.toStdString());
}

void TstReferenceList::kinds() {
    for (const Kind kind : {Kind::CompaniesJson, Kind::SectionsJson, Kind::SourcesJson}) {
        QVERIFY(referenceListKindFromName(referenceListKindName(kind)) == kind);
        const auto known = fileKindFromName(referenceListKindName(kind));
        QVERIFY(known && known->content == FileContent::ReferenceList);
        QVERIFY(isExported(known->content));
    }
    QVERIFY(!referenceListKindFromName("companies"));
}

void TstReferenceList::readsCompanies() {
    const auto reading = read(kCompanies);
    QVERIFY(reading);
    QVERIFY(reading->kind == Kind::CompaniesJson);
    QVERIFY((reading->entries ==
             std::vector<ReferenceEntry>{{"1000001", "NORDLYS ASA", 2}, {"0001000002", "Solvik AS", 3}}));
    QCOMPARE(reading->issues.total(), 0);
    QVERIFY(reading->document == kCompanies);
    QCOMPARE(reading->file, std::string("list.json"));
}

void TstReferenceList::readsSections() {
    const auto reading = read(kSections);
    QVERIFY(reading);
    QVERIFY(reading->kind == Kind::SectionsJson);
    QVERIFY((reading->entries == std::vector<ReferenceEntry>{{"ITEM_1", "Item 1: Trade", 2},
                                                             {"ITEM_1A", "Item 1A: Hazards", 3}}));
}

void TstReferenceList::readsSources() {
    const auto reading = read("[{\"id\":\"mval\",\"title\":\"Merverdiavgiftsloven\",\"sections\":[\"8-1\",3,"
                              "{\"number\":\"1-1\"},{\"x\":1}]},\n{\"id\":\"ns\",\"title\":\"NS 4102\","
                              "\"sections\":\"all\"}]");
    QVERIFY(reading);
    QVERIFY(reading->kind == Kind::SourcesJson);
    QVERIFY((reading->entries ==
             std::vector<ReferenceEntry>{{"mval", "Merverdiavgiftsloven", 1, {"8-1", "3", "1-1"}},
                                         {"ns", "NS 4102", 2, {}}}));
    QCOMPARE(reading->issues.count(IssueCode::WrongType), 2);
    QVERIFY(!recogniseReferenceListText("[{\"id\":\"a\",\"title\":\"b\"}]"));
}

void TstReferenceList::issues() {
    const std::string content = "[{\"cik\": 1, \"name\": \"Bl\xC3\x83\xC2\xA5tind AS\"},\n"
                                "{\"cik\": 1, \"name\": \"B\"},\n"
                                "{\"cik\": 2, \"name\": \"\"},\n"
                                "{\"cik\": null, \"name\": \"D\"},\n"
                                "[],\n"
                                "{\"cik\": 5, \"name\": \"E\xFF\"}]";
    const auto reading = read(content);
    QVERIFY(reading);
    QCOMPARE(reading->entries.size(), std::size_t{6});
    std::vector<std::pair<IssueCode, std::int64_t>> found;
    for (const base::Issue& issue : reading->issues.issues()) {
        found.emplace_back(issue.code, issue.line);
    }
    QVERIFY((found == std::vector<std::pair<IssueCode, std::int64_t>>{{IssueCode::InvalidUtf8, 6},
                                                                      {IssueCode::WrongEncoding, 1},
                                                                      {IssueCode::DuplicateId, 2},
                                                                      {IssueCode::MissingField, 3},
                                                                      {IssueCode::MissingField, 4},
                                                                      {IssueCode::WrongType, 5}}));
    const base::Issue& wrong = reading->issues.issues()[1];
    QCOMPARE(wrong.field, std::string("name"));
    QCOMPARE(wrong.value, std::string("Bl\xC3\x83\xC2\xA5tind AS"));
    QCOMPARE(wrong.expected, std::string("Bl\xC3\xA5tind AS"));
    QVERIFY(reading->document == content);
}

void TstReferenceList::notUsable() {
    const auto detailOf = [](std::string_view content) {
        base::IssueList issues;
        const auto reading = read(content, Kind::CompaniesJson, &issues);
        return reading ? std::string("read")
                       : reading.error().detail + " " + std::to_string(issues.total() > 0 ? 1 : 0);
    };
    QCOMPARE(detailOf("[]"), std::string("line 1: empty_input 1"));
    QCOMPARE(detailOf("\n{}"), std::string("line 2: wrong_type 1"));
    QCOMPARE(detailOf("[{\"cik\":1,"), std::string("line 1: truncated_input 1"));
    QCOMPARE(detailOf("[1,\n2 3]"), std::string("line 2: malformed_record 1"));
    QCOMPARE(detailOf("[7]"), std::string("line 1: empty_input 1"));
    const auto unknown = read("[{\"a\":1}]");
    QVERIFY(!unknown && unknown.error().code == base::ErrorCode::UnknownFormat);
    std::stop_source source;
    source.request_stop();
    const auto stopped = readReferenceListText(kCompanies, "f", std::nullopt, source.get_token());
    QVERIFY(!stopped && stopped.error().code == base::ErrorCode::Cancelled);
}

void TstReferenceList::files() {
    const QTemporaryDir folder;
    const auto path = std::filesystem::path(folder.path().toStdString()) / "names.txt";
    base::NoProgress progress;
    QVERIFY(recogniseReferenceList(path).error().code == base::ErrorCode::FileNotFound);
    QVERIFY(readReferenceList(path, std::nullopt, {}, progress).error().code ==
            base::ErrorCode::FileNotFound);
    std::ofstream(path, std::ios::binary) << kSections;
    QVERIFY(recogniseReferenceList(path) == Kind::SectionsJson);
    const auto kind = recogniseFile(path);
    QVERIFY(kind && kind->content == FileContent::ReferenceList);
    QCOMPARE(kind->name, std::string("sections-json"));
    const auto reading = readReferenceList(path, std::nullopt, {}, progress);
    QVERIFY(reading);
    QCOMPARE(reading->entries.size(), std::size_t{2});
}

void TstReferenceList::damagedInputIsSurvived() {
    for (const std::string_view whole : {kCompanies, kSections}) {
        for (std::size_t cut = 0; cut < whole.size(); ++cut) {
            (void)recogniseReferenceListText(whole.substr(0, cut));
            QVERIFY(!read(whole.substr(0, cut), Kind::CompaniesJson));
        }
    }
}

ASSAY_TEST(TstReferenceList)
#include "tst_reference_list.moc"
