// Searching for questions by the texts of their evidence, wherever the workspace holds these.
#include "core/base/random.h"
#include "core/text/fold.h"
#include "core/workspace/suites/evidence_words.h"
#include "core/workspace/suites/passages.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/workspace/corpus_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;

class TstEvidenceWords : public QObject {
    Q_OBJECT
  private slots:
    void init();
    void cleanup();
    void wordsOfTheirTextsFindQuestions();
    void wordsMayStandInQuestionAndEvidence();
    void editsAreTakenOneByOne();
    void textsThatComeAreNoticed();
    void anyWordsAgainstAPlainSearch();

  private:
    [[nodiscard]] Reader reader() const { return std::move(*m_workspace->reader()); }

    base::RowId add(const std::string& id, const std::string& text,
                    const std::vector<std::string>& evidence) {
        model::Question question;
        question.questionId = id;
        question.questionText = text;
        question.evidenceSentenceIds = evidence;
        return addQuestion(*m_workspace, m_suite, question, "Ada", {}).value_or(0);
    }

    void attach(const std::string& id, const std::string& text) {
        ASSAY_VERIFY_OK(attachPassage(*m_workspace, id, text, "Ada"));
    }

    [[nodiscard]] EvidenceWords words() const { return *EvidenceWords::read(reader(), {}); }

    using Ids = std::vector<base::RowId>;

    [[nodiscard]] Ids found(const char* text, const EvidenceWords& evidence) const {
        return *searchQuestions(reader(), text, evidence);
    }

    std::optional<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    base::RowId m_suite = 0;
};

void TstEvidenceWords::init() {
    m_folder.emplace();
    m_workspace = std::move(*Workspace::create(m_folder->path("w.assay")));
    m_suite = *createSuite(*m_workspace, "P3");
}

void TstEvidenceWords::cleanup() {
    m_workspace.reset();
    m_folder.reset();
}

void TstEvidenceWords::wordsOfTheirTextsFindQuestions() {
    QVERIFY(storeCorpus(*m_workspace, *m_folder, "filings") != 0); // "sentence number 2 of larch"
    attach("note_1", "Goodwill of Ørsted's café fell to 1,577 million.");
    const base::RowId corpus = add("q1", "How many?", {corpusSentenceId(2)});
    const base::RowId attached = add("q2", "Why?", {"note_1", "note_2"});
    const base::RowId none = add("q3", "Who?", {});
    const EvidenceWords evidence = words();
    QCOMPARE(found("larch", evidence), Ids{corpus});
    QCOMPARE(found("LARC", evidence), Ids{corpus});  // the last word may go on
    QCOMPARE(found("larc number", evidence), Ids{}); // any other not
    QCOMPARE(found("number larc", evidence), Ids{corpus});
    QCOMPARE(found("cafe", evidence), Ids{attached});
    QCOMPARE(found("orsted", evidence), Ids{attached});
    QCOMPARE(found("1,577", evidence), Ids{attached});
    QCOMPARE(found("- goodwill", evidence), Ids{attached}); // what is no word restricts nothing
    QCOMPARE(found("who", evidence), Ids{none});
    QCOMPARE(found("larch goodwill", evidence), Ids{}); // not in one question
    QCOMPARE(found("larch", {}), Ids{});
    ASSAY_COMPARE_ERROR(searchQuestions(reader(), " ", evidence), InvalidArgument);
    std::stop_source stop;
    stop.request_stop();
    ASSAY_COMPARE_ERROR(EvidenceWords::read(reader(), stop.get_token()), Cancelled);
}

void TstEvidenceWords::wordsMayStandInQuestionAndEvidence() {
    attach("note_1", "Goodwill fell.");
    const base::RowId both = add("q1", "What fell at Fjord?", {"note_1"});
    const base::RowId own = add("q2", "Goodwill at Fjord?", {});
    const EvidenceWords evidence = words();
    QCOMPARE(found("goodwill fjord", evidence), (Ids{both, own}));
    QCOMPARE(found("fjord goodw", evidence), (Ids{both, own}));
    QCOMPARE(found("fell fjord goodwill", evidence), Ids{both});
}

void TstEvidenceWords::editsAreTakenOneByOne() {
    attach("note_1", "Goodwill fell.");
    attach("note_2", "Inventory rose.");
    const base::RowId id = add("q1", "Why?", {"note_1"});
    EvidenceWords evidence = words();
    ASSAY_VERIFY_OK(editQuestions(*m_workspace, std::span(&id, 1),
                                  [](model::Question& question) {
                                      question.evidenceSentenceIds = {"note_2"};
                                      return true;
                                  },
                                  "Ada", {}));
    const base::RowId added = add("q2", "How?", {"note_1"});
    const Ids changed{id, added};
    ASSAY_VERIFY_OK(evidence.readAgain(reader(), changed));
    QCOMPARE(found("goodwill", evidence), Ids{added});
    QCOMPARE(found("invent", evidence), Ids{id});
    QVERIFY(!evidence.isOutdated(reader())); // the texts are the same
}

void TstEvidenceWords::textsThatComeAreNoticed() {
    const base::RowId id = add("q1", "Why?", {"note_1"});
    const EvidenceWords before = words();
    QVERIFY(!before.isOutdated(reader()));
    attach("note_1", "Goodwill fell.");
    QVERIFY(before.isOutdated(reader()));
    const EvidenceWords after = words();
    QCOMPARE(found("goodwill", after), Ids{id});
    QVERIFY(storeCorpus(*m_workspace, *m_folder, "filings") != 0);
    QVERIFY(after.isOutdated(reader()));
}

// Few words, so that each is in many; the plain search looks through each question with its texts.
void TstEvidenceWords::anyWordsAgainstAPlainSearch() {
    const std::vector<std::string> kWords{"net", "nets",  "netting", "loss", "lost",
                                          "tax", "taxes", "2019",    "a"};
    base::Random random(7);
    const auto anyText = [&](std::size_t most) {
        std::string text;
        for (std::size_t i = random.below(most + 1); i > 0; --i) {
            text += (text.empty() ? "" : " ") + kWords[random.below(kWords.size())];
        }
        return text;
    };
    std::vector<std::string> notes;
    for (int i = 0; i < 20; ++i) {
        notes.push_back(anyText(4));
        if (!notes.back().empty()) {
            attach("note_" + std::to_string(i), notes.back());
        }
    }
    std::vector<std::pair<base::RowId, std::string>> all;
    for (int i = 0; i < 60; ++i) {
        const std::string text = anyText(2);
        const std::size_t a = random.below(notes.size());
        const std::size_t b = random.below(notes.size());
        const base::RowId id = add("q" + std::to_string(i), text.empty() ? "?" : text,
                                   {"note_" + std::to_string(a), "note_" + std::to_string(b)});
        all.emplace_back(id, " q" + std::to_string(i) + " note " + std::to_string(a) + " note " +
                                 std::to_string(b) + " " + text + " " + notes[a] + " " + notes[b] + " ");
    }
    const EvidenceWords evidence = words();
    for (int round = 0; round < 200; ++round) {
        const std::string typed = anyText(3);
        if (typed.empty()) {
            continue;
        }
        Ids expected;
        for (const auto& [id, text] : all) {
            std::string left = typed;
            bool holds = true;
            while (holds && !left.empty()) {
                const std::size_t end = left.find(' ');
                const bool isLast = end == std::string::npos;
                holds = text.find(" " + left.substr(0, end) + (isLast ? "" : " ")) != std::string::npos;
                left = isLast ? std::string() : left.substr(end + 1);
            }
            if (holds) {
                expected.push_back(id);
            }
        }
        QVERIFY2(found(typed.c_str(), evidence) == expected, typed.c_str());
    }
}

ASSAY_TEST(TstEvidenceWords)
#include "tst_evidence_words.moc"
