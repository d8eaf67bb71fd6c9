// A corpus that is sent to an engine: whole, gone on with after it was broken off, verified, and removed only
// where Assay made it.
#include "core/evaluate/neighbours/corpus_sending.h"
#include "tests/core/evaluate/neighbour_run_setting.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <limits>
#include <map>

using namespace assay;
using namespace assay::evaluate;
using namespace assay::retrieval;
using namespace assay::tests;

namespace {

constexpr std::size_t kSentences = 300;

// A collection in memory. After so many documents it takes no more, as when the sender is killed: what came
// until then stays.
class TakingEngine final : public RemoteEngine {
  public:
    TakingEngine() {
        m_capabilities.vector = m_capabilities.fetches = true;
        m_capabilities.storesVectors = m_capabilities.writes = true;
        m_capabilities.label = "taking, filings";
    }

    [[nodiscard]] RemoteCapabilities& can() { return m_capabilities; }

    bool exists = false;
    std::string markThere;
    std::size_t dimension = 0;
    std::map<std::string, RemoteDocument> documents;
    std::size_t taken = 0; // documents that came, the same one as often as it came
    std::size_t takesAtMost = std::numeric_limits<std::size_t>::max();

    [[nodiscard]] const RemoteCapabilities& capabilities() const override { return m_capabilities; }

    [[nodiscard]] DistanceKind distanceOf(RemoteMode) const override { return DistanceKind::Cosine; }

    [[nodiscard]] base::Result<RemoteCollection> describe(const std::stop_token&) override {
        RemoteCollection collection;
        collection.exists = exists;
        collection.documents = documents.size();
        collection.metric = RemoteMetric::Cosine;
        return collection;
    }

    [[nodiscard]] base::Result<std::vector<RemoteAnswer>> query(RemoteMode, std::span<const RemoteQuery>,
                                                                const std::stop_token&) override {
        return std::vector<RemoteAnswer>();
    }

    [[nodiscard]] base::Result<std::vector<RemoteDocument>> fetch(std::span<const std::string> ids, bool,
                                                                  const std::stop_token&) override {
        std::vector<RemoteDocument> found;
        for (const std::string& id : ids) {
            if (const auto document = documents.find(id); document != documents.end()) {
                found.push_back(document->second);
            }
        }
        return found;
    }

    [[nodiscard]] base::Result<std::vector<RemoteDocument>> list(std::string&, std::size_t, bool,
                                                                 const std::stop_token&) override {
        return std::vector<RemoteDocument>();
    }

    [[nodiscard]] base::Result<> create(std::size_t ofVectors, const std::string& mark,
                                        const std::stop_token&) override {
        exists = true;
        dimension = ofVectors;
        markThere = mark;
        return {};
    }

    [[nodiscard]] base::Result<std::string> mark(const std::stop_token&) override { return markThere; }

    [[nodiscard]] base::Result<> put(std::span<const RemoteDocument> some, const std::stop_token&) override {
        for (const RemoteDocument& document : some) {
            if (taken == takesAtMost) {
                return base::fail(base::ErrorCode::RemoteFailure, "the line is dead", "taking");
            }
            ++taken;
            documents[document.id] = document;
        }
        return {};
    }

    [[nodiscard]] base::Result<> finish(const std::stop_token&) override { return {}; }

    [[nodiscard]] base::Result<> remove(const std::stop_token&) override {
        exists = false;
        documents.clear();
        return {};
    }

  private:
    RemoteCapabilities m_capabilities;
};

} // namespace

class TestCorpusSending : public QObject, NeighbourRunSetting {
    Q_OBJECT

    [[nodiscard]] base::Result<SentCorpus> send(TakingEngine& engine, base::RowId embeddings) {
        return sendCorpus(*m_workspace, m_corpus, embeddings, engine, {}, m_progress);
    }

  private Q_SLOTS:

    void init() { make(); }

    void cleanup() { clear(); }

    void everySentenceComesWithItsFieldsAndVector() {
        TakingEngine engine;
        const auto sent = send(engine, m_embeddings);
        ASSAY_VERIFY_OK(sent);
        QCOMPARE(sent->sentences, std::int64_t{kSentences});
        QCOMPARE(sent->sent, std::int64_t{kSentences});
        QCOMPARE(engine.documents.size(), kSentences);
        QVERIFY(engine.markThere.starts_with(kSentMark));
        QCOMPARE(engine.dimension, std::size_t{12});
        QCOMPARE(sent->check.sampled, kSentSample);
        QCOMPARE(sent->texts, kSentSample);
        QVERIFY(sent->check.compared > 0 && sent->check.agreeing == sent->check.compared);
        QVERIFY(sent->isVerified());
        const RemoteDocument& one = engine.documents.at("1_2019_0_3");
        QVERIFY(one.text.starts_with("topic0 "));
        QCOMPARE(one.vector.size(), std::size_t{12});
        const std::map<std::string, std::string> fields{
            {"cik", "101"},    {"company", "Company 1"}, {"desk", "south"}, {"form", one.fields.at("form")},
            {"kind", "prose"}, {"position", "3"},        {"section", "7"},  {"year", "2019"}};
        QVERIFY(one.fields == fields);
    }

    void withoutVectorsTextsAlone() {
        TakingEngine engine;
        const auto sent = send(engine, 0);
        ASSAY_VERIFY_OK(sent);
        QVERIFY(sent->isVerified() && engine.dimension == 0);
        QVERIFY(engine.documents.begin()->second.vector.empty());
    }

    // Nothing of it is remembered here: what a broken off sending left there is all that the next one goes
    // by.
    void whatWasBrokenOffIsGoneOnWith() {
        TakingEngine engine;
        engine.takesAtMost = 120;
        ASSAY_COMPARE_ERROR(send(engine, m_embeddings), RemoteFailure);
        QCOMPARE(engine.documents.size(), std::size_t{120});
        engine.takesAtMost = std::numeric_limits<std::size_t>::max();
        const auto rest = send(engine, m_embeddings);
        ASSAY_VERIFY_OK(rest);
        QCOMPARE(rest->sent, std::int64_t{kSentences - 120});
        QCOMPARE(engine.taken, kSentences); // none came twice
        QVERIFY(rest->isVerified());
        const auto again = send(engine, m_embeddings);
        ASSAY_VERIFY_OK(again);
        QCOMPARE(again->sent, std::int64_t{0});
        QVERIFY(again->isVerified());
    }

    // The mark is made of what is sent: another corpus, other vectors, or somebody else's collection is no
    // beginning of it.
    void aCollectionThatHoldsSomethingElseIsLeftAlone() {
        TakingEngine engine;
        ASSAY_VERIFY_OK(send(engine, 0));
        const std::size_t before = engine.taken;
        ASSAY_COMPARE_ERROR(send(engine, m_embeddings), NameTaken);
        engine.markThere = "theirs";
        ASSAY_COMPARE_ERROR(send(engine, 0), NameTaken);
        QCOMPARE(engine.taken, before);
    }

    // What cannot be sent is refused before there is anything of it.
    void nothingIsMadeWhereItCannotBeSent() {
        TakingEngine engine;
        engine.can().needsVectors = true;
        const auto texts = send(engine, 0);
        ASSAY_COMPARE_ERROR(texts, InvalidArgument);
        QCOMPARE(texts.error().where, std::string("embeddings"));
        engine.can().writes = false;
        const auto whole = send(engine, m_embeddings);
        ASSAY_COMPARE_ERROR(whole, InvalidArgument);
        QCOMPARE(whole.error().where, std::string("create"));
        QVERIFY(!engine.exists && engine.documents.empty());
    }

    // Whoever filled it; nothing is written there.
    void aCollectionIsCheckedWithoutSending() {
        TakingEngine engine;
        const auto check = [&] {
            return checkSentCorpus(*m_workspace, m_corpus, m_embeddings, engine, {}, m_progress);
        };
        ASSAY_COMPARE_ERROR(check(), NotFound);
        ASSAY_VERIFY_OK(send(engine, m_embeddings));
        engine.markThere = "theirs";
        const std::size_t before = engine.taken;
        QVERIFY(check()->isVerified());
        QCOMPARE(check()->sent, std::int64_t{0});
        std::erase_if(engine.documents, [](const auto& one) { return one.second.vector.empty(); });
        QVERIFY(!check()->isVerified());
        engine.can().needsVectors = true; // then those without one are not missed
        const auto withVectors = check();
        QVERIFY(withVectors->withoutVector > 0 && withVectors->isVerified());
        engine.documents.begin()->second.text += ".";
        engine.documents.erase(std::prev(engine.documents.end()));
        QVERIFY(!check()->isVerified());
        QCOMPARE(engine.taken, before);
    }

    void whatIsNotAsItWasSentIsSeen() {
        TakingEngine engine;
        const auto sent = send(engine, m_embeddings);
        ASSAY_VERIFY_OK(sent);
        // The first of the sample that has a vector.
        const auto sample = workspace::sentencesOfRows(reader(), m_corpus, sent->check.rows);
        ASSAY_VERIFY_OK(sample);
        const auto chosen = std::ranges::find_if(*sample, [&engine](const workspace::StoredSentence& one) {
            return !engine.documents.at(one.sentence.sentenceId).vector.empty();
        });
        QVERIFY(chosen != sample->end());
        RemoteDocument& document = engine.documents.at(chosen->sentence.sentenceId);
        const RemoteDocument whole = document;
        document.text += ".";
        const auto otherText = send(engine, m_embeddings);
        ASSAY_VERIFY_OK(otherText);
        QVERIFY(!otherText->isVerified());
        QCOMPARE(otherText->texts, kSentSample - 1);
        document = whole;
        for (float& value : document.vector) {
            value = -value;
        }
        QVERIFY(!send(engine, m_embeddings)->isVerified());
        document = whole;
        engine.documents["one more"] = whole;
        QVERIFY(!send(engine, m_embeddings)->isVerified());
        engine.documents.erase("one more");
        QVERIFY(send(engine, m_embeddings)->isVerified());
    }

    void onlyWhatAssayMadeIsRemoved() {
        TakingEngine engine;
        ASSAY_COMPARE_ERROR(removeSentCorpus(engine, {}), NotFound);
        ASSAY_VERIFY_OK(send(engine, 0));
        const std::string ours = engine.markThere;
        for (const char* const mark : {"theirs", ""}) {
            engine.markThere = mark;
            ASSAY_COMPARE_ERROR(removeSentCorpus(engine, {}), InvalidArgument);
            QVERIFY(engine.exists && engine.documents.size() == kSentences);
        }
        engine.markThere = ours;
        ASSAY_VERIFY_OK(removeSentCorpus(engine, {}));
        QVERIFY(!engine.exists && engine.documents.empty());
    }
};

ASSAY_TEST(TestCorpusSending)
#include "tst_corpus_sending.moc"
