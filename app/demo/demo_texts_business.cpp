// Item 1 of the demo's filings.
#include "app/demo/demo_grammar.h"

namespace assay::app {

const DemoSection& demoBusinessSection() {
    using enum DemoTrait;
    static const DemoSection section{
        "1",
        "Item 1. Business",
        {
            {"Overview",
             {{"{Co} [offers|provides] {goodsA} and {goodsB} to {customers}."},
              {"The company was [founded|formed] in {place} and [reports|is managed] in two segments, {segA} "
               "and {segB}.",
               "segments"},
              {"{segA} accounted for {shareA} of revenue in {year} and {segB} for the remainder."},
              {"Unless the context says otherwise, “the year” in this report means the fiscal year ended "
               "December 31, {year}.",
               "fiscal"},
              {"As used here, “we”, “our” and “{Short}” refer to {Co} and its subsidiaries."}}},
            {"{segA}",
             {onlyFor(Accounts, "{segA} provides {goodsA} under agreements of [two|three|four] years."),
              onlyFor(NoAccounts, "{segA} [offers|provides] {goodsA} under a name of its own."),
              {"Demand for {goodsA} [follows|depends on] the budgets of {customers}."},
              onlyFor(Makes,
                      "Most of our {goodsA} are made at {place}, where we added a production line in the "
                      "past three years."),
              onlyFor(MakesNothing,
                      "{segA} is run from {place}, where we added staff in the past three years."),
              {"{segA} had revenue of {A} in {year}.", kAlwaysStands},
              onlyFor(Accounts,
                      "Prices of {goodsA} are [reviewed twice a year|agreed once a year] with our larger "
                      "customers.")}},
            {"{segB}",
             {{"{segB} [offers|provides] {goodsB}, [often to customers of {segA}|mainly in regions where "
               "{segA} has no presence]."},
              {"The market for {goodsB} is [smaller and younger|more fragmented] than that for {goodsA}."},
              {"{segB} had revenue of {B} in {year}.", kAlwaysStands},
              {"We [expect|believe] that revenue from {goodsB} will [grow faster than|keep pace with] our "
               "other revenue over several years."}}},
            {"Customers",
             {{"Most of our customers are {customers}."},
              onlyFor(
                  Accounts,
                  "The largest customer accounted for {cust} of revenue in {year}, and no other customer for "
                  "more than 8%.",
                  kAlwaysStands),
              onlyFor(NoAccounts, "No customer accounted for more than 1% of revenue in {year}."),
              onlyFor(Accounts, "Contracts with large customers [run for two to four years|are renewed every "
                                "year] and may be ended on [ninety|sixty] days’ notice."),
              {"We [do not depend|are not dependent] on a single region for more than half of our "
               "revenue."}}},
            {"Suppliers",
             {onlyFor(Trade, "Our most important purchases are those of {input}."),
              onlyFor(Trade, "We [keep|maintain] at least two approved sources of {input} wherever that is "
                             "possible."),
              onlyFor(Trade,
                      "Prices of {input} [were volatile|moved sharply] in the past, and we passed on only "
                      "a part of such changes."),
              onlyFor(Trade, "We agree prices of {input} with our suppliers [every quarter|twice a year]."),
              onlyFor(Finance,
                      "We obtain {input} from [several|four] sources, none of which accounts for more "
                      "than one third of the total."),
              onlyFor(Finance, "Terms of {input} are agreed [every quarter|once a year].")}},
            {"Competition",
             {{"We compete on [price and service|reliability and service|the breadth of our range]."},
              {"Several competitors in {goodsA} are larger than we are and have greater resources."},
              {"[Entry into the market for {goodsB} requires little capital, so that new competitors appear "
               "often|Entry into the market for {goodsB} is limited by regulation, so that new competitors "
               "are "
               "few]."}}},
            {"Research and development",
             {onlyFor(Research,
                      "Research and development takes place at {place} and in two smaller [teams|offices]."),
              onlyFor(Research, "We spent {rd} on research and development in {year}.", kAlwaysStands),
              onlyFor(Research,
                      "Current projects aim at [lower costs|higher quality|shorter delivery times] of "
                      "{goodsA}.")}},
            {"Intellectual property",
             {onlyFor(Research, "We [hold|own] patents and trade marks that protect parts of {goodsA}."),
              onlyFor(Research, "No single patent is material to the business as a whole."),
              onlyFor(NoResearch,
                      "We [hold|own] the trade marks under which we sell {goodsA} and {goodsB}.")}},
            {"Seasonality",
             {{"Revenue of {segA} is [highest in the second quarter|highest in the fourth quarter|spread "
               "evenly over the year]."},
              onlyFor(Stocks,
                      "Working capital [rises|builds up] ahead of the season and falls afterwards.")}},
            {"People",
             {{"At December 31, {year}, we had {emp} employees, of whom about one third were covered by "
               "collective agreements.",
               "employees"},
              {"Voluntary turnover among employees was [lower|slightly higher] than in {prev}."},
              {"We [offer|provide] apprenticeships and paid training at {place} and in [two|four] other "
               "places."}}},
            {"Government regulation",
             {{"Our operations are [supervised|overseen] by {authority}."},
              {"Our registration with {authority} must be renewed every [five|seven] years."},
              {"We believe that we comply with the rules of {authority} in all material respects."}}},
            {"Available information",
             {{"Our reports can be read free of charge on our website after they have been filed."},
              {"The information on our website is not part of this report."},
              {"See Item 1A for the risks of our business."}}},
        }};
    return section;
}

} // namespace assay::app
