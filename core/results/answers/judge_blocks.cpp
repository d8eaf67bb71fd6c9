#include "core/results/answers/judge_blocks.h"

#include <algorithm>
#include <utility>

namespace assay::results {
namespace {

constexpr int kEstimateDecimals = 4;

Figure agreementOfJudge(const statistics::Agreement& agreement, FigureKind kind,
                        const words::Wording& wording) {
    Figure figure;
    figure.kind = kind;
    figure.decimals = 3;
    figure.value = agreement.value;
    figure.interval = agreement.confidence;
    figure.n = agreement.items;
    if (!agreement.value) {
        figure.why = agreement.items == 0
                         ? wording.text(ASSAY_TEXT("Report", "no answer was judged by both"))
                         : wording.text(ASSAY_TEXT("Report", "both said the same throughout"));
    }
    return figure;
}

Figure biasOfJudge(const evaluate::JudgeBias& bias, const words::Wording& wording) {
    Figure figure;
    figure.kind = FigureKind::Number;
    figure.decimals = 2;
    figure.isDifference = true;
    figure.value = bias.value;
    figure.interval = bias.interval;
    figure.n = bias.n;
    if (!bias.value) {
        figure.why = wording.text(ASSAY_TEXT("Report", "no answers to compare"));
    }
    return figure;
}

Verdict verdictOfBias(const evaluate::JudgeBias& bias) {
    return bias.isTold() ? Verdict::Warning : Verdict::None;
}

Verdict verdictOfJudge(evaluate::JudgeVerdict verdict) {
    switch (verdict) {
    case evaluate::JudgeVerdict::Agrees:
        return Verdict::Good;
    case evaluate::JudgeVerdict::TooClose:
        return Verdict::Warning;
    case evaluate::JudgeVerdict::Disagrees:
        return Verdict::Bad;
    case evaluate::JudgeVerdict::CannotBeJudged:
        break;
    }
    return Verdict::None;
}

Figure luckOfJudge(const evaluate::JudgeAgreement& agreement, const words::Wording& wording) {
    Figure luck{.value = agreement.sameByLuck(), .kind = FigureKind::Percent, .n = agreement.both};
    luck.why =
        luck.value ? std::string() : wording.text(ASSAY_TEXT("Report", "no answer was judged by both"));
    return luck;
}

// What tables say of an agreement, in the order of addAgreement().
void addAgreementColumns(std::string bias, bool withLuck, const words::Wording& wording, Table& table) {
    const auto add = [&table](const char* key, std::string title, const char* definition = "") {
        table.columns.push_back({key, std::move(title), definition});
    };
    add("both", wording.text(ASSAY_TEXT("Report", "Judged by both")));
    add("same", wording.text(ASSAY_TEXT("Report", "Same verdict")), "judge_agreement_observed");
    if (withLuck) {
        add("same_by_luck", wording.text(ASSAY_TEXT("Report", "Same verdict by luck")),
            "judge_agreement_luck");
    }
    add("kappa", wording.text(ASSAY_TEXT("Report", "κ")), "judge_agreement_kappa");
    add("ac1", wording.text(ASSAY_TEXT("Report", "AC1")), "judge_agreement_ac1");
    add("weighted_kappa", wording.text(ASSAY_TEXT("Report", "Weighted κ of scores")),
        "judge_agreement_weighted");
    add("bias", std::move(bias), "judge_bias");
}

void addAgreement(const evaluate::JudgeAgreement& agreement, bool withLuck, const words::Wording& wording,
                  TableRow& row) {
    row.cells.emplace_back(countFigure(agreement.both));
    row.cells.emplace_back(agreementOfJudge(agreement.observed, FigureKind::Percent, wording));
    if (withLuck) {
        row.cells.emplace_back(luckOfJudge(agreement, wording));
    }
    for (const statistics::Agreement* const each :
         {&agreement.kappa, &agreement.ac1, &agreement.weightedKappa}) {
        row.cells.emplace_back(agreementOfJudge(*each, FigureKind::Number, wording));
    }
    row.cells.emplace_back(biasOfJudge(agreement.bias, wording));
}

// The same judge may have been asked in several runs.
std::string keyOfJudge(const evaluate::JudgesCompared::Judge& judge) {
    return judge.judge.name + (judge.run == 0 ? std::string() : " run " + std::to_string(judge.run));
}

// Empty: all judges are of the run itself.
std::string noteOfOtherRuns(const evaluate::JudgesCompared& compared, const words::Wording& wording) {
    const bool isOfOthers = std::ranges::any_of(
        compared.judges, [](const evaluate::JudgesCompared::Judge& judge) { return judge.run != 0; });
    return isOfOthers
               ? wording.text(ASSAY_TEXT("Report",
                                         "A judge with a run behind its name was asked in that run, over the "
                                         "same set of answers. Of it counts what it said of the answers of "
                                         "this run, where the question is still as it was."))
               : std::string();
}

} // namespace

std::string askEstimateText(const evaluate::ChatEstimate& estimate, const words::Wording& wording) {
    std::string text = wording.text(ASSAY_COUNTED("Report", "%n request(s)"), estimate.requests);
    if (estimate.fromStore > 0) {
        text += wording.text(ASSAY_TEXT("Report", " (%1 answered from the store)"),
                             {wording.number(static_cast<double>(estimate.fromStore), 0)});
    }
    text += wording.text(
        ASSAY_TEXT("Report", ", about %1 tokens to send and %2 to receive (a guess of one for four bytes)"),
        {wording.number(static_cast<double>(estimate.inputTokens), 0),
         wording.number(static_cast<double>(estimate.outputTokens), 0)});
    if (estimate.price) {
        text += wording.text(ASSAY_TEXT("Report", ", about %1 %2"),
                             {wording.number(*estimate.price, kEstimateDecimals), estimate.currency});
    } else {
        text += wording.text(ASSAY_TEXT("Report", "; no price is set"));
    }
    if (estimate.seconds) {
        text += wording.text(ASSAY_TEXT("Report", ", about %1 s"), {wording.number(*estimate.seconds, 0)});
    }
    return text;
}

std::string judgeVerdictText(const evaluate::JudgeAgreement& agreement, const words::Wording& wording) {
    switch (agreement.verdict) {
    case evaluate::JudgeVerdict::Agrees:
        return wording.text(ASSAY_TEXT(
            "Report", "The judge agrees with people: the whole interval of the agreement is above 0.6."));
    case evaluate::JudgeVerdict::TooClose:
        return wording.text(ASSAY_TEXT("Report", "Too close to tell whether the judge agrees with people: "
                                                 "the interval of the agreement holds 0.6."));
    case evaluate::JudgeVerdict::Disagrees:
        return wording.text(ASSAY_TEXT(
            "Report", "The judge does not agree with people: the interval of the agreement is below 0.6."));
    case evaluate::JudgeVerdict::CannotBeJudged:
        break;
    }
    return wording.text(
        ASSAY_TEXT("Report",
                   "The judge cannot be judged yet: answers judged by both are %1, and %2 are needed."),
        {wording.number(static_cast<double>(agreement.both), 0),
         wording.number(static_cast<double>(evaluate::kLeastJudgedTogether), 0)});
}

KeyFigures judgeAgreementFigures(const evaluate::JudgeAgreement& agreement, const words::Wording& wording) {
    KeyFigures figures;
    const auto add = [&](std::string label, Figure figure, const char* definition,
                         Verdict verdict = Verdict::None) {
        figures.list.push_back({std::move(label), std::move(figure), verdict, definition});
    };
    const Verdict verdict = verdictOfJudge(agreement.verdict);
    add(wording.text(ASSAY_TEXT("Report", "κ of judge and people")),
        agreementOfJudge(agreement.kappa, FigureKind::Number, wording), "judge_agreement_kappa",
        agreement.kappaMisleads ? Verdict::None : verdict);
    add(wording.text(ASSAY_TEXT("Report", "AC1 of judge and people")),
        agreementOfJudge(agreement.ac1, FigureKind::Number, wording), "judge_agreement_ac1",
        agreement.kappaMisleads ? verdict : Verdict::None);
    add(wording.text(ASSAY_TEXT("Report", "Same verdict")),
        agreementOfJudge(agreement.observed, FigureKind::Percent, wording), "judge_agreement_observed");
    add(wording.text(ASSAY_TEXT("Report", "Same verdict by luck")), luckOfJudge(agreement, wording),
        "judge_agreement_luck");
    add(wording.text(ASSAY_TEXT("Report", "Weighted κ of scores")),
        agreementOfJudge(agreement.weightedKappa, FigureKind::Number, wording), "judge_agreement_weighted");
    add(wording.text(ASSAY_TEXT("Report", "Judge minus person")), biasOfJudge(agreement.bias, wording),
        "judge_bias", verdictOfBias(agreement.bias));
    add(wording.text(ASSAY_TEXT("Report", "Bias by length")), biasOfJudge(agreement.byLength, wording),
        "judge_bias_length", verdictOfBias(agreement.byLength));
    add(wording.text(ASSAY_TEXT("Report", "Bias by order")), biasOfJudge(agreement.byPosition, wording),
        "judge_bias_order", verdictOfBias(agreement.byPosition));
    add(wording.text(ASSAY_TEXT("Report", "Bias for its own model")),
        biasOfJudge(agreement.byOwnModel, wording), "judge_bias_own_model",
        verdictOfBias(agreement.byOwnModel));
    Figure labels;
    labels.kind = FigureKind::Count;
    if (agreement.labelsNeeded) {
        labels.value = static_cast<double>(*agreement.labelsNeeded);
    } else {
        labels.why = wording.text(ASSAY_TEXT("Report", "too few answers to say"));
    }
    add(wording.text(ASSAY_TEXT("Report", "Labels that settle it")), std::move(labels),
        "judge_labels_needed");
    return figures;
}

Table judgeAgreementTable(const evaluate::JudgeAgreement& agreement, const words::Wording& wording,
                          AnswerPlace place) {
    Table table;
    table.name = place.name("judge_verdicts");
    table.title = wording.text(ASSAY_TEXT("Report", "Verdicts of judge and people"));
    table.columns = {{"person", wording.text(ASSAY_TEXT("Report", "Person"))},
                     {"judge_passes", wording.text(ASSAY_TEXT("Report", "Judge passes"))},
                     {"judge_fails", wording.text(ASSAY_TEXT("Report", "Judge fails"))}};
    const std::int64_t bothPass = agreement.judgePasses - agreement.judgeOnlyPasses;
    const std::int64_t bothFail =
        agreement.both - bothPass - agreement.judgeOnlyPasses - agreement.personOnlyPasses;
    table.rows.push_back({wording.text(ASSAY_TEXT("Report", "passes")), countFigure(bothPass),
                          countFigure(agreement.personOnlyPasses)});
    table.rows.push_back({wording.text(ASSAY_TEXT("Report", "fails")), countFigure(agreement.judgeOnlyPasses),
                          countFigure(bothFail)});
    table.rows[0].key = "passes";
    table.rows[1].key = "fails";
    if (agreement.personOnly > 0) {
        table.note = wording.text(
            ASSAY_COUNTED("Report", "The judge has left open, or was not asked about, %n answer(s) that a "
                                    "person has judged."),
            agreement.personOnly);
    }
    return table;
}

std::string judgeDecisionText(evaluate::JudgeDecision decision, const words::Wording& wording) {
    switch (decision) {
    case evaluate::JudgeDecision::Yes:
        return wording.text(ASSAY_TEXT("Report", "supported"));
    case evaluate::JudgeDecision::No:
        return wording.text(ASSAY_TEXT("Report", "not supported"));
    case evaluate::JudgeDecision::Undetermined:
        break;
    }
    return wording.text(ASSAY_TEXT("Report", "undetermined"));
}

std::string judgeTitle(const evaluate::RunJudge& judge, const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "%1, %2"), {judge.model, judge.prompt});
}

std::string judgeTitle(const evaluate::JudgesCompared::Judge& judge, const words::Wording& wording) {
    const std::string title = judgeTitle(judge.judge, wording);
    return judge.run == 0 ? title
                          : wording.text(ASSAY_TEXT("Report", "%1 (run %2: %3)"),
                                         {title, std::to_string(judge.run), judge.runName});
}

Table judgesTable(const evaluate::JudgesCompared& compared, const words::Wording& wording,
                  AnswerPlace place) {
    Table table;
    table.name = place.name("judges");
    table.title = wording.text(ASSAY_TEXT("Report", "Judges against people"));
    table.columns = {{"judge", wording.text(ASSAY_TEXT("Report", "Judge"))}};
    addAgreementColumns(wording.text(ASSAY_TEXT("Report", "Judge minus person")), false, wording, table);
    table.note = noteOfOtherRuns(compared, wording);
    for (std::size_t i = 0; i < compared.judges.size(); ++i) {
        table.rows.push_back({judgeTitle(compared.judges[i], wording)});
        addAgreement(compared.withPeople[i], false, wording, table.rows.back());
        table.rows.back().key = keyOfJudge(compared.judges[i]);
    }
    return table;
}

Table judgePairsTable(const evaluate::JudgesCompared& compared, const words::Wording& wording,
                      AnswerPlace place) {
    Table table;
    table.name = place.name("judge_pairs");
    table.title = wording.text(ASSAY_TEXT("Report", "Judges against each other"));
    table.columns = {{"first", wording.text(ASSAY_TEXT("Report", "First judge"))},
                     {"second", wording.text(ASSAY_TEXT("Report", "Second judge"))}};
    addAgreementColumns(wording.text(ASSAY_TEXT("Report", "Second minus first")), true, wording, table);
    table.note = wording.text(ASSAY_TEXT(
        "Report", "Here the first judge stands where people do: the second minus the first is the second's "
                  "leniency. Judges that agree with each other may be wrong together."));
    for (const evaluate::JudgesCompared::Pair& pair : compared.pairs) {
        const auto& first = compared.judges[pair.first];
        const auto& second = compared.judges[pair.second];
        table.rows.push_back({judgeTitle(first, wording), judgeTitle(second, wording)});
        addAgreement(pair.agreement, true, wording, table.rows.back());
        table.rows.back().key = keyOfJudge(first) + "|" + keyOfJudge(second);
    }
    return table;
}

} // namespace assay::results
