#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/suites/reference_lists.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;

namespace {

const std::string kCompanies = "[ {\"cik\": 1, \"name\": \"Nordlys\", \"score\": 1.50},\n"
                               "  {\"cik\": 2, \"name\": \"Solvik\"}, {\"cik\": 2, \"name\": \"Vik\"} ]\n";

} // namespace

class TstReferenceLists : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void importsAndGivesBack();
    void namesAreTaken();
    void damagedFileLeavesNothing();
    void removes();

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    base::NoProgress m_progress;

    base::Result<ReferenceListImport> import(const std::string& content, const std::string& name) {
        return importReferenceList(*m_workspace, m_folder->write("list.json", content), name, std::nullopt,
                                   {}, m_progress);
    }
};

void TstReferenceLists::init() {
    m_workspace.reset();
    m_folder = std::make_unique<StoreFolder>();
    auto made = Workspace::create(m_folder->path("w.assay"));
    ASSAY_VERIFY_OK(made);
    m_workspace = std::move(*made);
}

void TstReferenceLists::importsAndGivesBack() {
    const auto imported = import(kCompanies, "Companies");
    ASSAY_VERIFY_OK(imported);
    QCOMPARE(imported->records, 3);
    QCOMPARE(imported->issues.total(), 1); // 2 comes twice
    const auto reader = m_workspace->reader();
    const auto lists = referenceLists(*reader);
    ASSAY_VERIFY_OK(lists);
    QCOMPARE(lists->size(), std::size_t{1});
    QCOMPARE(lists->front().name, std::string("Companies"));
    QCOMPARE(lists->front().file, std::string("list.json"));
    QVERIFY(lists->front().kind == formats::ReferenceListKind::CompaniesJson);
    const auto entries = loadReferenceList(*reader, lists->front().id, {});
    ASSAY_VERIFY_OK(entries);
    QCOMPARE(entries->size(), std::size_t{3});
    QCOMPARE((*entries)[1].name, std::string("Solvik"));
    const auto kept = keptFile(*reader, "Companies");
    ASSAY_VERIFY_OK(kept);
    QVERIFY(kept->content == kCompanies);
    QCOMPARE(kept->kind, std::string("companies-json"));
    QCOMPARE(kept->records, 3);
    ASSAY_COMPARE_ERROR(loadReferenceList(*reader, lists->front().id + 1, {}), NotFound);
}

void TstReferenceLists::namesAreTaken() {
    ASSAY_VERIFY_OK(import(kCompanies, "A"));
    ASSAY_COMPARE_ERROR(import(kCompanies, "A"), NameTaken);
    ASSAY_COMPARE_ERROR(import(kCompanies, ""), InvalidArgument);
    const auto scores = m_folder->write("s.csv", "id,bleurt\nq,1\n");
    ASSAY_COMPARE_ERROR(importAnswerScores(*m_workspace, scores, "A", {}, {}, m_progress), NameTaken);
    ASSAY_VERIFY_OK(importAnswerScores(*m_workspace, scores, "B", {}, {}, m_progress));
    ASSAY_COMPARE_ERROR(import(kCompanies, "B"), NameTaken);
}

void TstReferenceLists::damagedFileLeavesNothing() {
    ASSAY_COMPARE_ERROR(import("[{\"cik\":1,\"name\":\"A\"},", "A"), InputNotUsable);
    ASSAY_COMPARE_ERROR(import("Notes about companies", "A"), UnknownFormat);
    QVERIFY(referenceLists(*m_workspace->reader())->empty());
}

void TstReferenceLists::removes() {
    const auto imported = import(kCompanies, "A");
    ASSAY_VERIFY_OK(imported);
    ASSAY_VERIFY_OK(removeReferenceList(*m_workspace, imported->list.id));
    ASSAY_COMPARE_ERROR(removeReferenceList(*m_workspace, imported->list.id), NotFound);
    ASSAY_COMPARE_ERROR(keptFile(*m_workspace->reader(), "A"), NotFound);
    ASSAY_VERIFY_OK(import(kCompanies, "A"));
}

ASSAY_TEST(TstReferenceLists)
#include "tst_reference_lists.moc"
