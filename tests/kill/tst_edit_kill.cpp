// What a kill -9 while questions are edited leaves: everything that was committed, the drafts as they were
// last kept, and a sound workspace.
#include "core/base/random.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/suites/question_drafts.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtCore/QProcess>
#include <QtTest/QtTest>

#include <map>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t kQuestions = 7;
constexpr int kRounds = 30;

// What a workspace holds of what the victim edits.
struct State {
    std::vector<std::string> texts = std::vector<std::string>(kQuestions);
    std::vector<std::string> notes = std::vector<std::string>(kQuestions);
    std::map<std::size_t, std::string> drafts;

    friend bool operator==(const State&, const State&) = default;

    [[nodiscard]] std::string text() const {
        std::string all;
        for (std::size_t i = 0; i < kQuestions; ++i) {
            const auto draft = drafts.find(i);
            all += texts[i] + " / " + notes[i] + " / " + (draft == drafts.end() ? "-" : draft->second) + "\n";
        }
        return all;
    }
};

// The victim's work, one commit at a time.
class Model {
  public:
    Model(State state, std::string round)
        : m_state(std::move(state))
        , m_round(std::move(round)) {}

    [[nodiscard]] const State& state() const { return m_state; }

    // Does the next one and gives the line that the victim writes after it.
    std::string advance() {
        const std::size_t question = static_cast<std::size_t>(m_step) % kQuestions;
        const std::string typed = "round " + m_round + " step " + std::to_string(m_step);
        const std::string line = std::to_string(question) + " " + std::to_string(m_step);
        const std::string whole = "0 " + std::to_string(m_step);
        switch (m_stage) {
        case 0:
            m_state.drafts[question] = typed;
            m_stage = m_step % 3 == 0 ? next() : 1;
            return "draft " + line;
        case 1:
            m_state.texts[question] = typed;
            m_state.drafts.erase(question);
            m_stage = m_step % 5 != 0 ? next() : 2;
            return "saved " + line;
        case 2:
            m_before = m_state.notes;
            m_state.notes.assign(kQuestions, "batch " + m_round + " " + std::to_string(m_step));
            m_stage = 3;
            return "batch " + whole;
        case 3:
            m_after = std::exchange(m_state.notes, m_before);
            m_stage = 4;
            return "undone " + whole;
        default:
            m_state.notes = m_after;
            m_stage = next();
            return "redone " + whole;
        }
    }

  private:
    int next() {
        ++m_step;
        return 0;
    }

    State m_state;
    std::string m_round;
    std::vector<std::string> m_before, m_after;
    int m_step = 0;
    int m_stage = 0;
};

} // namespace

class TstEditKill : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void killedAtRandomMoments_data();
    void killedAtRandomMoments();
    void everyKindOfCommitWasReached();

  private:
    StoreFolder m_folder;
    fs::path m_workspace;
    std::map<QByteArray, int> m_lastSeen; // the kind of the last line before a kill

    // As the next start of the program finds it.
    static void read(const fs::path& path, State& state) {
        const auto workspace = Workspace::open(path);
        ASSAY_VERIFY_OK(workspace);
        const auto reader = (*workspace)->reader();
        ASSAY_VERIFY_OK(reader);
        const auto columns = loadQuestionColumns(*reader, {});
        ASSAY_VERIFY_OK(columns);
        QCOMPARE(columns->size(), kQuestions);
        std::map<base::RowId, std::size_t> numbers;
        for (std::size_t i = 0; i < kQuestions; ++i) {
            const auto stored = storedQuestion(*reader, columns->id[i]);
            ASSAY_VERIFY_OK(stored);
            state.texts[i] = stored->question.questionText;
            state.notes[i] = stored->question.notes;
            QVERIFY(columns->questionText[i] == state.texts[i]); // the columns are of the same commit
            numbers[columns->id[i]] = i;
        }
        const auto drafts = questionDrafts(*reader);
        ASSAY_VERIFY_OK(drafts);
        for (const QuestionDraft& draft : *drafts) {
            state.drafts[numbers.at(draft.question)] = draft.typed.questionText;
        }
    }
};

void TstEditKill::initTestCase() {
    m_workspace = m_folder.path("w.assay");
    const auto workspace = Workspace::create(m_workspace);
    ASSAY_VERIFY_OK(workspace);
    const auto suite = createSuite(**workspace, "P3");
    ASSAY_VERIFY_OK(suite);
    for (std::size_t i = 0; i < kQuestions; ++i) {
        model::Question question;
        question.questionId = "N" + std::to_string(i);
        question.questionText = "Did revenue grow?";
        ASSAY_VERIFY_OK(workspace::addQuestion(**workspace, *suite, question, "Ada", "first"));
    }
}

void TstEditKill::killedAtRandomMoments_data() {
    QTest::addColumn<int>("round");
    QTest::addColumn<int>("lines");
    base::Random random(20'261'121);
    for (int round = 0; round < kRounds; ++round) {
        QTest::addRow("%d", round) << round << static_cast<int>(random.below(120)) + 1;
    }
}

void TstEditKill::killedAtRandomMoments() {
    QFETCH(int, round);
    QFETCH(int, lines);
    State before;
    read(m_workspace, before);
    QProcess victim;
    victim.start(QStringLiteral(ASSAY_EDIT_VICTIM),
                 {QString::fromStdString(m_workspace.string()), QString::number(round)});
    QByteArrayList said;
    while (said.size() < lines) {
        if (!victim.canReadLine()) {
            QVERIFY2(victim.waitForReadyRead(60'000), victim.readAllStandardError().constData());
        }
        while (victim.canReadLine()) {
            said += victim.readLine().trimmed();
        }
    }
    victim.kill();
    QVERIFY(victim.state() == QProcess::NotRunning || victim.waitForFinished(60'000));
    QCOMPARE(victim.exitStatus(), QProcess::CrashExit);
    for (const QByteArray& line : victim.readAllStandardOutput().split('\n')) {
        if (!line.isEmpty()) {
            said += line;
        }
    }
    ++m_lastSeen[said.back().split(' ').front()];

    // All that it said, or that and the one commit that it did not come to speak of.
    Model model(before, std::to_string(round));
    for (const QByteArray& line : said) {
        QCOMPARE(QString::fromStdString(model.advance()), QString::fromUtf8(line));
    }
    const State announced = model.state();
    model.advance();
    State found;
    read(m_workspace, found);
    QVERIFY2(
        found == announced || found == model.state(),
        (said.back().toStdString() + "\nfound\n" + found.text() + "announced\n" + announced.text()).c_str());

    base::NoProgress progress;
    const auto findings = checkWorkspace(m_workspace, {}, progress);
    ASSAY_VERIFY_OK(findings);
    QVERIFY2(findings->empty(), findings->empty() ? "" : findings->front().detail.c_str());
    // The journal is of the same commit too: its last step can be taken back and done again.
    const auto workspace = Workspace::open(m_workspace);
    ASSAY_VERIFY_OK(workspace);
    ASSAY_VERIFY_OK(tests::undo(**workspace, "Ada"));
    ASSAY_VERIFY_OK(tests::redo(**workspace, "Ada"));
    State again;
    read(m_workspace, again);
    QVERIFY2(again.texts == found.texts && again.notes == found.notes, again.text().c_str());
}

void TstEditKill::everyKindOfCommitWasReached() {
    QVERIFY(m_lastSeen.contains("draft"));
    QVERIFY(m_lastSeen.contains("saved"));
    QVERIFY(m_lastSeen.contains("batch") || m_lastSeen.contains("undone") || m_lastSeen.contains("redone"));
}

ASSAY_TEST(TstEditKill)
#include "tst_edit_kill.moc"
