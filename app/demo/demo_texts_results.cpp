// Item 7 of the demo's filings.
#include "app/demo/demo_grammar.h"

namespace assay::app {

const DemoSection& demoResultsSection() {
    using enum DemoTrait;
    static const DemoSection section{
        "7",
        "Item 7. Management’s Discussion and Analysis",
        {
            {"",
             {{"The following discussion should be read together with the consolidated financial "
               "statements."},
              {"Refer to Item 8, page {page}."},
              {"This discussion contains forward-looking statements that involve risks and uncertainties."}}},
            {"Overview of {year}",
             {{"[The year {year}|{year}] brought [{mood}|us {mood}]."},
              {"Revenue was {rev} and operating income {op}.", "overview"},
              {"We [invested|put] {capex} into property and equipment and returned {buyback} to shareholders "
               "by buying back shares."},
              {"{segA} and {segB} both [kept their share of the market|held their positions], as far as we "
               "can tell."}}},
            {"Revenue",
             {{"Revenue {revUp} by {revDelta}, or {revPct}, to {rev} in {year} from {rev0} in {prev}.",
               "revenue"},
              {"The {revNoun} in revenue was [due to|driven by] {driver}.", "revenue_why"},
              onlyFor(
                  Abroad,
                  "Changes in exchange rates {fxUp} revenue by [less than one|about one] percentage point."),
              {"Revenue of {segA} was {A} and revenue of {segB} was {B}.", "segments_revenue"},
              onlyFor(Accounts,
                      "Order intake for {goodsA} [improved|slowed] in the second half of the year."),
              onlyFor(NoAccounts, "Revenue of {segB} [improved|slowed] in the second half of the year."),
              {"Item 7 continued on page {page}."}}},
            {"Cost of revenue and gross margin",
             {onlyFor(Trade, "Cost of revenue was {cost} in {year}."),
              onlyFor(Trade, "Gross margin {gmUp} to {gm} of revenue in {year} from {gm0} in {prev}.",
                      "margin"),
              onlyFor(Trade, "The change in gross margin was [due to|driven by] {marginDriver}.",
                      "margin_why"),
              onlyFor(Stocks,
                      "Freight and energy together were [close to a tenth|less than a tenth] of cost of "
                      "revenue.")}},
            {"Research and development expenses",
             {onlyFor(Research,
                      "Research and development expenses were {rd} in {year}, or {rdPct} of revenue.",
                      "research"),
              onlyFor(Research,
                      "They went [mainly|for the most part] into new [generations|versions] of {goodsA}."),
              onlyFor(Research,
                      "We [expect|plan] to keep these expenses at about the same share of revenue.")}},
            {"Selling, general and administrative expenses",
             {onlyFor(Trade, "Selling, general and administrative expenses were {sga} in {year}.", "selling"),
              onlyFor(Trade,
                      "Wages and [travel|marketing] [explain|account for] most of the change from {prev}."),
              onlyFor(Trade, "We [closed|combined] [two|three] sales offices during the year.")}},
            {"Operating expenses",
             {onlyFor(Finance, "Operating expenses were {opex} in {year}.", "selling"),
              onlyFor(Bank, "They include interest on deposits and the provision for credit losses."),
              onlyFor(Insurer, "They include claims, commissions and the cost of reinsurance."),
              onlyFor(Finance, "We [closed|combined] [two|three] offices during the year.")}},
            {"Operating income",
             {{"Operating income {opUp} to {op} in {year} from {op0} in {prev}.", kAlwaysStands},
              {"Operating income of {segB} [followed|mirrored] its revenue."},
              {"Adjusted operating income, which we define as operating income before restructuring charges, "
               "share-based compensation and gains on disposals, is not a measure under generally accepted "
               "accounting principles.",
               "adjusted"}}},
            {"Interest and income taxes",
             {{"Interest expense on long-term debt was {int} in {year}."},
              {"The effective tax rate was {tax} in {year}.", "tax"},
              {"Differences from the statutory rate [result|arise] from [state taxes|non-deductible "
               "expenses]."},
              {"See Note 8 to the consolidated financial statements."}}},
            {"Net income",
             {{"Net income was {net} in {year}.", "net"},
              {"Net income as a share of revenue was {netPct}."}}},
            {"Liquidity and capital resources",
             {{"Our sources of liquidity are cash, cash from operations and the credit facility."},
              {"At December 31, {year}, cash and cash equivalents were {cash}, and {credit} was available "
               "under the credit facility.",
               kAlwaysStands},
              {"We believe that these sources are sufficient for the next twelve months."},
              {"Free cash flow, which we define as net cash provided by operating activities less capital "
               "expenditures, is used by management to judge how much debt can be repaid.",
               "fcf"}}},
            {"Cash flows from operating activities",
             {{"Net cash provided by operating activities {ocfUp} by {ocfDelta} to {ocf} in {year}, compared "
               "with {ocf0} in {prev}.",
               "cash_flow"},
              {"The {ocfNoun} in operating cash flow was primarily due to {cashDriver}.", "cash_flow_why"},
              onlyFor(Stocks, "Inventories tied up {inv} of working capital at the end of {year}.")}},
            {"Cash flows from investing activities",
             {{"Capital expenditures were {capex} in {year}, compared with {capex0} in {prev}.", "capital"},
              {"Most of the capital expenditures went into [the extension of|new equipment for] the {site} "
               "at {place}.",
               kAlwaysStands},
              {"We expect capital expenditures of a similar amount in the coming year."}}},
            {"Cash flows from financing activities",
             {{"Long-term debt {debtUp} by {debtDelta} to {debt} at December 31, {year}.", "debt"},
              {"The change in long-term debt resulted from {debtDriver}.", "debt_why"},
              {"We paid dividends of ${dividend} a share in {year}.", kAlwaysStands},
              {"We bought back shares for {buyback} in {year}.", kAlwaysStands}}},
            {"Critical accounting estimates",
             {{"The preparation of financial statements requires estimates and assumptions that affect the "
               "amounts that are reported."},
              {"We regard an estimate as critical when it is uncertain and when another choice would change "
               "our results materially."},
              onlyFor(Serves,
                      "Revenue for services is recognised over time, which requires estimates of how far "
                      "the work has come."),
              onlyFor(Bank,
                      "The allowance for credit losses rests on estimates of what borrowers can repay."),
              onlyFor(Insurer, "What unpaid claims will cost is an estimate that may change for years."),
              {"Goodwill is tested for impairment every year on October 1, or more often when there are "
               "signs of it."},
              {"We record a reserve for legal matters when a loss is probable and can be estimated."}}},
            {"Effects of the pandemic",
             {{"The pandemic reduced demand for {goodsB} in the first half of {year}.", kAlwaysStands},
              {"We [lowered|cut] spending on travel and temporary staff."}},
             0,
             2021},
            {"Inflation",
             {onlyFor(Trade, "Inflation [raised|increased] what we pay for {input} during {year}."),
              onlyFor(
                  Trade,
                  "We raised the prices of {goodsA} [twice|in two steps] to recover a part of higher costs.",
                  kAlwaysStands)},
             2022,
             9999},
            {"Outlook",
             {{"We expect revenue to grow [at a low single-digit rate|by two to four percent|modestly] in "
               "the coming year."},
              {"Our two main drivers of growth are {growth1} and {growth2}.", "growth"},
              {"Actual results may differ materially from what we expect."},
              {"For further information see Item 1A."}}},
        },
        0,
        0,
        true};
    return section;
}

} // namespace assay::app
