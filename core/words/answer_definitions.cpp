// What the measures of answers mean; ids are "answer_" and the name of the measure.
#include "core/words/definition_lists.h"
#include "core/words/wording.h"

#include <array>

namespace assay::words {
namespace {

constexpr const char* kAnswerShare =
    ASSAY_TEXT("Report", "Its interval is Wilson's, 95 %, with the effective number of questions of clusters "
                         "(companies, filings, or each question alone); below 6 clusters there is none.");
constexpr const char* kAnswerMean = ASSAY_TEXT(
    "Report", "Its interval is the percentile bootstrap's of clusters (companies, filings, or each question "
              "alone), 95 %, 2,000 draws with seed 42; below 6 clusters there is none.");

constexpr std::array kAnswerDefinitions{
    Definition{
        "answer_rouge1_f", ASSAY_TEXT("Report", "ROUGE-1"),
        ASSAY_TEXT("Report",
                   "Words that answer and gold share, F1 of precision (of the answer) and recall (of the "
                   "gold). Words as rouge_score cuts them, or those of Unicode; with stems where asked for."),
        "C.-Y. Lin, 2004, ROUGE: A package for automatic evaluation of summaries", kAnswerMean, true},
    Definition{"answer_rouge2_f", ASSAY_TEXT("Report", "ROUGE-2"),
               ASSAY_TEXT("Report", "As ROUGE-1, of pairs of words that stand side by side."),
               "C.-Y. Lin, 2004, ROUGE: A package for automatic evaluation of summaries", kAnswerMean, true},
    Definition{"answer_rougeL_f", ASSAY_TEXT("Report", "ROUGE-L"),
               ASSAY_TEXT("Report", "The longest sequence of words that answer and gold share in order, over "
                                    "the whole texts: F1 of its share of either."),
               "C.-Y. Lin, 2004, ROUGE: A package for automatic evaluation of summaries", kAnswerMean, true},
    Definition{"answer_rougeLsum_f", ASSAY_TEXT("Report", "ROUGE-Lsum"),
               ASSAY_TEXT("Report", "As ROUGE-L line by line: of each gold line the words that it shares in "
                                    "order with any line of the answer. Not the same figure as ROUGE-L."),
               "C.-Y. Lin, 2004, ROUGE: A package for automatic evaluation of summaries", kAnswerMean, true},
    Definition{"answer_numeric_correct", ASSAY_TEXT("Report", "Right figure"),
               ASSAY_TEXT("Report", "1 where a figure of the answer, with its unit and scale, is within the "
                                    "tolerance of the gold figure (0.5 % where it has none; a year is met "
                                    "exactly). Wrong ones are named: sign, scale, unit, value, no figure."),
               "FinRAG Gold Test Framework, part 8.3", kAnswerShare, true},
    Definition{
        "answer_boolean_correct", ASSAY_TEXT("Report", "Right yes or no"),
        ASSAY_TEXT(
            "Report",
            "1 where the answer begins with the yes or no of the gold answer. An abstention is neither."),
        "FinRAG Gold Test Framework, part 4.2 G", kAnswerShare, true},
    Definition{"answer_list_jaccard", ASSAY_TEXT("Report", "Items of a list"),
               ASSAY_TEXT("Report",
                          "Jaccard's index of the items of answer and gold as sets, without case and "
                          "punctuation; 0.8 is accepted. Only where gold items have at most eight words."),
               "FinRAG Gold Test Framework, part 4.2 F", kAnswerMean, true},
    Definition{"answer_attribution", ASSAY_TEXT("Report", "Attribution"),
               ASSAY_TEXT("Report",
                          "1 where no fact stands under another company than in the gold answer: no figure "
                          "of another company's item, no wording far closer to it than to its own."),
               "FinRAG Gold Test Framework, part 4.2 E", kAnswerShare, true},
    Definition{"answer_support", ASSAY_TEXT("Report", "Support"),
               ASSAY_TEXT("Report",
                          "Of answers that say yes: 1 where a sentence names a cause, and its figures and "
                          "at least half of its content words stand in the evidence. A bare yes is 0."),
               "FinRAG Gold Test Framework, part 4.2 G", kAnswerShare, true},
    Definition{"answer_location", ASSAY_TEXT("Report", "Place named"),
               ASSAY_TEXT("Report", "Where a question asks where something stands: 1 where the answer names "
                                    "one of the expected sections."),
               "FinRAG Gold Test Framework, part 4.2 H", kAnswerShare, true},
    Definition{"answer_abstained", ASSAY_TEXT("Report", "Abstained"),
               ASSAY_TEXT("Report", "1 where the first sentence says that the data do not tell. Right for "
                                    "questions without an answer, a miss for others."),
               "FinRAG Gold Test Framework, part 4.2 J", kAnswerShare, true},
    Definition{"answer_contains", ASSAY_TEXT("Report", "Phrases found"),
               ASSAY_TEXT("Report",
                          "Expected phrases that stand in the answer, of all; case and white space aside."),
               "Florida tax, Evaluation Guide", kAnswerMean, true},
    Definition{
        "answer_citation_precision", ASSAY_TEXT("Report", "Citation precision"),
        ASSAY_TEXT(
            "Report",
            "Of the distinct citations of an answer those that equal an expected one or are a subsection of "
            "it; the mean over questions. Undefined where nothing is cited and something was expected."),
        "Florida tax, Evaluation Guide", kAnswerMean, true},
    Definition{"answer_citation_recall", ASSAY_TEXT("Report", "Citation recall"),
               ASSAY_TEXT("Report",
                          "Of the expected citations those that the answer has, itself or by a "
                          "subsection; the mean over questions. Undefined where nothing is expected."),
               "Florida tax, Evaluation Guide", kAnswerMean, true},
    Definition{
        "answer_citation_f1", ASSAY_TEXT("Report", "Citation F1"),
        ASSAY_TEXT(
            "Report",
            "The harmonic mean of precision and recall of each question, then the mean over questions: not "
            "the F1 of the two means. 0 where nothing is cited or nothing expected, undefined where both."),
        "Florida tax, Evaluation Guide", kAnswerMean, true},
    Definition{
        "answer_citation_micro", ASSAY_TEXT("Report", "Citations, all questions together"),
        ASSAY_TEXT("Report", "Precision, recall and F1 over the citations of all questions at once; a "
                             "question with many counts more than one with few."),
        "Florida tax, Evaluation Guide",
        ASSAY_TEXT("Report",
                   "It is over citations, which are not independent within a question, and has no interval."),
        true},
    Definition{"answer_accuracy", ASSAY_TEXT("Report", "Accuracy of an answer"),
               ASSAY_TEXT("Report",
                          "1 for texts that are equal but for case and white space, or a cosine of 0.99. "
                          "From 0.75 on with all keywords the cosine within 0.70 to 0.99; from 0.40 on, "
                          "or with a keyword, within 0.40 to 0.69; else 0. Undefined without a cosine."),
               "Gold Layer Evaluation Dataset, Scoring Rubric", kAnswerMean, true},
    Definition{
        "answer_citation", ASSAY_TEXT("Report", "Citation present"),
        ASSAY_TEXT("Report", "1 where an answer that must cite does so as [§ 1-1 Title] or [NS 4102]."),
        "Gold Layer Evaluation Dataset, Scoring Rubric", kAnswerShare, true},
    Definition{"answer_length", ASSAY_TEXT("Report", "Length"),
               ASSAY_TEXT("Report",
                          "1 for 100 to 250 tokens, 0.8 from 50 on and up to the question's limit (300 "
                          "where it has none), else 0.5. Tokens are what stands between white space."),
               "Gold Layer Evaluation Dataset, Scoring Rubric", kAnswerMean, true},
    Definition{"answer_token_count", ASSAY_TEXT("Report", "Tokens of an answer"),
               ASSAY_TEXT("Report", "Its parts between white space."), "", kAnswerMean, true},
    Definition{
        "answer_keywords", ASSAY_TEXT("Report", "Keywords"),
        ASSAY_TEXT("Report",
                   "Of the words that must be in the answer those that are, as substrings without case."),
        "Gold Layer Evaluation Dataset, Scoring Rubric", kAnswerMean, true},
    Definition{"answer_overall", ASSAY_TEXT("Report", "Overall score"),
               ASSAY_TEXT("Report", "The weighted mean of the parts of the rubric that apply to the "
                                    "question. Undefined where a required part has no value."),
               "", kAnswerMean, true},
    Definition{"answer_pass_rate", ASSAY_TEXT("Report", "Pass rate"),
               ASSAY_TEXT("Report", "Questions whose verdict is pass, of those with a verdict. Several "
                                    "answers to one question are averaged first."),
               "", kAnswerShare, true},
    Definition{"answer_bertscore_f", ASSAY_TEXT("Report", "BERTScore"),
               ASSAY_TEXT("Report", "F1 of tokens matched by the cosine of their vectors, by the model that "
                                    "is named beside it. From outside."),
               "T. Zhang et al., 2020, BERTScore: Evaluating text generation with BERT", kAnswerMean, true},
    Definition{"answer_bleurt", ASSAY_TEXT("Report", "BLEURT"),
               ASSAY_TEXT("Report", "A score that a model trained on human judgements gives, by the model "
                                    "that is named beside it. From outside."),
               "T. Sellam, D. Das and A. Parikh, 2020, BLEURT: Learning robust metrics for text generation",
               kAnswerMean, true},
    Definition{"answer_cosine", ASSAY_TEXT("Report", "Cosine of answer and gold"),
               ASSAY_TEXT("Report", "Of the vectors of the two texts, by the model that is named beside it; "
                                    "one of LSA is called so."),
               "", kAnswerMean, true},
    Definition{"answer_judge_overall", ASSAY_TEXT("Report", "Judge's score"),
               ASSAY_TEXT("Report", "0 to 10, by a language model: correctness 40 %, completeness 30 %, "
                                    "citation accuracy 20 %, clarity 10 %."),
               "Florida tax, Evaluation Guide", kAnswerMean, true},
    Definition{"answer_hallucinations", ASSAY_TEXT("Report", "Hallucinations"),
               ASSAY_TEXT("Report", "Statements that a judge listed as invented, for each answer."),
               "Florida tax, Evaluation Guide", kAnswerMean, true},
};

} // namespace

std::span<const Definition> answerDefinitions() noexcept {
    return kAnswerDefinitions;
}

} // namespace assay::words
