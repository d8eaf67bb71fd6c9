#include "core/results/report/table_rows.h"
#include "core/results/runs/run_blocks.h"
#include "core/results/runs/run_cells.h"
#include "core/results/runs/run_words.h"

#include <algorithm>

namespace assay::results {
namespace {

using evaluate::QuestionRecord;
using evaluate::QuestionStanding;

LinkPointer questionLink(const std::string& id) {
    AnswersLink link;
    link.questions = {id};
    return linkTo(link);
}

KeyFigures historyKeyFigures(const evaluate::QuestionHistory& history, const words::Wording& w) {
    const auto count = [&history](const auto& holds) {
        return static_cast<std::int64_t>(std::ranges::count_if(history.questions, holds));
    };
    const auto standing = [&count](QuestionStanding which) {
        return count([which](const QuestionRecord& each) { return each.standing == which; });
    };
    KeyFigures key;
    key.list.push_back({w.text(ASSAY_TEXT("Report", "Runs")), countFigure(history.runs)});
    key.list.push_back({w.text(ASSAY_TEXT("Report", "Systems")), countFigure(std::ssize(history.systems))});
    key.list.push_back(
        {w.text(ASSAY_TEXT("Report", "Questions")), countFigure(std::ssize(history.questions))});
    key.list.push_back({w.text(ASSAY_TEXT("Report", "All right")),
                        countFigure(standing(QuestionStanding::AllRight)), Verdict::None,
                        "question_standing"});
    const std::int64_t wrong = standing(QuestionStanding::AllWrong);
    key.list.push_back({w.text(ASSAY_TEXT("Report", "All wrong")), countFigure(wrong),
                        wrong > 0 ? Verdict::Warning : Verdict::None, "question_standing"});
    const std::int64_t weaker = count([](const QuestionRecord& each) { return each.weakerAreRight; });
    key.list.push_back({w.text(ASSAY_TEXT("Report", "Weaker systems are right")), countFigure(weaker),
                        weaker > 0 ? Verdict::Warning : Verdict::None, "question_weaker_right"});
    return key;
}

Table systemTable(const evaluate::QuestionHistory& history, const words::Wording& w) {
    Table table;
    table.name = "history_systems";
    table.title = w.text(ASSAY_TEXT("Report", "Systems, by their newest runs"));
    table.columns = {{"system", w.text(ASSAY_TEXT("Report", "System"))},
                     {"right", w.text(ASSAY_TEXT("Report", "Questions right")), "question_right"},
                     {"versions", w.text(ASSAY_TEXT("Report", "Versions"))}};
    for (const evaluate::SystemRecord& each : history.systems) {
        const auto right =
            static_cast<std::int64_t>(each.shareRight * static_cast<double>(each.questions) + 0.5);
        TableRow row{each.name,
                     proportionFigure(right, each.questions, FigureKind::Percent,
                                      w.text(ASSAY_TEXT("Report", "no question"))),
                     countFigure(static_cast<std::int64_t>(each.versions))};
        row.key = std::to_string(each.run);
        table.rows.push_back(std::move(row));
    }
    return table;
}

Figure difficultyFigure(const QuestionRecord& record, const words::Wording& w) {
    Figure figure{record.difficulty, FigureKind::Percent};
    figure.n = record.systems;
    figure.numerator = record.systemsRight;
    figure.interval = record.difficultyInterval;
    figure.why = record.difficulty ? std::string() : w.text(ASSAY_TEXT("Report", "no system has met it"));
    return figure;
}

Figure itemRestFigure(const QuestionRecord& record, const words::Wording& w) {
    return correlationOver(record.systems, static_cast<std::int64_t>(evaluate::kSystemsForCorrelation),
                           record.itemRest, record.itemRestInterval,
                           ASSAY_TEXT("Report", "fewer than 20 systems"), w);
}

std::string adviceFor(const QuestionRecord& record, const words::Wording& w) {
    std::string advice = standingAdvice(record.standing, w);
    if (record.weakerAreRight) {
        addSentence(advice, w.text(ASSAY_TEXT("Report", "Weaker systems get it right and stronger ones "
                                                        "wrong: read question and gold.")));
    }
    return advice;
}

} // namespace

std::vector<Block> historyBlocks(const evaluate::QuestionHistory& history, std::size_t most,
                                 const words::Wording& wording) {
    const auto& w = wording;
    Table table;
    table.name = "history_questions";
    table.title = w.text(ASSAY_TEXT("Report", "Questions across runs"));
    table.columns = {
        {"question_id", w.text(ASSAY_TEXT("Report", "Question"))},
        {"difficulty", w.text(ASSAY_TEXT("Report", "Systems right")), "question_difficulty"},
        {"runs", w.text(ASSAY_TEXT("Report", "Runs"))},
        {"standing", w.text(ASSAY_TEXT("Report", "Standing")), "question_standing"},
        {"item_rest", w.text(ASSAY_TEXT("Report", "Item-rest correlation")), "question_item_rest"},
        {"advice", w.text(ASSAY_TEXT("Report", "What to do")), "", true}};
    table.ifEmpty = w.text(
        ASSAY_TEXT("Report", "No run has measured these questions yet. Measure answers or retrieval."));
    std::vector<const QuestionRecord*> sorted;
    for (const QuestionRecord& record : history.questions) {
        sorted.push_back(&record);
    }
    // What asks to be looked at first, then the hardest.
    std::ranges::stable_sort(sorted, {}, [](const QuestionRecord* record) {
        const int turn = record->standing == QuestionStanding::AllWrong ? 0 : record->weakerAreRight ? 1 : 2;
        return std::tuple(turn, record->difficulty.value_or(2));
    });
    for (const QuestionRecord* const record : sorted) {
        TableRow row{record->questionId,         difficultyFigure(*record, w),
                     countFigure(record->runs),  standingTitle(record->standing, w),
                     itemRestFigure(*record, w), adviceFor(*record, w)};
        row.key = record->questionId;
        row.link = questionLink(record->questionId);
        table.rows.push_back(std::move(row));
    }
    showFirst(table, most);
    std::vector<Block> blocks;
    if (!history.questions.empty()) {
        blocks.emplace_back(historyKeyFigures(history, w));
        blocks.emplace_back(systemTable(history, w));
    }
    blocks.emplace_back(std::move(table));
    return blocks;
}

std::vector<Block> questionRoundBlocks(std::span<const evaluate::QuestionRound> rounds,
                                       const words::Wording& wording) {
    const auto& w = wording;
    Table table;
    table.name = "question_rounds";
    table.title = w.text(ASSAY_TEXT("Report", "The question across runs"));
    table.columns = {{"run", w.text(ASSAY_TEXT("Report", "Run"))},
                     {"kind", w.text(ASSAY_TEXT("Report", "Kind"))},
                     {"made", w.text(ASSAY_TEXT("Report", "Made"))},
                     {"system", w.text(ASSAY_TEXT("Report", "System"))},
                     {"right", w.text(ASSAY_TEXT("Report", "Right")), "question_right"},
                     {"revision", w.text(ASSAY_TEXT("Report", "Revision measured"))}};
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "No run has measured this question yet."));
    for (auto round = rounds.rbegin(); round != rounds.rend(); ++round) {
        Cell right = round->value >= 1 ? w.text(ASSAY_TEXT("Report", "right"))
                     : round->value <= 0
                         ? w.text(ASSAY_TEXT("Report", "wrong"))
                         : w.text(ASSAY_TEXT("Report", "%1 of its samples"), {w.number(round->value, 2)});
        right.sortKey = round->value;
        TableRow row{round->runName,
                     runKindTitle(round->kind, w),
                     w.date(round->createdAt),
                     round->system,
                     std::move(right),
                     round->revision > 0 ? Cell(countFigure(round->revision)) : Cell(std::string())};
        row.key = std::to_string(round->run);
        table.rows.push_back(std::move(row));
    }
    return {std::move(table)};
}

} // namespace assay::results
