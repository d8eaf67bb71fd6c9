// Item 8 of the demo's filings.
#include "app/demo/demo_grammar.h"

namespace assay::app {

const DemoSection& demoNotesSection() {
    using enum DemoTrait;
    constexpr auto kDebris = DemoLineKind::TableDebris;
    static const DemoSection section{
        "8",
        "Item 8. Financial Statements and Supplementary Data",
        {
            {"",
             {{"The accompanying notes are an integral part of these statements."},
              {"(in millions) {year} {prev} Revenue $ {revN} $ {rev0N} Cost of revenue {costN} Gross profit "
               "{grossN}",
               "", kDebris, Trade},
              {"(in millions) {year} {prev} Revenue $ {revN} $ {rev0N} Operating expenses {opexN}", "",
               kDebris, Finance},
              {"Operating income {opN} {op0N} Interest expense {intN} Net income {netN}", "", kDebris}}},
            {"Note 1. Summary of significant accounting policies",
             {{"The consolidated financial statements include {Co} and all subsidiaries that it controls."},
              {"All balances and transactions between group companies have been eliminated."},
              {"The fiscal year of {Short} ends on December 31.", kAlwaysStands},
              {"Cash equivalents are deposits and securities with an original maturity of three months or "
               "less."},
              {"Certain amounts of earlier years have been reclassified to conform to the present year."}}},
            {"Note 2. Revenue",
             {onlyFor(Stocks, "Revenue from {goodsA} is recognised when control passes to the customer."),
              onlyFor(Serves,
                      "Revenue from {goodsA} is recognised [over the term of the contract|as the services "
                      "are provided]."),
              onlyFor(Bank, "Fees for {goodsA} are recognised when the service has been provided."),
              onlyFor(Bank, "Interest on {goodsB} is recognised as it accrues."),
              onlyFor(Insurer, "Premiums for {goodsA} are recognised over the term of the policy."),
              onlyFor(Insurer, "Premiums that relate to later periods are shown as unearned."),
              onlyFor(Trade, "Amounts that customers pay in advance are shown as contract liabilities."),
              {"{segA} {AN} {segB} {BN} Total {revN}", "", kDebris}}},
            {"Note 3. Inventories",
             {onlyFor(Stocks, "Inventories are stated at the lower of cost and net realisable value."),
              onlyFor(Stocks, "Inventories were {inv} at December 31, {year}.", kAlwaysStands)}},
            {"Note 3. Receivables",
             {onlyFor(Serves, "Receivables are stated at what we expect to collect."),
              onlyFor(Serves, "Most receivables are due within [thirty|sixty] days.")}},
            {"Note 3. Loans",
             {onlyFor(Bank,
                      "Loans are stated at the amount outstanding less an allowance for credit losses."),
              onlyFor(Bank,
                      "Loans whose payments are more than ninety days late no longer accrue interest.")}},
            {"Note 3. Unpaid claims",
             {onlyFor(Insurer,
                      "Unpaid claims include an estimate of claims that have not been reported yet."),
              onlyFor(
                  Insurer,
                  "Estimates of claims are reviewed every quarter and changed when new facts are known.")}},
            {"Note 4. Property and equipment",
             {{"Property and equipment are stated at cost less accumulated depreciation."},
              {"Buildings are depreciated over thirty years and equipment over five to twelve years."},
              {"Additions to property and equipment were {capex} in {year}.", kAlwaysStands}}},
            {"Note 5. Goodwill",
             {{"Goodwill was {goodwill} at December 31, {year}, and no impairment was recorded.",
               kAlwaysStands},
              {"The fair value of both reporting units exceeded their carrying amount."}}},
            {"Note 6. Debt",
             {{"Long-term debt consists of senior notes and a term loan and was {debt} at December 31, "
               "{year}.",
               kAlwaysStands},
              {"The credit facility of {credit} matures in four years."},
              {"We complied with all covenants during {year}."}}},
            {"Note 7. Leases",
             {{"We lease [vehicles, offices and equipment|offices and equipment]."},
              {"Lease liabilities were {lease} at December 31, {year}.", kAlwaysStands},
              {"The weighted average remaining term of our leases was [six|seven] years."}}},
            {"Note 8. Income taxes",
             {{"The provision for income taxes is computed on income before taxes."},
              {"The effective rate was {tax} in {year}, compared with a federal statutory rate of 21%.",
               kAlwaysStands},
              {"Returns for the past four years remain open to examination."}}},
            {"Note 9. Share-based compensation",
             {{"Share-based compensation expense was {comp} in {year}.", kAlwaysStands},
              {"Awards vest over three years from the date of the grant."}}},
            {"Note 10. Commitments and contingencies",
             {{"We are party to legal proceedings that arise in the ordinary course of business."},
              {"Reserves for legal matters were {reserve} at December 31, {year}.", kAlwaysStands},
              {"We believe that the outcome will not be material to our financial position."}}},
            {"Note 11. Segments",
             {{"The chief operating decision maker reviews the results of {segA} and {segB} separately."},
              {"Segment assets are not reported to the chief operating decision maker."}}},
            {"Note 12. Events after the balance sheet date",
             {{"We have evaluated events up to the date on which these statements were issued."},
              {"No event requires disclosure."}}},
        }};
    return section;
}

} // namespace assay::app
