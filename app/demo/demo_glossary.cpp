#include "app/demo/demo_questions.h"
#include "app/demo/demo_score.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace assay::app {
namespace {

using Json = nlohmann::ordered_json;

struct Term {
    std::string_view id;
    std::string_view domain;
    std::string_view task;
    std::string_view question;
    std::string_view answer;
    std::array<std::string_view, 2> mustInclude;
    bool citationRequired = false;
};

constexpr std::array<Term, 12> kTerms{{
    {"no_demo_001",
     "accounting",
     "glossary_define",
     "Hva er en balanse?",
     "Balansen viser hva et foretak eier og hvordan eiendelene er finansiert på en bestemt dag. Eiendelene "
     "står på "
     "den ene siden, egenkapital og gjeld på den andre, og begge sider er alltid like store.",
     {"egenkapital", "gjeld"}},
    {"no_demo_002",
     "accounting",
     "glossary_define",
     "Hva mener vi med avskrivning?",
     "Avskrivning fordeler kostprisen for et varig driftsmiddel som kostnad over de årene det brukes. "
     "Regnskapsloven "
     "krever en fornuftig plan for fordelingen [§ 5-3 Regnskapsloven].",
     {"kostnad", "driftsmiddel"},
     true},
    {"no_demo_003",
     "accounting",
     "glossary_define",
     "Hva er forskjellen på omløpsmidler og anleggsmidler?",
     "Anleggsmidler er bestemt til varig eie eller bruk, mens omløpsmidler omfatter varer og kortsiktige "
     "fordringer "
     "som skifter raskt [§ 5-1 Regnskapsloven].",
     {"varig", "fordringer"},
     true},
    {"no_demo_004",
     "tax",
     "vat_question",
     "Hva er inngående merverdiavgift?",
     "Inngående merverdiavgift er avgiften som står på fakturaene foretaket betaler. Et registrert foretak "
     "kan trekke "
     "den fra når kjøpet er til bruk i den avgiftspliktige virksomheten [§ 8-1 Merverdiavgiftsloven].",
     {"trekke", "registrert"},
     true},
    {"no_demo_005",
     "tax",
     "glossary_define",
     "Hva er utgående merverdiavgift?",
     "Utgående merverdiavgift er avgiften selgeren legger på prisen og betaler videre til staten. Det som "
     "skal "
     "betales, er utgående avgift minus inngående avgift for terminen.",
     {"selgeren", "staten"}},
    {"no_demo_006",
     "accounting",
     "glossary_define",
     "Hva er et bilag?",
     "Et bilag dokumenterer en transaksjon og viser hva den gjelder, når den skjedde og hvilket beløp som "
     "bokføres. "
     "Uten bilag kan en postering ikke etterprøves.",
     {"transaksjon", "bokføres"}},
    {"no_demo_007",
     "reporting",
     "glossary_define",
     "Hva brukes en SAF-T-fil til?",
     "En SAF-T-fil gir regnskapsdata i et felles format, slik at en kontroll kan lese dem uavhengig av "
     "hvilket system "
     "foretaket bruker. Filen inneholder kontoplan, posteringer og kunde- og leverandørdata.",
     {"format", "kontoplan"}},
    {"no_demo_008",
     "payroll",
     "glossary_define",
     "Hva er arbeidsgiveravgift?",
     "Arbeidsgiveravgift er en avgift arbeidsgiveren betaler av lønn og andre ytelser. Satsen avhenger av "
     "sonen der "
     "virksomheten drives.",
     {"lønn", "sonen"}},
    {"no_demo_009",
     "accounting",
     "posting_proposal",
     "Hvordan føres kjøp av kontorrekvisita for 1 000 kroner pluss 25 prosent merverdiavgift, betalt fra "
     "bank?",
     "Kostnaden på 1 000 kroner føres som annen driftskostnad, avgiften på 250 kroner som inngående "
     "merverdiavgift, "
     "og 1 250 kroner trekkes fra bankkontoen [NS 4102].",
     {"inngående", "bankkontoen"},
     true},
    {"no_demo_010",
     "accounting",
     "posting_proposal",
     "Hvordan føres et salg på kreditt for 2 000 kroner pluss 25 prosent merverdiavgift?",
     "Kundefordringen økes med 2 500 kroner, salgsinntekten føres med 2 000 kroner og utgående "
     "merverdiavgift med 500 "
     "kroner [NS 4102].",
     {"kundefordringen", "utgående"},
     true},
    {"no_demo_011",
     "tax",
     "conversation",
     "Jeg solgte for 30 000 kroner i fjor. Må jeg registrere meg for moms?",
     "Nei, ikke ennå. Plikten til å registrere seg gjelder først når den avgiftspliktige omsetningen i løpet "
     "av tolv "
     "måneder passerer grensen på 50 000 kroner [§ 2-1 Merverdiavgiftsloven].",
     {"omsetningen", "50 000"},
     true},
    {"no_demo_012",
     "accounting",
     "conversation",
     "Hvor lenge må jeg ta vare på bilagene?",
     "Bilag og annen primærdokumentasjon skal oppbevares i fem år etter slutten av regnskapsåret [§ 13 "
     "Bokføringsloven].",
     {"fem år", "regnskapsåret"},
     true},
}};

} // namespace

std::string demoGlossaryJsonLines() {
    std::string lines;
    for (const Term& term : kTerms) {
        const Json record{
            {"id", term.id},
            {"messages",
             Json::array(
                 {{{"role", "system"},
                   {"content", "Du forklarer begreper fra norsk regnskap og avgift, kort og med kilde."}},
                  {{"role", "user"}, {"content", term.question}},
                  {{"role", "assistant"}, {"content", "EXPECTED_ANSWER"}}})},
            {"metadata",
             {{"domain", term.domain},
              {"task", term.task},
              {"source_ids", Json::array({term.id})},
              {"locale", "nb-NO"},
              {"split", "eval"},
              {"generated", true}}},
            {"expected_output", term.answer},
            {"eval_criteria",
             {{"must_include", term.mustInclude},
              {"citation_required", term.citationRequired},
              {"max_tokens", 300}}}};
        lines += record.dump() + "\n";
    }
    return lines;
}

std::string demoGlossaryAnswersJsonLines(bool cites) {
    std::string lines;
    for (std::size_t i = 0; i < kTerms.size(); ++i) {
        const Term& term = kTerms[i];
        std::string answer(term.answer);
        double overlap = 0.99;
        double meaning = 0.99;
        if (i % 3 == 1 && !cites) {
            const std::size_t source = answer.find(" [");
            answer = answer.substr(0, source) + (source != std::string::npos ? "." : "");
            overlap = 0.9;
            meaning = 0.93;
        } else if (i % 3 == 2) {
            answer = "Det kan jeg dessverre ikke svare på.";
            overlap = 0.02;
            meaning = 0.31;
        }
        lines += Json{{"question_id", term.id},
                      {"generated_answer", answer},
                      {"scores",
                       {{"rouge_l", demoScore(overlap)},
                        {"bertscore", demoScore(meaning)},
                        {"cosine_similarity", demoScore(meaning)}}}}
                     .dump() +
                 "\n";
    }
    return lines;
}

} // namespace assay::app
