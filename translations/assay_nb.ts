<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb" sourcelanguage="en">
<context>
    <name>BundleText</name>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same text as another id:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same text as %1 other ids:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boilerplate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table header or heading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not about its topic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences do not belong together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as another bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too thin for a question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 companies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no sentences: the record is no bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no id)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>(not named)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled. Nothing was left half-done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file %1. Check the name and the folder; it may have been moved or renamed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that you have the right to read it and that its disk is connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another place, or free some space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in none of the formats that Assay reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scored sets have a label and an FHRI or its components in every record; gold questions, bundles, answers and lists come in the forms that the documentation of formats describes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in %1 can be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of issues tells what is wrong with each record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not an Assay workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To use it as data, import it into a workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace %1 is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a copy of the file first, then restore it from a backup; “assay check” lists what is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace %1 was written by a newer Assay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can be read but not changed; update Assay to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace %1 is open for reading only, so nothing in it was changed. Save your work in another workspace, or make the file writable and open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program or window is writing to the workspace %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again when it has finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name %1 is taken already. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no %1 here. It may have been renamed or removed; look at the list of what there is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot have the value %2. Give a value inside its range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service at %1 failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that it is running and can be reached, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed elsewhere meanwhile. Nothing was overwritten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace could not be read or written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be read or written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. Check the disk’s free space, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is not valid JSON or CSV and was not kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text holds bytes that are no UTF-8; they were replaced. Save the file as UTF-8 to keep them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The required field %1 is missing or empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record has the wrong type: it is no object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the wrong type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the wrong type: %2 is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no label; it must be accurate, hallucination or contradiction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a finite number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is outside 0 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, which is out of range: %3 is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several sentences of one company (%1): they count as one company.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id %1 occurred before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither an FHRI nor a component: the sample was kept, but no threshold can judge it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stored FHRI differs from the one recomputed from its components; the stored one counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stored FHRI differs from the recomputed %1; the stored one counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pair %1 has only one side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contradiction of the pair %1 comes before its accurate baseline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 contradictions have no pair id, in a set that has pair ids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stored predictions are perfect where the scores cannot tell the classes apart: the labels have leaked into them. Do not trust figures made from them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario %1 has no predetermined threshold; the default applies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has no record in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends inside a record; it may have been cut off while it was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record has more fields than the header.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record has fewer fields than the header.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 still holds a placeholder: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was decoded with the wrong character set; repaired it reads %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another suite holds another question with the id %1; both were kept, this one in a suite of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suite held another question with the id %1; this one replaced it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suite already holds another question with the id %1; this one was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suite already holds another question with the id %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evidence %1 is in no corpus, bundle or file of this workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The year %1 lies outside what the corpus covers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format cannot hold %1; it is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No suite of this workspace holds a question with the id %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record has %1 more than once; %2 counts, %3 does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corpus holds no sentence with the id %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corpus holds no sentence with the id %1; what belongs to it was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence %1 has no vector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vector of %1 has the length 0: it points nowhere and is near to nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vector has %1 numbers where %2 are due; it was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The company is called %1 here and %2 before in the same section; %2 was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another file, %1, is of the same company, form and year; this one, of the period that ends on %2, was not read: their sentences would have the same ids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors fetched before are of %1, those that come now of %2: the earlier ones were set aside, and all were fetched anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says %2, which is none of: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 behind %3: a list must be in order, the best first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result %1 could not have been found within the filter of its anchor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Malformed record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored FHRI differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orphan pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair out of order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpaired contradictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaked predictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truncated file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placeholder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong character set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unresolved evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year outside coverage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost in this format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vector of length 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filing there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Information</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hashing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cleaning up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EvidenceHtml</name>
    <message>
        <source>section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sentence %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in this workspace holds the text of this id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attach text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n different text(s) of this id:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldTitle</name>
    <message>
        <source>CIK</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JobText</name>
    <message>
        <source>Waiting for its turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>False</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Directories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, ...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Num</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuestionRemarks</name>
    <message>
        <source>The type is numeric, but there is no number in the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type is boolean, but the answer begins with neither yes nor no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type is list, but the source has one text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type is span, but the answer is a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A question across years needs two years at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A question across companies needs two companies at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scope needs two sentences of evidence at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not agree with the other fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is still a placeholder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A question needs a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no gold answer yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The category is none of those that this suite uses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoded with the wrong character set; repaired it reads: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoded with the wrong character set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source has %1 here, which is not of this field’s type.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuestionText</name>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boilerplate gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence mismatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspicion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FinRAG (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FinSearch (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norwegian chat (JSON lines)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Florida golden set (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FinanceBench (JSON lines)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TAT-QA (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BEIR (a folder)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SQuAD (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ragas (JSON lines)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>✓ Approve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚑ Flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>? Unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undefined: no question was judged by two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undefined: everybody said the same, n = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> [%1, %2]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (no interval: too few questions)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, n = %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RevisionDiff</name>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They say the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first revision: there is nothing before it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SuspicionText</name>
    <message>
        <source>Gold and answer say nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ROUGE-L below 0.05, BERTScore above 0.75, and gold and answer both speak of where data is instead of what it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold answer says nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold answer speaks of where data is instead of what it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Years outside the coverage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Years of the question that the corpus does not cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence without a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence ids under which the workspace holds no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table header, or no verb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold answer announces a table, is a table header, or has no verb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer not in the evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures of the gold answer, or most of its content words, stand in no evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same question by its text, exactly or nearly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placeholder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A field holds what was never filled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field of the wrong type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source has something in a field that cannot be of its type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No question text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question has no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No gold answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question has no gold answer and is not meant to have none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer does not fit its type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gold answer is not what the answer type says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cross_year needs two years, cross_company two companies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The category is none of A to J, nor one of the suite&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong character set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text was decoded with the wrong character set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id used twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two questions of the suite have the same id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>covered from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer of the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, entry %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no answer is imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the imported answer has no ROUGE-L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the imported answer has no BERTScore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the suite says nothing of the years it covers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the question names no year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the workspace holds no sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the question names no evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no text of its evidence is held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its words are of a language that is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot judge: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ Dismissed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⏲ Put off until %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other one: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UndoActions</name>
    <message>
        <source>Takes back what %1 changed last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does again what was undone last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to do again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::AboutDialog</name>
    <message>
        <source>Sources: %1
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System: %1
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Assay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A workbench that tests gold: which answers to trust, measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::AnchorChoice</name>
    <message>
        <source>Anchors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kept set asks the same sentences each time, so that runs can be compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many are drawn; all: every sentence that may be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed draws the same anchors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same share of anchors is drawn from each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>section length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum section length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections with fewer sentences are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences with fewer words are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sentences in the section,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws from sections of %1 sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prose only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headings and table debris are none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cross references</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences such as &quot;See Note 12&quot; are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep, import, export, rename or remove anchor sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep anchors as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the anchor set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the anchor set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the anchor set %1? Runs keep the anchors that they asked. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw anchors for this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — not here any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The anchor set %1 is not in this workspace any more: choose another, or draw anchors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 anchors, seed %2, made by %3 on %4, content %5…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::AnswerEditor</name>
    <message>
        <source>Neither yes nor no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer: yes or no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word that the answer begins with; what follows it stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries of the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return or a double click edits an entry, Insert adds one, Delete removes it, Alt+Up and Alt+Down move it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an entry (Insert)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the entry (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the entry up (Alt+Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the entry down (Alt+Down)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::BottomPanel</name>
    <message>
        <source>Issues and jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the job that runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide issues and jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (not imported)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issues (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs (%1 · %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::BundleDetail</name>
    <message>
        <source>Questions that the bundle is linked with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return or a double click shows the question on its page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A company counts once, whatever its number of sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the sentences stand side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of itself: by company where there are several, else by year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side by side: automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side by side: by year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side by side: by company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on the bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note (F2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note on the bundle; Return keeps it, Escape gives up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suite that the draft goes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suite that the draft goes to; a new name makes a new suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note was changed elsewhere to “%1”. Return keeps yours in its place, Escape gives it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Linked with %n question(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::BundleGroupModel</name>
    <message>
        <source>Views</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All bundles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Companies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n group(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n bundle(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bundles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::BundleListModel</name>
    <message>
        <source>Place in its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All sentences, also several of one company or year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used once a question was drafted from it or linked with it; rejected when none should be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each once, whatever its number of sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why the bundle was rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions that were drafted from it or linked with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Companies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::BundleWorkbench</name>
    <message numerus="yes">
        <source>%1 bundle(s): %2. Undo takes it back.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Marking bundles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed the bundle %2 elsewhere (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 changed %n bundle(s) elsewhere.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 made %n edit(s) elsewhere in the workspace.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 bundle was added elsewhere: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bundles were added elsewhere: %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The bundles %1 were removed elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading bundles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::BundlesOfQuestion</name>
    <message>
        <source>Bundle: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the bundle that the question is linked with: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the bundle %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bundle(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The bundles that the question is linked with</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::BundlesPage</name>
    <message>
        <source>Bundles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · n = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 of %3 shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of bundles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all bundles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in topics, companies and sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in topics, companies and sentences (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the workspace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File, or drop a file with bundles anywhere in the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading the bundles…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace holds no bundles, and it can only be read.
Open one that can be written to import bundles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace holds no bundles yet: sentences that belong together, from which questions are drafted.
Drop a file with bundles (JSON) here, or use File &gt; Import.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bundle is in this group any more.
Choose another one on the left, or show all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bundle of this group holds all of these words.
Try fewer, or show all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bundle holds all of these words.
Try fewer, or parts of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected bundles are used (U)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected bundles are neither used nor rejected (Backspace)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No question should be made from the selected bundles: 1 to 9 choose the reason (X)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes a question with the companies, years, evidence, scope, answer type, sections and category of the bundle in front, and opens it (Ctrl+D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlink the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bundle and the selected question are linked no longer; both stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the sentence at the cursor in its corpus (Ctrl+E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bundles as JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set of the bundle in front, as it was imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of the page of bundles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reason, after rejecting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the table: to the sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the linked questions: shows the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the suite that the draft goes to; it is made if there is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A question was drafted in the suite %1. Undo takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the bundles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::CaseDetail</name>
    <message>
        <source>bad gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boilerplate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The anchor in its section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In its section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Retrieved, best first; the anchor itself left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags this case; undo takes it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on this case; Return keeps it (F2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a case above: Ctrl+Right and Ctrl+Left walk through them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gold within ±%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>section of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not asked: it has no vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not asked: it has no words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not asked: there is no list of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not asked: it is not searched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first gold at rank %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no gold among %1 results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether it finds itself is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finds itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ties with itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not find itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not come first, ties are not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>◆ anchor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≡ not prose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>→ reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&gt; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ✓ gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold: within the window of the anchor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same text at %1 companies among these results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same text %1 times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 results have the same text; unfold to see each (Right). Only the results shown are counted, not the whole corpus.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::CaseFilter</name>
    <message>
        <source>Near-duplicate boilerplate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numeric-heavy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Navigational</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A result of another company has a cosine of %1 or more with the anchor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The anchor&apos;s section has fewer than %1 sentences that are searched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or more of the anchor&apos;s words hold a digit or a currency sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The anchor only refers the reader elsewhere, as &quot;See Note 12&quot; does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the other diagnoses applies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sections of %1 sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> over all anchors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self@1, strict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self@1, ties counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit@%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MRR@%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all anchors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anchors asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window ±%1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::CaseListModel</name>
    <message>
        <source>not asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&gt; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank of the first gold sentence among the results, the anchor left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine distance of the gold sentence that is nearest, found or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences of the section that are searched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold sentences within the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The effective window, in positions to both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::CasesPane</name>
    <message>
        <source>Saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the anchors of the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of its anchors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>those that count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>those that are missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows every covered case again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases, the hardest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No anchor has been asked yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No anchor passes this filter. Another diagnosis, or ✕, shows more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::CompareDialog</name>
    <message>
        <source>Compare versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The difference word by word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Before:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;After:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no suite to compare any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing %1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the same twice: choose another version to compare it with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 added, %2 removed, %3 changed, %4 unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::ComparisonPane</name>
    <message>
        <source>true %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detector A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detector B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set that detector B judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thresholds of both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each scenario&apos;s present τ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predetermined defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the τ of all samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 of B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A − B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1 per scenario of both detectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No set is loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is pinned: pin the thresholds that are to be compared first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing two detectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sample that both detectors judge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no scenario)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;A adds significant value&lt;/b&gt;: ΔMacro-F1 above 0.05 and p below 0.05.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;A is redundant&lt;/b&gt; beside B: ΔMacro-F1 below 0.02.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;A is worse&lt;/b&gt; than B: ΔMacro-F1 below −0.02.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Inconclusive&lt;/b&gt;: neither the document&apos;s limit for value nor that for redundancy is reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>n = %1 sample(s) judged by both; %2 left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of them have no E: there full equals no-entropy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matched by sample id: %1 only in this set, %2 only in the other, %3 with another true class (this set&apos;s counts).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: A %2, B %3, Δ %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall of hallucination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy&apos;s contribution to the recall of hallucination: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(the one to use)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>McNemar: only A right %1, only B right %2; exact p %3 %4; corrected χ² %5, p %6 %7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paired t over scenario F1: t %1, df %2, p %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paired t over scenario F1: undefined, the differences do not vary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wilcoxon over scenario F1: W %1, p %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal approximation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wilcoxon over scenario F1: undefined, no scenario differs.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::CorpusNearest</name>
    <message>
        <source>Opening the vectors of a corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding the nearest sentences</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::CorpusPage</name>
    <message>
        <source>Corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No corpus of this workspace has the sentence %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 companies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 heading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 piece of table debris</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pieces of table debris</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading the sections…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 record rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 records rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imported %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · n = %2 sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 of %3 sentences shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 embedding sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the workspace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File, or drop filings or a file of sentences anywhere in the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace holds no corpus, and it can only be read.
Open one that can be written to import one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace holds no corpus yet: sentences in order, with company, year and section.

Drop filings (JSON of edgar-crawler; all at once make one corpus), JSON lines or CSV with sentences,
a BEIR corpus.jsonl, or a list of sentence ids here, or use File &gt; Import.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sentence holds all of these words.
Try fewer, or the beginning of the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sentence of this part of the corpus holds all of these words.
Try fewer, or search in all sentences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here is prose: only headings or table debris.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no sentences here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hits so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No word to look for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to an id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prose only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves out headings and table debris (Ctrl+Shift+P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists what was found, or everything with it (Ctrl+Shift+H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the corpus…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the corpus…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the issues of its import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed sentences as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it was cut, as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: the name of a corpus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again: the name of a corpus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: the name of an embedding set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again: the name of an embedding set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: a change of another page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again: a change of another page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the corpus “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its %1 sentences go with their %2 embedding sets and anchor sets; questions and bundles that refer to them stay. The files it was imported from stay as they are. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the issues of a corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The import of “%1” had nothing to report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of the corpus page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the search: to the next hit; in the tree: to the sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the sentences: to the inspector; in the neighbours: to the sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the selected rows as TSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a field: empties it; in the inspector: back to the sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the files were cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it was &amp;cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Embedding sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename, remove or look at the issues of the corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter companies, years and sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Company, CIK, year, section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Companies, years and sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in the sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in the sentences (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every word, the last one as a beginning; words between double quotes stand one after the other. F3: the next hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to a sentence by its id or its place in the corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id or place (Ctrl+G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corpus “%1” is no longer in this workspace: it was removed elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corpus “%1” is no longer in this workspace: it was removed elsewhere. “%2” is in front now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::CorpusWorkbench</name>
    <message>
        <source>Reading the sections of a corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading which sentences are prose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching a corpus</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::CoverageModel</name>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no question: a gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Questions; one with several years or companies counts once in each row, and once in the grand total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::CoveragePane</name>
    <message>
        <source>Suite whose coverage is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All &amp;usual values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists every category from A to J, difficulty, scope and answer type, also those that no question has, so that what is missing is seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions for each combination of facets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All suites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as chosen in the facets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the newest suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace holds no gold questions yet.
Import a file with questions from the menu File, or drop one here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose at least one facet for the rows and one for the columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · n = %2 · gaps (hatched): %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · without retired ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · only rows or columns that occur are listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the questions to check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed draws the same questions again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next to check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions of the spot check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space ticks a question as checked; Return shows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spot check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Spot check:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s&amp;eed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target mix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a target with the category, difficulty, scope and answer type of the cell that is chosen in the matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the selected target; Undo brings it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target mix: wanted, there, missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target mix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Target mix:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> For all suites it is kept only while the window is open; choose a suite to store it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No target is set: choose one, or add cells of the matrix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting for the target mix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · 1 question fits no cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 questions fit no cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · 1 question has no category, so it counts in no cell that asks for one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 questions have no category, so they count in no cell that asks for one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · for all suites, kept only while the window is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a cell of the matrix first: one with a category, difficulty, scope or answer type.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::CuratorField</name>
    <message>
        <source>Edits are signed. Your &amp;name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name, for what you judge and decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return takes it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::CurvePane</name>
    <message>
        <source>What the left chart shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision-recall, scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision-recall, decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ROC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each class&apos;s own score; the FHRI classes among the samples that NLI leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole decision over all samples: what NLI takes caps the recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The FHRI read as the probability that the answer is accurate</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::CurvePlots</name>
    <message>
        <source>NLI ≥ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FHRI ≤ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FHRI ≥ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No set is loaded. Import scores or choose a set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halluc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contrad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 n %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, n %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2 to %3: %4 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sample of this scope has this score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision and recall of the whole decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall (of all samples of the class)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, AP %2, recall ≤ %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No class has a curve: the set has no scored sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2
precision %3, recall %4
%5 right of %6 taken, among all samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ROC, each class against the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>False positive rate (after NLI)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True positive rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, AUC %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ROC needs samples of a class and of the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2
true positive rate %3, false positive rate %4
%5 right, %6 wrong taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reliability of the FHRI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean FHRI of the bin (samples that NLI does not take)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share accurate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sample is left to the FHRI here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accurate, ECE %1, n %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wilson 95 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(upper bound)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perfect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FHRI %1 to %2, mean %3
%4 of %5 accurate: %6
Wilson 95 %: %7 to %8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FHRI of each class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FHRI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>τ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NLI of each class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NLI contradiction score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>τ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scored sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halluc. recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>τ* %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>infeasible, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sample has it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::CurvesPane</name>
    <message>
        <source>k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit@k over covered anchors, with Wilson 95 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit@k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MRR@k over covered anchors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MRR@k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, n = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No covered anchor has been asked yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::DecideDialog</name>
    <message>
        <source>Thresholds for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide these thresholds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why these thresholds?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Default τ %1 · NLI %2 / %3 · %4 sample(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All constraints are met over all samples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not every constraint is met over all samples; the decision says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bootstrap and no held-out score yet: run them in the tab Robustness to store them with the decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A decision needs a name, an author and a reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ Not stored: there is a decision called “%1” already. Give it another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ Not stored. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::DecisionCheckDialog</name>
    <message>
        <source>“%1” measured on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided τ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1 here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constraints of the decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All samples, each at its own τ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no scenario)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The decision does not name this scenario: its default applies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no scored sample here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was made under none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ all met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the decision reaches, per scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sample has a score with the decision&apos;s weights, so there is no figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Without a score with the decision&apos;s weights, and in no figure: %1 sample(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The decision names scenarios that this set lacks: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the data that the decision was made on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the data that the decision was made on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::DecisionsModel</name>
    <message>
        <source>feasible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not feasible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scored set that it was decided on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beginning of that set&apos;s hash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The threshold of every scenario that has none of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default τ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many scenarios have a threshold of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether every threshold meets its constraints on the data it was decided on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1 of the default on data that it was not chosen on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held-out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::DecisionsPane</name>
    <message>
        <source>Decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thresholds by scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Decide…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store the present thresholds as a decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the selected decision for a program to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read thresholds from a JSON file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how two selected decisions differ by scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measure this set against it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the selected decision reaches on the set that is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pin it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the page with the selected decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo brings it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been decided yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare shows how these two differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a decision, or two to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>τ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(all others)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no scenario)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – NLI soft %2, hard %3. %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No reason was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2: %3 of %4 thresholds differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The NLI limits differ: %1 and %2, formerly %3 and %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They weigh the components differently.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They were decided on different data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file names no default; %1 was taken for all other scenarios.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has τ %1 for the scenario “default” and %2 for all others; the plain form has one key for both. Export the whole decision, or decide one threshold for both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thresholds (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole decision (*.decision.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import thresholds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was removed. Undo (Ctrl+Z) brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::DetectorChoice</name>
    <message>
        <source>Full (document&apos;s weights)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FHRI as stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source&apos;s own weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored predictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pin</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::DetectorPane</name>
    <message>
        <source>Suspicions, and what they weigh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suite or version to check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chec&amp;k for bad questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the check is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2, frozen)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking %1 for bad questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check was cancelled; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading what was decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no suite to check. Import questions first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a suite and check it: six rules look for questions that do not deserve to be in it. You decide about each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Nothing is suspected in %1 (%n question(s), checked %2).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2 (%n question(s), checked %3); %4 open, %5 decided.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 suspicion(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) edited since: check again.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n question(s))</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::DistancesPane</name>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantiles of distances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This search ranks by scores, which are no distances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no results yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances, %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold, n = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>others, n = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median, gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median, others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>25 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>75 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantiles follow when the run pauses or ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>others</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::DraftKeeper</name>
    <message>
        <source>Keeping a draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing a draft</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::DropArea</name>
    <message>
        <source>Import: drop files here, or choose them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop scores, questions, filings, bundles
or a workspace anywhere in the window</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::DynamicPane</name>
    <message>
        <source>Figures of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions go to this address with /ask behind it. A token is taken from the environment variable ASSAY_ASK_TOKEN and stored nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In parallel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> /s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>body and reply as usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A JSON file that says what is sent and where in a reply each value stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a new run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask what this run has not asked yet, and again what failed. It is asked as it was begun, but for what was changed in this form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings of the backend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run “%1” is being asked already, by another process or window. Wait until it has ended, then resume it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking… The progress is shown under Jobs; what has been answered is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the backend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No run yet. Name the address of a chat backend and start one: a sample of the set&apos;s questions is asked, and the answers are judged by the present thresholds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judged by the present thresholds: %1; NLI hard limit %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 answered, %3 failed (in no figure of answers), %4 answered without a score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P95</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P99</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy: dynamic %1, static %2 on the same samples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Static and dynamic decision agree: share %1, Cohen&apos;s κ %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic decisions (rows: true class)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Static (rows) against dynamic (columns)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::EmbeddingPane</name>
    <message>
        <source>Embedding sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the corpus&apos;s own words, without any service: TF-IDF and a truncated SVD of 256 dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make LSA vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import vectors…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a file: .npy, JSON lines or raw float32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From an endpoint…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From an OpenAI-compatible address; what it takes is shown first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another name for the selected set (F2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected set and what was made from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found when the selected set was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 sentences have a vector of %3 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 had none in the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of length 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not finite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 were brought to length 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 share their vector with another sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File %1 · content %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · source %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LSA vectors of this corpus are being made; see Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No corpus is in front.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This corpus has no vectors yet. Neighbours and their tests need some.
Make LSA vectors: they need nothing but the corpus itself.
Or import what a model of yours has made, or let an endpoint make them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This corpus has no vectors, and the workspace can only be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: no embedding set was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key holds a blank or a line break; a key has none. Nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key ring has no key with the service “assay” and the account “%1”. Nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key ring did not answer: %1. Nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made the embedding set “%1”: %2 vectors of %3 numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LSA (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making LSA vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetching vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimating what vectors take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove an embedding set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the embedding set “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its %1 vectors and the indices made from them go; runs that were made with it stay. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing an embedding set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the issues of an embedding set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making “%1” found nothing to report.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::EndpointDialog</name>
    <message>
        <source>the model&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base64 (smaller answers)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> USD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of an environment variable. Its value is sent to this address as the key and kept nowhere; empty: no key is sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in this build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account that the desktop&apos;s key ring has the key under, with the service “assay”. It is read when the vectors are fetched and kept nowhere; it comes before the variable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This build was made without libsecret and cannot ask a key ring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers &amp;as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Texts in a request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Price of a million tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Key from the variable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or from the key &amp;ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name of the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors of “%1” from an endpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is an embedding set “%1” of this corpus already. Give the new one another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address is as https://host/v1, without user name, query and fragment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which model is asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting the texts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate first: nothing is sent before you have seen what it takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 different texts (%2) in %3 requests: about %4 tokens, a guess of one for four bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time: about %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time: not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost: about %1 USD.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a price the cost is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of %1 is read from the key ring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The variable %1 is not set, so no key will be sent.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::EvidencePane</name>
    <message>
        <source>Sentences of the evidence, with what stands around them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence ids; Delete removes, Alt with Up and Down moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves the id up (Alt+Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves the id down (Alt+Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the id out of the evidence (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attach text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the sentence that this id stands for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence id to add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds the id at the end (Return)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence that the id stands for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No question is in front.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This question names no evidence. Add the id of a sentence below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sentence id(s), all held.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence id(s), %1 without a text in this workspace.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What stands around the sentences is shown for the first %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>? no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≠ %1 texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is among the evidence already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence in another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question in front names no evidence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No corpus of this workspace has the sentence %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::FacetModel</name>
    <message>
        <source>Not checked since the workspace was opened: check a suite on the tab Suspicions, then its rules can be chosen here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (not checked)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click on “clear”, or the Delete key, gives up what is chosen here</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n different value(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n question(s), as far as the other facets let them pass</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, %n question(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Facet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::FacetPane</name>
    <message>
        <source>Facets: choose values to see only the questions that have them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a value among the facets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives up what is chosen in every facet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear all facets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::FieldDialog</name>
    <message>
        <source>Set a field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to a field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Field:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Value:</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Add to %n question(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear it in %n question(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set it in %n question(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” does not fit this field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One entry a line. All of them together are one step of undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty takes the value away. All of them together are one step of undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them together are one step of undo.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::FieldEditor</name>
    <message>
        <source>One entry on each line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One entry on each line; Shift+Return begins a new line within an entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No valid JSON at character %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A JSON array is needed: [ … ].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A JSON object is needed: { … }.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no whole number; one on each line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no number; decimals come after a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A confidence is between 0 and 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tolerance is not negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one token is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is hardly a year.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source has %1 here, which is not of this field’s type.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::FigurePane</name>
    <message>
        <source>What the right chart shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures against τ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FHRI of each class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NLI of each class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures against the threshold, per scenario</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::FiguresModel</name>
    <message>
        <source>Undefined: nothing is predicted to be of this class. It counts as 0 in F1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undefined: no sample is of this class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The true or predicted class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of what is predicted to be of the class that truly is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of what truly is of the class that is predicted so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harmonic mean of precision and recall: 2TP / (2TP + FP + FN)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples that truly are of the class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1 %1 · accuracy %2 · MCC %3 · κ %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source> · mean over the %n class(es) that occur</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::FilterBar</name>
    <message>
        <source>Search the questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search question, answer, company, notes, evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions that hold every word; the last may be a beginning. Case and accents do not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filters that were saved in this workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives up what is chosen of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions that are shown, of all in the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None saved yet: choose facets or search, then “Save this filter…”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newer version of the program has saved this filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name. One that there is already is replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved the filter “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename a filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New name of “%1”:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a filter “%1” already. Remove it first, or choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter “%1” is gone: it was removed elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filter “%1” is now called “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed the filter “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::FlagDialog</name>
    <message>
        <source>Flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong, for who reads it later</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Flag %n question(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::FlagMenu</name>
    <message>
        <source>Flag as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a &amp;note, or another reason…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::FlipsModel</name>
    <message>
        <source>✗ right to wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ wrong to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>· wrong to wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(cannot be read)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample&apos;s id in its source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario named by the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The true class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the pinned thresholds decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the present thresholds decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the decision became right or wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the score lies from the limit that decides it now: the list begins with the nearest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Financial Hallucination Risk Index with the present weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FHRI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradiction score of the NLI model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NLI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::FlipsPane</name>
    <message>
        <source>Each scenario at its own τ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over all samples: judge every sample by its scenario&apos;s threshold, pinned and present. Else the one threshold of all samples counts, as in the matrix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin the present thresholds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples that change class against the pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is pinned. Pin the present thresholds, then move them: the samples that change class are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Against %2 (%3), another class for %1 sample(s): %4 right to wrong, %5 wrong to right, %6 wrong to wrong.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>each scenario at its own τ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>τ %1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::FreezeDialog</name>
    <message>
        <source>Freeze “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is this version for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A version is the suite as it is now, without its retired questions. It never changes, whatever is edited later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;ote:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a version “%1” already. Give it another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suite holds no question that could be frozen.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::GatePane</name>
    <message>
        <source>Self@1, strict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self@1, ties counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit@%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MRR@%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median gold distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves by at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filtered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run did not search in this regime.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run asked no anchor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No anchor that was asked is covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No gold was found, or the search does not measure cosine distances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no anchor that both runs asked and have covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lists of the run were made elsewhere and do not say it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure is undefined in the baseline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> n = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ %1: cannot be judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ on %1 in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judged over the %1 anchors that both runs have; this run has %2, the baseline %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1 with %2 lost anchors as misses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1 not asked count as misses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gate fails with %1: %2 of %3 findings violate their thresholds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No threshold is violated on the %1 anchors that both runs have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gate passes: no threshold is violated, over %1 anchors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %1 of the findings could not be judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Left out of moves: %1 anchors only in this run, %2 only in the baseline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, n = %2: Hit@%3 lost by %4, won by %5 anchors, p = %6 (McNemar%7): %8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>larger than chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no more than chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> MRR %1 [%2, %3] (paired bootstrap): %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two runs differ in %1: %2 here, %3 in the baseline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search of the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict as JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings of the gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alert thresholds of this workspace (shares: 0.07 is 7 points)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a threshold; undo takes it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the selected threshold; undo brings it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defaults…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaces all thresholds by those that Assay comes with, after asking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alert thresholds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (from outside)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run is not finished: only whole runs are judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of this run %1 of %2 anchors are there: only whole runs are judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no other finished run over this corpus to judge against. Run the same anchors again, after a change, and mark the first run as the baseline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judging…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judging a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves by at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A threshold is a number: 0.95, or 0.07 for 7 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default thresholds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the %1 alert thresholds of this workspace, which others judge by too, by those that Assay comes with? Undo brings them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The alert thresholds were changed elsewhere meanwhile: they are shown as they are now, and nothing was written. Make the change again if it is still wanted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::GeneralisationPane</name>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All samples together (condition A), then each scenario alone (condition B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples with a score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default τ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The predetermined threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>τ*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best threshold of the grid under the constraints; in brackets the least violating one where none meets them all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feasible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a threshold meets every constraint, and if not, what it falls short of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1 at the default; of all samples, each scenario at its own default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 at τ*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1 at the scope&apos;s own best threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 global τ*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1 at the best threshold of all samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ΔF1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generalisation: Macro-F1 at its own τ* minus at the global one; more than 0.10 benefits from a threshold of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Benefits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether ΔF1 is more than 0.10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−0.05</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of Macro-F1 when τ* moves down by 0.05</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+0.05</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of Macro-F1 when τ* moves up by 0.05</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robustness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The larger change at τ* ± 0.05: robust below 0.02, sensitive from 0.05 on, else moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global and scenario thresholds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No set is loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sample has a score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no scenario)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>robust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sensitive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>benefits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variance of Macro-F1 across scenarios: %1 at the defaults, %2 at their own τ*, %3 at the global τ*. High-risk (no feasible τ, or τ* ≥ 0.75): %4. Lenient (τ* ≤ 0.55): %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Without a score, and in no figure: %1 sample(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::GoldImports</name>
    <message>
        <source>Reading the list of suites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the issues of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing bundles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing a corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files are in none of the formats that Assay reads and were left out: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::HistoryPane</name>
    <message>
        <source>Imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened to the question, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revision to compare from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revision to compare to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore this revision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences; what was added is underlined, what was removed is struck through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No question is in front.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Revision %1 is in force; there are %n.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source> (in force)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore revision %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts this revision in force again, as a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This revision is in force</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::HoldingsModel</name>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bundles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions, bundles or answers in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions that are flagged just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen versions, oldest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When something was imported into it last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last import</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::HoldingsPane</name>
    <message>
        <source>Open questions or bundles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove bundles, answers or a list…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions, corpora, bundles and answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No gold questions yet. Import a suite, a file of bundles, or answers with their scores: what a file holds is seen by its content.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A suite is removed from the menu Suite of the page Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file that was imported stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove “%1” from the workspace?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its %1 bundles go with what was noted of them; questions drafted from them stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its %1 answers go with their scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its %1 sentences go, with their embedding sets and anchor sets; questions that refer to them and the results of runs stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list goes; questions that refer to it stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file it was imported from stays as it is. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::HomePage</name>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No workspace is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 scored set</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n scored sets</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in Thresholds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A workspace is one file that keeps your scored sets, gold questions, thresholds and where they came from. Make one, open one, or drop files here and let Assay make one for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent workspaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scored sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scored set yet. Import evaluation results or a data set: JSON, JSON lines or CSV with a label and an FHRI, or its components, for each sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show issues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No issues in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issues in %1: %2 errors, %3 warnings, %4 notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle the flagged question of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle %1 flagged questions of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review and freeze %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft questions from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read %1 and test its neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace is read-only: look at its sets and export from them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a scored set…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See how it works in the demo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See why 1 record was rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>See why %n records were rejected</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the issues of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a threshold for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import another set…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove scored set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove “%1” from the workspace?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its %1 samples and its thresholds go with it. The files it was imported from stay as they are. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::ImpactPane</name>
    <message>
        <source>%1 [%2, %3]</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Mean of %n question(s), with the 95 % percentile interval of a bootstrap</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Undefined: none of these questions has this score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported answers whose scores are compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which questions are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the flagged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the suspected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the flagged and the suspected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All, then by difficulty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it was imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions that have this score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean over all questions, with its 95 % bootstrap interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions that have this score and are not left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean without those that are left out, with its 95 % bootstrap interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without minus with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures with and without these questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no suite yet. Import questions first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scores of a system&apos;s answers are imported. Import them to see what the figures become without these questions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighing the suspected questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: n = %2, %3 left out, %4 without a score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not checked yet, so nothing of it is suspected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(difficulty missing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undefined: none of these questions has a score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undefined: one of the two figures is</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::JournalActions</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the judgement of a sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text attached to an evidence id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the decision “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the removal of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo %1 by %2 (Ctrl+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do %1 again (Ctrl+Shift+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to do again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::MainWindow</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issues and jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window and its columns are as they were at first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (read-only) — Assay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — Assay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No log file is being written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log file is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken reference: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong count: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong hash: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest of an unfinished import: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the workspace and cancel the import?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close and cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another workspace and cancel the import?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open and cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make another workspace and cancel the import?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make and cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assay workspaces (*.assay)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores, questions, bundles (*.json *.jsonl *.ndjson *.csv *.tsv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An import is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it has read so far is not kept; the files and the workspace stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on importing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a place…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use an existing one…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A workspace is needed to keep %1. It can be made in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace was written by a newer Assay (version %1 of the file). It is open for reading only; update Assay to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace is open for reading only. You can look and export; nothing in it is changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in Thresholds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported “%1”: 1 sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported “%1”: %2 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 without a score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace is sound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check found a problem in the workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The check found %n problems in the workspace.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>“assay check” in a terminal lists all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close Assay and cancel the import?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported “%1”: a reference list of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported “%1”: a corpus of %2 sentences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not imported: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The questions of the file become a suite of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colliding questions get a new revision, which can be undone; new ones are added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colliding questions stay as they are; new ones are added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the new ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The questions that are there stay as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a suite %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are suites %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds every question of the file, unchanged: there is nothing to import.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 have an id that is in use for another question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are in it unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the %1 questions to be imported, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To replace questions, say on the page Questions who you are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported %1 files; Home lists all of them. The last ones:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported %1: 1 question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported %1: %2 questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show repairs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 text of “%1” was decoded with the wrong character set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 texts of “%2” were decoded with the wrong character set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported %1: %2 bundles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported %1: %2 answers with scores.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::MappingDialog</name>
    <message>
        <source>Columns of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Columns of %1 and %n more file(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Columns of the file and their fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separator of lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first rows of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lists within a cell are separated by:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;The first rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns are mapped as you did it last for a file like this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which column is which field of a question? What fits no field is kept with the question all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field for the column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(kept beside the fields)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are all mapped to %2; only one column can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which column is the text of the question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The separator of lists is one ASCII character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each file becomes a suite of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into the suite “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This choice is remembered for files with the same columns.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::MatrixPane</name>
    <message>
        <source>Figures per class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1: mean F1 over the classes that occur. Accuracy: share decided rightly. MCC: Matthews correlation. κ: Cohen&apos;s kappa.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples with an NLI score from the soft up to the hard limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For manual review: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · judgements applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · difference to the pin, by scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · difference to the pin</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::MessageBanner</name>
    <message>
        <source>Close this message (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::NearPane</name>
    <message>
        <source>Neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentences of this corpus whose vectors are nearest to that of the selected one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding set that neighbours are found by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only sentences of the same company, form, year and section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the embedding sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the nearest sentences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is listed is of the sentence before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This corpus has no vectors yet, so nothing is known to be near.
Make LSA vectors from its own texts, or import vectors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sentence is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sentence has no vector in %1: it is no prose, has no known word, or the source had none for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other sentence of its section has a vector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other sentence of the corpus has a vector.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::NeighbourDesk</name>
    <message>
        <source>The corpus %1 is not in this workspace any more: the sentences of this run cannot be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corpus %1 has other sentences now than when this run was made: they cannot be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No run is chosen.
Choose one on the left, or set one up and run it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run is being loaded…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run could not be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run could not be loaded: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run holds figures from outside: they have no anchors to show.
The tab From outside shows the figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last change (of a run or of an anchor set) has no undo. Undo once more takes back the edit before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing intervals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbour test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbour test %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A neighbour test is at work already. Pause it first, or wait for its end.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::NeighbourFigureText</name>
    <message>
        <source> n = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undefined: there is no anchor that %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self@1, ties counted: the anchor is the nearest to its own vector, or as near as the first result (exact duplicates tie). Over the anchors that were asked; Wilson 95 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self@1, strict: the anchor is the first result for its own vector, equal distances in the order of the corpus. Over the anchors that were asked; Wilson 95 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit@%1 over all anchors that were asked, covered or not: at least one of the first %1 results, the anchor itself left out, is gold. Wilson 95 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit@%1 over covered anchors: at least one of the first %1 results, the anchor itself left out, is gold. Wilson 95 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MRR@%1 over all anchors that were asked, covered or not: the mean of 1 / rank of the first gold sentence within %1 results, 0 where there is none. Bootstrap 95 %, 2,000 draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MRR@%1 over covered anchors: the mean of 1 / rank of the first gold sentence within %1 results, 0 where there is none. Bootstrap 95 %, 2,000 draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coverage: anchors with at least one gold sentence in their window, of all anchors. Wilson 95 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median of the cosine distances 1 - cos of the gold sentences among the results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, recall@%2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, recall not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact, by vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HNSW, by vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lexical (BM25)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hybrid, alpha %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reciprocal rank fusion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> + window ±%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> + union over %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::NeighboursPage</name>
    <message>
        <source>Neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · n = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · vectors %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · at work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardest cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs the test that is set up (Ctrl+Return)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops the test; Resume goes on where it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks the anchors that are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops the test and removes what it has found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later runs over this corpus are judged against this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use its settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets up a test with the settings of this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the anchor in its corpus (Ctrl+E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every anchor in the search and regime of the hardest cases, the hardest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures as JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures of the run with every anchor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::OutsidePane</name>
    <message>
        <source>lies outside the range that it can have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is below %1: every hit at rank 1 adds 1 to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is above what the hits allow: a hit beyond rank 1 adds at most 1/2 (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>falls as k grows, against %1: more results cannot find less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not add up with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no share that a whole count of n gives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>falls below a smaller percentile (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is below the strict figure (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is below what the hits demand (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import figures or results…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures: a JSON file as `assay neighbours --json` writes it, or as much of it as there is. Results anchor by anchor: JSON lines, CSV or a TREC run, judged against a corpus of this workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: the framework document&apos;s figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures that cannot be true together, to see what is found in them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures from outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What cannot be true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures and results (*.json *.jsonl *.csv *.tsv *.trec *.run *.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No workspace is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lists of the run in front were made elsewhere. Its figures, from the corpus of this workspace, stand on the other tabs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run in front is not from outside. Import figures, take the example, or choose such a run on the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No figure contradicts another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 faults: these figures cannot be true together. They are kept as they were given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Source: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consistency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::OverviewModel</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 [%2, %3] n = %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchors asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self@1, strict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self@1, ties counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit@%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MRR@%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit@%1, all anchors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MRR@%1, all anchors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold distance, median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchors that have what the search needs: a vector, a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Beside it the 5 and the 95 % quantile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences are counted when the run pauses or ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No anchor has been asked yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undefined: the lists hold no distances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undefined: this search ranks by scores, not by cosine distances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undefined: no gold sentence is among the results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances are summed up when the run pauses or ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undefined: no anchor has what this search needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undefined: no anchor is covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undefined: no list holds its anchor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undefined: lists do not hold their anchors, or have no distances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undefined: some lists end before rank %1 without gold, or are missing, so that what stands there is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, filtered minus open, over the anchors that are covered and were asked in both; paired bootstrap 95 %, 2,000 draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click: its anchors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filtered − open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::OverviewPane</name>
    <message>
        <source>Figures of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many covered anchors have which effective window: the one that was needed, bounded by the farther end of the section. A click shows them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 anchors so far. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intervals of MRR, differences and distances follow when the run pauses or ends. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value [95 % interval] count/n. A click on a figure shows its anchors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective windows of covered anchors: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::PageHeader</name>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionActions</name>
    <message>
        <source>Approve and next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approves the question in front and goes to the next; or all that are selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flag…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says what is wrong with the selected questions: 1 to 9 choose the reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected questions are asked no longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked, next of the spot check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticks the question in front in the spot check of its suite and shows the next of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a field…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category, difficulty, scope, answer type … of all selected questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to a field…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds companies, years, sections … to all selected questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the evidence in its corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the selected sentence of the evidence on the page Corpus (Ctrl+G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the facets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detail beside the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionDetail</name>
    <message>
        <source>The question in detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspicions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionForm</name>
    <message>
        <source>Question and answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an answer must hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the source has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n filled</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Another question of this suite has the same id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · revision %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed without a name, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed by %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can only be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flagged by %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is now: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed what you are typing in. Yours is kept here, but not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 was not saved: what was typed does not fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was typed into %1 is not saved yet; it is kept as a draft.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 typed here on %2 what was never saved: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since then %1 was changed; taking the draft replaces that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken from a draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else has changed this question meanwhile. Below is theirs; your edit was not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save mine over it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep theirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen over a change from elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionListModel</name>
    <message>
        <source>Draft until somebody approves it; flagged while something is wrong with it; retired when it is no longer asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of the detector that suspect the question; a person decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the revision in force was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspicions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionWorkbench</name>
    <message>
        <source>Nothing had to be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Approving questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 approved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retiring questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 retired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making questions drafts again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 made drafts again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flagging questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 flagged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: the change of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again: the change of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is there again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: a suite that was made or imported is gone. Redo brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again: the suite is removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>question %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 changed %n question(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 made %n edit(s) elsewhere in the workspace.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The suite %1 was added, with %n question(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The suite %1 is now called %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions were imported into the suite %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suite %1 was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading the questions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::QuestionsPage</name>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 suites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · n = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 of %3 shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · number %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 is outside of the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The questions in several views</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspicions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stays in front, outside of the filter: what is typed in it is not saved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the workspace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File, or drop a file with questions anywhere in the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace holds no gold questions, and it can only be read.
Open one that can be written to import questions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace holds no gold questions yet.
Import a file with questions from the menu File, or drop one here: JSON, JSON lines or CSV. It becomes a suite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suites of this workspace hold no question.
Make one with “%1” (%2), or import a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still loading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No question holds all of these words.
Try fewer, or only how they begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No question has all that is chosen.
Give up a facet on the left, or show all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1, which is being edited outside of the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in front, but outside of the filter: choose a question of the list, or show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of the questions page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 – 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After F: the reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space, Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the facets: choose a value, open a facet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the facets: give up what is chosen in the facet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the search line: search for nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the search line: to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the table: edit the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who signs?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits are signed. Your name:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::RejectMenu</name>
    <message>
        <source>Reject because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your &amp;own words…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::RejectReasonField</name>
    <message>
        <source>Why the bundles are rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return rejects, Escape gives up</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Why no question from %n bundle(s)?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::RepairDialog</name>
    <message>
        <source>Looking for texts that were decoded with the wrong character set…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair texts of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts and their repairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The difference word by word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for repairs in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No text of this suite was decoded with the wrong character set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 texts will be repaired, in one step of undo.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::RepairsModel</name>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::RestoreDialog</name>
    <message>
        <source>To the &amp;version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version to restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moment to restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 question(s), frozen by %2 on %3</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Every question goes back to what it was then; questions made since are retired. All of it is one step of undo, and nothing of the history is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::ResultsImportDialog</name>
    <message>
        <source>Where the file says how the test was set, as it says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import results of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the file says, else its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As each list says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filtered, where a list does not say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open, where a list does not say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search&apos;s name, where a list has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many as the longest list has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many results were asked for. A shorter list ended because there was no more; behind one of this length, nothing is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lists are judged against a corpus of this workspace: gold, coverage and figures are counted as for a test that is made here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Corpus:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Regime:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results asked &amp;for:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no corpus here yet. Import the one that was searched first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported, marked as from outside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported, marked as from outside. %1 results lie beyond the filter of their anchor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was imported; wrong are: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::ReviewModel</name>
    <message>
        <source>Contradiction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a contradiction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(cannot be read)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FHRI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NLI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::ReviewPane</name>
    <message>
        <source>What is listed for review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orphans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs out of order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradictions without a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Matrix with judgements applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples for review; 1, 2 and 3 judge, 0 takes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was judged of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key %1, with the list in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note to the next judgement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note to the judgement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to judge here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 judged, %3 to judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · FHRI %2 · NLI %3 · decided %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (undo)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (redo)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not judged yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::ReviewQueueModel</name>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::ReviewQueuePane</name>
    <message>
        <source>Suite whose reviews are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which questions are listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without my review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disagreements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My outdated reviews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions of the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 approves, 2 flags, 3 is unsure, 0 takes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement beyond chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two reviewers of Cohen&apos;s κ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who share the most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cohen&apos;s κ of two reviewers over the questions that both judged, on the three verdicts; 95 % percentile interval of a bootstrap over questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Krippendorff&apos;s α of all reviewers over the questions that two or more judged, nominal; 95 % percentile interval of a bootstrap over questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reviews of a text that the question has no longer do not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cohen&apos;s κ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Krippendorff&apos;s α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing reviews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n review(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no suite yet. Import questions first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the reviews…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have reviewed every question of this suite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) without your review.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>None of your reviews is outdated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 question says something else since you reviewed it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n questions say something else since you reviewed them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) on which reviewers differ.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No disagreement that you may see: reviews are blind, and those of questions that you have not judged are hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two reviewers differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%2 · the same verdict: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · the same verdict: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 by %n reviewer(s); %2 outdated and left out</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>; %1 not counted: this suite is reviewed blind, and you have not judged their questions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::ReviewsPane</name>
    <message>
        <source>Reviewers of this suite do not see each other before they have judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A setting of the suite; who changes it is in its history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reviews of the question; 1 approves, 2 flags, 3 is unsure, 0 takes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key %1, with the list in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason to flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note to the review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ revision %1; outdated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question says something else now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 review of somebody else is shown once you have given your own of this revision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n reviews of others are shown once you have given your own of this revision.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No question is in front.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say who you are to review: the first review asks for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not reviewed this question yet: 1 approves, 2 flags for the reason chosen, 3 is unsure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You said “%1”, but of an older revision: say it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You said “%1”. A review changes neither the status nor the flags.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reviews blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reviews open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::RobustnessPane</name>
    <message>
        <source>τ* over the draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>τ*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not computed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>τ* of a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws of the bootstrap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run for all scopes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A decision stores what is known of every scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At τ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wilson 95 % interval, lower end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wilson 95 % interval, upper end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples of the class, or predicted to be of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wilson intervals at the operating point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bootstrap and half-splits of the threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No set is loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sample of this scope has a score: there is nothing to draw from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run draws the samples anew with their pairs together, and says how the best threshold varies and what it reaches on samples it was not chosen on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3, bootstrap 95 % %4 to %5 (%6 draws, seed %7, %8 clusters of %9 samples).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least violating τ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A threshold met every constraint in %1 of the draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No held-out score: there are fewer than two samples that may be parted into halves (a pair stays together).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen on one half, measured on the other (%1 splits): Macro-F1 %2 where it was chosen, %3 held out (95 % %4 to %5).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimism %1 (95 % %2 to %3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, recall</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::RunListModel</name>
    <message>
        <source>at work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>baseline, from outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2, %3 of %4 anchors, %5
Assay %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::RunPane</name>
    <message>
        <source>adaptive, from ±%1 until %2 gold, at most ±%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed, ±%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No neighbour test has been run in this workspace.
Set one up on the right and run it; or import figures from elsewhere on the tab From outside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the test is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the run was made of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on this run; Return keeps it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 anchors asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures from outside; see the tab of that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corpus: %1 (%2…)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From outside: the lists were made elsewhere; gold and figures are of this corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchors: %1 drawn, seed %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchors: the set %1, n = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prose only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headings and table debris too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; cross references are no gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filtered on: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made %1 by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the run %1 with its results? This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the test and remove what it has found so far? Pause keeps it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel and remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::RunView</name>
    <message>
        <source>%1 (from outside)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filtered</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::SampleInspector</name>
    <message>
        <source>Sample in detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. It is in no figure; its text is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a sample in the list to see it whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NLI %1 ≥ hard limit %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FHRI %1 %2 τ %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FHRI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(as stored)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(from its components)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(for manual review)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NLI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Components</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source&apos;s weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FHRI from these components: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other keys of the source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::SampleListModel</name>
    <message>
        <source>(cannot be read)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample&apos;s id in its source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario named by the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The true class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The class that the rule decides at the present threshold and NLI limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Financial Hallucination Risk Index; a click sorts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FHRI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradiction score of the NLI model; a click sorts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NLI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The class that the source&apos;s own program predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::SamplePane</name>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 sample(s): truly %2, decided %3. Escape in the matrix shows all.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sample(s) of this scope. Choose a cell of the matrix to list only its samples.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::ScenarioModel</name>
    <message>
        <source>(%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>infeasible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feasible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>robust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sensitive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1 changes by up to %1 at τ* ± 0.05 (robust below 0.02, sensitive from 0.05).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All samples together, then each scenario of the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples with an FHRI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The threshold set here; each scenario keeps its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>τ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best threshold on the grid 0.50 … 0.95 under the constraints; the least violating one if none meets them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>τ*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infeasible, or how Macro-F1 bears a step of 0.05 (robust, moderate, sensitive)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::ScoredSetsModel</name>
    <message numerus="yes">
        <source>%n files</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>SHA-256 of the imported files: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · %3 records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples kept, scored or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records that could not be kept as samples; the issues say why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples without an FHRI: no threshold can judge them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unscored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it was imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beginning of the SHA-256 of the imported files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hash</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::SearchListEditor</name>
    <message>
        <source>Searches, the columns of the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a search as a column of the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the selected search (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links that each vector keeps in the HNSW graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ef, building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates that are looked at while the HNSW graph is built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ef, searching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates that a search looks at: more find more of what exact search finds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BM25: how soon a repeated word stops counting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>b</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BM25: how much a long sentence is held against it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: lexical only; 1: by vector only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window expansion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each hit brings the neighbours of its slice, this far to both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Union over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The union of one search for each value of the field: each year, each company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — needs vectors</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::SentenceColumns</name>
    <message>
        <source>Company missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::SentenceInspector</name>
    <message>
        <source>The selected sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CIK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place in the corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further fields of its source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions and bundles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for them…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They could not be looked for: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No question has it as evidence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bundles (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bundle holds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No corpus is in front.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sentence is selected. Choose one in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(only the id is known)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Around it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::SentenceLinks</name>
    <message>
        <source>Reading which bundles hold a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for questions and bundles of a sentence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::Session</name>
    <message>
        <source>Opening %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another workspace was asked for before that one was open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no workspace for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this workspace is open for reading only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the workspace was closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renaming %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the list of sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the issues of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not imported, as %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the next start on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open the last workspace at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name, for what you judge and decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands beside what you judge and decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset window and columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept in:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::SetupPane</name>
    <message>
        <source>Corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The embedding set that searches by vector use; its model is named wherever results are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the run (made from corpus, vectors and searches)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is tested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searches, the columns of the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchors, whose neighbours are looked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is gold, and where is searched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window of an anchor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous anchor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next anchor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 sentences)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — not here any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File, or drop a file with sentences anywhere in the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace holds no corpus, and it can only be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace holds no corpus yet: the sentences among which neighbours are looked for.
Drop filings, JSON lines or CSV with sentences here, or use File &gt; Import.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — %2, %3 vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: lexical search only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This corpus has no vectors. Make LSA vectors or import some on the page Corpus; or run a lexical search, which needs none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the fields of a corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no corpus to test.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace can only be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corpus %1 is not in this workspace any more: choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vectors %1 are not in this workspace any more: choose others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A search needs vectors: choose some, or keep lexical searches only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A test is at work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covered: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · windows %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · drawn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and %1 more strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchor %1 of %2 · %3 · </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>covered by %1 gold within ±%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not covered: its section has no other sentence that may be gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not covered: none of the %1 sentences of its section within ±%2 may be gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, clipped by both ends of the section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, clipped by the beginning of the section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, clipped by the end of the section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeping the anchors %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept %1 anchors as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import anchors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchor sets (*.json *.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the anchors %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was imported: %1 of %2 sentence ids are not in this corpus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported %1 anchors as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the anchors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchor sets (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::ShortcutSheet</name>
    <message>
        <source>Keys and what they do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys can be changed in the settings, under Shortcuts.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::ShortcutsEditor</name>
    <message>
        <source>Assign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by action or keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New shortcut for the selected action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New shortcut:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select an action to change its shortcut. Changes apply at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the new keys in the field above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is used by %2. Assigning it here takes it from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::SpotCheckModel</name>
    <message>
        <source>Checked, id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::StrataPane</name>
    <message>
        <source>Strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by section length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit@%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MRR@%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No anchor has been asked yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 · %3 · n = %4, %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 anchors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 covered anchors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bootstrap 95 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wilson 95 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intervals of MRR follow when the run pauses or ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click on a bar or a row shows its anchors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::SuiteDifferenceModel</name>
    <message>
        <source>+ added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>− removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>~ changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::SuiteExportDialog</name>
    <message>
        <source>With &amp;retired questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the format cannot hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions that lose it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at what the format can hold…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the export of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 question(s); nothing of them is lost in the format.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 question(s). The format cannot hold these fields; they would be missing in the file:</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 there are files of these names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::SuiteSettingsDialog</name>
    <message>
        <source>The &amp;years are the same for all companies but those below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Years of the corpus of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Years of single companies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CIK, first year and last year, one company a line: 104169 2016 2020</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A question about a year outside these is suspected. While they are not known, that rule does not judge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From – to:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Companies:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first year is after the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no CIK with a first and a last year.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No years are set: nothing is known.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::SuitesMenu</name>
    <message>
        <source>Suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New suite…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename suite…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove suite…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete removed suites for good…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freeze a version…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare versions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a version or a moment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export suite…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Years of the corpus…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair the character set…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the suite “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a suite on the left, or a question of it, first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suite %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 question(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Name of the suite:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made the suite “%1”. It holds no question yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is now called “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freezing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Froze “%1” with %2. It never changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restoring %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in “%1” again: %2 changed, in one step of undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As on %1 again: %2 changed, in one step of undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The years of the corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The years are saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repairing texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repaired %1, in one step of undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove “%1” from the workspace?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With it go %1, with history, reviews and flags, and %2. The files it was imported from stay as they are. Undo brings it back, until removed suites are deleted for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n frozen version(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed “%1”. Undo brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no removed suite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete removed suites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1 for good?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With them go %1, with history, reviews, flags and frozen versions. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleting removed suites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed suites are deleted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::SuspicionBar</name>
    <message>
        <source>Accept and flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question is bad: flag it for the reason beside (A, with the list in front)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question is good; says why (D, with the list in front)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put off until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It comes back on that day (S, with the list in front)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As if nobody had decided; flags stay (T, with the list in front)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason to flag with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the rule suggests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it is dismissed or put off, or a note to the flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day on which it comes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As suggested: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is nothing wrong? Return dismisses, Escape does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why; needed to dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Deciding about %n suspicion(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::SuspicionListModel</name>
    <message>
        <source>%1 (not found by this check)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What triggered it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::SuspicionQueue</name>
    <message>
        <source>Which suspicions are listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule of the suspicions that are listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspicions; A accepts, D dismisses, S puts off, T takes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suspicion in full, with the text that triggered it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::SuspicionsPane</name>
    <message>
        <source>What is suspected of the question; A accepts, D dismisses, S puts off, T takes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suspicion in full, with the text that triggered it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No question is in front.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking a question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This question is retired: it is not checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is suspected of this question. Duplicates are looked for when the whole suite is checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n suspicion(s), %1 open. Duplicates are looked for when the whole suite is checked.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::SweepTableModel</name>
    <message>
        <source>feasible, best (τ*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feasible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least violating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>infeasible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>τ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halluc. precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halluc. recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halluc. F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accurate precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accurate F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contrad. recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contrad. F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MCC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>κ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::TargetModel</name>
    <message>
        <source>Total (of each cell at most what is wanted)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F2 or a double click changes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions that fit the cell, without retired ones; a question counts in every cell that it fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::TestSettingsForm</name>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far from the anchor a sentence of its slice may stand to be its gold: always the same, or widened until there are enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions to both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The width to begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold sentences wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Widened by one while there are fewer gold sentences than this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never wider than this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to ±</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prose only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headings and what is left of tables are neither gold nor searched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross references are no gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences such as &quot;See Note 12&quot; are no gold; they are searched all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filtered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searches among what shares the fields below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searches the whole corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regimes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields of the filtered regime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A result of the filtered regime has the anchor&apos;s value in each ticked field. &quot;slice&quot; is company, form, year and section at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole numbers, separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit@k for these k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MRR@k for these k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of bootstrap intervals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed gives the same intervals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit@</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MRR@</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick at least one regime.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The filtered regime needs at least one field to filter on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit@k: whole numbers from 1 to 1000, separated by commas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MRR@k: whole numbers from 1 to 1000, separated by commas.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdControls</name>
    <message>
        <source>%1, typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threshold τ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NLI soft limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NLI hard limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threshol&amp;d τ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accurate if FHRI ≥ τ, else hallucination. Arrow keys move by 0.001, Page keys by 0.05.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NLI &amp;soft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples with an NLI score from here up to the hard limit are for manual review.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NLI h&amp;ard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples with an NLI score from here on are contradictions, whatever their FHRI.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>τ*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the predetermined threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the predetermined threshold of this scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ≥</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the best threshold must satisfy this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undefined: nothing is predicted accurate. It counts as not met.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undefined: no sample is of this class. The constraint does not apply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least violating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the best threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the least violating threshold</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdExports</name>
    <message>
        <source>Folder for the sweep files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the page as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the sweep of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written to %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdPdf</name>
    <message>
        <source>FHRI thresholds: %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n = %1 · τ = %2 · NLI hard %3, soft %4 · for manual review %5 · %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threshold τ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halluc. recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acc. precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contrad. recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 samples, %3 without a score, %4 rejected · imported %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256 %1 · Assay %2 (%3) · — is undefined; it counts as 0 only within F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FHRI thresholds: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdPlots</name>
    <message>
        <source>NLI ≥ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FHRI ≤ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FHRI ≥ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>among all samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>among samples that NLI does not take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2
precision %3, recall %4
%5 right of %6 taken, %7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision and recall per class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall (FHRI: after NLI)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No set is loaded. Import scores or choose a set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, AP %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No class has a curve: the set has no scored sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures against the threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threshold τ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macro-F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halluc. recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accurate precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contrad. recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feasible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>τ*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least violating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>τ %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdSetLoader</name>
    <message>
        <source>Loading %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembering the thresholds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdTabs</name>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robustness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generalisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full against no-entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdWorkbench</name>
    <message>
        <source>All samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no scenario)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::ThresholdsPage</name>
    <message>
        <source>Thresholds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · n = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · FHRI recomputed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 without components</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 without a score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep files (JSON, CSV)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to τ*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the default τ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin these thresholds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freeze the present thresholds, limits and weights: from then on the tab Flips lists which samples change class. Again: unpin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store these thresholds with author and reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading the set…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No workspace is open.
Open one from the menu File, or drop a file with FHRI scores anywhere in the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workspace holds no scored set yet.
Drop a file with FHRI scores here (JSON, JSON lines or CSV), or use File &gt; Import.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a scored set on the page Home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios with their thresholds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scored set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scored set that is shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::VectorImportDialog</name>
    <message>
        <source>Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file with vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NumPy array (.npy): float32 or float16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON lines with ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw float32, little-endian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file says it: an id a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stand in the order of the corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file with ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all-MiniLM-L6-v2; shown wherever results are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;orm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Which is whose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name of the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File with vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File with ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors (*.npy *.jsonl *.ndjson *.f32 *.bin)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ids of the vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import vectors of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file with the vectors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file that says which sentence each vector belongs to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw numbers have no header: say how many of them make a vector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is an embedding set “%1” of this corpus already. Give the new one another name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::VerdictText</name>
    <message>
        <source>recall of hallucination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>precision of accurate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recall of contradiction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, must be at least %3 (%4 short)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is undefined (nothing is predicted so), must be at least %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sample to choose a threshold for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>τ* = %1: the highest Macro-F1 on the grid (%2) that meets every constraint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No threshold of the grid meets every constraint. The highest Macro-F1, %1 at %2, is infeasible. Least violating: %3 (%4).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accurate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hallucination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halluc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contrad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halluc. rec.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accurate prec.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contrad. rec.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::WeightsPane</name>
    <message>
        <source>Component scores per class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which FHRI is judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FHRI as stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document&apos;s weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source&apos;s own weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As stored: the FHRI of the set. All others compute it anew from the components; a missing component is left out and the other weights renormalised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numeric, directional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temporal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of %1, typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renormalise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide every weight by their sum. The FHRI does not change: it divides by the weights that apply anyway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This set has no components: only the stored FHRI can be judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Without any of the weighted components, and in no figure: %1 sample(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::app::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New workspace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the &amp;demo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Filter issues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issues and &amp;jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show i&amp;ssues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show jo&amp;bs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel all jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Check workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;log file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Assay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::app::WindowPreview</name>
    <message>
        <source>Looking at the anchors</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::widgets::BarChart</name>
    <message>
        <source>Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::widgets::ChartExport</name>
    <message>
        <source>A chart can be saved as .png, .svg or .pdf, not as “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG image (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::widgets::ConfusionMatrixView</name>
    <message>
        <source>Confusion matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as TSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as PNG, SVG and PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CSV, PNG, SVG or PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the pin, row by row: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen: true %1, predicted %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Against the pin: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Confusion Matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: truly %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: predicted as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln samples in all</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::widgets::CsvSaver</name>
    <message>
        <source>The table was closed while it was being saved; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table changed while it was being saved; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::widgets::CutsModel</name>
    <message>
        <source>Prose sentences of a section; of a file without sections all that were kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short lines that stand alone: kept in their places, marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left of tables in running text: kept in its place, marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records that could not be used; the issues say why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the section&apos;s text, or of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table debris</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::widgets::DataTableView</name>
    <message>
        <source>Column headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 rows were copied. Save as CSV to have them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit Widths to Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as TSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Selected Rows as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Selected Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::widgets::EmbeddingSetsModel</name>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LSA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corpus is as it was when the vectors were made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vectors are of the corpus with the hash %1, it has %2 now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of another corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the vectors were made with, as whoever imported them says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences whose vector has a direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences without a vector, or with one of length 0: searches do not find them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors of length 0 that the source gave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences that share their vector with another one, most of them the same text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the corpus is the one that the vectors were made of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::widgets::IssuesModel</name>
    <message numerus="yes">
        <source>and %1 more of this kind: %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::widgets::IssuesPanel</name>
    <message>
        <source>Kind of issue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter issues by text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected issues, or all that are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As TSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all issues that are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No issues. What is wrong in imported data is listed here, with its file and line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 row(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No issue matches the filter. Clear it to see all of them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::widgets::JobsModel</name>
    <message>
        <source>Job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::widgets::JobsPanel</name>
    <message>
        <source>Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is running. Imports, sweeps and other long work appear here with their progress.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the selected jobs, or the only one that runs (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the jobs that have ended off this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::widgets::MatrixText</name>
    <message>
        <source>1 accurate answer was predicted as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln accurate answers were predicted as %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 hallucination was predicted as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln hallucinations were predicted as %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 contradiction was predicted as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln contradictions were predicted as %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>accurate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hallucination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicted %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; there is none, so the share is undefined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Confusion matrix of %Ln samples.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>true \ predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>count (share)</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::widgets::NearListModel</name>
    <message>
        <source>Cosine distance, 1 - cos: 0 is the same direction, 2 the opposite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 - cos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::widgets::NumberText</name>
    <message>
        <source>under 1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::widgets::PlotText</name>
    <message>
        <source>Unnamed series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: one point, %2 at %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln points, lowest %2 at %3, highest %4 at %5.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: line at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Across: %1, from %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up: %1, from %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: from %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shaded range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: point at %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2
%3: %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::widgets::PlotWidget</name>
    <message>
        <source>Copy as PNG, SVG and PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PNG, SVG or PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Chart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::widgets::SaveFile</name>
    <message>
        <source>“%1” could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::widgets::SentenceListModel</name>
    <message>
        <source>(cannot be read)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(only the id is known)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position within the section; gaps are allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pos.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prose has no mark; headings and table debris are kept in their places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the sentence&apos;s id writes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::widgets::SentenceText</name>
    <message>
        <source>Prose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table debris</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CIK %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::widgets::SliceTreeModel</name>
    <message>
        <source>All sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CIK %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sentences, %2 of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of them are headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of them are table debris</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences of every kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean length of a sentence, in bytes of UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>assay::widgets::WindowStrip</name>
    <message>
        <source>The anchor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold: within ±%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not gold: a heading or what is left of a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not gold: a cross reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not gold: beyond ±%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window of the anchor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchor at position %1, window ±%2, %3 gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, clipped by the beginning of the section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, clipped by the end of the section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position %1 (%2%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among the results</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Making the demo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
