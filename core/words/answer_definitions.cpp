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
    Definition{
        "answer_citation_f1_of_means", ASSAY_TEXT("Report", "Citation F1 of the two means"),
        ASSAY_TEXT(
            "Report",
            "2 P R / (P + R) of mean precision P and mean recall R, each over the questions that have one. "
            "Some programs print it as the mean F1, which it is not: the two are over different questions."),
        "Florida tax, Evaluation Guide",
        ASSAY_TEXT("Report", "It follows from the two means and has no interval."), true},
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
    Definition{"answer_mean", ASSAY_TEXT("Report", "Mean over questions"),
               ASSAY_TEXT("Report",
                          "Of the questions that have a value of the measure; n counts them. A question "
                          "without one is left out, and counted. Several answers to one question are "
                          "averaged first; failed answers are in no figure."),
               "", kAnswerMean, true},
    Definition{"answer_not_applicable", ASSAY_TEXT("Report", "Without a value"),
               ASSAY_TEXT("Report", "Questions with an answer for which the measure is not asked for, or "
                                    "cannot be taken: no gold to compare with, no score from outside."),
               "", ASSAY_TEXT("Report", "It is a count of the questions measured."), true},
    Definition{
        "answer_luck", ASSAY_TEXT("Report", "By luck"),
        ASSAY_TEXT("Report",
                   "What answers would get that know nothing: of yes or no a coin's 50 %, or the share "
                   "of the more frequent gold answer, by always saying that one. Of no other measure "
                   "is such a level defined: what texts by chance are, nobody says."),
        "", ASSAY_TEXT("Report", "It is computed from the gold answers and has no interval."), true},
    Definition{
        "answer_band", ASSAY_TEXT("Report", "Band"),
        ASSAY_TEXT("Report", "Where the values of good answers usually lie, by the rubric, and whether "
                             "the mean lies below, within or above. It is no limit."),
        "FinRAG Gold Test Framework, part 4.5", ASSAY_TEXT("Report", "It is a setting of the rubric."), true},
    Definition{
        "answer_target", ASSAY_TEXT("Report", "Target and minimum"),
        ASSAY_TEXT("Report",
                   "What the mean is to reach by the rubric, of all questions or of those named. Too "
                   "close to tell: the limit lies within the 95 % interval. It takes 30 questions and 6 "
                   "clusters; below, it cannot be judged. Where none is allowed, a single one fails."),
        "", ASSAY_TEXT("Report", "It is judged by the interval of the mean."), true},
    Definition{"answer_verdict_share", ASSAY_TEXT("Report", "Share of a verdict"),
               ASSAY_TEXT("Report", "Questions with this verdict of the mean of their answers, of all "
                                    "questions with an answer."),
               "", kAnswerShare, true},
    Definition{"answer_mark_share", ASSAY_TEXT("Report", "Share of the questions"),
               ASSAY_TEXT("Report", "Questions of which at least one answer is so, of all questions with an "
                                    "answer."),
               "", kAnswerShare, true},
    Definition{"answer_spread", ASSAY_TEXT("Report", "Spread of repeats"),
               ASSAY_TEXT("Report", "The greatest less the least value over the answers to one question; n "
                                    "counts the questions with several."),
               "", ASSAY_TEXT("Report", "It is over few answers each and has no interval."), true},
    Definition{"answer_latency", ASSAY_TEXT("Report", "Waiting time for an answer"),
               ASSAY_TEXT("Report",
                          "Of every answer with a time, and of every time-out, which counts as at least as "
                          "long as was waited. Percentiles are nearest ranks, never interpolated into a "
                          "time-out. Other failures are left out."),
               "H. A. David and H. N. Nagaraja, 2003, Order Statistics, 7.1",
               ASSAY_TEXT("Report", "Its interval is that of order statistics, at most 2.5 % on either side; "
                                    "it is open above below 72 times for P95 and below 368 for P99. The mean "
                                    "has none."),
               true},
    Definition{"answer_tokens_total", ASSAY_TEXT("Report", "Tokens"),
               ASSAY_TEXT("Report",
                          "As the service counted them, over all answers, failed ones too; n counts "
                          "what has a number."),
               "", ASSAY_TEXT("Report", "It is a sum of what was spent."), true},
    Definition{
        "answer_price_total", ASSAY_TEXT("Report", "Price in all"),
        ASSAY_TEXT("Report",
                   "In the currency of the source, the sum over all answers with a price, failed ones "
                   "too; what has none is in no sum, and n says how many have one. The price of one is "
                   "that of an answer, or of what was asked anew for a score."),
        "", ASSAY_TEXT("Report", "It is a sum of what was spent."), true},
    Definition{
        "answer_difference", ASSAY_TEXT("Report", "Difference of two systems"),
        ASSAY_TEXT("Report",
                   "The mean over the questions that have a value of both, of the value of A less that "
                   "of B; of shares in percentage points. Others are left out of both."),
        "T. C. Hesterberg, 2015, What teachers should know about the bootstrap",
        ASSAY_TEXT("Report", "Its interval is the percentile bootstrap's of clusters of questions, 95 "
                             "% at the corrected level, 2,000 draws with a seed; below 6 clusters "
                             "there is none. It takes clusters to be alike and independent."),
        true},
    Definition{
        "answer_sign_flip_p", ASSAY_TEXT("Report", "p of two systems (sign flips)"),
        ASSAY_TEXT("Report",
                   "How likely so large a difference is, either way, if the two answered equally well: "
                   "then the difference of each cluster of questions could as well have the other "
                   "sign. Exact up to 16 clusters that differ, else 9,999 seeded throws; below six "
                   "clusters there is no p. Of single yes-or-no questions it is McNemar's exact test."),
        "E. J. G. Pitman, 1937, Significance tests which may be applied to samples from any populations",
        ASSAY_TEXT("Report", "A p is the outcome of a test and has no interval."), true},
    Definition{"answer_outcomes", ASSAY_TEXT("Report", "Better, alike, worse"),
               ASSAY_TEXT("Report",
                          "Questions on which the value of one is better than that of the other; values "
                          "within 1e-12 are alike. Of latency, tokens, prices and hallucinations less is "
                          "better; of lengths and abstentions better means higher."),
               "", ASSAY_TEXT("Report", "It is a count of the questions measured."), true},
    Definition{"answer_question_difference", ASSAY_TEXT("Report", "Difference on a question"),
               ASSAY_TEXT("Report", "The value of A less that of B, of the means of their answers."), "",
               ASSAY_TEXT("Report", "It is of one question and has no interval."), true},
    Definition{"answer_systems_verdict", ASSAY_TEXT("Report", "Verdict on two systems"),
               ASSAY_TEXT("Report",
                          "In this order: cannot be judged (fewer than 30 questions in common, 6 clusters or "
                          "6 questions that differ; other models or rubrics); alike, where that was asked: "
                          "the 90 % interval of the difference lies within the bounds; better: p below 0.05, "
                          "corrected for the table but for the measure named before; else it may be luck."),
               "", ASSAY_TEXT("Report", "It is judged by p and by the interval of the difference."), true},
    Definition{"answer_common_mean", ASSAY_TEXT("Report", "Mean over common questions"),
               ASSAY_TEXT("Report", "Over the questions of which all systems have a value, so that all are "
                                    "measured by the same."),
               "",
               ASSAY_TEXT("Report", "It has no interval: what tells two systems apart is the interval of "
                                    "their difference."),
               true},
    Definition{"answer_system_pair", ASSAY_TEXT("Report", "Row − column"),
               ASSAY_TEXT("Report", "The mean difference over the questions that both have, and its verdict; "
                                    "p by sign flips, corrected for all pairs (Holm)."),
               "S. Holm, 1979, A simple sequentially rejective multiple test procedure",
               ASSAY_TEXT("Report", "The comparison of the two shows it."), true},
    Definition{"answer_outside_score", ASSAY_TEXT("Report", "Score from outside"),
               ASSAY_TEXT("Report", "Another program gave it, by the model that is named beside it. What it "
                                    "means its source says."),
               "", kAnswerMean, true},
    Definition{"answer_rouge1_p", ASSAY_TEXT("Report", "ROUGE-1, precision"),
               ASSAY_TEXT("Report", "Of the words of the answer those that the gold has."),
               "C.-Y. Lin, 2004, ROUGE: A package for automatic evaluation of summaries", kAnswerMean, true},
    Definition{"answer_rouge1_r", ASSAY_TEXT("Report", "ROUGE-1, recall"),
               ASSAY_TEXT("Report", "Of the words of the gold those that the answer has."),
               "C.-Y. Lin, 2004, ROUGE: A package for automatic evaluation of summaries", kAnswerMean, true},
    Definition{"answer_rouge2_p", ASSAY_TEXT("Report", "ROUGE-2, precision"),
               ASSAY_TEXT("Report", "Of the pairs of words of the answer those that the gold has."),
               "C.-Y. Lin, 2004, ROUGE: A package for automatic evaluation of summaries", kAnswerMean, true},
    Definition{"answer_rouge2_r", ASSAY_TEXT("Report", "ROUGE-2, recall"),
               ASSAY_TEXT("Report", "Of the pairs of words of the gold those that the answer has."),
               "C.-Y. Lin, 2004, ROUGE: A package for automatic evaluation of summaries", kAnswerMean, true},
    Definition{"answer_rougeL_p", ASSAY_TEXT("Report", "ROUGE-L, precision"),
               ASSAY_TEXT("Report", "The longest common sequence of words, of the words of the answer."),
               "C.-Y. Lin, 2004, ROUGE: A package for automatic evaluation of summaries", kAnswerMean, true},
    Definition{"answer_rougeL_r", ASSAY_TEXT("Report", "ROUGE-L, recall"),
               ASSAY_TEXT("Report", "The longest common sequence of words, of the words of the gold."),
               "C.-Y. Lin, 2004, ROUGE: A package for automatic evaluation of summaries", kAnswerMean, true},
    Definition{"answer_rougeLsum_p", ASSAY_TEXT("Report", "ROUGE-Lsum, precision"),
               ASSAY_TEXT("Report", "Line by line, of the words of the answer."),
               "C.-Y. Lin, 2004, ROUGE: A package for automatic evaluation of summaries", kAnswerMean, true},
    Definition{"answer_rougeLsum_r", ASSAY_TEXT("Report", "ROUGE-Lsum, recall"),
               ASSAY_TEXT("Report", "Line by line, of the words of the gold."),
               "C.-Y. Lin, 2004, ROUGE: A package for automatic evaluation of summaries", kAnswerMean, true},
    Definition{"answer_bertscore_p", ASSAY_TEXT("Report", "BERTScore, precision"),
               ASSAY_TEXT("Report", "Of each token of the answer the best cosine with one of the gold, by "
                                    "the model that is named beside it. From outside."),
               "T. Zhang et al., 2020, BERTScore: Evaluating text generation with BERT", kAnswerMean, true},
    Definition{"answer_bertscore_r", ASSAY_TEXT("Report", "BERTScore, recall"),
               ASSAY_TEXT("Report", "Of each token of the gold the best cosine with one of the answer, by "
                                    "the model that is named beside it. From outside."),
               "T. Zhang et al., 2020, BERTScore: Evaluating text generation with BERT", kAnswerMean, true},
    Definition{"answer_judge_correctness", ASSAY_TEXT("Report", "Judge: correctness"),
               ASSAY_TEXT("Report", "0 to 10, by a language model, by the document's rubric in its prompt."),
               "Florida tax, Evaluation Guide", kAnswerMean, true},
    Definition{"answer_judge_completeness", ASSAY_TEXT("Report", "Judge: completeness"),
               ASSAY_TEXT("Report", "0 to 10, by a language model, by the document's rubric in its prompt."),
               "Florida tax, Evaluation Guide", kAnswerMean, true},
    Definition{"answer_judge_citation_accuracy", ASSAY_TEXT("Report", "Judge: citations"),
               ASSAY_TEXT("Report", "0 to 10, by a language model, by the document's rubric in its prompt."),
               "Florida tax, Evaluation Guide", kAnswerMean, true},
    Definition{"answer_judge_clarity", ASSAY_TEXT("Report", "Judge: clarity"),
               ASSAY_TEXT("Report", "0 to 10, by a language model, by the document's rubric in its prompt."),
               "Florida tax, Evaluation Guide", kAnswerMean, true},
    Definition{"answer_latency_ms", ASSAY_TEXT("Report", "Latency, ms"),
               ASSAY_TEXT("Report", "How long an answer took, in milliseconds, as its source says. Failed "
                                    "answers have none."),
               "", kAnswerMean, true},
    Definition{"answer_price", ASSAY_TEXT("Report", "Price"),
               ASSAY_TEXT("Report", "Of one answer, in the currency of its source."), "", kAnswerMean, true},
    Definition{"answer_tokens", ASSAY_TEXT("Report", "Tokens"),
               ASSAY_TEXT("Report", "Those of the request and of the answer together, as the service counted "
                                    "them."),
               "", kAnswerMean, true},
};

} // namespace

std::span<const Definition> answerDefinitions() noexcept {
    return kAnswerDefinitions;
}

} // namespace assay::words
