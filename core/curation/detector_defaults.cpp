#include "core/curation/detector_patterns.h"

namespace assay::curation {

// Words are lower case without accents, as text::foldForSearch() gives them.
std::string_view defaultDetectorPatternsJson() noexcept {
    return R"json({
"meta": [
  "(?i)\\b(reference is made|see (item|note|section|page)|refer to)\\b",
  "(?i)\\b(data (is )?unavailable|not disclosed|outside (corpus|coverage))\\b",
  "(?i)\\b(det vises til|vi viser til|henvises til|se (note|punkt|avsnitt|kapittel|side))\\b",
  "(?i)\\b(opplyses ikke|ikke oppgitt|ikke tilgjengelig(e)?|utenfor (korpuset|dekningen))\\b"
],
"table_lead_in": [
  "(?i)^\\W*the (following|above|below|accompanying) (tables?|schedules?|charts?)\\b",
  "(?i)^\\W*the tables? (below|above|that follows?)\\b",
  "(?i)\\b(set forth|presented|summari[sz]ed|shown) in the (following|accompanying) (table|schedule)\\b",
  "(?i)^\\W*(f\u00f8lgende tabell|tabellen (nedenfor|under|over))"
],
"table_mark": [
  "\\|[^|\\n]*\\|",
  "_{4,}",
  "-{6,}",
  "\\t[^\\t\\n]*\\t"
],
"placeholder": [
  "TO_FILL[A-Z0-9_]*",
  "\\b(TODO|TBD|FIXME|XXX+)\\b",
  "(?i)\\blorem ipsum\\b",
  "\\{\\{[^{}]*\\}\\}",
  "(?i)<\\s*(insert|fill in|your)\\b[^<>]*>",
  "(?i)\\[\\s*(insert|fill in|to be filled|placeholder|fyll inn)\\b[^\\[\\]]*\\]"
],
"verbs_of_any_case": [
  "is", "are", "was", "were", "has", "have", "had", "does", "did", "been", "isn't", "aren't", "wasn't",
  "weren't", "hasn't", "haven't", "doesn't", "didn't", "er", "var", "har", "hadde", "skal", "vil", "blir"
],
"verbs": [
  "am", "be", "being", "do", "will", "would", "can", "cannot", "could", "may", "might", "must", "shall",
  "should", "can't", "won't", "couldn't", "wouldn't",
  "became", "become", "becomes", "began", "begin", "begins", "believe", "believes", "bear", "bears", "bore",
  "bought", "bring", "brings", "brought", "build", "built", "buy", "buys", "came", "come", "comes", "chose",
  "choose", "cause", "causes", "comprise", "comprises", "consist", "consists", "constitute", "constitutes",
  "contain", "contains", "continue", "continues", "depend", "depends", "derive", "derives", "describe",
  "describes", "determine", "determines", "disclose", "discloses", "drew", "draw", "draws", "drove", "drives",
  "earn", "earns", "emphasize", "emphasizes", "enable", "enables", "ensure", "ensures", "evaluate",
  "evaluates", "expect", "expects", "explain", "explains", "expose", "exposes", "face", "faces", "fail",
  "fails", "fell", "found", "gave", "generate", "generates", "get", "gets", "give", "gives", "go", "goes",
  "got", "grew", "grow", "grows", "held", "help", "helps", "hold", "holds", "identify", "identifies",
  "improve", "improves", "include", "includes", "incur", "incurs", "indicate", "indicates", "involve",
  "involves", "keep", "keeps", "kept", "know", "knows", "lacks", "lead", "leads", "led", "let", "lie", "lies",
  "lost", "lose", "loses", "made", "maintain", "maintains", "make", "makes", "mean", "means", "meant", "meet",
  "meets", "met", "mentions", "occur", "occurs", "operate", "operates", "offer", "offers", "owe", "owes",
  "own", "owns", "paid", "pay", "pays", "permit", "permits", "plans", "present", "presents", "produce",
  "produces", "provide", "provides", "put", "raised", "ran", "reach", "reaches", "receive", "receives",
  "recognize", "recognizes", "reduce", "reduces", "reflect", "reflects", "rely", "relies", "remain",
  "remains", "report", "reports", "represent", "represents", "require", "requires", "rose", "rise", "rises",
  "said", "sank", "saw", "say", "says", "seek", "seeks", "sees", "sell", "sells", "sent", "serve", "serves",
  "shows", "show", "sits", "sold", "spent", "spoke", "stand", "stands", "states", "stood", "suggests",
  "support", "supports", "take", "takes", "taught", "tell", "tells", "tend", "tends", "think", "thinks",
  "thought", "told", "took", "uses", "varies", "vary", "warn", "warns", "went", "wins", "won", "wrote",
  "write", "writes", "highlights", "notes", "links", "cites", "attributes", "defines", "points", "says",
  "allow", "allows", "appear", "appears", "apply", "applies", "assess", "attributes", "contribute",
  "contributes", "decreases", "increases", "exceed", "exceeds", "exist", "exists", "extend", "extends",
  "frames", "prevent", "prevents", "refer", "refers", "relate", "relates", "result", "arise", "arises",
  "adopt", "adopts", "agree", "agrees", "calculate", "calculates", "collect", "collects", "compete",
  "competes", "conduct", "conducts", "consider", "considers", "create", "creates", "deliver", "delivers",
  "develop", "develops", "employ", "employs", "engage", "engages", "exclude", "excludes", "file", "files",
  "intend", "intends", "introduce", "introduces", "manage", "manages", "need", "needs", "portrays", "protect",
  "purchases", "remove", "removes", "restrict", "restricts", "start", "starts", "want", "wants", "work",
  "works", "affect", "affects", "harm", "harms", "impact", "impacts",
  "ble", "bli", "bor", "kan", "kunne", "ma", "matte", "skulle", "ville", "fikk", "gjelder", "gjaldt",
  "omfatter", "omfattet", "innebaerer", "betyr", "bestar", "brukes", "regnes", "kalles", "menes", "skyldes",
  "utgjor", "utgjorde", "viser", "viste", "gir", "ga", "gar", "gikk", "kommer", "kom", "tar", "tok", "ligger",
  "inneholder", "krever", "dekker", "sier", "oker", "okte", "falt", "faller", "steg", "stiger", "selger",
  "solgte", "kjoper", "kjopte", "betaler", "betalte", "betales", "beregner", "beregnes", "fores", "forer",
  "bokfores", "trekkes", "trekker", "skattlegges", "ilegges", "kreves", "leveres", "leverer", "mottar",
  "mottok", "oppgir", "oppga", "oppstar", "oppstod", "plikter", "driver", "drives", "selges", "skiller",
  "star", "stod", "tilsvarer", "defineres", "definerer", "finnes", "foretas", "gjennomfores", "gjores",
  "gjor", "gjorde", "holder", "innberettes", "kalt", "knytter", "legges", "legger", "lonner", "ser", "settes",
  "skjer", "tilhorer", "tillater", "unntas", "vurderes", "avskrives", "klassifiseres", "fastsettes",
  "forutsetter", "palegges", "behandles", "anses", "eier", "eies", "fordeles", "overstiger", "medforer"
],
"verb_endings": ["ed", "eres"],
"no_verbs": [
  "accrued", "adjusted", "aggregated", "allocated", "amortized", "authorized", "based", "capitalized",
  "collateralized", "combined", "condensed", "consolidated", "contracted", "deferred", "diluted",
  "discontinued", "discounted", "embedded", "ended", "estimated", "fixed", "funded", "hundred", "indeed",
  "insured", "integrated", "leveraged", "limited", "listed", "mixed", "need", "nonconsolidated",
  "outsourced", "owned", "pledged", "preferred", "prepaid", "projected", "realized", "related", "restated",
  "restricted", "retained", "segmented", "selected", "speed", "sponsored", "subordinated", "unaudited",
  "unallocated", "unamortized", "unconsolidated", "undistributed", "unearned", "unfunded", "united",
  "unlimited", "unrealized", "unrecognized", "unrelated", "unrestricted", "unsecured", "vested",
  "weighted", "unvested", "nonvested", "seed", "feed", "breed", "exceed", "proceed", "succeed", "allied",
  "advanced", "interesse", "interesses"
],
"stop_words": [
  "a", "about", "above", "after", "again", "against", "all", "also", "although", "am", "an", "and", "any",
  "are", "as", "at", "be", "because", "been", "before", "being", "below", "between", "both", "but", "by",
  "can", "could", "did", "do", "does", "down", "during", "each", "either", "etc", "even", "ever", "few",
  "for", "from", "further", "had", "has", "have", "having", "he", "her", "here", "his", "how", "however", "i",
  "if", "in", "including", "into", "is", "it", "its", "itself", "may", "might", "more", "most", "must", "no",
  "nor", "not", "now", "of", "off", "on", "once", "only", "or", "other", "our", "out", "over", "own", "per",
  "s", "same", "shall", "she", "should", "so", "some", "such", "than", "that", "the", "their", "them", "then",
  "there", "these", "they", "this", "those", "through", "thus", "to", "too", "under", "until", "up", "upon",
  "us", "very", "was", "we", "were", "what", "when", "where", "whether", "which", "while", "who", "whom",
  "whose", "why", "will", "with", "within", "without", "would", "yes", "you", "your",
  "alle", "andre", "at", "av", "bare", "ble", "blir", "bor", "da", "de", "deg", "dem", "den", "denne", "der",
  "det", "dette", "disse", "du", "eller", "en", "enn", "er", "et", "etter", "fra", "ha", "hadde", "han",
  "har", "hva", "hvem", "hver", "hvilke", "hvilken", "hvis", "hvor", "hvordan", "hvorfor", "ikke", "inn",
  "ja", "jeg", "kan", "kunne", "ma", "man", "med", "mellom", "men", "mot", "nar", "ned", "nei", "noe", "noen",
  "og", "ogsa", "om", "opp", "oss", "pa", "sa", "seg", "selv", "sin", "sine", "sitt", "skal", "skulle",
  "slik", "som", "til", "under", "ut", "uten", "var", "ved", "vi", "vil", "ville", "vare", "vaere"
],
"answer_types_without_verb": [
  "numeric", "number", "arithmetic", "count", "boolean", "bool", "yes/no", "yes_no", "list", "multi-span",
  "multi_span", "no_answer", "none", "date", "entity", "name"
],
"limits": {
  "rouge_l_below": 0.05,
  "bert_score_above": 0.75,
  "header_share": 0.6,
  "words_to_judge": 4,
  "content_share_below": 0.5,
  "content_words_to_judge": 3,
  "near_duplicate_from": 0.9
}
})json";
}

} // namespace assay::curation
