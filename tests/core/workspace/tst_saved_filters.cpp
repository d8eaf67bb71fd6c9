#include "core/workspace/suites/saved_filters.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;

class TstSavedFilters : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void savesListsAndRemoves();
    void savingAgainReplaces();
    void whatIsRefused();
    void outlivesARestart();

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;

    std::vector<SavedFilter> filters(const std::string& page) {
        const auto reader = m_workspace->reader();
        const auto list = savedFilters(*reader, page);
        return list ? *list : std::vector<SavedFilter>{};
    }
};

void TstSavedFilters::init() {
    m_workspace.reset();
    m_folder = std::make_unique<StoreFolder>();
    auto made = Workspace::create(m_folder->path("w.assay"));
    ASSAY_VERIFY_OK(made);
    m_workspace = std::move(*made);
}

void TstSavedFilters::savesListsAndRemoves() {
    const auto hard = saveFilter(*m_workspace, "questions", "hard ones", R"({"difficulty":["hard"]})");
    const auto drafts = saveFilter(*m_workspace, "questions", "drafts", "{\"status\": [\"draft\"]}");
    ASSAY_VERIFY_OK(hard);
    ASSAY_VERIFY_OK(drafts);
    ASSAY_VERIFY_OK(saveFilter(*m_workspace, "bundles", "drafts", "{}"));
    QVERIFY((filters("questions") == std::vector<SavedFilter>{*drafts, *hard}));
    QVERIFY(filters("questions")[0].document == "{\"status\": [\"draft\"]}");
    QCOMPARE(filters("bundles").size(), std::size_t{1});
    QVERIFY(filters("runs").empty());
    ASSAY_VERIFY_OK(removeFilter(*m_workspace, "questions", "drafts"));
    QVERIFY((filters("questions") == std::vector<SavedFilter>{*hard}));
    QCOMPARE(filters("bundles").size(), std::size_t{1});
    ASSAY_COMPARE_ERROR(removeFilter(*m_workspace, "questions", "drafts"), NotFound);
}

void TstSavedFilters::savingAgainReplaces() {
    const auto first = saveFilter(*m_workspace, "questions", "mine", "{}");
    const auto second = saveFilter(*m_workspace, "questions", "mine", R"({"text":"ø"})");
    ASSAY_VERIFY_OK(second);
    QCOMPARE(second->id, first->id);
    QVERIFY((filters("questions") == std::vector<SavedFilter>{*second}));
}

void TstSavedFilters::whatIsRefused() {
    ASSAY_COMPARE_ERROR(saveFilter(*m_workspace, "", "mine", "{}"), InvalidArgument);
    ASSAY_COMPARE_ERROR(saveFilter(*m_workspace, "questions", "", "{}"), InvalidArgument);
    ASSAY_COMPARE_ERROR(saveFilter(*m_workspace, "questions", "mine", "{"), InvalidArgument);
    ASSAY_COMPARE_ERROR(saveFilter(*m_workspace, "questions", "mine", ""), InvalidArgument);
    QVERIFY(filters("questions").empty());
}

void TstSavedFilters::outlivesARestart() {
    ASSAY_VERIFY_OK(saveFilter(*m_workspace, "questions", "mine", "{}"));
    const auto path = m_workspace->path();
    m_workspace.reset();
    auto opened = Workspace::open(path, OpenMode::ReadOnly);
    ASSAY_VERIFY_OK(opened);
    m_workspace = std::move(*opened);
    QCOMPARE(filters("questions").size(), std::size_t{1});
    ASSAY_COMPARE_ERROR(saveFilter(*m_workspace, "questions", "two", "{}"), ReadOnlyWorkspace);
}

ASSAY_TEST(TstSavedFilters)
#include "tst_saved_filters.moc"
