#include "core/text/sentence_traits.h"

namespace assay::text {

// All begin where the sentence does: what says something first is no mere cross reference.
std::string_view defaultNavigationalPatternsJson() noexcept {
    return R"json({
"navigational": [
  "(?i)^\\W*(please )?(also )?see (also )?(\\w+ ){0,12}?(notes?|footnotes?|items?|sections?|pages?|parts?|exhibits?|schedules?|tables?|index|appendix|annex|captions?|headings?|statements?|reports?|discussion|glossary|risk factors|above|below)\\b",
  "(?i)^\\W*(please )?(also )?see (also )?(the )?[\"'\u201c\u2018\u00ab]",
  "(?i)^\\W*see (also )?(the )?accompanying\\b",
  "(?i)^\\W*(please )?(also )?refer (also )?to\\b",
  "(?i)^\\W*(reader )?reference (is|should be) (also |hereby )?made (also )?to\\b",
  "(?i)^\\W*for (a |an |the )?((further|more|additional|other|detailed|complete|full|related) )*((and|or) \\w+ )?(information|discussion|details?|description|explanation|analysis|disclosures?)\\b[^.;]*\\b(see|refer to|reference is made to|is incorporated)\\b",
  "(?i)^\\W*(the |such |certain |other |additional |further )*(information|disclosures?|discussion)\\b[^.;]*\\b(is|are|may be|can be|will be|has been) (also |hereby |herein |set forth |included |contained |presented |provided |found |and )*(incorporated|set forth|included|contained|presented|provided|found|discussed|described) (herein |here |also )?(by reference|in|under|on|at|elsewhere|within)\\b[^.;]*\\b(reference|notes?|items?|sections?|pages?|parts?|exhibits?|captions?|headings?|proxy|report|elsewhere)\\b",
  "(?i)^\\W*the (accompanying )?notes\\b[^.;]*\\bare an integral part of\\b",
  "(?i)^\\W*se (ogs\u00e5 )?(note|punkt|avsnitt|kapittel|side|tabell|vedlegg)\\b",
  "(?i)^\\W*(det )?(vises|henvises) (ogs\u00e5 )?til\\b",
  "(?i)^\\W*vi viser (ogs\u00e5 )?til\\b"
]
})json";
}

} // namespace assay::text
