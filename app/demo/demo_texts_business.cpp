// Item 1 of the demo's filings.
#include "app/demo/demo_grammar.h"

namespace assay::app {

const DemoSection& demoBusinessSection() {
    static const DemoSection section{
        "1",
        "Item 1. Business",
        {
            {"Overview",
             {{"{Co} [is a supplier of|sells] {goodsA} and {goodsB} to {customers}."},
              {"The company was [founded|formed] in {place} and [reports|is managed] in two segments, {segA} "
               "and {segB}.",
               "segments"},
              {"{segA} [accounted for|made up] {shareA} of revenue in {year} and {segB} for the remainder."},
              {"Unless the context says otherwise, “the year” in this report means the fiscal year ended "
               "December 31, {year}.",
               "fiscal"},
              {"As used here, “we”, “our” and “{Short}” refer to {Co} and its subsidiaries."}}},
            {"{segA}",
             {{"{segA} [offers|provides] {goodsA} under [our own brand|multi-year agreements|brands that we "
               "own]."},
              {"Demand for {goodsA} [follows|depends on] the budgets of {customers}."},
              {"Most {goodsA} are [made|prepared|run] from our site at {place}, which we expanded in the "
               "past "
               "three years."},
              {"{segA} had revenue of {A} in {year}.", "segmentA"},
              {"Prices of {goodsA} are [reviewed twice a year|set once a year|agreed for twelve months at a "
               "time] with the larger customers."}}},
            {"{segB}",
             {{"{segB} [offers|provides] {goodsB}, [often to customers who also buy {goodsA}|mainly in "
               "regions where {segA} has no presence]."},
              {"The market for {goodsB} is [smaller and younger|more fragmented] than that for {goodsA}."},
              {"{segB} had revenue of {B} in {year}.", "segmentB"},
              {"We [expect|believe] {goodsB} will [grow faster than|keep pace with] the rest of the business "
               "over several years."}}},
            {"Customers",
             {{"Our customers are {customers}."},
              {"The largest customer accounted for {cust} of revenue in {year}, and no other customer for "
               "more than 8%.",
               "customer"},
              {"Contracts with large customers [run for two to four years|are renewed every year] and may be "
               "ended on [ninety|sixty] days’ notice."},
              {"We [do not depend|are not dependent] on a single region for more than half of our "
               "revenue."}}},
            {"Suppliers",
             {{"The most important thing that we buy is {input}."},
              {"We [keep|maintain] at least two approved sources of {input} wherever that is possible."},
              {"Prices of {input} [were volatile|moved sharply] in the past, and contracts let us pass on "
               "only a part of such changes."},
              {"Lead times for {input} were [between eight and fourteen weeks|about ten weeks] at the end of "
               "{year}."}}},
            {"Competition",
             {{"We compete on [price, quality and delivery|reliability and service|breadth of the range]."},
              {"Several competitors of {goodsA} are larger than we are and have greater resources."},
              {"Entry into the market for {goodsB} [requires little capital|is limited by permits], so that "
               "[new|few] competitors appear [often|every year]."}}},
            {"Research and development",
             {{"Research and development takes place at {place} and in two smaller [teams|offices]."},
              {"We spent {rd} on research and development in {year}.", "research_business"},
              {"Current projects aim at [lower energy use|longer service life|shorter delivery times] of "
               "{goodsA}."}}},
            {"Intellectual property",
             {{"We [hold|own] patents and trade marks that protect parts of {goodsA}."},
              {"No single patent is material to the business as a whole."}}},
            {"Seasonality",
             {{"Revenue of {segA} is [highest in the second quarter|highest in the fourth quarter|spread "
               "evenly over the year]."},
              {"Working capital [rises|builds up] ahead of the season and falls afterwards."}}},
            {"People",
             {{"At December 31, {year}, we had {emp} employees, of whom about one third were covered by "
               "collective agreements.",
               "employees"},
              {"Voluntary turnover among employees was [lower|slightly higher] than in {prev}."},
              {"We [offer|provide] apprenticeships and paid training at {place} and [two|four] other "
               "sites."}}},
            {"Government regulation",
             {{"Our operations are [supervised|overseen] by {authority}."},
              {"Permits for the site at {place} must be renewed every [five|seven] years."},
              {"We believe that we comply with the rules of {authority} in all material respects."}}},
            {"Available information",
             {{"Our reports can be read free of charge on our website after they have been filed."},
              {"The information on our website is not part of this report."},
              {"See Item 1A for the risks of our business."}}},
        }};
    return section;
}

} // namespace assay::app
