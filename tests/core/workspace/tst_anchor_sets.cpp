#include "core/base/hash.h"
#include "core/workspace/corpora/anchor_sets.h"
#include "tests/core/workspace/corpus_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;

class TstAnchorSets : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void whatIsAddedIsRead();
    void badSetsAreRefused();
    void renaming();
    void removing();
    void removingTheCorpus();
    void checkFindsDamage();

  private:
    StoreFolder m_folder;
    int m_number = 0;
    fs::path m_path;
    std::unique_ptr<Workspace> m_workspace;
    base::RowId m_corpus = 0;

    [[nodiscard]] Reader reader() const { return std::move(*m_workspace->reader()); }

    [[nodiscard]] AnchorSet newSet(const std::string& name) const {
        AnchorSet set;
        set.corpus = m_corpus;
        set.name = name;
        set.settings = R"({"strata":"length"})";
        set.seed = 0xfedcba9876543210U; // its upper bit too
        set.createdBy = "Ada";
        return set;
    }
};

void TstAnchorSets::init() {
    m_workspace.reset();
    m_path = m_folder.path("a" + std::to_string(++m_number) + ".assay");
    auto made = Workspace::create(m_path);
    ASSAY_VERIFY_OK(made);
    m_workspace = std::move(*made);
    m_corpus = storeCorpus(*m_workspace, m_folder, "filings");
    QVERIFY(m_corpus != 0);
}

void TstAnchorSets::whatIsAddedIsRead() {
    const std::vector<std::string> ids{corpusSentenceId(3), corpusSentenceId(0), "not in the corpus"};
    const auto id = addAnchorSet(*m_workspace, newSet("monthly"), ids);
    ASSAY_VERIFY_OK(id);
    const auto found = findAnchorSet(reader(), m_corpus, "monthly");
    ASSAY_VERIFY_OK(found);
    QVERIFY(found->id == *id && found->corpus == m_corpus && found->anchors == 3);
    QVERIFY(found->seed == 0xfedcba9876543210U);
    QVERIFY(found->settings == R"({"strata":"length"})");
    QVERIFY(found->createdBy == "Ada" && !found->createdAt.empty());
    std::string joined;
    for (const std::string& one : ids) {
        joined += one + "\n";
    }
    QCOMPARE(QString::fromStdString(found->hash), QString::fromStdString(base::sha256(joined)));
    const auto anchors = anchorSentenceIds(reader(), *id);
    ASSAY_VERIFY_OK(anchors);
    QVERIFY(*anchors == ids);
    ASSAY_VERIFY_OK(addAnchorSet(*m_workspace, newSet("a"), {ids[1]}));
    const auto all = anchorSets(reader(), 0);
    ASSAY_VERIFY_OK(all);
    QVERIFY(all->size() == 2 && all->front().name == "a");
    QVERIFY(anchorSets(reader(), m_corpus + 1)->empty());
    ASSAY_COMPARE_ERROR(anchorSet(reader(), 99), NotFound);
    ASSAY_COMPARE_ERROR(anchorSentenceIds(reader(), 99), NotFound);
    ASSAY_COMPARE_ERROR(findAnchorSet(reader(), m_corpus, "b"), NotFound);
    QCOMPARE(QString::fromStdString(findingsOf(m_path)), QString());
}

void TstAnchorSets::badSetsAreRefused() {
    ASSAY_COMPARE_ERROR(addAnchorSet(*m_workspace, newSet("m"), {}), InvalidArgument);
    ASSAY_COMPARE_ERROR(addAnchorSet(*m_workspace, newSet("m"), {"a", ""}), InvalidArgument);
    ASSAY_COMPARE_ERROR(addAnchorSet(*m_workspace, newSet("m"), {"a", "b", "a"}), InvalidArgument);
    ASSAY_COMPARE_ERROR(addAnchorSet(*m_workspace, newSet(""), {"a"}), InvalidArgument);
    AnchorSet set = newSet("m");
    set.settings = "no";
    ASSAY_COMPARE_ERROR(addAnchorSet(*m_workspace, set, {"a"}), InvalidArgument);
    set = newSet("m");
    set.corpus = 99;
    ASSAY_COMPARE_ERROR(addAnchorSet(*m_workspace, set, {"a"}), NotFound);
    QVERIFY(anchorSets(reader(), 0)->empty());
}

void TstAnchorSets::renaming() {
    const auto one = addAnchorSet(*m_workspace, newSet("one"), {"a"});
    const auto two = addAnchorSet(*m_workspace, newSet("two"), {"a"});
    ASSAY_VERIFY_OK(one);
    ASSAY_VERIFY_OK(two);
    ASSAY_COMPARE_ERROR(addAnchorSet(*m_workspace, newSet("one"), {"b"}), NameTaken);
    ASSAY_COMPARE_ERROR(renameAnchorSet(*m_workspace, *two, "one"), NameTaken);
    ASSAY_COMPARE_ERROR(renameAnchorSet(*m_workspace, *two, ""), InvalidArgument);
    ASSAY_COMPARE_ERROR(renameAnchorSet(*m_workspace, 99, "three"), NotFound);
    ASSAY_VERIFY_OK(renameAnchorSet(*m_workspace, *two, "three"));
    QVERIFY(anchorSet(reader(), *two)->name == "three");
}

void TstAnchorSets::removing() {
    const auto one = addAnchorSet(*m_workspace, newSet("one"), {"a", "b"});
    ASSAY_VERIFY_OK(one);
    ASSAY_VERIFY_OK(removeAnchorSet(*m_workspace, *one));
    ASSAY_COMPARE_ERROR(removeAnchorSet(*m_workspace, *one), NotFound);
    QCOMPARE(reader().database().execAndGet("SELECT count(*) FROM anchor").getInt(), 0);
}

void TstAnchorSets::removingTheCorpus() {
    ASSAY_VERIFY_OK(addAnchorSet(*m_workspace, newSet("one"), {"a", "b"}));
    base::NoProgress progress;
    ASSAY_VERIFY_OK(removeCorpus(*m_workspace, m_corpus, {}, progress));
    QVERIFY(anchorSets(reader(), 0)->empty());
    QCOMPARE(reader().database().execAndGet("SELECT count(*) FROM anchor").getInt(), 0);
}

void TstAnchorSets::checkFindsDamage() {
    ASSAY_VERIFY_OK(addAnchorSet(*m_workspace, newSet("one"), {"a", "b", "c"}));
    const auto damaged = [&](const std::string& sql) {
        {
            SQLite::Database database(m_path.string(), SQLite::OPEN_READWRITE);
            database.exec("PRAGMA foreign_keys = OFF");
            database.exec(sql);
        }
        return findingsOf(m_path);
    };
    QVERIFY(damaged("UPDATE anchor SET sentence_id = 'z' WHERE number = 1").find("anchor_set 1: hash") !=
            std::string::npos);
    QVERIFY(damaged("DELETE FROM anchor WHERE number = 2").find("anchors: stored 3, counted 2") !=
            std::string::npos);
    QVERIFY(damaged("INSERT INTO anchor VALUES (55, 0, 'x')").find("anchor 55, 0 belongs to no anchor_set") !=
            std::string::npos);
    QVERIFY(damaged("UPDATE anchor_set SET corpus_id = 66").find("anchor_set 1 belongs to no corpus") !=
            std::string::npos);
}

ASSAY_TEST(TstAnchorSets)
#include "tst_anchor_sets.moc"
