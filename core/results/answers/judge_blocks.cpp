#include "core/results/answers/judge_blocks.h"

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
    Figure luck{.value = agreement.sameByLuck(), .kind = FigureKind::Percent, .n = agreement.both};
    luck.why =
        luck.value ? std::string() : wording.text(ASSAY_TEXT("Report", "no answer was judged by both"));
    add(wording.text(ASSAY_TEXT("Report", "Same verdict by luck")), std::move(luck), "judge_agreement_luck");
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

Table judgesTable(const evaluate::JudgesCompared& compared, const words::Wording& wording,
                  AnswerPlace place) {
    Table table;
    table.name = place.name("judges");
    table.title = wording.text(ASSAY_TEXT("Report", "Judges against people"));
    table.columns = {{"judge", wording.text(ASSAY_TEXT("Report", "Judge"))},
                     {"both", wording.text(ASSAY_TEXT("Report", "Judged by both"))},
                     {"same", wording.text(ASSAY_TEXT("Report", "Same verdict")), "judge_agreement_observed"},
                     {"kappa", wording.text(ASSAY_TEXT("Report", "κ")), "judge_agreement_kappa"},
                     {"ac1", wording.text(ASSAY_TEXT("Report", "AC1")), "judge_agreement_ac1"},
                     {"weighted_kappa", wording.text(ASSAY_TEXT("Report", "Weighted κ of scores")),
                      "judge_agreement_weighted"},
                     {"bias", wording.text(ASSAY_TEXT("Report", "Judge minus person")), "judge_bias"}};
    for (std::size_t i = 0; i < compared.judges.size(); ++i) {
        const evaluate::JudgeAgreement& people = compared.withPeople[i];
        table.rows.push_back({judgeTitle(compared.judges[i], wording), countFigure(people.both),
                              agreementOfJudge(people.observed, FigureKind::Percent, wording),
                              agreementOfJudge(people.kappa, FigureKind::Number, wording),
                              agreementOfJudge(people.ac1, FigureKind::Number, wording),
                              agreementOfJudge(people.weightedKappa, FigureKind::Number, wording),
                              biasOfJudge(people.bias, wording)});
        table.rows.back().key = compared.judges[i].name;
    }
    return table;
}

Table judgePairsTable(const evaluate::JudgesCompared& compared, const words::Wording& wording,
                      AnswerPlace place) {
    Table table;
    table.name = place.name("judge_pairs");
    table.title = wording.text(ASSAY_TEXT("Report", "Judges against each other"));
    table.columns = {
        {"first", wording.text(ASSAY_TEXT("Report", "First judge"))},
        {"second", wording.text(ASSAY_TEXT("Report", "Second judge"))},
        {"both", wording.text(ASSAY_TEXT("Report", "Judged by both"))},
        {"same", wording.text(ASSAY_TEXT("Report", "Same verdict")), "judge_agreement_observed"},
        {"same_by_luck", wording.text(ASSAY_TEXT("Report", "Same verdict by luck")), "judge_agreement_luck"},
        {"kappa", wording.text(ASSAY_TEXT("Report", "κ")), "judge_agreement_kappa"},
        {"ac1", wording.text(ASSAY_TEXT("Report", "AC1")), "judge_agreement_ac1"},
        {"weighted_kappa", wording.text(ASSAY_TEXT("Report", "Weighted κ of scores")),
         "judge_agreement_weighted"},
        {"bias", wording.text(ASSAY_TEXT("Report", "Second minus first")), "judge_bias"}};
    table.note = wording.text(ASSAY_TEXT(
        "Report", "Here the first judge stands where people do: the second minus the first is the second's "
                  "leniency. Judges that agree with each other may be wrong together."));
    for (const evaluate::JudgesCompared::Pair& pair : compared.pairs) {
        const evaluate::JudgeAgreement& both = pair.agreement;
        Figure luck{.value = both.sameByLuck(), .kind = FigureKind::Percent, .n = both.both};
        luck.why =
            luck.value ? std::string() : wording.text(ASSAY_TEXT("Report", "no answer was judged by both"));
        table.rows.push_back({judgeTitle(compared.judges[pair.first], wording),
                              judgeTitle(compared.judges[pair.second], wording), countFigure(both.both),
                              agreementOfJudge(both.observed, FigureKind::Percent, wording), std::move(luck),
                              agreementOfJudge(both.kappa, FigureKind::Number, wording),
                              agreementOfJudge(both.ac1, FigureKind::Number, wording),
                              agreementOfJudge(both.weightedKappa, FigureKind::Number, wording),
                              biasOfJudge(both.bias, wording)});
        table.rows.back().key = compared.judges[pair.first].name + "|" + compared.judges[pair.second].name;
    }
    return table;
}

} // namespace assay::results
