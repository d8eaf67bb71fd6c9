// "No invented claim": by what people read, else by lists, else not at all.
#include "core/evaluate/answers/answer_run_figures.h"
#include "core/evaluate/answers/fidelity_targets.h"
#include "tests/support/answer_run_sample.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace assay;
using namespace assay::evaluate;
using namespace assay::tests;
using enum model::ClaimVerdict;

namespace {

constexpr int kQuestionCount = 40;

AnswerRun runWith(bool lists) {
    AnswerRun run = sampleRun("system", kQuestionCount, 0);
    if (!lists) {
        for (AnswerRunItem& item : run.items) {
            std::erase_if(item.metrics, [](const MetricValue& value) {
                return value.metric == metrics::AnswerMetric::Hallucinations;
            });
        }
        takeSampleFigures(run);
    }
    return run;
}

FidelityOfRun readingOf(const AnswerRun& run, const std::vector<model::ClaimSheet>& sheets) {
    FidelityOfRun read;
    for (const AnswerRunItem& item : run.items) {
        read.questions.push_back({item.questionId, {"answer to " + item.questionId}, item.cluster});
    }
    read.figures = fidelityFigures(read.questions, sheets);
    return read;
}

model::ClaimSheet sheetOf(const std::string& reader, int question,
                          const std::vector<std::optional<model::ClaimVerdict>>& verdicts) {
    model::ClaimSheet sheet;
    sheet.questionId = "q" + std::to_string(question);
    sheet.answerSha256 = "answer to " + sheet.questionId;
    sheet.reader = reader;
    std::int64_t at = 0;
    for (const auto& verdict : verdicts) {
        sheet.claims.push_back({at, at + 5, verdict, "", ""});
        at += 6;
    }
    return sheet;
}

const TargetOutcome& inventions(const AnswerRun& run) {
    return *std::ranges::find_if(
        run.targets, [](const TargetOutcome& outcome) { return outcome.target.metric == "hallucinations"; });
}

LimitState stateOf(const AnswerRun& run) {
    return limitState(inventions(run), inventions(run).target.minimum);
}

} // namespace

class TstFidelityTargets : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void unreadItCannotBeJudged() {
        AnswerRun run = runWith(false);
        QVERIFY(stateOf(run) == LimitState::CannotBeJudged);
        // One that is begun is not read.
        const auto begun = readingOf(run, {sheetOf("ann", 1, {Invented, std::nullopt})});
        QVERIFY(takeReading(run, begun, {}).has_value());
        QVERIFY(stateOf(run) == LimitState::CannotBeJudged);
        QCOMPARE(inventions(run).readByPeople, std::int64_t{0});
    }

    void itPassesWhereEnoughAreRead() {
        AnswerRun run = runWith(false);
        std::vector<model::ClaimSheet> sheets;
        for (int i = 1; i <= 29; ++i) {
            sheets.push_back(sheetOf("ann", i, {Aligned, Extrapolated}));
        }
        QVERIFY(takeReading(run, readingOf(run, sheets), {}).has_value());
        QVERIFY(stateOf(run) == LimitState::CannotBeJudged); // it takes thirty
        sheets.push_back(sheetOf("ann", 30, {Aligned}));
        QVERIFY(takeReading(run, readingOf(run, sheets), {}).has_value());
        QVERIFY(stateOf(run) == LimitState::Passed);
        QCOMPARE(inventions(run).figure.n, std::int64_t{30});
        QCOMPARE(inventions(run).figure.notApplicable, std::int64_t{10});
        QCOMPARE(inventions(run).readByPeople, std::int64_t{30});
        QVERIFY(inventions(run).reachesMinimum && inventions(run).reachesTarget);
    }

    void aSingleInventedClaimFails() {
        AnswerRun run = runWith(false);
        QVERIFY(takeReading(run, readingOf(run, {sheetOf("ann", 7, {Aligned, Invented})}), {}).has_value());
        QVERIFY(stateOf(run) == LimitState::Failed);
        QVERIFY(!inventions(run).reachesMinimum);
    }

    void peopleGoBeforeLists() {
        AnswerRun run = runWith(true); // all lists are empty
        QVERIFY(stateOf(run) == LimitState::Passed);
        const auto read =
            readingOf(run, {sheetOf("ann", 3, {Invented, Aligned}), sheetOf("bob", 3, {Invented, Invented})});
        QVERIFY(takeReading(run, read, {}).has_value());
        QVERIFY(stateOf(run) == LimitState::Failed);
        QCOMPARE(inventions(run).figure.n, std::int64_t{kQuestionCount});
        QCOMPARE(*inventions(run).figure.mean, 2.0 / kQuestionCount); // of the reader who found the most
        QCOMPARE(inventions(run).readByPeople, std::int64_t{1});
    }

    void theMeanIsThatOfAPlainCount() {
        base::Random random(11);
        for (int round = 0; round < 20; ++round) {
            AnswerRun run = runWith(false);
            std::vector<model::ClaimSheet> sheets;
            std::map<int, int> invented;
            for (int i = 1; i <= kQuestionCount; ++i) {
                if (random.below(3) == 0) {
                    continue;
                }
                std::vector<std::optional<model::ClaimVerdict>> verdicts;
                for (std::uint64_t claim = 0; claim <= random.below(4); ++claim) {
                    verdicts.emplace_back(random.below(4) == 0 ? Invented : Aligned);
                }
                invented[i] = static_cast<int>(std::ranges::count(verdicts, std::optional(Invented)));
                sheets.push_back(sheetOf("ann", i, verdicts));
            }
            double sum = 0;
            for (const auto& [question, count] : invented) {
                sum += count;
            }
            QVERIFY(takeReading(run, readingOf(run, sheets), {}).has_value());
            const MetricFigure& figure = inventions(run).figure;
            QCOMPARE(figure.n, static_cast<std::int64_t>(invented.size()));
            QVERIFY(std::abs(*figure.mean - sum / static_cast<double>(invented.size())) < 1e-12);
            if (figure.interval) {
                QVERIFY(figure.interval->low <= *figure.mean && *figure.mean <= figure.interval->high);
            }
        }
    }

    void aTargetOfAPartLooksAtThatPart() {
        AnswerRun run = runWith(false);
        TargetOutcome ofA = inventions(run);
        ofA.target.field = "category";
        ofA.target.value = "A"; // q1, q4, q7, …
        run.targets = {ofA};
        const auto read = readingOf(run, {sheetOf("ann", 2, {Invented}), sheetOf("ann", 4, {Aligned})});
        QVERIFY(takeReading(run, read, {}).has_value());
        QCOMPARE(run.targets.front().figure.n, std::int64_t{1});
        QCOMPARE(*run.targets.front().figure.mean, 0.0);
    }

    void aStopIsToldApart() {
        AnswerRun run = runWith(false);
        std::vector<model::ClaimSheet> sheets;
        for (int i = 1; i <= 30; ++i) {
            sheets.push_back(sheetOf("ann", i, {i % 2 == 0 ? Aligned : Invented}));
        }
        std::stop_source stop;
        stop.request_stop();
        const auto stopped = takeReading(run, readingOf(run, sheets), stop.get_token());
        QVERIFY(!stopped && stopped.error().code == base::ErrorCode::Cancelled);
    }
};

ASSAY_TEST(TstFidelityTargets)
#include "tst_fidelity_targets.moc"
